import Commands
import Focus

/// Every command of the app, its default keys, and the movements that some of them stand for.
///
/// This is the one place where a key is written down: dispatch, footer, overlay and palette read it
/// from here.
enum NotesCatalogue {
  /// The commands, menu by menu.
  static let commands: [Command] =
    file + edit + view + go + window + scenes + help + menus + writing + completing

  /// The commands, each id once.
  static let registry: CommandRegistry = {
    do throws(RegistryError) {
      return try CommandRegistry(commands)
    } catch {
      preconditionFailure("The app's own commands don't fit together: \(error)")
    }
  }()

  /// The commands that move the focus, and how.
  static let movements: [CommandID: Movement] = [
    .nextGroup: .tab(.forward), .previousGroup: .tab(.backward),
    .leaveForward: .leave(.forward), .leaveBackward: .leave(.backward),
    .moveDown: .arrow(.down), .moveUp: .arrow(.up),
    .moveLeft: .arrow(.left), .moveRight: .arrow(.right),
    .steerDown: .next, .steerUp: .previous,
    .moveFirst: .first, .moveLast: .last,
    .halfPageDown: .halfPage(.forward), .halfPageUp: .halfPage(.backward),
    .pageDown: .page(.forward), .pageUp: .page(.backward),
    .goToSidebar: .group(.sidebar), .goToNotes: .group(.notes), .goToDetail: .group(.detail),
    .paneLeft: .across(.left), .paneRight: .across(.right),
    .paneAbove: .across(.up), .paneBelow: .across(.down),
  ]

  private static let file: [Command] = [
    Command(.newNote, "New Note", menu: .file, keys: ["C-n"])
      .bound(to: "a", in: .notes).bound(to: "a", in: .sidebar),
    Command(
      .quickNote, "Quick Note", menu: .file, keys: ["C-q", "A-q"], shortTitle: "quick note",
      attributes: .wantsPriorityOverSystemBehavior, words: ["capture"]),
    Command(.editExternally, "Edit in Your Editor", menu: .file, keys: ["E"], shortTitle: "edit"),
    Command(.open, "Open", menu: .file, keys: ["Enter"], in: .notes)
      .bound(to: "Enter", in: .sidebar).bound(to: "Enter", in: .detail)
      .bound(to: "Enter", in: .sheet),
    Command(
      .openNamed, "Open Note", menu: .file, attributes: .takesPropertyList, words: ["edit"]),
    Command(.save, "Save", menu: .file, keys: ["C-s"], in: .text, words: ["write"]),
    Command(.look, "Look", menu: .file, keys: ["Space"], in: .notes)
      .bound(to: "Space", in: .detail).bound(to: "Space", in: .sheet),
    Command(.renameNote, "Rename", menu: .file, keys: ["r"], in: .notes)
      .bound(to: "r", in: .detail).bound(to: "r", in: .sheet),
    Command(.moveNote, "Move to Folder", menu: .file, keys: ["m"], in: .notes)
      .bound(to: "m", in: .detail).bound(to: "m", in: .sheet),
    Command(.trashNote, "Move to Trash", menu: .file, keys: ["d d"], in: .notes)
      .bound(to: "d d", in: .detail).bound(to: "d d", in: .sheet),
    Command(.deleteNote, "Move to Trash, Asked First", menu: .file, keys: ["Delete"], in: .notes)
      .bound(to: "Backspace", in: .notes).bound(to: "Delete", "Backspace", in: .detail)
      .bound(to: "Delete", "Backspace", in: .sheet),
    Command(
      .restoreNote, "Restore from Trash", menu: .file, keys: ["r"], in: .trash,
      shortTitle: "restore"),
    Command(.emptyTrash, "Empty Trash", menu: .file, keys: ["D"], in: .trash),
    Command(.confirm, "Confirm", keys: ["Enter"], in: .question),
    Command(.rewriteLinks, "Rewrite Links", menu: .file, keys: ["A-l"], in: .field),
  ]

  private static let edit: [Command] = [
    Command(.undo, "Undo", menu: .edit, keys: ["u"]),
    Command(.redo, "Redo", menu: .edit, keys: ["C-r"]),
    Command(.repeatLast, "Repeat", menu: .edit, keys: ["."]),
    Command(.mark, "Mark", menu: .edit, keys: ["v"], in: .notes, attributes: .repeatable),
    Command(.markRange, "Mark up to Here", menu: .edit, keys: ["V"], in: .notes),
    Command(.tags, "Tags", menu: .edit, keys: ["t"], in: .notes)
      .bound(to: "t", in: .detail).bound(to: "t", in: .sheet),
    Command(.pinNote, "Pin", menu: .edit, keys: ["p"], in: .notes)
      .bound(to: "p", in: .detail).bound(to: "p", in: .sheet),
    Command(.toggleTask, "Tick", menu: .edit, keys: ["x"], in: .detail, words: ["task", "done"])
      .bound(to: "x", in: .look),
    Command(.copyLink, "Copy Link", menu: .edit, keys: ["y"], attributes: .repeatable),
    Command(
      .copyAddress, "Copy Link for Other Programs", menu: .edit, words: ["url", "halo", "address"]),
    Command(.search, "Search", menu: .edit, keys: ["/", "g /"]),
    Command(.acceptSearch, "Open at Match", menu: .edit, keys: ["Enter"], in: .search),
    Command(.acceptField, "Choose", keys: ["Enter"], in: .field),
    Command(
      .completePath, "Complete the Path", menu: .edit, keys: ["Tab"], in: .field,
      shortTitle: "complete"),
    Command(.olderEntry, "Older Entry", menu: .edit, keys: ["A-p"], in: .field),
    Command(.newerEntry, "Newer Entry", menu: .edit, keys: ["A-n"], in: .field),
    Command(.nextMatch, "Next Match", menu: .edit, keys: ["n"], in: .detail),
    Command(.previousMatch, "Previous Match", menu: .edit, keys: ["N"], in: .detail),
  ]

  private static let view: [Command] = [
    Command(
      .growSheet, "Larger Sheet", menu: .view, keys: ["+", "="],
      attributes: .keepsMenuPresented),
    Command(
      .shrinkSheet, "Smaller Sheet", menu: .view, keys: ["-"], attributes: .keepsMenuPresented),
    Command(
      .cycleSheet, "Next Sheet Height", menu: .view, keys: ["*"], attributes: .keepsMenuPresented,
      words: ["detent", "size"]),
    Command(.nextSection, "Next Section", menu: .view, keys: ["l"], in: .look),
    Command(.previousSection, "Previous Section", menu: .view, keys: ["h"], in: .look),
    Command(.sortNotes, "Sort", menu: .view, keys: ["s"], in: .notes, shortTitle: "sort"),
    Command(.theme, "Theme", menu: .view, words: ["colours", "colors", "dark", "light"]),
    Command(
      .zoomPane, "Zoom Pane", menu: .view, keys: ["z"], words: ["maximize", "full", "window"]),
    Command(.narrowPane, "Narrower Pane", menu: .view, keys: ["<"], words: ["width"]),
    Command(.widenPane, "Wider Pane", menu: .view, keys: [">"], words: ["width"]),
    Command(.expand, "Expand", menu: .view, keys: ["l", "Right"], in: .sidebar),
    Command(.collapse, "Collapse", menu: .view, keys: ["h", "Left"], in: .sidebar),
    Command(.otherPaneDown, "Down in the Other Pane", menu: .view, keys: ["J"]),
    Command(.otherPaneUp, "Up in the Other Pane", menu: .view, keys: ["K"]),
    Command(.scrollDown, "Scroll Down", menu: .view, keys: ["C-e"], in: .detail)
      .bound(to: "C-e", in: .sheet),
    Command(.scrollUp, "Scroll Up", menu: .view, keys: ["C-y"], in: .detail)
      .bound(to: "C-y", in: .sheet),
    Command(
      .focusOverlay, "Focus Map", menu: .view, keys: ["g f"], attributes: .keepsMenuPresented),
    Command(
      .lastMessage, "Last Message", menu: .view, keys: ["g m"], words: ["error", "detail"]),
    Command(.explainFocus, "Explain the Focus", menu: .view, keys: ["g x"]),
    Command(
      .redraw, "Redraw", menu: .view, keys: ["C-l"], attributes: .wantsPriorityOverSystemBehavior),
    Command(.reload, "Reload Keys and Settings", menu: .view, words: ["keymap", "theme"]),
  ]

  private static let go: [Command] = [
    Command(.nextGroup, "Next Pane", menu: .go, keys: ["Tab", "C-w w"])
      .alternating(with: CommandAlternate(.shift, .previousGroup)),
    Command(.previousGroup, "Previous Pane", menu: .go, keys: ["S-Tab"]),
    Command(
      .leaveForward, "Next Pane, from Text Too", menu: .go, keys: ["F6"],
      attributes: .wantsPriorityOverSystemBehavior
    ).alternating(with: CommandAlternate(.shift, .leaveBackward)),
    Command(
      .leaveBackward, "Previous Pane, from Text Too", menu: .go, keys: ["S-F6"],
      attributes: .wantsPriorityOverSystemBehavior),
    Command(.lastPane, "Last Pane", menu: .go, keys: ["C-w p"]),
    Command(.paneLeft, "Pane to the Left", menu: .go, keys: ["C-w h", "C-w Left"]),
    Command(.paneRight, "Pane to the Right", menu: .go, keys: ["C-w l", "C-w Right"]),
    Command(.paneAbove, "Pane Above", menu: .go, keys: ["C-w k", "C-w Up"]),
    Command(.paneBelow, "Pane Below", menu: .go, keys: ["C-w j", "C-w Down"]),
    Command(.goToSidebar, "Library", menu: .go, keys: ["1"]),
    Command(.goToNotes, "Notes", menu: .go, keys: ["2"]),
    Command(.goToDetail, "Note", menu: .go, keys: ["3"]),
    Command(.goToSheet, "Sheet", menu: .go, keys: ["4"]),
    Command(.moveDown, "Down", menu: .go, keys: ["j", "Down"])
      .bound(to: "j", "Down", in: .menu),
    Command(.moveUp, "Up", menu: .go, keys: ["k", "Up"])
      .bound(to: "k", "Up", in: .menu),
    Command(.moveLeft, "Left", menu: .go, keys: ["h", "Left"], in: .notes)
      .bound(to: "h", "Left", in: .detail).bound(to: "h", "Left", in: .rows)
      .bound(to: "Left", in: .look),
    Command(.moveRight, "Right", menu: .go, keys: ["l", "Right"], in: .notes)
      .bound(to: "l", "Right", in: .detail).bound(to: "l", "Right", in: .rows)
      .bound(to: "Right", in: .look),
    Command(.moveFirst, "First", menu: .go, keys: ["g g", "Home"])
      .bound(to: "Home", in: .menu).bound(to: "Home", in: .menuBar),
    Command(.moveLast, "Last", menu: .go, keys: ["G", "End"])
      .bound(to: "End", in: .menu).bound(to: "End", in: .menuBar),
    Command(.halfPageDown, "Half a Page Down", menu: .go, keys: ["C-d"]),
    Command(.halfPageUp, "Half a Page Up", menu: .go, keys: ["C-u"]),
    Command(.pageDown, "Page Down", menu: .go, keys: ["C-f", "PageDown"])
      .bound(to: "PageDown", in: .menu),
    Command(.pageUp, "Page Up", menu: .go, keys: ["C-b", "PageUp"])
      .bound(to: "PageUp", in: .menu),
    Command(.steerDown, "Down in the Results", menu: .go, keys: ["C-n", "Down"], in: .field),
    Command(.steerUp, "Up in the Results", menu: .go, keys: ["C-p", "Up"], in: .field),
    Command(.jumpToTitle, "Jump by Title", menu: .go, keys: ["g n"], words: ["create", "open"]),
    Command(.dailyNote, "Daily Note", menu: .go, keys: ["g d"], words: ["today", "journal"]),
    Command(.type, "By Name, or by a Link's Label", menu: .go, keys: ["f"]),
    Command(.endTyping, "Done", keys: ["Enter", "Esc"], in: .typing),
    Command(
      .previousPlace, "Back to the Note Before", menu: .go, keys: ["H", "C-o"], shortTitle: "back",
      words: ["history"]),
    Command(
      .nextPlace, "Forward Again", menu: .go, keys: ["L"], shortTitle: "forward",
      words: ["history"]),
    Command(.nextNote, "Next Note", menu: .go, keys: ["]"]),
    Command(.previousNote, "Previous Note", menu: .go, keys: ["["]),
    Command(.goToLine, "Go to Line", menu: .go, attributes: .takesPropertyList),
    Command(.backlinks, "Backlinks", menu: .go, keys: ["g b"], words: ["links", "mentions"]),
    Command(
      .quickNotes, "Quick Notes Here", menu: .go, keys: ["g q"], words: ["links", "mentions"]),
    Command(.outline, "Outline", menu: .go, keys: ["g o"], words: ["headings"]),
    Command(.nextHeading, "Next Heading", menu: .go, keys: ["}"], in: .detail)
      .bound(to: "}", in: .sheet),
    Command(.previousHeading, "Previous Heading", menu: .go, keys: ["{"], in: .detail)
      .bound(to: "{", in: .sheet),
  ]

  private static let window: [Command] = [
    Command(.escape, "Back", menu: .window, keys: ["Esc"]),
    Command(.cancel, "Cancel", menu: .window, keys: ["C-c"]),
    Command(.suspend, "Suspend", menu: .window, keys: ["C-z"]),
    Command(.quit, "Quit", menu: .window, keys: ["q"]),
  ]

  private static let help: [Command] = [
    Command(.keyboard, "Keyboard", menu: .help, keys: ["?"]),
    // F1 has priority, `?` must stay a character in text.
    Command(
      .keyboardAnywhere, "Keyboard, from Text Too", menu: .help, keys: ["F1"],
      attributes: .wantsPriorityOverSystemBehavior),
    Command(.palette, "Commands by Name", menu: .help, keys: [":", "C-p"], words: ["palette"]),
  ]
}

extension CommandID {
  /// The overlay by the key that text doesn't take.
  static let keyboardAnywhere: CommandID = "help.keyboardAnywhere"
}
