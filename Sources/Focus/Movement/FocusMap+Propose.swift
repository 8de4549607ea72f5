import Geometry

extension FocusMap {
  /// What a movement would do; changes nothing (focus F1, F30).
  ///
  /// - Complexity: O(1) in the number of items for steps, O(log n) for pages, O(items near) for
  ///   searches by geometry; the source's own cost comes on top.
  public func propose(_ movement: Movement, from state: FocusState) -> Proposal {
    var proposal = answer(to: movement, from: state)
    if case .typeAhead(let letters) = movement { proposal.typed = letters }
    return proposal
  }

  /// What a movement would do, apart from what is remembered of letters.
  private func answer(to movement: Movement, from state: FocusState) -> Proposal {
    guard let origin = state.place.flatMap(position(of:)), isReachable(origin.slot) else {
      return proposal(
        entering(with: movement, from: state), movement: movement, origin: nil, state: state)
    }
    if let steered = steered(by: movement, from: origin.slot) {
      return steering(movement, of: steered, from: state)
    }
    return proposal(
      destination(of: movement, from: origin, state: state), movement: movement, origin: origin,
      state: state)
  }

  /// Where a movement leads from an item.
  func destination(
    of movement: Movement, from origin: MapPosition, state: FocusState
  ) -> Destination {
    switch movement {
    case .tab(let step):
      if groups[origin.slot].source.tabPolicy(at: origin.index) == .consumed {
        return .refuse(.tabConsumed)
      }
      return tab(step, from: origin, state: state)
    case .leave(let step): return tab(step, from: origin, state: state)
    case .group(let group): return entering(FocusTarget(entryOf: group), from: state)
    case .across(let heading):
      guard heading.axis != nil else { return .refuse(.nothingThatWay(heading)) }
      return leave(heading, from: origin, state: state)
    case .to(let target, _): return entering(target, from: state)
    case .click(let point): return clicking(at: point)
    case .typeAhead(let letters): return typing(letters, from: origin, state: state)
    case .arrow(.next): return inside(.next, from: origin, state: state)
    case .arrow(.previous): return inside(.previous, from: origin, state: state)
    case .arrow(.first): return inside(.first, from: origin, state: state)
    case .arrow(.last): return inside(.last, from: origin, state: state)
    case .next, .previous, .first, .last, .page, .halfPage, .arrow:
      return inside(movement, from: origin, state: state)
    }
  }

  /// Where a movement of the group's own leads.
  func inside(_ movement: Movement, from origin: MapPosition, state: FocusState) -> Destination {
    if !standings[origin.slot].optedOut.isEmpty,
      standings[origin.slot].optedOut.contains(origin.index)
    {
      return .refuse(.optedOut)
    }
    switch movement {
    case .next: return step(.forward, from: origin, heading: .next, state: state)
    case .previous: return step(.backward, from: origin, heading: .previous, state: state)
    case .first: return edge(.first, from: origin)
    case .last: return edge(.last, from: origin)
    case .page(let step): return page(step, .whole, from: origin, state: state)
    case .halfPage(let step): return page(step, .half, from: origin, state: state)
    case .arrow(let heading): return arrow(heading, from: origin, state: state)
    case .tab, .leave, .group, .across, .to, .click, .typeAhead:
      return destination(of: movement, from: origin, state: state)
    }
  }

  /// Where a movement leads while nothing is focused.
  private func entering(with movement: Movement, from state: FocusState) -> Destination {
    switch movement {
    case .tab(let step), .leave(let step): tab(step, from: nil, state: state)
    case .group(let group): entering(FocusTarget(entryOf: group), from: state)
    case .to(let target, _): entering(target, from: state)
    case .click(let point): clicking(at: point)
    case .arrow(let heading) where heading.axis != nil,
      .across(let heading) where heading.axis != nil:
      search(heading, entering: state)
    case .arrow, .across, .next, .previous, .first, .last, .page, .halfPage, .typeAhead:
      front(from: state).map { .land(Landing($0, by: .front)) } ?? .refuse(.nothingFocusable)
    }
  }

  /// A proposal that says what a destination means.
  func proposal(
    _ destination: Destination, movement: Movement, origin: MapPosition?, state: FocusState
  ) -> Proposal {
    switch destination {
    case .refuse(let refusal):
      return .refused(refusal, keeping: state)
    case .scroll(let scroll):
      var proposal = Proposal(.scrolled(scroll))
      proposal.path = .keep
      proposal.columnWish = state.columnWish
      return proposal
    case .land(let landing):
      if landing.position == origin, state.pending == nil {
        return .refused(.alreadyThere, keeping: state)
      }
      return proposal(
        landing, heading: movement.heading, because: movement.reason, origin: origin, state: state)
    }
  }

  /// A proposal to move the focus.
  func proposal(
    _ landing: Landing, heading: FocusHeading?, because reason: FocusReason, origin: MapPosition?,
    state: FocusState
  ) -> Proposal {
    let slot = landing.position.slot
    var proposal = Proposal(
      .moved(
        FocusUpdate(
          from: state.focused, to: place(at: landing.position), heading: heading, because: reason,
          guide: landing.guide,
          revealing: area(toReveal: landing.position, from: origin, heading: heading))))
    proposal.rule = landing.rule
    proposal.path = landing.path
    proposal.columnWish = landing.columnWish
    if let origin, origin.slot != slot {
      proposal.memory = memory(of: origin.slot, for: state.place)
      if standings[origin.slot].scope != standings[slot].scope {
        proposal.crossing = ScopeCrossing(
          from: groups[origin.slot].scope, to: groups[slot].scope)
      }
    }
    return proposal
  }

  /// What the group at `slot` will remember when `place` is left.
  func memory(of slot: Int, for place: FocusPlace?) -> GroupMemory? {
    guard let place, groups[slot].memory == .kept else { return nil }
    return GroupMemory(place: place, token: groups[slot].contentToken)
  }

  /// What must be shown of an item that takes the focus, in content cells: of one that is taller
  /// than the viewport the part that is met first.
  func area(
    toReveal position: MapPosition, from origin: MapPosition?, heading: FocusHeading?
  ) -> Rectangle {
    var area = groups[position.slot].source.rectangle(at: position.index)
    let viewport = groups[position.slot].viewport.size
    if viewport.rows > 0, area.rows > viewport.rows {
      let isMetFromBelow = origin.map { $0.slot == position.slot && $0.index > position.index }
      if isMetFromBelow == true, heading == .up || heading == .previous {
        area.origin.row = area.maxRow.subtracting(clamped: viewport.rows)
      }
      area.size.rows = viewport.rows
    }
    if viewport.columns > 0, area.columns > viewport.columns {
      area.size.columns = viewport.columns
    }
    return area
  }
}

extension Proposal {
  /// A refusal, which changes nothing but that letters typed so far are forgotten.
  static func refused(_ refusal: FocusRefusal, keeping state: FocusState) -> Proposal {
    var proposal = Proposal(.refused(because: refusal))
    proposal.path = .keep
    proposal.columnWish = state.columnWish
    return proposal
  }
}

extension Movement {
  /// The way it goes.
  var heading: FocusHeading? {
    switch self {
    case .tab(.forward), .leave(.forward), .next, .page(.forward), .halfPage(.forward): .next
    case .tab(.backward), .leave(.backward), .previous, .page(.backward), .halfPage(.backward):
      .previous
    case .first: .first
    case .last: .last
    case .arrow(let heading), .across(let heading): heading
    case .typeAhead: .next
    case .group, .to, .click: nil
    }
  }

  /// The reason of an update that comes of it.
  var reason: FocusReason {
    switch self {
    case .tab, .leave: .tab
    case .arrow(.first), .arrow(.last): .jump
    case .arrow, .across, .next, .previous: .arrow
    case .group, .first, .last, .page, .halfPage: .jump
    case .to(_, as: let reason): reason
    case .click: .click
    case .typeAhead: .typeAhead
    }
  }
}
