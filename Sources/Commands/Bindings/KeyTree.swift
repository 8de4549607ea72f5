/// Commands by sequences of keys, a step for each key.
struct KeyTree: Sendable {
  /// The commands that the keys up to here run.
  private(set) var commands: [CommandID] = []

  /// What follows, by the next key.
  private(set) var next: [Key: KeyTree] = [:]

  var isEmpty: Bool { commands.isEmpty && next.isEmpty }

  /// What is below a beginning; `nil` if nothing is.
  func tree(at keys: ArraySlice<Key>) -> KeyTree? {
    guard let key = keys.first else { return self }
    return next[key]?.tree(at: keys.dropFirst())
  }

  mutating func insert(_ command: CommandID, at keys: ArraySlice<Key>) {
    if let key = keys.first {
      next[key, default: KeyTree()].insert(command, at: keys.dropFirst())
    } else if !commands.contains(command) {
      commands.append(command)
    }
  }

  mutating func remove(_ command: CommandID, at keys: ArraySlice<Key>) {
    guard let key = keys.first else {
      commands.removeAll { $0 == command }
      return
    }
    next[key]?.remove(command, at: keys.dropFirst())
    if next[key]?.isEmpty == true { next[key] = nil }
  }

  /// Whether a command that further keys lead to fulfils a condition; their order is of no account.
  func leadsOn(where isWanted: (CommandID) -> Bool) -> Bool {
    next.values.contains { $0.commands.contains(where: isWanted) || $0.leadsOn(where: isWanted) }
  }

  /// All sequences that go on after `prefix`, which leads here, in order of the notation.
  func below(_ prefix: KeySequence) -> [(keys: KeySequence, commands: [CommandID])] {
    sorted.flatMap { key, tree in tree.from(prefix.appending(key)) }
  }

  /// All sequences from the first key on, in order of the notation.
  func all() -> [(keys: KeySequence, commands: [CommandID])] {
    sorted.flatMap { key, tree in tree.from(KeySequence(key)) }
  }

  private func from(_ keys: KeySequence) -> [(keys: KeySequence, commands: [CommandID])] {
    (commands.isEmpty ? [] : [(keys, commands)]) + below(keys)
  }

  private var sorted: [(key: Key, tree: KeyTree)] {
    next.map { (key: $0.key, tree: $0.value, name: $0.key.notation) }
      .sorted { $0.name < $1.name }.map { ($0.key, $0.tree) }
  }
}
