import Commands
import Focus
import Geometry
import Interface
import Notes
import Sheets

/// Where everything is and what can be focused, for one moment: the one value from which both the
/// picture and the focus map come.
struct Arrangement: Sendable {
  /// The panes' areas.
  let layout: ColumnLayout

  /// The sheets' areas.
  let sheets: SheetLayout<SheetName>

  /// What can be focused.
  var map: FocusMap

  /// The library.
  let outline: SidebarOutline

  /// The signs that rows are made of.
  let signs: Signs

  /// The row of the library that the list follows.
  let choice: SidebarChoice

  /// The list; `nil` before anything was read.
  let rows: NoteRows?

  /// The row of the list that is current, focused or remembered.
  let row: Int?

  /// The note on which the list stands.
  let selected: NotePath?

  /// The note in the detail pane.
  let detail: ReaderPane?

  /// The note in the look sheet.
  let look: ReaderPane?

  /// What of the look sheet isn't its note's text.
  let lookPane: LookPane?

  /// The rows of the sheets that hold a list.
  let sheetRows: [SheetName: SheetRows]

  /// The sheets that are a field and the rows it steers.
  let pickers: [SheetName: PickerLayout]

  /// The visible part of each component, in cells, and what it holds.
  var viewports: [ComponentID: Viewport]

  /// Whether the detail pane shows a text that is written in.
  var isWriting = false

  /// The list at the caret, while one is offered.
  var completion: CompletionLayout?

  /// The menu bar, while it shows.
  var menuBar: MenuBarArrangement?

  /// How much of a component shows, and how much there is.
  struct Viewport: Hashable, Sendable {
    /// Where it shows on the screen.
    var area: Rectangle

    /// Its whole content.
    var content: Size
  }

  /// A note where it is read: in the detail pane or in a sheet.
  struct ReaderPane: Sendable {
    /// What is asked for.
    let request: ReadingRequest

    /// What there is to show; `nil` until something came.
    let reading: Reading?

    /// Its scroll position.
    let component: ComponentID

    /// The item of a block.
    func item(ofBlock block: Int) -> ItemID {
      PageSource.item(ofBlock: block, tag: request.path.tag)
    }

    /// Whether what shows is what was asked for.
    var isCurrent: Bool { reading?.request == request }
  }

  /// The component that scrolls when a group does.
  func component(of group: GroupID) -> ComponentID? {
    switch group {
    case .sidebar: .sidebar
    case .notes, .search: .notes
    case .detail: isWriting ? .writing : detail?.component
    case LookSection.preview.group: look?.component
    case let group where group == lookPane?.section.group: lookPane?.component
    default:
      menuBar?.component(of: group)
        ?? SheetName(group: group).flatMap { $0.group == group ? $0.component : nil }
    }
  }

  /// The note that commands act on while a group has the focus.
  func note(of group: GroupID?) -> NotePath? {
    switch group {
    case .notes, .search: selected
    case .detail: detail?.request.path
    case .some(let group) where group.isOfLook: look?.request.path
    default: nil
    }
  }

  /// The reader that a group shows.
  func reader(of group: GroupID?) -> ReaderPane? {
    switch group {
    case .detail: detail
    case LookSection.preview.group: look
    default: nil
    }
  }
}

extension SheetName {
  /// The scope of the sheet.
  var scope: ScopeID { ScopeID(rawValue) }

  /// What the sheet is called where it isn't a note's.
  var title: String {
    switch self {
    case .look: "Look"
    case .keyboard: "Keyboard"
    case .palette: "Commands"
    case .explanation: "Focus"
    case .sort: "Sort"
    case .outline: "Outline"
    case .rename: "Rename"
    case .move: "Move"
    case .tags: "Tags"
    case .theme: "Theme"
    case .message: "Message"
    case .conflict: "Changed Outside"
    case .quick: "Quick Note"
    case .quickNotes: "Quick Notes"
    case .shelf: "Scenes"
    case .find: "Find"
    case .replace: "Replace"
    case .attach: "Attach File"
    }
  }

  /// The group of the sheet's content; a sheet's group ids begin with its name and a dot.
  var group: GroupID {
    switch self {
    case .look: "look.preview"
    case .keyboard: "keyboard.commands"
    case .palette: "palette.commands"
    case .explanation: "explanation.reasons"
    case .sort: "sort.orders"
    case .outline: "outline.headings"
    case .rename: "rename.rows"
    case .move: "move.folders"
    case .tags: "tags.rows"
    case .theme: "theme.names"
    case .message: "message.lines"
    case .conflict: "conflict.choices"
    case .quick: "quick.text"
    case .quickNotes: "quickNotes.rows"
    case .shelf: "shelf.scenes"
    case .find: "find.places"
    case .replace: "replace.places"
    case .attach: "attach.files"
    }
  }

  /// The group of the field at the sheet's top, in sheets that have one.
  var field: GroupID { GroupID("\(rawValue).field") }

  /// The scroll position of the sheet's content, where it doesn't hang on a note.
  var component: ComponentID { ComponentID(rawValue) }

  /// The sheet to which a group belongs; `nil` for one of the panes.
  init?(group: GroupID?) {
    guard let name = group?.rawValue.split(separator: ".", maxSplits: 1).first else { return nil }
    self.init(rawValue: String(name))
  }
}
