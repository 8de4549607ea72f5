/// How a command stands where the focus is: what everything that shows it needs to know.
///
/// There is none for a command that is unavailable.
public struct CommandStanding: Hashable, Sendable, Identifiable {
  /// The command.
  public var id: CommandID

  /// The title in a menu.
  public var title: String

  /// The title where it stands alone: in the overlay and the palette.
  public var discoverabilityTitle: String

  /// One or two words for the footer.
  public var shortTitle: String

  /// Whether what it switches is on.
  public var state: CommandState

  /// What is special about it.
  public var attributes: Command.Attributes

  /// Why it can't be done now; `nil` if it can.
  public var disabledReason: String?

  /// The keys to show: they can be sent and run it here; `nil` if none do (commands C3).
  public var keys: KeySequence?

  /// Who does it; `nil` for a movement of the focus.
  public var responder: ResponderID?

  /// Whether it can be done now.
  public var isEnabled: Bool { disabledReason == nil }

  init(
    _ command: Command, _ target: CommandTarget, keys: KeySequence?, disabledReason: String? = nil
  ) {
    id = command.id
    title = target.title
    discoverabilityTitle = target.discoverabilityTitle
    shortTitle = target.shortTitle
    state = target.state
    attributes = target.attributes
    self.disabledReason = disabledReason
    self.keys = keys
    responder = target.responder
  }

  /// A movement of the focus, which nobody has to do.
  init(_ movement: Command, keys: KeySequence?) {
    id = movement.id
    title = movement.title
    discoverabilityTitle = movement.discoverabilityTitle ?? movement.title
    shortTitle = movement.shortTitle ?? movement.title
    state = .off
    attributes = movement.attributes
    self.keys = keys
  }
}
