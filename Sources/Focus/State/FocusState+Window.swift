extension FocusState {
  /// Notes that the terminal's window lost the input: the item stays remembered (focus F33).
  public mutating func loseWindow() { window = .inactive }

  /// Notes that the terminal's window has the input again (focus F33).
  ///
  /// - Returns: an update from the focused item to itself, so that what reacts to getting the focus
  ///   can tell this case; `nil` where the window had the input or nothing is focused.
  public mutating func regainWindow() -> FocusUpdate? {
    guard window == .inactive else { return nil }
    window = .active
    return focused.map { FocusUpdate(from: $0, to: $0, because: .windowRegained) }
  }
}
