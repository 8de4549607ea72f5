/// What the commands are in one situation: the one value from which menu bar, overlay, palette and
/// footer are made, so that none of them can differ from the keys.
///
///     let shown = router.projection(in: situation, asking: responders, on: .common)
///     let bar = shown.menu(menus.root, open: [.file])
///
/// Whatever takes the focus itself, such as the overlay, is made with the situation from before
/// (commands C15).
public struct CommandProjection<Movement: Sendable, Source: ResponderSource> {
  let lookup: KeyLookup<Movement, Source>
  let capability: KeyCapability
}

extension CommandProjection: Sendable where Source: Sendable {}

extension KeyRouter {
  /// The commands as they are in a situation; pending keys don't count.
  ///
  /// - Parameter capability: What keys the terminal can send.
  public func projection<Source: ResponderSource>(
    in situation: KeySituation, asking source: Source, on capability: KeyCapability
  ) -> CommandProjection<Movement, Source> {
    CommandProjection(lookup: lookup(in: situation, asking: source), capability: capability)
  }
}

extension CommandProjection {
  /// How a command stands; `nil` if it is unavailable: nobody here does it, or it is hidden.
  public func standing(
    of command: CommandID, sender: CommandSender = .help
  ) -> CommandStanding? {
    lookup.resolver.registry[command].flatMap {
      standing(of: $0, sender: sender, showing: keys(of: command))
    }
  }

  /// The same for a command that needn't be registered, shown with its keys.
  ///
  /// A movement of the focus has no responder: it is available where it has a key, and everywhere if
  /// it has none.
  func standing(
    of command: Command, sender: CommandSender, showing keys: @autoclosure () -> KeySequence?
  ) -> CommandStanding? {
    if lookup.movement(for: command.id) != nil {
      let contexts = lookup.bindings.bindings(of: command.id).map(\.context)
      guard contexts.isEmpty || contexts.contains(where: isHere) else { return nil }
      return CommandStanding(command, keys: keys())
    }
    switch lookup.resolver.resolve(command, along: lookup.situation.trail, sender: sender) {
    case .enabled(let target):
      return CommandStanding(command, target, keys: keys())
    case .disabled(let target, let reason):
      return CommandStanding(
        command, target, keys: keys(), disabledReason: reason)
    case .unavailable:
      return nil
    }
  }

  /// Whether keys that are bound in a context count here.
  func isHere(_ context: KeyContext) -> Bool {
    context == .anywhere || lookup.contexts.contains(context)
  }
}
