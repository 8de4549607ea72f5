/// Says what each key means where it arrives (commands C8).
///
/// A value that holds nothing but tables and the pending prefix. Keys are routed one by one, each in the
/// situation that the one before has made (commands C9):
///
///     switch router.route(key, at: now, in: situation, asking: responders) {
///     case .command(let id, let target): …
///
/// A movement of the focus is a command like any other, so that its keys can be listed and bound anew;
/// `movements` says which commands are movements, and of what kind is the program's affair.
public struct KeyRouter<Movement: Sendable>: Sendable {
  /// The commands that exist.
  public var registry: CommandRegistry

  /// Their keys.
  public var bindings: KeyBindings

  /// The commands that move the focus, and how.
  public var movements: [CommandID: Movement]

  /// Letters that other scripts have on the keys of Latin ones: outside text, and held with Control, a
  /// letter that nobody binds counts as the one that it leads to (commands C20).
  public var letters: [Unicode.Scalar: Unicode.Scalar]

  private var matcher: SequenceMatcher

  /// Makes a router with nothing pending.
  ///
  /// - Parameter prefixDelay: How long a prefix stands before what may follow is to be shown; `nil`:
  ///   it never is.
  public init(
    registry: CommandRegistry, bindings: KeyBindings, movements: [CommandID: Movement] = [:],
    letters: [Unicode.Scalar: Unicode.Scalar] = [:],
    prefixDelay: Duration? = .milliseconds(300)
  ) {
    self.registry = registry
    self.bindings = bindings
    self.movements = movements
    self.letters = letters
    self.matcher = SequenceMatcher(delay: prefixDelay)
  }

  /// How long a prefix stands before what may follow is to be shown; `nil`: it never is.
  public var prefixDelay: Duration? {
    get { matcher.delay }
    set { matcher.delay = newValue }
  }

  /// The keys so far of an unfinished sequence.
  public var pending: KeySequence? { matcher.pending }

  /// When what may follow the pending keys is to be shown; `nil` if nothing is.
  public var deadline: Duration? { matcher.deadline }

  /// What may follow the pending keys, once, if the time to show it has come.
  public mutating func reveal(at now: Duration) -> [Continuation]? { matcher.reveal(at: now) }

  /// Looks at the pending keys anew, as after `bindings` have changed; those with which nothing begins
  /// any more are forgotten.
  ///
  /// - Returns: What may follow the pending keys now.
  public mutating func renewPending(
    in situation: KeySituation, asking source: some ResponderSource
  ) -> [Continuation] {
    guard pending != nil else { return [] }
    let lookup = lookup(in: situation, asking: source)
    return matcher.renew { lookup.match($0) }
  }

  /// Forgets the pending keys, as when something is clicked; they are returned.
  @discardableResult
  public mutating func cancelPending() -> KeySequence? { matcher.cancel() }

  /// What a key means.
  ///
  /// Without an answer of its own the key counts as what a common terminal would have sent
  /// (`Key.commonForm`), then as the Latin letter of its place, then as Esc and the key without Option.
  ///
  /// - Complexity: O(contexts of the trail) look-ups, and resolving the commands found there.
  public mutating func route(
    _ key: Key, at now: Duration, in situation: KeySituation, asking source: some ResponderSource
  ) -> KeyAnswer<Movement> {
    let lookup = lookup(in: situation, asking: source)
    if pending != nil, let urgent = lookup.urgent(key, after: pending) {
      matcher.cancel()
      return urgent
    }
    let others = standIns(for: key)
    // Esc of a split key cancels a pending prefix, so the split goes before the misfit.
    if let split = key.escapeSplit, !situation.edits(with: key),
      !([key] + others).contains(where: { lookup.claims($0, after: pending) })
    {
      return .replaced(by: split)
    }
    switch matcher.press(key, or: others, at: now, finding: { lookup.match($0) }) {
    case .found(let answer): return answer
    case .pending(let keys, let continuations): return .pending(keys, continuations)
    case .cancelled(let keys, let misfit): return .cancelled(keys, misfit: misfit)
    case .unmatched(let key): return .unclaimed(key)
    }
  }

  /// The tables, joined with a situation.
  func lookup<Source: ResponderSource>(
    in situation: KeySituation, asking source: Source
  ) -> KeyLookup<Movement, Source> {
    KeyLookup(
      resolver: Resolver(registry: registry, source: source), bindings: bindings,
      movements: movements, situation: situation)
  }

  private func standIns(for key: Key) -> [Key] {
    var keys: [Key] = []
    if let common = key.commonForm, common != key { keys.append(common) }
    if case .character(let scalar) = key.code, let latin = letters[scalar] {
      keys.append(Key(.character(latin), key.modifiers))
    }
    return keys
  }
}
