/// What keys mean in one situation, without any memory: the tiers of commands C8.
struct KeyLookup<Movement: Sendable, Source: ResponderSource> {
  let resolver: Resolver<Source>
  let bindings: KeyBindings
  let movements: [CommandID: Movement]
  let situation: KeySituation

  /// The contexts of the trail, the innermost first.
  let contexts: [KeyContext]

  /// How many of them are the first responder's.
  private let ownCount: Int

  init(
    resolver: Resolver<Source>, bindings: KeyBindings, movements: [CommandID: Movement],
    situation: KeySituation
  ) {
    self.resolver = resolver
    self.bindings = bindings
    self.movements = movements
    self.situation = situation
    // Closures, since a method by its name would hold a copy of the source.
    let own = situation.trail.firstResponder.map { resolver.source.keyContexts(of: $0) } ?? []
    contexts =
      own + situation.trail.ids.dropFirst().flatMap { resolver.source.keyContexts(of: $0) }
    ownCount = own.count
  }

  /// What a sequence means, with what may follow if it is a prefix.
  func match(_ keys: KeySequence) -> SequenceMatch<KeyAnswer<Movement>> {
    switch meaning(of: keys) {
    case .found(let answer): return .found(answer)
    case .unfinished(let levels):
      let levels = levels.filter { isPrefix(keys, at: $0) }
      return levels.isEmpty ? .nothing : .prefix(continuations(of: keys, at: levels))
    }
  }

  /// What a sequence is among the levels that are offered it.
  enum Meaning {
    case found(KeyAnswer<Movement>)
    /// Longer sequences begin with it at these levels, if any of them could answer.
    case unfinished([Level])
  }

  /// What a sequence means: the first tier that completes it wins, else it may be a prefix in any.
  ///
  /// Each context is asked once for all tiers, as most of them know nothing of a key.
  func meaning(of keys: KeySequence) -> Meaning {
    let anywhere = bindings.match(keys, in: .anywhere)
    let matches = contexts.map { bindings.match(keys, in: $0) } + [anywhere]
    var unfinished: [Level] = []
    for (tier, places) in tiers(for: keys) {
      for place in places where !matches[place].isEmpty {
        let level = level(tier, at: place)
        if let answer = answer(matches[place].commands, at: level) { return .found(answer) }
        if matches[place].continues { unfinished.append(level) }
      }
      guard tier == .text else { continue }
      // Text goes before all that is below it, also while more of its own keys may follow.
      if unfinished.contains(where: { $0.tier == .text && isPrefix(keys, at: $0) }) { break }
      if let scalar = writtenText(keys) { return .found(.text(scalar)) }
    }
    return .unfinished(unfinished)
  }

  /// What a priority command's own key means while other keys are pending, unless it continues them to
  /// a priority command, too.
  func urgent(_ key: Key, after pending: KeySequence?) -> KeyAnswer<Movement>? {
    guard key != Key(.escape), let pending else { return nil }
    let levels = (contexts + [.anywhere]).map { Level(tier: .priority, context: $0) }
    guard let urgent = levels.lazy.compactMap({ answer(KeySequence(key), at: $0) }).first
    else { return nil }
    let longer = pending.appending(key)
    let goesOn = levels.contains { answer(longer, at: $0) != nil || isPrefix(longer, at: $0) }
    return goesOn ? nil : urgent
  }

  /// Whether a key means anything after those that are pending.
  func claims(_ key: Key, after pending: KeySequence?) -> Bool {
    let keys = pending?.appending(key) ?? KeySequence(key)
    switch meaning(of: keys) {
    case .found: return true
    case .unfinished(let levels): return isPrefix(keys, atAny: levels)
    }
  }

  /// One context at one tier.
  struct Level: Hashable {
    let tier: KeyTier
    let context: KeyContext
  }

  /// The levels that are offered a sequence, tier by tier, in order.
  func levels(for keys: KeySequence) -> [(tier: KeyTier, levels: [Level])] {
    tiers(for: keys).map { tier, places in (tier, places.map { level(tier, at: $0) }) }
  }

  /// The tiers that are offered a sequence, in order, each with the places of its contexts; the last
  /// place is that of `anywhere`.
  private func tiers(for keys: KeySequence) -> [(tier: KeyTier, places: Range<Int>)] {
    let anywhere = contexts.count
    let all = 0..<anywhere + 1
    let menu = (KeyTier.menu, anywhere..<anywhere + 1)
    guard writes(keys.keys[0]) else {
      return [(.priority, all), (.movement, all), (.responders, 0..<anywhere), menu]
    }
    guard !situation.edits(with: keys.keys[0]) else {
      return [(.priority, all), (.text, 0..<ownCount)]
    }
    return [
      (.priority, all), (.text, 0..<ownCount), (.responders, ownCount..<anywhere), menu,
    ]
  }

  private func level(_ tier: KeyTier, at place: Int) -> Level {
    Level(tier: tier, context: place < contexts.count ? contexts[place] : .anywhere)
  }

  /// What a sequence writes if none of the text's commands wants it; `nil` if it writes nothing.
  func writtenText(_ keys: KeySequence) -> Unicode.Scalar? {
    keys.count == 1 && writes(keys.keys[0]) ? keys.keys[0].text : nil
  }

  private func writes(_ key: Key) -> Bool {
    switch situation.input {
    case .none: false
    case .text(let released): !released.contains(key)
    }
  }

  /// The commands that a level has for exactly these keys.
  func commands(_ keys: KeySequence, at level: Level) -> [CommandID] {
    bindings.match(keys, in: level.context).commands.filter { counts($0, at: level.tier) }
  }

  private func answer(_ keys: KeySequence, at level: Level) -> KeyAnswer<Movement>? {
    answer(bindings.match(keys, in: level.context).commands, at: level)
  }

  /// Whether a command counts at a tier.
  func counts(_ command: CommandID, at tier: KeyTier) -> Bool {
    let isUrgent =
      resolver.registry.attributes(of: command).contains(.wantsPriorityOverSystemBehavior)
    switch tier {
    case .priority: return isUrgent
    case .text: return !isUrgent
    case .movement: return !isUrgent && movements[command] != nil
    case .responders, .menu: return !isUrgent && movements[command] == nil
    }
  }

  /// The movement for which a command stands; `nil` for any other, and for one that is hidden.
  func movement(for command: CommandID) -> Movement? {
    guard let movement = movements[command],
      !resolver.registry.attributes(of: command).contains(.hidden)
    else { return nil }
    return movement
  }

  /// Whether a command could answer a key now, if only with the reason why not.
  func isAvailable(_ command: CommandID) -> Bool {
    movement(for: command) != nil
      || resolver.resolve(command, along: situation.trail, sender: .key) != .unavailable
  }

  /// What a level makes of a complete sequence: its first command that can be done, else the reason
  /// why the first of those that can't.
  private func answer(_ commands: [CommandID], at level: Level) -> KeyAnswer<Movement>? {
    var refusal: KeyAnswer<Movement>?
    for command in commands where counts(command, at: level.tier) {
      if let movement = movement(for: command) { return .movement(movement, command) }
      switch resolver.resolve(command, along: situation.trail, sender: .key) {
      case .enabled(let target): return .command(command, target: target)
      case .disabled(_, let reason): refusal = refusal ?? .disabled(command, reason: reason)
      case .unavailable: break
      }
    }
    return refusal
  }

  /// Whether a longer sequence of the level could answer now.
  func isPrefix(_ keys: KeySequence, at level: Level) -> Bool {
    bindings.goesOn(after: keys, in: level.context) { command in
      counts(command, at: level.tier) && isAvailable(command)
    }
  }

  /// Whether a longer sequence of one of the levels could answer now.
  func isPrefix(_ keys: KeySequence, atAny levels: [Level]) -> Bool {
    // Most commands stand at the last levels, so an answer is found there soonest.
    levels.reversed().contains { isPrefix(keys, at: $0) }
  }

  private func continuations(of keys: KeySequence, at levels: [Level]) -> [Continuation] {
    var found: [Continuation] = []
    for level in levels {
      var next: [Continuation] = []
      for (longer, commands) in bindings.continuations(of: keys, in: level.context) {
        let able = commands.filter { counts($0, at: level.tier) && isAvailable($0) }
        guard let command = able.first else { continue }
        let key = longer.keys[keys.count]
        if longer.count == keys.count + 1 {
          next.append(Continuation(key, leads: .command(command, title: title(of: command))))
        } else if let place = next.firstIndex(where: { $0.key == key }) {
          if case .more(let count) = next[place].leads {
            next[place].leads = .more(count: count + 1)
          }
        } else {
          next.append(Continuation(key, leads: .more(count: 1)))
        }
      }
      found += next.filter { candidate in !found.contains { $0.key == candidate.key } }
    }
    return found
  }

  /// What a command is called here, available or not.
  func title(of command: CommandID) -> String {
    let resolution = resolver.resolve(command, along: situation.trail, sender: .help)
    return resolution.target?.title ?? resolver.registry[command]?.title ?? command.name
  }
}

extension KeyLookup: Sendable where Source: Sendable {}
