import Glibc
import HaloNotes
import Notes
import Spelling

extension Program {
  /// The version of the program.
  static let version = "0.1.0"

  /// Runs the program.
  ///
  /// - Returns: The exit status: 0 done, 1 not found or failed, 2 usage.
  static func run() -> Int32 {
    occupyStandardDescriptors()
    // A reader that has had enough is no fault of the writer's.
    signal(SIGPIPE, SIG_DFL)
    do {
      let invocation = try Invocation(
        count: CommandLine.argc, arguments: CommandLine.unsafeArgv)
      let program = Program(invocation: invocation, variables: variablesOfProcess())
      return try program.perform()
    } catch let error as UsageError {
      complain(error.message)
      return 2
    } catch let error as SaveError {
      complain(error.refusal)
      return 1
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private func perform() throws -> Int32 {
    if invocation.has(.version) {
      try say("halo \(Self.version)")
      return 0
    }
    if invocation.has(.help) || invocation.verb == .help { return try help() }
    switch invocation.verb {
    case .open: return try open()
    case .list: return try list()
    case .search: return try search()
    case .show: return try show()
    case .new, .edit, .append, .prepend, .tag, .quick, .daily: return try write()
    case .rename, .move, .delete, .trash, .undo: return try operate()
    case .tags, .links, .backlinks, .unresolved, .orphans, .outline, .tasks: return try relate()
    case .scenes: return try scenes()
    case .index: return try bringIndexInLine()
    case .keys: return try keys()
    case .focus: return try focus()
    case .drive: return try drive()
    case .help: return try help()
    }
  }

  /// The verbs that write.
  private func write() throws -> Int32 {
    switch invocation.verb {
    case .new: try new()
    case .edit: try edit()
    case .append: try append()
    case .prepend: try prepend()
    case .tag: try tag()
    case .daily: try daily()
    default: try quick()
    }
  }

  /// The verbs that do something with files.
  private func operate() throws -> Int32 {
    switch invocation.verb {
    case .rename: try rename()
    case .move: try move()
    case .delete: try delete()
    case .trash: try trash()
    default: try undo()
    }
  }

  /// The verbs that tell what notes have to do with each other.
  private func relate() throws -> Int32 {
    switch invocation.verb {
    case .tags: try tags()
    case .links: try links()
    case .backlinks: try backlinks()
    case .unresolved: try unresolved()
    case .orphans: try orphans()
    case .outline: try outline()
    default: try tasks()
    }
  }

  private func help() throws -> Int32 {
    var verb = invocation.verb
    if verb == .help,
      let name = invocation.operands.first.map({ String(decoding: $0, as: UTF8.self) })
    {
      if name == "settings" { return try helpSettings() }
      guard let named = Verb(rawValue: name) else {
        throw UsageError.unknownVerb(
          name,
          nearest: nearestName(to: name, among: Verb.allCases.map(\.rawValue)) ?? Verb.help.rawValue
        )
      }
      verb = named
    } else if verb == .help || verb == .open {
      try say(Self.overview)
      return 0
    }
    try say("\(verb.usage)\n\n\(verb.explanation)")
    return 0
  }

  private static var overview: String {
    let verbs = Verb.allCases.map { verb in
      "  \(verb.rawValue)\(String(repeating: " ", count: 12 - verb.rawValue.count))\(verb.summary)"
    }
    return """
      halo: notes in a folder of plain Markdown files, navigated from the keyboard

      \(Verb.open.usage)

      \(verbs.joined(separator: "\n"))

      The folder of notes is that of -C, else $HALO_NOTES, else the nearest folder from here upward
      that holds .obsidian, .zk or .halo, else that of the settings, else ~/Notes.

      halo help settings prints every setting with its default, as a file to begin with.

        -C DIR           the folder of notes
        --theme NAME     a theme by name, or a theme file by its path
        -h, --help       this, or the help of a verb
        -V, --version    the version

      Exit status: 0 done, 1 not found or failed, 2 wrong usage.
      """
  }
}
