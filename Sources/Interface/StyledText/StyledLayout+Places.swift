import Geometry

extension StyledLayout {
  /// Where a byte is drawn, in content coordinates; the end of the text for offsets beyond it.
  ///
  /// - Complexity: O(log rows + bytes of the row)
  public func place(of offset: Int) -> Point {
    let row = row(of: offset)
    return Point(column: column(of: offset, in: lines[row]), row: row)
  }

  /// The byte drawn at a place, or the nearest in that row: where a click puts a caret.
  ///
  /// - Complexity: O(bytes of the row)
  public func offset(at point: Point) -> Int {
    let line = lines[point.row.clamped(to: 0...lines.count - 1)]
    let column = max(0, point.column.subtracting(clamped: indent))
    return line.range.lowerBound + ruler.offset(atColumn: column, in: text.bytes[line.range])
  }

  /// The cells that a range of bytes takes, one rectangle a row, in content coordinates.
  ///
  /// What is cut at the right edge has none.
  ///
  /// - Complexity: O(log rows + bytes of the rows concerned)
  public func rectangles(of range: Range<Int>) -> [Rectangle] {
    let range = range.clamped(to: 0..<text.bytes.count)
    guard !range.isEmpty else { return [] }
    var all: [Rectangle] = []
    for row in row(of: range.lowerBound)..<lines.count {
      let line = lines[row]
      guard line.range.lowerBound < range.upperBound else { break }
      let part = range.clamped(to: shownRange(of: row))
      let start = column(of: part.lowerBound, in: line)
      let end = min(column(of: part.upperBound, in: line), columns)
      guard end > start else { continue }
      all.append(Rectangle(column: start, row: row, columns: end - start, rows: 1))
    }
    return all
  }

  /// The row that holds a byte: the last one that doesn't begin after it.
  private func row(of offset: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The column before a byte; the start or the end of the row for bytes outside it.
  private func column(of offset: Int, in line: StyledLine) -> Int {
    let offset = offset.clamped(to: line.range.lowerBound...line.range.upperBound)
    return indent
      + ruler.column(of: offset - line.range.lowerBound, in: text.bytes[line.range])
  }
}
