/// Keys that have been pressed of a sequence, and what they may become (commands C2).
///
/// A prefix never waits: the next key is judged at once. Only showing what may follow waits, so that
/// quick fingers see nothing flicker.
public struct SequenceMatcher: Sendable {
  /// How long a prefix stands before its continuations are to be shown; `nil`: they never are.
  public var delay: Duration?

  /// The keys so far of an unfinished sequence.
  public private(set) var pending: KeySequence?

  private var continuations: [Continuation] = []
  private var revealAt: Duration?
  private var isRevealed = false

  /// Makes a matcher with nothing pending; 300 ms by default.
  public init(delay: Duration? = .milliseconds(300)) {
    self.delay = delay
  }

  /// When the continuations of the pending prefix are to be shown; `nil` if none are, or they
  /// have been.
  public var deadline: Duration? { revealAt }

  /// The continuations of the pending prefix, once, if the time to show them has come.
  public mutating func reveal(at now: Duration) -> [Continuation]? {
    guard let revealAt, now >= revealAt else { return nil }
    self.revealAt = nil
    isRevealed = true
    return continuations
  }

  /// Looks at the pending prefix anew, as after other keys were bound.
  ///
  /// One with which nothing begins any more is forgotten, also where it is complete now: nobody pressed
  /// it for that.
  ///
  /// - Returns: What may follow it now.
  public mutating func renew<Found>(
    finding find: (KeySequence) -> SequenceMatch<Found>
  ) -> [Continuation] {
    guard let pending, case .prefix(let next) = find(pending) else {
      clear()
      return []
    }
    continuations = next
    return next
  }

  /// Forgets the pending prefix, which is returned.
  @discardableResult
  public mutating func cancel() -> KeySequence? {
    defer { clear() }
    return pending
  }

  /// Takes a key.
  ///
  /// Esc cancels a pending prefix, whatever is bound.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - others: What it may stand for if it fits nothing itself, best first.
  ///   - now: When it was pressed.
  ///   - find: What a sequence is where the focus is.
  public mutating func press<Found>(
    _ key: Key, or others: [Key] = [], at now: Duration,
    finding find: (KeySequence) -> SequenceMatch<Found>
  ) -> SequenceOutcome<Found> {
    if key == Key(.escape), let pending = cancel() { return .cancelled(pending, misfit: nil) }
    for candidate in [key] + others {
      let keys = pending?.appending(candidate) ?? KeySequence(candidate)
      switch find(keys) {
      case .found(let found):
        clear()
        return .found(found)
      case .prefix(let continuations):
        hold(keys, continuations, at: now)
        return .pending(keys, continuations)
      case .nothing: continue
      }
    }
    if let pending = cancel() { return .cancelled(pending, misfit: key) }
    return .unmatched(key)
  }

  private mutating func hold(
    _ keys: KeySequence, _ continuations: [Continuation], at now: Duration
  ) {
    pending = keys
    self.continuations = continuations
    // What is shown already is brought up to date at once.
    revealAt = isRevealed ? now : delay.map { now + $0 }
  }

  private mutating func clear() {
    pending = nil
    continuations = []
    revealAt = nil
    isRevealed = false
  }
}

/// What a sequence is where the focus is.
public enum SequenceMatch<Found> {
  /// It is complete.
  case found(Found)
  /// Longer ones begin with it.
  case prefix([Continuation])
  /// Nothing is bound to it.
  case nothing
}

/// What a key did to a sequence.
public enum SequenceOutcome<Found> {
  /// The key completed it.
  case found(Found)
  /// More keys are needed.
  case pending(KeySequence, [Continuation])
  /// The pending keys are forgotten: by Esc, or by a key that fits nothing, which is forgotten too.
  case cancelled(KeySequence, misfit: Key?)
  /// Nothing was pending, and the key fits nothing.
  case unmatched(Key)
}

extension SequenceMatch: Sendable where Found: Sendable {}
extension SequenceOutcome: Sendable where Found: Sendable {}

/// A key that may follow a prefix.
public struct Continuation: Hashable, Sendable {
  /// The key.
  public var key: Key

  /// What it leads to.
  public var leads: Destination

  /// Makes a continuation.
  public init(_ key: Key, leads: Destination) {
    self.key = key
    self.leads = leads
  }

  /// What a key after a prefix leads to.
  public enum Destination: Hashable, Sendable {
    /// It runs a command.
    case command(CommandID, title: String)
    /// Still more keys follow: to so many commands.
    case more(count: Int)
  }
}
