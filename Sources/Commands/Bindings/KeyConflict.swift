/// Keys that can't do all that they are bound to (commands C14).
public enum KeyConflict: Hashable, Sendable {
  /// Several commands have the same keys at one level.
  case shared(KeySequence, in: KeyContext, by: [CommandID])

  /// A command has keys with which longer sequences begin, which are never reached.
  case hidden([KeySequence], behind: KeySequence, in: KeyContext, by: CommandID)

  /// Keys that are bound in one context never arrive there, as a command that is offered every key
  /// before has them anywhere: a movement of the focus, or one that wants priority (commands C8).
  case outranked(KeySequence, in: KeyContext, of: [CommandID], by: CommandID)
}

extension KeyBindings {
  /// Everything that contradicts itself within one context, whatever is available at the time.
  ///
  /// Contexts and keys are in order of their names.
  public func conflicts() -> [KeyConflict] {
    contexts.flatMap { context in
      all(in: context).flatMap { keys, commands in
        var conflicts: [KeyConflict] = []
        if commands.count > 1 { conflicts.append(.shared(keys, in: context, by: commands)) }
        let longer = continuations(of: keys, in: context).map(\.keys)
        if let command = commands.first, !longer.isEmpty {
          conflicts.append(.hidden(longer, behind: keys, in: context, by: command))
        }
        return conflicts
      }
    }
  }
}

extension KeyBindings {
  /// The same, and the keys of a context that movements of the focus and commands with priority have
  /// anywhere.
  ///
  /// - Parameters:
  ///   - registry: The commands that exist.
  ///   - movements: Those that move the focus.
  ///   - writing: The contexts in which keys write text, so that movements don't come first.
  public func conflicts(
    registry: CommandRegistry, movements: Set<CommandID>, writing: Set<KeyContext>
  ) -> [KeyConflict] {
    func isUrgent(_ id: CommandID) -> Bool {
      registry.attributes(of: id).contains(.wantsPriorityOverSystemBehavior)
    }
    return conflicts()
      + contexts.filter { $0 != .anywhere }.flatMap { context in
        all(in: context).compactMap { keys, commands -> KeyConflict? in
          let plain = commands.filter { !isUrgent($0) && !movements.contains($0) }
          let first = match(keys, in: .anywhere).commands.first {
            isUrgent($0) || movements.contains($0) && !writing.contains(context)
          }
          guard let first, !plain.isEmpty else { return nil }
          return .outranked(keys, in: context, of: plain, by: first)
        }
      }
  }
}

extension Resolver {
  /// The keys for which more than one command could be run now at one level of the trail.
  ///
  /// A responder's contexts are one level; the main menu is the last.
  public func conflicts(of bindings: KeyBindings, along trail: ResponderTrail) -> [KeyConflict] {
    var levels = trail.ids.map(source.keyContexts)
    if !levels.contains([.anywhere]) { levels.append([.anywhere]) }
    return levels.flatMap { conflicts(of: bindings, at: $0, along: trail) }
  }

  private func conflicts(
    of bindings: KeyBindings, at level: [KeyContext], along trail: ResponderTrail
  ) -> [KeyConflict] {
    var active: [(keys: KeySequence, context: KeyContext, commands: [CommandID])] = []
    for context in level {
      for (keys, commands) in bindings.all(in: context) {
        let able = commands.filter { resolve($0, along: trail, sender: .key) != .unavailable }
        if let place = active.firstIndex(where: { $0.keys == keys }) {
          for command in able where !active[place].commands.contains(command) {
            active[place].commands.append(command)
          }
        } else {
          active.append((keys, context, able))
        }
      }
    }
    return active.filter { $0.commands.count > 1 }.map {
      .shared($0.keys, in: $0.context, by: $0.commands)
    }
  }
}
