/// The verbs of the command line.
enum Verb: String, CaseIterable {
  case open, list, search, show
  case new, edit, append, prepend, tag, quick, daily
  case rename, move, delete, trash, undo
  case tags, links, backlinks, unresolved, orphans, outline, tasks
  case scenes, index, keys, focus, drive, help

  /// Those that print records.
  static let reporting: Set<Verb> = [
    .list, .search, .trash, .tags, .links, .backlinks, .unresolved, .orphans, .outline, .tasks,
  ]

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .open: "open the notes (also without a verb)"
    case .list: "list notes, one a line"
    case .search: "find notes, with the line that fits best"
    case .show: "print a note's text"
    case .new: "make a note and print its path"
    case .edit: "open a note in your editor"
    case .append: "add text at the end of a note"
    case .prepend: "add text at the start of a note"
    case .tag: "put tags into a note's front matter, or take them out"
    case .quick: "keep a quick note and print its path"
    case .daily: "make the note of the day if need be and print its path"
    case .rename: "give a note another title; links follow"
    case .move: "move a note to another folder; links follow"
    case .delete: "move a note to the trash"
    case .trash: "list what was thrown away, restore it, or empty the trash"
    case .undo: "take back what was done last"
    case .tags: "list tags with how many notes have each"
    case .links: "list where a note's links lead"
    case .backlinks: "list the notes that lead to a note"
    case .unresolved: "list the links that lead to no note"
    case .orphans: "list the notes to which no other leads"
    case .outline: "print a note's headings"
    case .tasks: "list the tasks of all notes"
    case .scenes: "list the scenes that are kept, show or forget one"
    case .index: "bring the index of the notes up to date"
    case .keys: "print every command with its keys"
    case .focus: "ask the focus engine about maps in a file"
    case .drive: "run the app without a terminal, from a script of keys"
    case .help: "explain a verb"
    }
  }

  /// How records are printed.
  private static let formats = "[--json|--jsonl|--format T] [-n N] [-0]"

  /// How it is called.
  var usage: String {
    switch self {
    case .open: "halo [open] [-C DIR] [--theme NAME] [TARGET]"
    case .list: "halo list [-C DIR] \(Self.formats) [--sort KEY[-]] [QUERY]"
    case .search: "halo search [-C DIR] \(Self.formats) [--sort KEY[-]] [--open] QUERY"
    case .show: "halo show [-C DIR] [--json] NOTE"
    case .new: "halo new [-C DIR] [--folder FOLDER] [--template NAME] [--edit] [TITLE] [-]"
    case .edit: "halo edit [-C DIR] NOTE"
    case .append: "halo append [-C DIR] NOTE TEXT|-"
    case .prepend: "halo prepend [-C DIR] NOTE TEXT|-"
    case .tag: "halo tag [-C DIR] NOTE [+TAG|-TAG]..."
    case .quick: "halo quick [-C DIR] [--link LINK] TEXT|-"
    case .daily: "halo daily [-C DIR] [--edit]"
    case .rename: "halo rename [-C DIR] NOTE TITLE"
    case .move: "halo move [-C DIR] NOTE FOLDER"
    case .delete: "halo delete [-C DIR] NOTE"
    case .trash: "halo trash [-C DIR] \(Self.formats) [list|restore NAME|empty]"
    case .undo: "halo undo [-C DIR]"
    case .tags: "halo tags [-C DIR] \(Self.formats)"
    case .links: "halo links [-C DIR] \(Self.formats) NOTE"
    case .backlinks: "halo backlinks [-C DIR] \(Self.formats) NOTE"
    case .unresolved: "halo unresolved [-C DIR] \(Self.formats)"
    case .orphans: "halo orphans [-C DIR] \(Self.formats)"
    case .outline: "halo outline [-C DIR] \(Self.formats) NOTE"
    case .tasks: "halo tasks [-C DIR] \(Self.formats) [--open|--done]"
    case .scenes: "halo scenes [-C DIR] [--json] [list|show SCENE|forget SCENE]"
    case .index: "halo index [-C DIR] [--json] [--rebuild|--check]"
    case .keys: "halo keys [--json|--markdown|--check]"
    case .focus: "halo focus move|order|explain|lint FILE [--json] [--check]"
    case .drive:
      "halo drive [-C DIR] [--size 100x30] [--keys KEYS] [--script FILE] [--state DIR] "
        + "[--theme NAME] [--now TIME] [--json]"
    case .help: "halo help [VERB|settings]"
    }
  }
}
