/// The name of a menu: one of the menu bar, one inside them, or children that are supplied when their
/// menu opens.
///
/// Those of the system are below; a program names its own (commands C10).
public struct MenuID: Identifier {
  /// The name as text.
  public let name: String

  /// Makes an id from a name.
  public init(_ name: String) { self.name = name }
}

extension MenuID {
  /// What holds all others.
  public static let root: MenuID = "root"

  /// The program as a whole.
  public static let application: MenuID = "application"

  /// About the program.
  public static let about: MenuID = "about"

  /// Settings.
  public static let preferences: MenuID = "preferences"

  /// Leaving the program.
  public static let quit: MenuID = "quit"
}

extension MenuID {
  /// Files and scenes.
  public static let file: MenuID = "file"

  /// Beginning something: a document, a scene.
  public static let newScene: MenuID = "newScene"

  /// Opening something.
  public static let open: MenuID = "open"

  /// What was open before.
  public static let openRecent: MenuID = "openRecent"

  /// Closing.
  public static let close: MenuID = "close"
}

extension MenuID {
  /// Undo, the clipboard, finding in text.
  public static let edit: MenuID = "edit"

  /// Undo and redo.
  public static let undoRedo: MenuID = "undoRedo"

  /// The clipboard and the selection.
  public static let standardEdit: MenuID = "standardEdit"

  /// Finding and replacing.
  public static let find: MenuID = "find"

  /// How text looks.
  public static let format: MenuID = "format"
}

extension MenuID {
  /// What is shown, and how.
  public static let view: MenuID = "view"

  /// The sidebar.
  public static let sidebar: MenuID = "sidebar"

  /// Moving about.
  public static let go: MenuID = "go"

  /// Scenes and panes.
  public static let window: MenuID = "window"

  /// The size of windows and panes.
  public static let zoom: MenuID = "zoom"

  /// Help.
  public static let help: MenuID = "help"
}
