import Interface

extension Theme {
  /// This theme as a terminal can show it: without colour where it has none or none is wanted, in
  /// ASCII where its encoding isn't UTF-8.
  public func adapted(to terminal: TerminalDescription) -> Theme {
    var theme = self
    if terminal.colorDepth == .none { theme = theme.monochrome() }
    if terminal.encoding != .utf8 { theme = theme.ascii() }
    return theme
  }
}
