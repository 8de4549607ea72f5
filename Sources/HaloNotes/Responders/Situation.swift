import Commands
import Focus
import Interface
import Notes

/// What a responder may look at when it decides what a command means now.
struct Situation: Sendable {
  /// Where everything is.
  var arrangement: Arrangement

  /// Where the focus is.
  var focus: FocusState

  /// What typed letters mean.
  var mode = InputMode.commands

  /// The group that had the focus before the one that has it.
  var lastGroup: GroupID?

  /// What is asked in the footer.
  var question: Question?

  /// The group that has the focus.
  var group: GroupID? { focus.focused?.group }

  /// The note of the pane that has the focus.
  var note: NotePath? { arrangement.note(of: group) }

  /// The note that is read in the pane that has the focus.
  var reader: Arrangement.ReaderPane? { arrangement.reader(of: group) }

  /// The block on which the focus stands, in a note that is read.
  var block: Int? {
    guard let place = focus.focused, let page = reader?.reading?.page else { return nil }
    return page.place(ofItem: place.index)?.block
  }

  /// The task on which the focus stands, in a note that is read.
  var task: Block.Task? {
    block.flatMap { block in
      reader?.reading?.page.flatMap {
        $0.blocks.indices.contains(block) ? $0.blocks[block].task : nil
      }
    }
  }

  /// The link on which the focus stands, in a note that is read.
  var link: Page.LinkFacts? {
    guard let place = focus.focused else { return nil }
    return reader?.reading?.page?.link(ofItem: place.index)
  }

  /// Whether the current row of the list offers a new note.
  var isOnOffer: Bool {
    guard let rows = arrangement.rows, let row = arrangement.row else { return false }
    return rows.note(at: row) == nil && rows.offeredTitle != nil
  }

  /// Whether one pane shows at a time.
  var isCompact: Bool { arrangement.layout.widthClass == .compact }

  /// The responders from the focused item's group outwards.
  var trail: ResponderTrail {
    if question != nil { return ResponderTrail([.question] + placeTrail.ids) }
    if arrangement.choice == .trash, isInTrash { return ResponderTrail([.trash] + placeTrail.ids) }
    return mode == .commands ? placeTrail : ResponderTrail([.typing] + placeTrail.ids)
  }

  /// Whether the pane that has the focus shows the trash, or a file in it; in a field letters are text.
  private var isInTrash: Bool {
    guard mode == .commands else { return false }
    switch group {
    case .sidebar, .notes: return true
    case .detail: return !arrangement.isWriting && note?.isInTrash == true
    case .some(let group) where group.isOfLook: return note?.isInTrash == true
    default: return false
    }
  }

  private var placeTrail: ResponderTrail {
    switch group {
    case MenuBarLayout.group: [.menuBar, .app]
    case let group where arrangement.menuBar?.menu(of: group) != nil: [.menu, .app]
    case .sidebar: [.sidebar, .sheets, .files, .scene, .help, .app]
    case .notes: [.notes, .sheets, .files, .scene, .help, .app]
    case .search: [.search, .sheets, .files, .scene, .help, .app]
    case .detail where arrangement.isWriting:
      ResponderTrail(completing + [.editor, .sheets, .scene, .help, .app])
    case .detail: [.detail, .sheets, .files, .scene, .help, .app]
    case .some(let group) where group.isOfLook: [.look, .sheets, .files, .scene, .help, .app]
    case SheetName.explanation.group, SheetName.message.group:
      [.explanation, .sheets, .files, .scene, .help, .app]
    case .quickText: ResponderTrail(completing + [.quickText, .sheets, .scene, .help, .app])
    case .quickLink: [.quickLink, .sheets, .scene, .help, .app]
    case SheetName.conflict.group: [.conflict, .sheets, .scene, .help, .app]
    default: pickerTrail ?? [.sheets, .files, .scene, .help, .app]
    }
  }

  /// In a picker, which keeps everything to itself, nothing is done to the panes behind it.
  private var pickerTrail: ResponderTrail? {
    SheetName(group: group).map { sheet in
      [sheet.field == group ? .pickerField : .pickerRows, .sheets, .help, .app]
    }
  }
}
