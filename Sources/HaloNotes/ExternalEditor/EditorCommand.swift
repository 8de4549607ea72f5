/// The command that opens a file in the editor of the person's choice (notes N23).
///
/// The editor is the one that is set, else `$VISUAL`, else `$EDITOR`, else `vi`, split as a shell
/// would. `+LINE` is passed to
/// editors that are known to take it; others get the file alone, since to them `+12` is a second
/// file.
public struct EditorCommand: Sendable, Equatable {
  /// Program and arguments, the file last; file names are bytes.
  public var arguments: [[UInt8]]

  /// Builds the command for a file.
  ///
  /// - Parameters:
  ///   - file: The path as bytes.
  ///   - line: The line to stand on, from 1; `nil` for wherever the editor wants.
  ///   - editor: The editor that is set; `nil` for none.
  ///   - environment: The variables of the process.
  /// - Throws: `EditorError.unreadable` where the variable can't be split.
  public init(
    opening file: [UInt8], line: Int?, editor: String? = nil, environment: [String: String]
  ) throws(EditorError) {
    var (variable, value) = ("", editor ?? "vi")
    for name in editor == nil ? ["VISUAL", "EDITOR"] : [] {
      guard let found = environment[name], !found.allSatisfy(\.isWhitespace) else { continue }
      (variable, value) = (name, found)
      break
    }
    guard let words = shellWords(value), let program = words.first, !program.isEmpty else {
      throw .unreadable(variable: variable, value: value)
    }
    arguments = words.map { Array($0.utf8) }
    if let line, Self.takesLine(program) { arguments.append(Array("+\(line)".utf8)) }
    // A file whose name begins with a dash must not be read as an option.
    arguments.append(file.first == UInt8(ascii: "-") ? Array("./".utf8) + file : file)
  }

  private static func takesLine(_ program: String) -> Bool {
    let name = program.split(separator: "/").last.map(String.init) ?? program
    return [
      "vi", "vim", "nvim", "view", "ex", "nvi", "elvis", "vile", "gvim", "nano", "pico", "micro",
      "emacs", "emacsclient", "mg", "jed", "joe", "jmacs", "jstar", "ne", "kak", "mcedit", "zile",
      "qe", "tilde",
    ].contains(name)
  }
}

/// Why no editor can be started.
public enum EditorError: Error, Equatable {
  /// The variable's quotes aren't closed, or it names no program.
  case unreadable(variable: String, value: String)
}
