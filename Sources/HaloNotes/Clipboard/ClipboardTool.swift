import Programs

/// The program that reaches the clipboard of the desktop on which the terminal runs (text T9).
///
/// Where ssh is between, such a program would reach the clipboard of the wrong machine, so there is
/// none then.
struct ClipboardTool: Sendable, Equatable {
  /// The program that takes text from standard input, and its arguments.
  let copying: [[UInt8]]

  /// The program that writes the text to standard output, and its arguments.
  let pasting: [[UInt8]]

  /// The variables in which a program that was started by ssh can tell so.
  private static let remote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"]

  /// Whether these variables leave it possible that there is one: asked before anything is looked for.
  static func mayExist(in variables: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }
    return !remote.contains(where: isSet) && (isSet("WAYLAND_DISPLAY") || isSet("DISPLAY"))
  }

  /// Looks for the program: that of Wayland, else that of X.
  ///
  /// - Parameter variables: Of the process; `PATH` is where it is looked for.
  init?(in variables: [String: String]) {
    guard Self.mayExist(in: variables) else { return nil }
    func path(of name: String) -> [UInt8]? { programPath(name, in: variables["PATH"] ?? "") }
    func words(_ program: [UInt8], _ arguments: String...) -> [[UInt8]] {
      [program] + arguments.map { Array($0.utf8) }
    }
    if variables["WAYLAND_DISPLAY"]?.isEmpty == false, let copy = path(of: "wl-copy"),
      let paste = path(of: "wl-paste")
    {
      copying = words(copy, "--type", "text/plain")
      pasting = words(paste, "--no-newline")
    } else if variables["DISPLAY"]?.isEmpty == false, let both = path(of: "xclip") {
      copying = words(both, "-selection", "clipboard", "-in")
      pasting = words(both, "-selection", "clipboard", "-out")
    } else {
      return nil
    }
  }
}
