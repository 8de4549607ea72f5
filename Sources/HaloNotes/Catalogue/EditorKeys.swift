import Commands
import Text

/// What keys do in a text of many lines (contract: editor), each with the command of the text that it
/// stands for.
enum EditorKeys {
  /// A command, its keys, and what it does to a text of which so many rows make a page.
  struct Entry: Sendable {
    let command: Command
    let action: @Sendable (_ page: Int) -> TextCommand
  }

  /// All of them.
  static let entries: [Entry] = changing + moving + selecting

  /// What each command does.
  static let actions: [CommandID: @Sendable (Int) -> TextCommand] = Dictionary(
    uniqueKeysWithValues: entries.map { ($0.command.id, $0.action) })

  /// What a command does to a text; `nil` for other commands.
  static func action(_ command: CommandID, page: Int) -> TextCommand? {
    actions[command]?(page)
  }

  private static func entry(
    _ id: String, _ title: String, _ keys: [KeySequence], short: String? = nil,
    words: [String] = [], _ action: @autoclosure @escaping @Sendable () -> TextCommand
  ) -> Entry {
    Entry(
      command: Command(
        CommandID("text.\(id)"), title, menu: .edit, keys: keys, in: .text, shortTitle: short,
        words: words)
    ) { _ in action() }
  }

  private static let changing: [Entry] = [
    entry("undo", "Undo in the Text", ["C-z"], short: "undo", .undo),
    entry("redo", "Redo in the Text", ["C-y"], short: "redo", .redo),
    entry("cut", "Cut", ["C-x"], words: ["line"], .cut),
    entry("copy", "Copy", ["C-c"], words: ["line"], .copy),
    entry("paste", "Paste", ["C-v"], words: ["yank"], .yank),
    entry("newLine", "New Line", ["Enter"], .enter),
    entry("indent", "Indent, or Insert a Tab", ["Tab"], short: "indent", .tab),
    entry("outdent", "Outdent", ["S-Tab"], .backTab),
    entry("deleteBackward", "Delete Backward", ["Backspace", "C-h"], .delete(.backward)),
    entry("deleteForward", "Delete Forward", ["Delete", "C-d"], .delete(.forward)),
    entry("killWordBackward", "Cut Word Backward", ["A-Backspace"], .kill(.wordBackward)),
    entry("killWordForward", "Cut Word Forward", ["A-d"], .kill(.wordForward)),
    entry("killBlankWord", "Cut Back to a Blank", ["C-w"], .kill(.blankWordBackward)),
    entry("killLineEnd", "Cut to the End of the Line", ["C-k"], .kill(.lineEnd)),
    entry("killLineStart", "Cut to the Start of the Line", ["C-u"], .kill(.lineStart)),
    entry("linesUp", "Move Lines Up", ["A-Up"], .moveLines(.up)),
    entry("linesDown", "Move Lines Down", ["A-Down"], .moveLines(.down)),
  ]

  private static let moving: [Entry] = [
    entry("left", "Left in the Text", ["Left", "C-b"], .move(.backward)),
    entry("right", "Right in the Text", ["Right", "C-f"], .move(.forward)),
    entry("up", "Up in the Text", ["Up"], .move(.up(rows: 1))),
    entry("down", "Down in the Text", ["Down"], .move(.down(rows: 1))),
    page("pageUp", "Page Up in the Text", ["PageUp"]) { .move(.up(rows: $0)) },
    page("pageDown", "Page Down in the Text", ["PageDown"]) { .move(.down(rows: $0)) },
    entry("wordLeft", "Word to the Left", ["C-Left", "A-b"], .move(.wordBackward)),
    entry("wordRight", "Word to the Right", ["C-Right", "A-f"], .move(.wordForward)),
    entry("rowStart", "Start of the Row", ["Home"], .move(.rowStart)),
    entry("rowEnd", "End of the Row", ["End"], .move(.rowEnd)),
    entry("lineStart", "Start of the Line", ["C-a"], .move(.lineStart)),
    entry("lineEnd", "End of the Line", ["C-e"], .move(.lineEnd)),
    entry("paragraphUp", "Paragraph Up", ["C-Up"], .move(.paragraphBackward)),
    entry("paragraphDown", "Paragraph Down", ["C-Down"], .move(.paragraphForward)),
    entry("start", "Start of the Text", ["C-Home"], .move(.start)),
    entry("end", "End of the Text", ["C-End"], .move(.end)),
  ]

  private static let selecting: [Entry] = [
    entry("startSelecting", "Begin to Select", ["C-Space"], .startSelecting),
    entry("selectAll", "Select All", ["A-a"], .selectAll),
    entry("selectLeft", "Select to the Left", ["S-Left"], .select(.backward)),
    entry("selectRight", "Select to the Right", ["S-Right"], .select(.forward)),
    entry("selectUp", "Select Up", ["S-Up"], .select(.up(rows: 1))),
    entry("selectDown", "Select Down", ["S-Down"], .select(.down(rows: 1))),
    entry("selectWordLeft", "Select a Word to the Left", ["C-S-Left"], .select(.wordBackward)),
    entry("selectWordRight", "Select a Word to the Right", ["C-S-Right"], .select(.wordForward)),
    entry("selectRowStart", "Select to the Start of the Row", ["S-Home"], .select(.rowStart)),
    entry("selectRowEnd", "Select to the End of the Row", ["S-End"], .select(.rowEnd)),
    entry("selectStart", "Select to the Start of the Text", ["C-S-Home"], .select(.start)),
    entry("selectEnd", "Select to the End of the Text", ["C-S-End"], .select(.end)),
  ]

  private static func page(
    _ id: String, _ title: String, _ keys: [KeySequence],
    _ action: @escaping @Sendable (_ page: Int) -> TextCommand
  ) -> Entry {
    Entry(
      command: Command(CommandID("text.\(id)"), title, menu: .edit, keys: keys, in: .text),
      action: action)
  }
}

extension CommandID {
  /// Writing in the note that shows.
  static let write: CommandID = "note.write"

  /// What the footer names while one writes.
  static let undoText: CommandID = "text.undo"
  static let redoText: CommandID = "text.redo"
  static let indent: CommandID = "text.indent"

  /// Finding in the text that is written in, and replacing what was found.
  static let findInText: CommandID = "text.find"
  static let replaceInText: CommandID = "text.replace"
}

extension NotesCatalogue {
  /// Writing, and the keys of the text.
  static let writing: [Command] =
    [
      Command(.write, "Write", menu: .file, keys: ["e"], shortTitle: "write", words: ["edit"])
        .bound(to: "i", in: .detail),
      Command(
        .attachFile, "Attach File", menu: .file, keys: ["A"], shortTitle: "attach",
        words: ["picture", "image", "insert", "paste"]
      ).bound(to: "A-i", in: .text),
      Command(
        .findInText, "Find in the Text", menu: .edit, keys: ["C-g"], in: .text, shortTitle: "find",
        words: ["search", "replace"]),
      Command(
        .replaceInText, "Replace What Is Found", menu: .edit, keys: ["C-g"], in: .field,
        shortTitle: "replace", words: ["substitute"]
      ).bound(to: "C-g", in: .rows),
    ] + EditorKeys.entries.map(\.command)
}
