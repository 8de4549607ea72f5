/// Keys that can't do all that they are bound to (commands C14).
public enum KeyConflict: Hashable, Sendable {
  /// Several commands have the same keys at one level.
  case shared(KeySequence, in: KeyContext, by: [CommandID])

  /// A command has keys with which longer sequences begin, which are never reached.
  case hidden([KeySequence], behind: KeySequence, in: KeyContext, by: CommandID)
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

extension Resolver {
  /// The keys for which more than one command could be run now at one level of the trail.
  ///
  /// A responder's contexts are one level; the main menu is the last.
  public func conflicts(of bindings: KeyBindings, along trail: ResponderTrail) -> [KeyConflict] {
    let levels = trail.ids.map(source.keyContexts) + [[KeyContext.anywhere]]
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
