import Glibc

/// The program that reaches the clipboard of the desktop on which the terminal runs (text T9).
///
/// Where ssh is between, such a program would reach the clipboard of the wrong machine, so there is
/// none then.
struct ClipboardTool: Sendable, Equatable {
  /// The program that takes text from standard input, and its arguments.
  let copying: [String]

  /// The program that writes the text to standard output, and its arguments.
  let pasting: [String]

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
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    func path(of name: String) -> String? {
      folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
        .first { access($0, X_OK) == 0 }
    }
    if variables["WAYLAND_DISPLAY"]?.isEmpty == false, let copy = path(of: "wl-copy"),
      let paste = path(of: "wl-paste")
    {
      copying = [copy, "--type", "text/plain"]
      pasting = [paste, "--no-newline"]
    } else if variables["DISPLAY"]?.isEmpty == false, let both = path(of: "xclip") {
      copying = [both, "-selection", "clipboard", "-in"]
      pasting = [both, "-selection", "clipboard", "-out"]
    } else {
      return nil
    }
  }
}
