/// Movements that were asked for inside a callback, kept until the callbacks are done (focus F31).
///
/// A turn is one event with all that follows from it. More than `limit` movements in one turn are a
/// loop: the rest is thrown away and reported.
public struct MovementQueue: Hashable, Sendable {
  /// The most movements in one turn.
  public static var limit: Int { 32 }

  private var movements: [Movement] = []
  private var taken = 0

  /// The loop that was cut, if one was.
  public private(set) var loop: MovementLoop?

  /// Makes an empty queue for one turn.
  public init() {}

  /// Asks for a movement after those that already wait; passed over once a loop was cut.
  public mutating func request(_ movement: Movement) {
    guard loop == nil else { return }
    guard movements.count < MovementQueue.limit else {
      loop = MovementLoop(movements: movements + [movement])
      return
    }
    movements.append(movement)
  }

  /// Takes the movement that has waited longest; `nil` where none does or a loop was cut.
  public mutating func next() -> Movement? {
    guard loop == nil, taken < movements.count else { return nil }
    defer { taken += 1 }
    return movements[taken]
  }
}

/// Movements that led to each other without end, in the order in which they were asked for.
public struct MovementLoop: Hashable, Sendable, Codable {
  /// The movements.
  public var movements: [Movement]
}

/// The answer of a responder that is asked whether the focus may move (focus F30).
public enum FocusPermission: Hashable, Sendable {
  /// It may.
  case granted
  /// It may not.
  case refused(because: String)
}

extension FocusState {
  /// Moves the focus with responders asked before and told afterwards (focus F30, F31).
  ///
  /// - Parameters:
  ///   - movement: the movement.
  ///   - map: the map in use.
  ///   - time: when the movement was made.
  ///   - permission: asked once for each move, with what would happen; it should ask all responders
  ///     that hold the previous or the next item.
  ///   - told: told of each outcome, refusals included; movements it wants are put into the queue
  ///     and made when it has returned.
  /// - Returns: the loop that was cut, if one was.
  public mutating func move(
    _ movement: Movement, in map: FocusMap, at time: Duration = .zero,
    asking permission: (FocusUpdate) -> FocusPermission,
    telling told: (MovementOutcome, FocusState, inout MovementQueue) -> Void
  ) -> MovementLoop? {
    var queue = MovementQueue()
    queue.request(movement)
    while let movement = queue.next() {
      var proposal = map.propose(movement, from: self)
      if case .moved(let update) = proposal.outcome,
        case .refused(let reason) = permission(update)
      {
        proposal = proposal.vetoed(because: reason)
      }
      told(commit(proposal, at: time), self, &queue)
    }
    return queue.loop
  }
}
