/// Which entry of terminfo a program uses for a terminal.
enum TerminalEntry {
  /// Terminals that behave as xterm does with 256 colours and often run where nobody has installed
  /// their entry.
  private static let families = [
    "xterm-", "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "st-", "wezterm",
  ]

  /// The entry to take instead of one that is missing.
  private static let relative = "xterm-256color"

  /// The name of the entry for `TERM`.
  ///
  /// - Throws: `.termUnset`, `.termUnknown` where neither it nor a relative is there.
  static func name(
    for term: String?, exists: (String) -> Bool
  ) throws(TerminalProblem) -> String {
    guard let term, !term.isEmpty else { throw .termUnset }
    if exists(term) { return term }
    guard families.contains(where: { term.hasPrefix($0) }), exists(relative) else {
      throw .termUnknown(term)
    }
    return relative
  }
}
