/// What an item is to the focus, as far as it shows.
public enum FocusMark: Hashable, Sendable {
  /// It holds the focus.
  case focused

  /// It holds the focus, and the terminal has lost the keyboard: the halo is dimmed (focus F33).
  case away

  /// Its group remembers it while the focus is elsewhere (focus F9).
  case remembered
}

/// The row of a list that has something to do with the focus.
public struct RowFocus: Hashable, Sendable {
  /// Index of the row.
  public var row: Int

  /// What it is to the focus.
  public var mark: FocusMark

  /// Makes a mark on a row.
  public init(row: Int, mark: FocusMark) {
    self.row = row
    self.mark = mark
  }
}
