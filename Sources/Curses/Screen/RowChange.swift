import Interface

/// The part of a row that differs from what the screen shows, cut where terminals may lose count.
struct RowChange: Equatable {
  /// The row, from 0.
  var row: Int

  /// The columns to put, from left to right: what ends in a cell that terminals measure
  /// differently is followed by the rest in a piece of its own, which is placed anew.
  ///
  /// After a cell that is wider than ncurses knows a piece always ends.
  var pieces: [Range<Int>]

  /// Whether the last piece ends in such a cell.
  var endsAdrift: Bool

  /// Whether all terminals agree on where everything in it stands.
  var isSteady: Bool { pieces.count == 1 && !endsAdrift }

  /// Columns of wide cells that terminals measure differently: blanked before they are put, so that
  /// no half of what was there stays.
  var columnsToBlank: [Int]

  /// The change from one row to another of the same width; `nil` where there is none.
  ///
  /// - Parameter old: What is shown; empty where that isn't known.
  /// - Complexity: O(columns)
  init?(row: Int, from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) {
    guard let range = Self.changedColumns(from: old, to: new) else { return nil }
    self.row = row
    pieces = []
    columnsToBlank = []
    var start = range.lowerBound
    var isAdrift = false
    var isStretched = false
    for column in range {
      let cell = new[new.startIndex + column]
      guard cell.width > 0 else { continue }
      let isRisky = DriftRisk.isRisky(cell)
      if isAdrift, !isRisky || isStretched {
        pieces.append(start..<column)
        start = column
      }
      if isRisky, cell.width == 2 { columnsToBlank.append(column) }
      isAdrift = isRisky
      isStretched = isRisky && DriftRisk.isStretched(cell)
    }
    pieces.append(start..<range.upperBound)
    endsAdrift = isAdrift
  }

  /// From the first changed column to the last, whole glyphs.
  private static func changedColumns(
    from old: ArraySlice<Cell>, to new: ArraySlice<Cell>
  ) -> Range<Int>? {
    guard old.count == new.count else { return new.isEmpty ? nil : 0..<new.count }
    var first = 0
    var last = new.count - 1
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    while first <= last, old[oldStart + first] == new[newStart + first] { first += 1 }
    guard first <= last else { return nil }
    while old[oldStart + last] == new[newStart + last] { last -= 1 }
    while first > 0, new[newStart + first].width == 0 { first -= 1 }
    if last + 1 < new.count, new[newStart + last].width == 2 { last += 1 }
    return first..<last + 1
  }
}
