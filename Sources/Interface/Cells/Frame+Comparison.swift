extension Frame {
  /// Whether a row shows the same here and in another frame of the same width.
  ///
  /// Frames of different widths, and rows outside either frame, are never equal.
  ///
  /// - Complexity: O(columns), three words a cell
  public func rowEquals(_ row: Int, in other: Frame) -> Bool {
    guard size.columns == other.size.columns, row >= 0, row < size.rows, row < other.size.rows
    else { return false }
    return cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        let mine = mine.bindMemory(to: UInt64.self)
        let theirs = theirs.bindMemory(to: UInt64.self)
        let words = MemoryLayout<Cell>.stride / MemoryLayout<UInt64>.stride * size.columns
        var difference: UInt64 = 0
        for word in row * words..<(row + 1) * words { difference |= mine[word] ^ theirs[word] }
        return difference == 0
      }
    }
  }

  /// The rows that differ from what was shown before, in order; every row where nothing was shown
  /// or the size was another.
  ///
  /// The cursor's place doesn't count.
  ///
  /// - Complexity: O(cells)
  public func changedRows(from previous: Frame?) -> [Int] {
    guard let previous, previous.size == size else { return Array(0..<size.rows) }
    return (0..<size.rows).filter { !rowEquals($0, in: previous) }
  }
}
