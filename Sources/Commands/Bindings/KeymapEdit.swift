import Spelling

/// One line of a keymap, as it was written (commands C20).
public enum KeymapEdit: Hashable, Sendable {
  /// Binds keys to a command; without a context anywhere.
  case bind(command: String, keys: String, context: String?)

  /// Takes keys away from what they are bound to.
  case unbind(keys: String, context: String?)

  /// Gives a command these keys in a context instead of those that it had there.
  case rebind(command: String, keys: [String], context: String?)
}

/// Why a line of a keymap can't be done.
public enum KeymapError: Error, Hashable, Sendable {
  /// No command has this id.
  case unknownCommand(String, nearest: CommandID?)

  /// No context has this name.
  case unknownContext(String, nearest: KeyContext?)

  /// The keys can't be read.
  case keys(KeyNotationError)

  /// Nothing is bound to these keys there; `elsewhere` says where they are.
  case nothingBound(KeySequence, in: KeyContext, elsewhere: [KeyContext])
}

extension KeyBindings {
  /// Does what a line of a keymap says; a line that can't be done changes nothing.
  ///
  /// - Parameters:
  ///   - registry: The commands that exist.
  ///   - contexts: The contexts that exist besides `registry.contexts`.
  /// - Throws: `KeymapError`, which names what is wrong and the nearest name that exists.
  public mutating func apply(
    _ edit: KeymapEdit, registry: CommandRegistry, contexts: Set<KeyContext> = []
  ) throws(KeymapError) {
    switch edit {
    case .bind(let command, let keys, let context):
      let command = try Self.command(command, registry)
      let sequence = try Self.sequence(keys)
      bind(sequence, to: command, in: try Self.context(context, registry, contexts))
    case .unbind(let keys, let context):
      let sequence = try Self.sequence(keys)
      let context = try Self.context(context, registry, contexts)
      guard unbind(sequence, in: context).isEmpty else { return }
      let elsewhere = self.contexts.filter { !match(sequence, in: $0).commands.isEmpty }
      throw .nothingBound(sequence, in: context, elsewhere: elsewhere)
    case .rebind(let command, let keys, let context):
      let command = try Self.command(command, registry)
      var sequences: [KeySequence] = []
      for keys in keys { sequences.append(try Self.sequence(keys)) }
      rebind(command, to: sequences, in: try Self.context(context, registry, contexts))
    }
  }

  private static func command(
    _ name: String, _ registry: CommandRegistry
  ) throws(KeymapError) -> CommandID {
    guard let command = registry[CommandID(name)] else {
      throw .unknownCommand(name, nearest: registry.nearest(to: name))
    }
    return command.id
  }

  private static func context(
    _ name: String?, _ registry: CommandRegistry, _ others: Set<KeyContext>
  ) throws(KeymapError) -> KeyContext {
    guard let name else { return .anywhere }
    let known = registry.contexts.union(others)
    guard known.contains(KeyContext(name)) else {
      let nearest = nearestName(to: name, among: known.sorted().map(\.name))
      throw .unknownContext(name, nearest: nearest.map { KeyContext($0) })
    }
    return KeyContext(name)
  }

  private static func sequence(_ text: String) throws(KeymapError) -> KeySequence {
    do { return try KeySequence(notation: text) } catch { throw .keys(error) }
  }
}
