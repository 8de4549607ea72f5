import Commands
import Focus
import Geometry
import Interface
import Notes
import Sheets

/// The groups of the app, by the names that scripts see.
extension GroupID {
  static let sidebar: GroupID = "sidebar"
  static let notes: GroupID = "notes"
  static let detail: GroupID = "detail"
  static let search: GroupID = "search"
  static let sort = SheetName.sort.group
  static let outline = SheetName.outline.group
}

/// The contexts under which keys are bound, one a kind of place.
extension KeyContext {
  static let sidebar: KeyContext = "sidebar"
  static let notes: KeyContext = "notes"
  static let detail: KeyContext = "detail"
  static let search: KeyContext = "search"
  static let typing: KeyContext = "typing"
  static let menuBar: KeyContext = "menuBar"
  static let menu: KeyContext = "menu"
  static let question: KeyContext = "question"

  /// Wherever the list shows the trash.
  static let trash: KeyContext = "trash"

  /// The rows of a sheet, which may stand in columns.
  static let rows: KeyContext = "rows"

  /// Every one-line field.
  static let field: KeyContext = "field"

  /// Those in which a letter is text.
  static let writing: Set<KeyContext> = [
    .text, .field, .search, .typing, .menuBar, .menu, .completion, .choice,
  ]
}

/// The responders of the app.
extension ResponderID {
  static let sidebar: ResponderID = "sidebar"
  static let notes: ResponderID = "notes"
  static let detail: ResponderID = "detail"
  static let editor: ResponderID = "editor"
  static let conflict: ResponderID = "conflict"
  static let search: ResponderID = "search"
  static let typing: ResponderID = "typing"
  static let sheet: ResponderID = "sheet"
  static let menuBar: ResponderID = "menuBar"
  static let menu: ResponderID = "menu"
  static let sheets: ResponderID = "sheets"
  static let files: ResponderID = "files"
  static let question: ResponderID = "question"
  static let trash: ResponderID = "trash"
  static let scene: ResponderID = "scene"
  static let app: ResponderID = "app"
}

/// The parts of the screen that scroll.
extension ComponentID {
  static let sidebar: ComponentID = "sidebar"
  static let notes: ComponentID = "notes"
}

extension ResponderID {
  /// The content of the look sheet.
  static let look: ResponderID = "look"

  /// The content of the sheet that explains the focus.
  static let explanation: ResponderID = "explanation"

  /// The field of a picker.
  static let pickerField: ResponderID = "picker.field"

  /// The rows of a picker.
  static let pickerRows: ResponderID = "picker.rows"

  /// Help and the palette.
  static let help: ResponderID = "help"
}

extension PlacedSheet {
  /// The cells inside its border.
  var inside: Rectangle { PaneChrome.content(in: area) }
}

extension NotePath {
  /// The file's name without its ending, for people.
  var displayName: String { String(decoding: stem, as: UTF8.self) }

  /// The last name of the path, for people.
  var folderName: String { String(decoding: name, as: UTF8.self) }
}

extension FocusSource {
  /// How many of its entries are items: headings and blanks are none.
  var items: Int { (0..<count).count { focusability(at: $0).isFocusable } }
}
