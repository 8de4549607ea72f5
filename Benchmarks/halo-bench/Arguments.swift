/// What was asked for on the command line.
struct Arguments {
  /// The folder into which the figures are written; `nil` writes none.
  var folder: String?

  /// The commit that is measured.
  var commit = "unknown"

  /// What is measured; everything where nothing is named.
  var parts: Set<Part> = []

  /// What this process is for.
  var role = Role.measuring

  /// What a process can be for: it runs itself for what can't be measured from within.
  enum Role {
    /// It measures everything and tells.
    case measuring
    /// It runs a part of the program, inside valgrind.
    case counted(InstructionCount.Part)
    /// It writes the order of the program's functions into a file.
    case ordering(String)
    /// It sends bytes back for each key, on a terminal.
    case echo
  }

  /// What can be measured by itself.
  enum Part: String, CaseIterable {
    case machine, engine, picture, text, index, frame, start, keys, rest, writing
  }

  /// How it is called.
  static let usage = """
    halo-bench [--record FOLDER] [--commit NAME] [\(Part.allCases.map(\.rawValue).joined(separator: "|"))]…

    Measures, prints the figures, and ends with status 1 when a budget is broken.
    halo-bench --order FILE writes the order in which the linker is to lay the program's functions.
    """

  /// Reads the words after the program's name; `nil` when they can't be understood.
  init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--record":
        guard let value = words.popFirst() else { return nil }
        folder = value
      case "--commit":
        guard let value = words.popFirst() else { return nil }
        commit = value
      case "--count":
        guard let value = words.popFirst().flatMap(InstructionCount.Part.init) else { return nil }
        role = .counted(value)
      case "--order":
        guard let value = words.popFirst() else { return nil }
        role = .ordering(value)
      case "--echo":
        role = .echo
      default:
        guard let part = Part(rawValue: word) else { return nil }
        parts.insert(part)
      }
    }
    if parts.isEmpty { parts = Set(Part.allCases) }
  }
}
