extension FocusState {
  /// Closes the scopes that the new map doesn't have (focus F26).
  ///
  /// Where the focus was in one of them it goes to what was last focused outside, through scopes
  /// that close at the same time; `survive` then finds what has become of that.
  ///
  /// - Returns: that a scope closed, where it held the focus.
  mutating func closeScopes(from old: FocusMap?, to new: FocusMap) -> FocusReason? {
    let closed = scopes.filter { new.scopeIndex(of: $0.scope) == nil }
    guard !closed.isEmpty else { return nil }
    var reason: FocusReason?
    if let place, let own = scope(of: place, old, new),
      closed.contains(where: { $0.scope == own })
    {
      remember(place, in: old ?? new)
      self.place = way(out: own, of: closed, from: old, to: new)
      reason = .scopeClosed
    }
    scopes.removeAll { record in closed.contains { $0.scope == record.scope } }
    for record in scopes.indices {
      // With no way given the next scope is entered anew.
      if reason != nil, place == nil { scopes[record].lastInside = nil }
      if let outside = scopes[record].lastOutside {
        let open = open(outside, closed: closed, from: old, to: new)
        // What is inside the scope itself is no way out of it.
        let isInside = open.flatMap { scope(of: $0, old, new) } == scopes[record].scope
        scopes[record].lastOutside = isInside ? nil : open
      }
    }
    return reason
  }

  /// Where the focus goes from a scope that closes.
  private func way(
    out scope: ScopeID, of closed: [ScopeRecord], from old: FocusMap?, to new: FocusMap
  ) -> FocusPlace? {
    guard let record = closed.first(where: { $0.scope == scope }) else { return nil }
    if record.restoration == .nowhere { return nil }
    if case .given(let target) = record.restoration,
      let position = new.focusable(target, from: self)
    {
      return new.place(at: position)
    }
    return (record.lastOutside ?? record.opener).flatMap {
      open($0, closed: closed, from: old, to: new)
    }
  }

  /// A place, or where it leads out of the scopes that close.
  private func open(
    _ place: FocusPlace, closed: [ScopeRecord], from old: FocusMap?, to new: FocusMap
  ) -> FocusPlace? {
    var place = place
    // Each scope is left once at most.
    var rest = closed
    while let own = scope(of: place, old, new),
      let number = rest.firstIndex(where: { $0.scope == own })
    {
      guard let next = rest.remove(at: number).lastOutside else { return nil }
      place = next
    }
    return place
  }

  /// The scope of a place, in the map in which it was focused or else in the new one.
  func scope(of place: FocusPlace, _ old: FocusMap?, _ new: FocusMap) -> ScopeID? {
    old?.scope(ofGroup: place.group, near: place.slot)
      ?? new.scope(ofGroup: place.group, near: place.slot)
      ?? scopes.first { $0.opener?.isSameItem(as: place) == true }?.trail?.scope
  }

  /// Opens the scopes that the new map has and the state doesn't, back to front, and enters the
  /// front one that wants to be (focus F24).
  ///
  /// - Returns: that a scope opened, where the focus went into it.
  mutating func openScopes(in new: FocusMap) -> FocusReason? {
    var entered: Int?
    var records: [ScopeRecord] = []
    for (index, scope) in new.scopes.enumerated() {
      if var record = scopes.first(where: { $0.scope == scope.id }) {
        record.restoration = scope.restoration
        records.append(record)
      } else {
        var record = record(of: scope, in: new)
        if scope.opening == .enters, index > 0 || place == nil { record.entrance = .awaited }
        records.append(record)
      }
      if records[index].entrance == .awaited { entered = index }
    }
    scopes = records
    guard let entered, entered >= new.floor,
      let position = new.entry(ofScope: entered, from: self)
    else { return nil }
    settleEntrances()
    move(to: position, in: new)
    return .scopeOpened
  }

  /// Notes that no scope is to be entered any more.
  @inline(__always)
  mutating func settleEntrances() {
    for record in scopes.indices where scopes[record].entrance == .awaited {
      scopes[record].entrance = .settled
    }
  }

  /// The record of a scope that opens now.
  private func record(of scope: FocusScope, in map: FocusMap) -> ScopeRecord {
    if scope.id == map.scopes[0].id {
      return ScopeRecord(scope: scope.id, restoration: scope.restoration)
    }
    let given = scope.opener.flatMap { target in
      target.item.flatMap { map.place(of: $0, in: target.group) }
    }
    let opener = given ?? place
    return ScopeRecord(
      scope: scope.id, opener: opener, trail: opener.map(map.trail(of:)),
      openerFrame: opener.flatMap(map.screenRectangle(of:)), lastOutside: opener,
      restoration: scope.restoration)
  }
}
