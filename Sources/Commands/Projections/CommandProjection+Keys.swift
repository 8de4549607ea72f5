extension CommandProjection {
  /// The keys to show for a command: the first of its sequences that the terminal can send and that run
  /// this command here (commands C3).
  ///
  /// What a text would write, or another command takes first, isn't shown. `nil` if no key runs
  /// it here.
  public func keys(of command: CommandID) -> KeySequence? {
    lookup.bindings.bindings(of: command).first { works($0.keys, for: command) }?.keys
  }

  /// All sequences that the terminal can send and that run the command here, each once, the one to show
  /// first.
  public func allKeys(of command: CommandID) -> [KeySequence] {
    lookup.bindings.bindings(of: command).map(\.keys).reduce(into: []) { found, keys in
      if !found.contains(keys), works(keys, for: command) { found.append(keys) }
    }
  }

  /// The keys to show after a command was run by name, so that next time they may be pressed; each
  /// command's once (commands C19).
  ///
  /// Call it on the projection from before the command was run. `nil` after a key, for a command whose
  /// keys were shown, and for one without keys that work.
  ///
  /// - Parameter shown: The commands whose keys have been shown so.
  public func keysToShow(
    afterRunning command: CommandID, by sender: CommandSender, shownBefore shown: Set<CommandID>
  ) -> KeySequence? {
    switch sender {
    case .key, .program: nil
    case .menu, .help: shown.contains(command) ? nil : keys(of: command)
    }
  }

  private func works(_ keys: KeySequence, for command: CommandID) -> Bool {
    capability.canSend(keys) && lookup.leads(keys, to: command)
  }
}

extension KeyLookup {
  /// Whether pressing the keys one after the other ends in running the command, or in the reason why
  /// it can't be run.
  fileprivate func leads(_ keys: KeySequence, to command: CommandID) -> Bool {
    guard let (answer, count) = outcome(of: keys), count == keys.count else { return false }
    return answer.command == command
  }

  /// What comes of pressing the keys one after the other, and how many of them that takes; `nil` if
  /// nothing does, or more are needed.
  func outcome(of keys: KeySequence) -> (answer: KeyAnswer<Movement>, count: Int)? {
    var pending: KeySequence?
    for (index, key) in keys.keys.enumerated() {
      // A pending prefix doesn't keep Esc and what wants priority from having their own meaning.
      if pending != nil, key == Key(.escape) { return nil }
      if let urgent = urgent(key, after: pending) { return (urgent, index + 1) }
      let pressed = pending?.appending(key) ?? KeySequence(key)
      switch meaning(of: pressed) {
      case .found(let answer): return (answer, index + 1)
      case .unfinished(let levels):
        guard isPrefix(pressed, atAny: levels) else { return nil }
        pending = pressed
      }
    }
    return nil
  }
}

extension KeyAnswer {
  /// The command that is run, or said why it can't be.
  var command: CommandID? {
    switch self {
    case .command(let command, _), .movement(_, let command), .disabled(let command, _): command
    case .text, .pending, .cancelled, .replaced, .unclaimed: nil
    }
  }
}

extension KeyBindings {
  /// The keys to show for a command where nothing has the focus, as in a printed list: the first of its
  /// sequences in these contexts that the terminal can send.
  ///
  /// - Parameter contexts: The contexts that count; all if it is empty.
  public func shown(
    for command: CommandID, in contexts: [KeyContext] = [], on capability: KeyCapability
  ) -> KeySequence? {
    bindings(of: command).first { binding in
      (contexts.isEmpty || contexts.contains(binding.context)) && capability.canSend(binding.keys)
    }?.keys
  }
}
