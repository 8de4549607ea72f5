extension KeyRouter {
  /// The keys to show for a command in a situation: the first of its sequences that the terminal can
  /// send and that run this command there (commands C3).
  ///
  /// What a text would write, or another command takes first, isn't shown. `nil` if no key runs
  /// it there. Pending keys don't count.
  public func workingKeys(
    for command: CommandID, in situation: KeySituation, asking source: some ResponderSource,
    on capability: KeyCapability
  ) -> KeySequence? {
    let lookup = lookup(in: situation, asking: source)
    return bindings.bindings(of: command).lazy.map(\.keys).first { keys in
      capability.canSend(keys) && lookup.leads(keys, to: command)
    }
  }
}

extension KeyLookup {
  /// Whether pressing the keys one after the other ends in running the command.
  fileprivate func leads(_ keys: KeySequence, to command: CommandID) -> Bool {
    for length in 1..<keys.count {
      guard let prefix = KeySequence(Array(keys.keys.prefix(length))),
        case .prefix = match(prefix)
      else { return false }
    }
    guard case .found(let answer) = match(keys) else { return false }
    switch answer {
    case .command(let found, _), .movement(_, let found), .disabled(let found, _):
      return found == command
    case .text, .pending, .cancelled, .replaced, .unclaimed: return false
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
