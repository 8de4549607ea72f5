import Geometry

extension FocusMap {
  /// Where a request for a place leads.
  func entering(_ target: FocusTarget, from state: FocusState) -> Destination {
    guard let slot = lookup.slot(of: target.group, in: groups) else {
      return .refuse(.unknownGroup(target.group))
    }
    if let position = focusable(target, from: state) {
      return .land(Landing(position, by: .target))
    }
    guard let item = target.item else { return .refuse(.cannotFocus(barriers(of: slot))) }
    guard let index = index(named: item, near: 0, in: slot) else {
      return .refuse(.unknownItem(target))
    }
    return .refuse(.cannotFocus(barriers(of: MapPosition(slot: slot, index: index))))
  }

  /// Where a click leads.
  func clicking(at point: Point) -> Destination {
    guard let place = place(at: point), let position = position(of: place) else {
      return .refuse(.nothingAtPoint)
    }
    return .land(Landing(position, by: .click))
  }

  /// Where typed letters lead (focus F16).
  ///
  /// A longer beginning of the same word stays on the current item while that still matches.
  func typing(_ letters: String, from origin: MapPosition, state: FocusState) -> Destination {
    let source = groups[origin.slot].source
    let isLonger =
      state.typed.map { letters.hasPrefix($0) && letters.count > $0.count } ?? false
    let start = isLonger ? origin.index - 1 : origin.index
    guard !letters.isEmpty, let found = source.nextMatch(of: letters, after: start), found >= 0,
      found < standings[origin.slot].count, isMovable(found, in: origin.slot)
    else { return .refuse(.noMatch(letters)) }
    return .item(found, in: origin.slot, by: .typeAhead)
  }

  /// What the focus enters when nothing says where: the preferred item of the front scope, else its
  /// first stop, else the same of the scopes joined to it.
  func front(from state: FocusState) -> MapPosition? {
    for scope in (floor..<scopes.count).reversed() {
      if let position = entry(ofScope: scope, from: state) { return position }
    }
    return nil
  }

  /// The item that a scope is entered at.
  func entry(ofScope scope: Int, from state: FocusState) -> MapPosition? {
    if let preferred = scopes[scope].preferred.flatMap({ focusable($0, from: state) }),
      standings[preferred.slot].scope == scope
    {
      return preferred
    }
    guard scope >= floor else { return nil }
    for stop in order.stops[order.scopeStops[scope]] {
      if let index = entry(of: stop.slot, in: stop.items, from: state) {
        return MapPosition(slot: stop.slot, index: index)
      }
    }
    return nil
  }
}
