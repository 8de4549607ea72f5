extension FocusState {
  /// Brings the state in line with a new map, and says what that did to the focus (focus F3, F27).
  ///
  /// Scopes open and close by being in the new map or not (focus F24–F26); there is nothing else
  /// to call. Where the focused item is still there and can hold the focus nothing moves, whatever
  /// else changed (focus F4, F28).
  ///
  /// - Parameters:
  ///   - old: the map in use so far; `nil` for the first one, and after reading a saved state.
  ///   - new: the map to be used from now on.
  ///   - time: the time of the call, for the deadline of a pending request.
  /// - Returns: the update, or `nil` where the same item holds the focus as before.
  /// - Complexity: O(groups), plus a few look-ups of ids in groups whose generation changed.
  public mutating func reconcile(
    from old: FocusMap?, to new: FocusMap, at time: Duration = .zero
  ) -> FocusUpdate? {
    let before = old == nil ? nil : focused
    if old == nil { forgetMoments() }
    carryMemory(from: old, to: new)
    carryRecords(from: old, to: new)
    var reason = closeScopes(from: old, to: new)
    let failure = survive(from: old, to: new)
    reason = reason ?? failure
    reason = openScopes(in: new) ?? reason
    reason = confine(to: new) ?? reason
    reason = settleRequest(in: new, at: time) ?? reason
    return update(from: before, to: new, because: reason ?? .restored)
  }

  /// Drops what belongs to a run of the program.
  private mutating func forgetMoments() {
    forgetHints()
    pending = nil
    lastInput = .zero
    typed = nil
    window = .active
  }

  /// Takes the names alone for true: generations are numbers of a run, and another run may give the
  /// same number to another order.
  ///
  /// A state that was saved needs it before a map is made by it; reconciling it with its first map does
  /// it, too.
  ///
  /// - Complexity: O(groups that are remembered)
  public mutating func forgetHints() {
    place?.generation = FocusPlace.staleGeneration
    lost?.generation = FocusPlace.staleGeneration
    memory.forgetHints()
    for record in scopes.indices {
      scopes[record].opener?.generation = FocusPlace.staleGeneration
      scopes[record].lastOutside?.generation = FocusPlace.staleGeneration
      scopes[record].lastInside?.generation = FocusPlace.staleGeneration
    }
    path.updateStops { $0.generation = FocusPlace.staleGeneration }
  }

  /// Keeps the focused item, or puts its survivor in its place.
  ///
  /// - Returns: why the item couldn't keep the focus.
  private mutating func survive(from old: FocusMap?, to new: FocusMap) -> FocusReason? {
    guard let place else { return nil }
    guard let slot = new.lookup.slot(of: place.group, near: place.slot, in: new.groups) else {
      return replace(place, from: old, to: new, because: .removal)
    }
    guard let index = new.index(of: place, in: slot) else {
      return replace(place, from: old, to: new, because: .removal)
    }
    let focusability = new.groups[slot].source.focusability(at: index)
    if focusability.isFocusable, new.standings[slot].isEnterable {
      if place.slot != slot || place.index != index
        || place.generation != new.groups[slot].source.generation
      {
        self.place = new.place(at: MapPosition(slot: slot, index: index))
      }
      return nil
    }
    let isHidden =
      if case .hidden? = new.standings[slot].barrier { true } else { focusability == .hidden }
    return replace(place, from: old, to: new, because: isHidden ? .hiding : .disabling)
  }

  /// Puts the survivor of an item in its place.
  private mutating func replace(
    _ place: FocusPlace, from old: FocusMap?, to new: FocusMap, because reason: FocusReason
  ) -> FocusReason {
    let trail = scopes.first { $0.opener?.isSameItem(as: place) == true }?.trail
    let survivor = new.survivor(of: place, from: old, trail: trail, state: self)?.place
    if survivor?.group != place.group { remember(place, in: old ?? new) }
    if let survivor, let entered = new.scope(ofGroup: survivor.group, near: survivor.slot),
      let left = scope(of: place, old, new), left != entered
    {
      cross(ScopeCrossing(from: left, to: entered))
    }
    lost = survivor == nil ? place : nil
    self.place = survivor
    return reason
  }

  /// Notes the last item of its group, where that has a memory.
  mutating func remember(_ place: FocusPlace, in map: FocusMap) {
    guard let slot = map.lookup.slot(of: place.group, near: place.slot, in: map.groups),
      let memory = map.memory(of: slot, for: place)
    else { return }
    self.memory.note(memory)
  }

  /// Sees to it that the focus is in reach, and that something is focused if anything can be.
  ///
  /// - Returns: why the focus was moved, if it was.
  private mutating func confine(to new: FocusMap) -> FocusReason? {
    if let place {
      guard let position = new.position(of: place), !new.isReachable(position.slot) else {
        return nil
      }
      return enterFront(of: new) ? .scopeOpened : nil
    }
    if let lost, let position = new.position(of: lost) ?? entry(ofGroup: lost.group, in: new),
      let found = new.canFocus(position) ? position : entry(ofGroup: lost.group, in: new)
    {
      place = new.place(at: found)
      self.lost = nil
      return .restored
    }
    return enterFront(of: new) ? .restored : nil
  }

  /// The entry item of a group, where it can be entered now.
  private func entry(ofGroup group: GroupID, in map: FocusMap) -> MapPosition? {
    map.focusable(FocusTarget(entryOf: group), from: self)
  }

  /// Moves into the front scope, or one joined to it.
  ///
  /// It goes to where the focus last was in it, else to its entry item. Where no scope has one, the
  /// focus is lost.
  private mutating func enterFront(of map: FocusMap) -> Bool {
    for scope in (map.floor..<map.scopes.count).reversed() {
      let inside = scopes.first { $0.scope == map.scopes[scope].id }?.lastInside
        .flatMap(map.position(of:))
      let known = inside.flatMap { map.canFocus($0) ? $0 : nil }
      if let position = known ?? map.entry(ofScope: scope, from: self) {
        move(to: position, in: map)
        return true
      }
    }
    if let place {
      remember(place, in: map)
      lost = place
      self.place = nil
    }
    return false
  }

  /// Puts the focus on an item and notes what is left, as `commit` does.
  mutating func move(to position: MapPosition, in map: FocusMap) {
    let next = map.place(at: position)
    if let place, place.group != next.group {
      remember(place, in: map)
      let left = map.scope(ofGroup: place.group, near: place.slot)
      let entered = map.groups[position.slot].scope
      if let left, left != entered { cross(ScopeCrossing(from: left, to: entered)) }
    }
    place = next
    lost = nil
  }

  /// Forgets where the focus last was in the scope that holds it.
  private mutating func forgetInside(of map: FocusMap) {
    guard let place,
      let own = map.scope(ofGroup: place.group, near: place.slot)
    else { return }
    for record in scopes.indices where scopes[record].scope == own {
      scopes[record].lastInside = nil
    }
  }

  /// The update of a reconcile, and the end of what a moved focus makes void.
  private mutating func update(
    from before: FocusPlace?, to new: FocusMap, because reason: FocusReason
  ) -> FocusUpdate? {
    forgetInside(of: new)
    let after = focused
    if let before, let after, before.isSameItem(as: after) {
      if !path.isEmpty { path.validate { new.position(of: $0) != nil } }
      return nil
    }
    if before == nil, after == nil { return nil }
    path.clear()
    columnWish = nil
    typed = nil
    let area = after.flatMap(new.position(of:)).map {
      new.area(toReveal: $0, from: nil, heading: nil)
    }
    return FocusUpdate(from: before, to: after, because: reason, revealing: area)
  }
}
