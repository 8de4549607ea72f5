extension FocusMap {
  /// The groups that can be reached now, in Tab order (focus F6, F7, F25).
  public func tabOrder(from state: FocusState) -> [GroupID] {
    var isListed = [Bool](repeating: false, count: groups.count)
    return cycle(from: state).ranges.joined().compactMap { number in
      let slot = order.stops[number].slot
      if isListed[slot] { return nil }
      isListed[slot] = true
      return groups[slot].id
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
    let cycle = cycle(from: state)
    guard var next = first(of: cycle, from: origin, step) else {
      return .refuse(.nothingFocusable)
    }
    // A source that contradicts itself may offer a stop without an entry.
    for _ in order.stops.indices {
      let stop = order.stops[next]
      if let origin, stop.slot == origin.slot, stop.items.contains(origin.index) {
        return .refuse(.alreadyThere)
      }
      if let index = entry(of: stop.slot, in: stop.items, step: step, from: state) {
        return .item(index, in: stop.slot, by: .order)
      }
      next = cycle.stop(step, from: next) ?? next
    }
    return .refuse(.nothingFocusable)
  }

  /// The first stop to try; `nil` where there is none.
  private func first(of cycle: TabCycle, from origin: MapPosition?, _ step: FocusStep) -> Int? {
    guard let origin else { return step == .forward ? cycle.start : cycle.end }
    if let own = stop(of: origin) { return cycle.stop(step, from: own) }
    guard let gap = gap(at: origin) else { return cycle.start }
    let after = cycle.stop(after: gap)
    return step == .forward ? after : after.flatMap { cycle.stop(.backward, from: $0) }
  }

  /// The number of the stop that holds an item.
  func stop(of origin: MapPosition) -> Int? {
    order.stops(of: origin.slot).first { order.stops[$0].items.contains(origin.index) }
  }

  /// The gap in which an item stands that belongs to no stop; `nil` where its scope has none.
  private func gap(at origin: MapPosition) -> TabGap? {
    let own = order.stops(of: origin.slot)
    if let next = own.first(where: { order.stops[$0].items.lowerBound > origin.index }) {
      return .before(next)
    }
    return gap(after: origin.slot)
  }

  /// The gap after the last stop of a group, or where it would have one.
  private func gap(after slot: Int) -> TabGap? {
    if let last = order.stops(of: slot).last { return .after(last) }
    guard let scope = standings[slot].scope else { return nil }
    let next = order.position[slot]
    let stops = order.scopeStops[scope]
    return stops.contains(next) ? .before(next) : stops.last.map { .after($0) }
  }

  /// The stops that can be reached now, as a ring in Tab order.
  ///
  /// - Complexity: O(scopes in reach).
  func cycle(from state: FocusState) -> TabCycle {
    var cycle = TabCycle(order.scopeStops[floor])
    for scope in (floor + 1)..<max(floor + 1, scopes.count) {
      let opener = openerSlot(of: scope, from: state).flatMap(gap(after:))
      cycle.join(order.scopeStops[scope], turningTo: opener)
    }
    return cycle
  }

  /// The slot of the group that opened a scope.
  private func openerSlot(of scope: Int, from state: FocusState) -> Int? {
    let opener =
      scopes[scope].opener?.group
      ?? state.scopes.first { $0.scope == scopes[scope].id }?.opener?.group
    return opener.flatMap { lookup.slot(of: $0, in: groups) }
  }
}
