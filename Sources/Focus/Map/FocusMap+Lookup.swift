import Geometry

/// An item by its position in a map.
struct MapPosition: Hashable, Sendable {
  /// The group.
  var slot: Int

  /// The item.
  var index: Int
}

extension FocusMap {
  /// The group named `id`.
  public func group(_ id: GroupID) -> FocusGroup? {
    lookup.slot(of: id, in: groups).map { groups[$0] }
  }

  /// The scope named `id`.
  public func scope(_ id: ScopeID) -> FocusScope? {
    scopes.first { $0.id == id }
  }

  /// Where an item stands, whether or not it can take the focus; `nil` where there is none.
  public func place(of item: ItemID, in group: GroupID) -> FocusPlace? {
    position(of: FocusPlace(item, in: group)).map(place(at:))
  }

  /// Whether an item can take the focus now: it exists, nothing is in its way, and its scope can
  /// be reached.
  public func canFocus(_ item: ItemID, in group: GroupID) -> Bool {
    position(of: FocusPlace(item, in: group)).map(canFocus) ?? false
  }

  /// Whether the item at `position` can take the focus now.
  func canFocus(_ position: MapPosition) -> Bool {
    canEnter(position.slot)
      && groups[position.slot].source.focusability(at: position.index).isFocusable
  }

  /// Whether the group can be reached and has an item that can take the focus.
  func canEnter(_ slot: Int) -> Bool {
    standings[slot].isEnterable && isReachable(slot)
  }

  /// Whether the group lies in a scope that can be reached now (focus F25).
  func isReachable(_ slot: Int) -> Bool {
    (standings[slot].scope ?? -1) >= floor
  }

  /// Where `place` stands in this map; its hints are used while they hold, else the names.
  func position(of place: FocusPlace) -> MapPosition? {
    guard let slot = lookup.slot(of: place.group, near: place.slot, in: groups) else { return nil }
    return index(of: place, in: slot).map { MapPosition(slot: slot, index: $0) }
  }

  /// Where the item of `place` stands in the group at `slot`.
  func index(of place: FocusPlace, in slot: Int) -> Int? {
    let source = groups[slot].source
    let count = standings[slot].count
    if place.generation == source.generation, place.index >= 0, place.index < count {
      return place.index
    }
    return self.index(named: place.item, near: place.index, in: slot)
  }

  /// Where the item named `item` stands in the group at `slot`, looked for from `hint`.
  func index(named item: ItemID, near hint: Int, in slot: Int) -> Int? {
    let count = standings[slot].count
    guard count > 0,
      let index = groups[slot].source.index(of: item, near: hint.clamped(to: 0...count - 1)),
      index >= 0, index < count
    else { return nil }
    return index
  }

  /// The item at `position` with fresh hints.
  func place(at position: MapPosition) -> FocusPlace {
    let source = groups[position.slot].source
    return FocusPlace(
      source.id(at: position.index), in: groups[position.slot].id, slot: position.slot,
      index: position.index, generation: source.generation)
  }

  /// The nearest item beyond `index` that arrows can move to (focus F10, F13).
  ///
  /// A source's answer outside the group or on the wrong side counts as none.
  func nextItem(in slot: Int, from index: Int, _ step: FocusStep) -> Int? {
    var from = index
    while let next = groups[slot].source.nextFocusable(from: from, step: step) {
      guard next >= 0, next < standings[slot].count,
        step == .forward ? next > from : next < from
      else { return nil }
      if standings[slot].optedOut.isEmpty || !standings[slot].optedOut.contains(next) {
        return next
      }
      from = next
    }
    return nil
  }
}
