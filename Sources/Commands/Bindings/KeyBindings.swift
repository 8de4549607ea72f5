/// Which keys run which command, where: the defaults of the commands and what a keymap changed.
public struct KeyBindings: Sendable {
  private var trees: [KeyContext: KeyTree] = [:]
  private var keys: [CommandID: [KeyBinding]] = [:]

  /// Makes a table without keys.
  public init() {}

  /// Makes a table of the default keys of all commands and of their alternates.
  ///
  /// Where two commands have the same keys in one context both stay; `conflicts()` names them.
  public init(defaultsOf registry: CommandRegistry) {
    for command in registry.commands {
      for binding in command.bindings {
        trees[binding.context, default: KeyTree()].insert(command.id, at: binding.keys.keys[...])
      }
      keys[command.id] = command.bindings
    }
    for command in registry.commands {
      for alternate in command.alternates {
        for binding in command.bindings { addDefault(binding, of: alternate) }
      }
    }
  }

  /// Binds an alternate to the keys of the command for which it stands, its modifiers held with the last.
  private mutating func addDefault(_ binding: KeyBinding, of alternate: CommandAlternate) {
    let sequence = binding.keys.holding(alternate.modifiers)
    guard sequence != binding.keys else { return }
    let binding = KeyBinding(sequence, in: binding.context)
    guard !bindings(of: alternate.command).contains(binding) else { return }
    trees[binding.context, default: KeyTree()].insert(alternate.command, at: sequence.keys[...])
    keys[alternate.command, default: []].append(binding)
  }

  /// The keys of a command, the one to show first.
  public func bindings(of command: CommandID) -> [KeyBinding] { keys[command] ?? [] }

  /// The contexts in which anything is bound, in order of their names.
  public var contexts: [KeyContext] { trees.filter { !$0.value.isEmpty }.keys.sorted() }

  /// What a sequence is in one context.
  ///
  /// - Complexity: O(keys of the sequence).
  public func match(_ sequence: KeySequence, in context: KeyContext) -> KeyMatch {
    guard let tree = trees[context]?.tree(at: sequence.keys[...]) else { return KeyMatch() }
    return KeyMatch(commands: tree.commands, continues: !tree.next.isEmpty)
  }

  /// Everything that is bound in a context to a longer sequence that begins with `prefix`, in order of
  /// the notation.
  public func continuations(
    of prefix: KeySequence, in context: KeyContext
  ) -> [(keys: KeySequence, commands: [CommandID])] {
    trees[context]?.tree(at: prefix.keys[...])?.below(prefix) ?? []
  }

  /// Whether a longer sequence that begins with `prefix` is bound in a context to a command that
  /// fulfils a condition.
  func goesOn(
    after prefix: KeySequence, in context: KeyContext, to isWanted: (CommandID) -> Bool
  ) -> Bool {
    trees[context]?.tree(at: prefix.keys[...])?.leadsOn(where: isWanted) ?? false
  }

  /// Everything that is bound in a context, in order of the notation.
  public func all(in context: KeyContext) -> [(keys: KeySequence, commands: [CommandID])] {
    trees[context]?.all() ?? []
  }

  /// The commands themselves and all that have a sequence, in any context, which begins with the same
  /// key as one of theirs: what those can do decides which keys lead to these.
  ///
  /// - Complexity: O(bindings).
  public func rivals(of commands: Set<CommandID>) -> Set<CommandID> {
    let first = Set(commands.flatMap { bindings(of: $0) }.map { $0.keys.keys[0] })
    return commands.union(
      keys.filter { $0.value.contains { first.contains($0.keys.keys[0]) } }.keys)
  }

  /// Binds keys, instead of what they were bound to there; they are the command's first from now on.
  public mutating func bind(
    _ sequence: KeySequence, to command: CommandID, in context: KeyContext = .anywhere
  ) {
    unbind(sequence, in: context)
    trees[context, default: KeyTree()].insert(command, at: sequence.keys[...])
    keys[command, default: []].insert(KeyBinding(sequence, in: context), at: 0)
  }

  /// Takes keys away from the commands that they were bound to, which are returned.
  @discardableResult
  public mutating func unbind(
    _ sequence: KeySequence, in context: KeyContext = .anywhere
  ) -> [CommandID] {
    let commands = match(sequence, in: context).commands
    for command in commands { remove(KeyBinding(sequence, in: context), from: command) }
    return commands
  }

  /// Gives a command these keys in a context, instead of those that it had there.
  public mutating func rebind(
    _ command: CommandID, to sequences: [KeySequence], in context: KeyContext = .anywhere
  ) {
    for binding in bindings(of: command) where binding.context == context {
      remove(binding, from: command)
    }
    for sequence in sequences.reversed() { bind(sequence, to: command, in: context) }
  }

  private mutating func remove(_ binding: KeyBinding, from command: CommandID) {
    trees[binding.context]?.remove(command, at: binding.keys.keys[...])
    keys[command]?.removeAll { $0 == binding }
  }
}

/// What a sequence of keys is in one context.
public struct KeyMatch: Hashable, Sendable {
  /// The commands that are bound to exactly these keys; more than one is a conflict.
  public var commands: [CommandID]

  /// Whether longer sequences begin with these keys.
  public var continues: Bool

  /// Whether nothing is bound to the keys, nor to any that begin with them.
  var isEmpty: Bool { commands.isEmpty && !continues }

  /// Makes a match; without arguments: nothing is bound.
  public init(commands: [CommandID] = [], continues: Bool = false) {
    self.commands = commands
    self.continues = continues
  }
}
