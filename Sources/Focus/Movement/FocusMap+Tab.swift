extension FocusMap {
  /// The groups that can be reached now, in Tab order (focus F6, F7, F25).
  public func tabOrder(from state: FocusState) -> [GroupID] {
    var isListed = [Bool](repeating: false, count: groups.count)
    return stops(from: state).compactMap { stop in
      if isListed[stop.slot] { return nil }
      isListed[stop.slot] = true
      return groups[stop.slot].id
    }
  }

  /// Where Tab leads.
  func tab(_ step: FocusStep, from origin: MapPosition?, state: FocusState) -> Destination {
    if let origin, step == .forward, let field = groups[origin.slot].controls,
      let slot = lookup.slot(of: field, in: groups), slot != origin.slot, canEnter(slot),
      let active = activeItem(of: slot, from: state)
    {
      return .item(active, in: slot, by: .field)
    }
    let stops = stops(from: state)
    guard !stops.isEmpty else { return .refuse(.nothingFocusable) }
    var next = first(in: stops, from: origin, step)
    // A source that contradicts itself may offer a stop without an entry.
    for _ in stops.indices {
      let stop = stops[stops.startIndex + next]
      if let origin, stop.slot == origin.slot, stop.items.contains(origin.index) {
        return .refuse(.alreadyThere)
      }
      if let index = entry(of: stop.slot, in: stop.items, step: step, from: state) {
        return .item(index, in: stop.slot, by: .order)
      }
      next = (next + step.sign + stops.count) % stops.count
    }
    return .refuse(.nothingFocusable)
  }

  /// The number of the first stop to try.
  private func first(
    in stops: ArraySlice<TabStop>, from origin: MapPosition?, _ step: FocusStep
  ) -> Int {
    guard let origin else { return step == .forward ? 0 : stops.count - 1 }
    let current = number(of: origin, in: stops)
    if current.isStop { return (current.number + step.sign + stops.count) % stops.count }
    // The group has no stop of its own: `number` is that of the one after it.
    let after = current.number % stops.count
    return step == .forward ? after : (after + stops.count - 1) % stops.count
  }

  /// The number of the stop that holds an item, or of the first stop after it.
  private func number(
    of origin: MapPosition, in stops: ArraySlice<TabStop>
  ) -> (number: Int, isStop: Bool) {
    var number =
      floor + 1 == scopes.count
      ? order.position[origin.slot] - stops.startIndex
      : stops.firstIndex { $0.slot == origin.slot } ?? follower(of: origin.slot, in: stops)
    while number < stops.count, stops[stops.startIndex + number].slot == origin.slot {
      let stop = stops[stops.startIndex + number]
      if stop.items.contains(origin.index) { return (number, true) }
      if stop.items.lowerBound > origin.index { break }
      number += 1
    }
    return (number, false)
  }

  /// The number of the first stop of the same scope that comes after a group without a stop.
  private func follower(of slot: Int, in stops: ArraySlice<TabStop>) -> Int {
    stops.firstIndex {
      standings[$0.slot].scope == standings[slot].scope && order.rank[$0.slot] > order.rank[slot]
    } ?? 0
  }

  /// The stops that can be reached now, in Tab order.
  ///
  /// - Complexity: O(1) where one scope can be reached, else O(stops).
  func stops(from state: FocusState) -> ArraySlice<TabStop> {
    guard floor + 1 < scopes.count else { return order.stops[order.scopeStops[floor]] }
    var joined = Array(order.stops[order.scopeStops[floor]])
    for scope in (floor + 1)..<scopes.count {
      let below = rotated(joined, after: openerSlot(of: scope, from: state))
      joined = Array(order.stops[order.scopeStops[scope]])
      joined.append(contentsOf: below)
    }
    return joined[...]
  }

  /// The stops of the scopes below, turned so that the opener's group comes last (focus F25).
  private func rotated(_ stops: [TabStop], after opener: Int?) -> [TabStop] {
    guard let opener, !stops.isEmpty else { return stops }
    let first =
      stops.lastIndex { $0.slot == opener }.map { $0 + 1 } ?? follower(of: opener, in: stops[...])
    guard first > 0, first < stops.count else { return stops }
    return Array(stops[first...]) + stops[..<first]
  }

  /// The slot of the group that opened a scope.
  private func openerSlot(of scope: Int, from state: FocusState) -> Int? {
    let opener =
      scopes[scope].opener?.group
      ?? state.scopes.first { $0.scope == scopes[scope].id }?.opener?.group
    return opener.flatMap { lookup.slot(of: $0, in: groups) }
  }
}
