extension FocusMap {
  /// The group that a movement made in a field goes to instead (focus F39).
  ///
  /// Left and right, Tab and jumps are the field's own.
  func steered(by movement: Movement, from slot: Int) -> Int? {
    guard let group = groups[slot].controls, movement.isSteering,
      let steered = lookup.slot(of: group, in: groups), steered != slot, canEnter(steered)
    else { return nil }
    if case .arrow(let heading) = movement, let axis = heading.axis, axis == .horizontal {
      return nil
    }
    return steered
  }

  /// What a movement in a field does to the group that the field controls.
  func steering(_ movement: Movement, of slot: Int, from state: FocusState) -> Proposal {
    guard let active = activeItem(of: slot, from: state) else {
      return .refused(.nothingFocusable, keeping: state)
    }
    let origin = MapPosition(slot: slot, index: active)
    let destination =
      if case .typeAhead(let letters) = movement {
        typing(letters, from: origin, state: state)
      } else {
        inside(movement, from: origin, state: state)
      }
    switch destination {
    case .land(let landing) where landing.position.slot == slot && landing.position != origin:
      let place = place(at: landing.position)
      var proposal = Proposal(
        .steered(
          FocusUpdate(
            from: self.place(at: origin), to: place, heading: movement.heading,
            because: movement.reason,
            revealing: area(
              toReveal: landing.position, from: origin, heading: movement.heading))))
      proposal.memory = GroupMemory(place: place, token: groups[slot].contentToken)
      proposal.rule = landing.rule
      proposal.path = .keep
      proposal.columnWish = landing.columnWish
      return proposal
    case .land:
      return .refused(.atEnd(movement.heading ?? .next), keeping: state)
    case .scroll, .refuse:
      return proposal(destination, movement: movement, origin: origin, state: state)
    }
  }

  /// The active item of a group: the focused one, else the one it remembers, else its entry item.
  func activeItem(of slot: Int, from state: FocusState) -> Int? {
    guard standings[slot].isEnterable else { return nil }
    if let place = state.place, place.group == groups[slot].id,
      let index = index(of: place, in: slot)
    {
      return index
    }
    return remembered(in: slot, from: state) ?? entry(of: slot, from: state)
  }
}

extension Movement {
  /// Whether a field hands it to the group that it controls.
  fileprivate var isSteering: Bool {
    switch self {
    case .arrow, .next, .previous, .first, .last, .page, .halfPage, .typeAhead: true
    case .tab, .leave, .group, .across, .to, .click: false
    }
  }
}

extension FocusState {
  /// The active item of a group: the focused one, else the one it remembers, else its entry item.
  ///
  /// That is the current row of a list that a field steers, and what such a list's Enter is for.
  public func activePlace(of group: GroupID, in map: FocusMap) -> FocusPlace? {
    guard let slot = map.lookup.slot(of: group, in: map.groups) else { return nil }
    return map.activeItem(of: slot, from: self).map {
      map.place(at: MapPosition(slot: slot, index: $0))
    }
  }

  /// The item that wears the halo: while a field that steers a group is focused the active item of
  /// that group, else the focused item (focus F39).
  public func haloPlace(in map: FocusMap) -> FocusPlace? {
    guard let focused else { return nil }
    guard let group = map.group(focused.group)?.controls,
      let slot = map.lookup.slot(of: group, in: map.groups), map.canEnter(slot),
      let active = activePlace(of: group, in: map)
    else { return focused }
    return active
  }
}
