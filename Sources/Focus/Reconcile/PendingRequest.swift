/// A request of the program for a place that may not exist yet (focus F29).
public struct PendingRequest: Hashable, Sendable, Codable {
  /// The place that is asked for.
  public var target: FocusTarget

  /// When it was asked for, on the clock of the calls; input of the user after that wins.
  public var asked: Duration

  /// When it stops waiting.
  public var deadline: Duration

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - target: the place that is asked for.
  ///   - asked: the time of the input or event that made the program ask, not that of the call: a
  ///     request that comes late loses to what the user did since (focus F4).
  ///   - wait: how long it waits, 2 s unless given.
  public init(
    for target: FocusTarget, asked: Duration, waiting wait: Duration = .seconds(2)
  ) {
    self.target = target
    self.asked = asked
    deadline = asked + wait
  }
}

/// What came of a request.
public enum RequestOutcome: Hashable, Sendable {
  /// The focus moved at once.
  case moved(FocusUpdate)
  /// It waits for its item; until then nothing is focused.
  case waiting(FocusUpdate)
  /// Nothing happened.
  case refused(because: FocusRefusal)
}
