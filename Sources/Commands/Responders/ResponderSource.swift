/// Answers for responders by their ids: the program's own map from ids to what stands behind them.
///
/// Questions must be free of effects: they are asked often, for keys, menus and help alike.
public protocol ResponderSource {
  /// The contexts whose keys count while this responder is on the trail (UIKit's `keyCommands`).
  func keyContexts(of responder: ResponderID) -> [KeyContext]

  /// Whether this responder does the command; `false` only says that it doesn't itself.
  func canPerform(
    _ command: CommandID, on responder: ResponderID, sender: CommandSender
  ) -> Bool

  /// Whether the command can be done now, and how it is shown; asked of the one that does it.
  ///
  /// By default it can, and is shown as registered.
  func validate(_ command: Command, on responder: ResponderID) -> Validation

  /// The text that this responder edits, if it edits any: it then does the standard editing commands
  /// (commands C13), those that `canPerform` doesn't claim. None by default.
  func textEditing(of responder: ResponderID) -> TextEditingState?

  /// Another responder, not on the trail, that does the command instead (UIKit's
  /// `target(forAction:withSender:)`); asked of one that doesn't itself. None by default.
  func forward(_ command: CommandID, from responder: ResponderID) -> ResponderID?

  /// Changes the main menu, which holds the registered commands already (commands C10). Nothing by
  /// default.
  func buildMenu(with builder: inout MenuBuilder)

  /// What stands in place of a deferred element of an open menu; `nil` while it isn't known yet
  /// (commands C11). Nothing by default.
  func elements(ofDeferred id: MenuID) -> [MenuElement]?
}

extension ResponderSource {
  /// Enabled, shown as registered.
  public func validate(_ command: Command, on responder: ResponderID) -> Validation { .enabled }

  /// None.
  public func textEditing(of responder: ResponderID) -> TextEditingState? { nil }

  /// None.
  public func forward(_ command: CommandID, from responder: ResponderID) -> ResponderID? { nil }

  /// Nothing.
  public func buildMenu(with builder: inout MenuBuilder) {}

  /// Nothing.
  public func elements(ofDeferred id: MenuID) -> [MenuElement]? { [] }
}

/// What a command is wanted for.
public enum CommandSender: Hashable, Sendable {
  /// A key was pressed.
  case key
  /// An item of a menu.
  case menu
  /// Help that shows what could be done: the overlay, the palette, the footer.
  case help
  /// A script, or the program itself.
  case program
}

/// Whether a command can be done now, and how it is shown.
public struct Validation: Hashable, Sendable {
  /// Why it can't be done now; `nil` if it can.
  public var disabledReason: String?

  /// The title to show; `nil`: the registered one.
  public var title: String?

  /// The title that stands alone, for overlay and palette; `nil`: `title`, or the registered one.
  public var discoverabilityTitle: String?

  /// The title for the footer; `nil`: the registered one, or `title` if the command has none.
  public var shortTitle: String?

  /// Whether what it switches is on.
  public var state: CommandState

  /// Attributes in addition to the registered ones.
  public var attributes: Command.Attributes

  /// Makes a validation; without arguments: can be done, shown as registered.
  public init(
    disabledReason: String? = nil, title: String? = nil, discoverabilityTitle: String? = nil,
    shortTitle: String? = nil, state: CommandState = .off, attributes: Command.Attributes = []
  ) {
    self.disabledReason = disabledReason
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    self.shortTitle = shortTitle
    self.state = state
    self.attributes = attributes
  }

  /// It can be done.
  public static let enabled = Validation()

  /// It can't be done now, for a reason that is said to people.
  public static func disabled(_ reason: String) -> Validation {
    Validation(disabledReason: reason)
  }
}

/// Whether what a command switches is on (commands C11).
public enum CommandState: Hashable, Sendable {
  case off
  case on
  /// On for some of what it acts on.
  case mixed
}
