/// Where rows of a line of many rows start, every few kilobytes.
struct LongLine: Hashable, Sendable {
  /// Bytes from one row that is kept to the next, at least.
  static let distance = 4_096

  /// A row that is kept, in bytes from the start of the line.
  struct Row: Hashable, Sendable {
    /// Where it starts.
    var start: Int

    /// How far the line was read to find that it starts there.
    var reach: Int
  }

  /// Where the line starts.
  var start: Int

  /// The rows, in order.
  var rows: [Row]

  /// How far the line is known.
  var end: Int { rows.last?.start ?? 0 }

  /// Where the last row starts that is known and isn't behind an offset.
  ///
  /// - Complexity: O(log rows)
  func lastRow(atOrBefore offset: Int) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? rows[low - 1].start : 0
  }

  /// What is still known after an edit; `nil` for nothing.
  func rebased(over edit: Edit) -> LongLine? {
    var line = self
    if start > edit.range.upperBound {
      line.start += edit.growth
      return line
    }
    let place = edit.range.lowerBound - start
    while let last = line.rows.last, last.reach >= place { line.rows.removeLast() }
    return line.rows.isEmpty ? nil : line
  }
}
