/// The flags of the command line.
enum Flag: Int32, CaseIterable {
  // Beyond the codes of letters, and of names.
  case directory = 0x100
  case json, jsonLines, format, sort, limit, nul, open, done, folder, template, edit
  case size, keys, script, state, theme, now, check, rebuild, markdown, link, help, version

  /// The long name; `nil` for one that has only a letter.
  var name: StaticString? {
    switch self {
    case .directory, .limit, .nul: nil
    case .json: "json"
    case .jsonLines: "jsonl"
    case .format: "format"
    case .sort: "sort"
    case .open: "open"
    case .done: "done"
    case .folder: "folder"
    case .template: "template"
    case .edit: "edit"
    case .size: "size"
    case .keys: "keys"
    case .script: "script"
    case .state: "state"
    case .theme: "theme"
    case .now: "now"
    case .check: "check"
    case .rebuild: "rebuild"
    case .markdown: "markdown"
    case .link: "link"
    case .help: "help"
    case .version: "version"
    }
  }

  /// The letter.
  var letter: Character? {
    switch self {
    case .directory: "C"
    case .limit: "n"
    case .nul: "0"
    case .help: "h"
    case .version: "V"
    default: nil
    }
  }

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .json, .jsonLines, .nul, .open, .done, .edit, .check, .rebuild, .markdown, .help, .version:
      false
    default: true
    }
  }

  /// The flag as it is written.
  var spelling: String { name.map { "--\($0)" } ?? letter.map { "-\($0)" } ?? "" }

  /// The verbs that take it.
  var verbs: Set<Verb> {
    switch self {
    case .directory: Set(Verb.allCases).subtracting([.keys, .focus, .help])
    case .json: Verb.reporting.union([.show, .scenes, .keys, .focus, .drive, .index])
    case .jsonLines, .format, .limit: Verb.reporting
    case .nul: Verb.reporting.union([.new, .daily, .rename, .move])
    case .sort: [.list, .search]
    case .open: [.search, .tasks]
    case .done: [.tasks]
    case .folder, .template: [.new]
    case .edit: [.new, .daily]
    case .check: [.keys, .focus, .index]
    case .rebuild: [.index]
    case .markdown: [.keys]
    case .link: [.quick]
    case .size, .keys, .script, .state, .now: [.drive]
    case .theme: [.open, .drive]
    case .help, .version: Set(Verb.allCases)
    }
  }
}
