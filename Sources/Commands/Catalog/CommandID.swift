/// The name of a command, such as `note.new`; what a keymap binds and a script runs.
public struct CommandID: Identifier {
  /// The name as text.
  public let name: String

  /// Makes an id from a name.
  public init(_ name: String) { self.name = name }
}

/// The name of a menu: one of the six of the menu bar, or one inside them.
public struct MenuID: Identifier {
  /// The name as text.
  public let name: String

  /// Makes an id from a name.
  public init(_ name: String) { self.name = name }

  /// Files and scenes.
  public static let file: MenuID = "file"

  /// Undo, the clipboard, finding in text.
  public static let edit: MenuID = "edit"

  /// What is shown, and how.
  public static let view: MenuID = "view"

  /// Moving about.
  public static let go: MenuID = "go"

  /// Scenes and panes.
  public static let window: MenuID = "window"

  /// Help.
  public static let help: MenuID = "help"
}
