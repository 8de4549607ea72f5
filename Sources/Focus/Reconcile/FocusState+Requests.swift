extension FocusState {
  /// Asks for a place on behalf of the program, now or as soon as it exists (focus F29).
  ///
  /// While the request waits nothing is focused; any movement, `endRequest`, or its deadline ends
  /// it. A request that was asked for before the user's last movement is refused (focus F4).
  public mutating func request(
    _ request: PendingRequest, in map: FocusMap, at time: Duration
  ) -> RequestOutcome {
    guard request.asked >= lastInput else { return .refused(because: .overtaken) }
    let before = focused
    if let position = map.focusable(request.target, from: self) {
      pending = nil
      return update(to: position, from: before, in: map).map { .moved($0) }
        ?? .refused(because: .alreadyThere)
    }
    if request.deadline <= time {
      guard case .refuse(let refusal) = map.entering(request.target, from: self) else {
        return .refused(because: .nothingFocusable)
      }
      return .refused(because: refusal)
    }
    pending = request
    return .waiting(FocusUpdate(from: before, to: nil, because: .programmatic))
  }

  /// When `expire` should be called next; `nil` for never.
  public var nextDeadline: Duration? { pending?.deadline }

  /// Ends a pending request whose deadline has passed.
  ///
  /// - Returns: the update that gives the focus back to the item that held it before.
  public mutating func expire(at time: Duration, in map: FocusMap) -> FocusUpdate? {
    guard let pending, pending.deadline <= time else { return nil }
    return endRequest(in: map)
  }

  /// Ends a pending request, as when loading has ended without the item.
  ///
  /// - Returns: the update that gives the focus back to the item that held it before.
  public mutating func endRequest(in map: FocusMap) -> FocusUpdate? {
    guard pending != nil else { return nil }
    pending = nil
    guard let place, let position = map.position(of: place) else { return nil }
    return FocusUpdate(
      from: nil, to: place, because: .programmatic,
      revealing: map.area(toReveal: position, from: nil, heading: nil))
  }

  /// Grants a pending request whose item exists by now, and ends one whose deadline has passed.
  ///
  /// - Returns: that the program moved the focus, if so.
  mutating func settleRequest(in map: FocusMap, at time: Duration) -> FocusReason? {
    guard let pending else { return nil }
    if let position = map.focusable(pending.target, from: self) {
      self.pending = nil
      move(to: position, in: map)
      return .programmatic
    }
    guard pending.deadline <= time else { return nil }
    self.pending = nil
    return .programmatic
  }

  /// Moves the focus on behalf of the program.
  private mutating func update(
    to position: MapPosition, from before: FocusPlace?, in map: FocusMap
  ) -> FocusUpdate? {
    move(to: position, in: map)
    if let before, let place, before.isSameItem(as: place) { return nil }
    path.clear()
    columnWish = nil
    typed = nil
    return FocusUpdate(
      from: before, to: place, because: .programmatic,
      revealing: map.area(toReveal: position, from: nil, heading: nil))
  }
}
