extension TextLayout {
  /// The column in which an offset of a row is shown.
  ///
  /// - Complexity: O(bytes of the row)
  public func column(of offset: Int, in row: WrappedRow, of buffer: TextBuffer) -> Int {
    let place = offset - row.bytes.lowerBound
    return wrap.indent(of: row.start)
      + buffer.withSpan(in: row.bytes) { wrap.ruler.column(of: place, in: $0) }
  }

  /// The place in a row that is shown in a column; behind the row's text its last one.
  ///
  /// There the mouse, or a movement up or down, sends a caret.
  ///
  /// - Complexity: O(bytes of the row)
  public func offset(atColumn column: Int, in row: WrappedRow, of buffer: TextBuffer) -> Int {
    let column = column - wrap.indent(of: row.start)
    let place = buffer.withSpan(in: row.bytes) { wrap.ruler.offset(atColumn: column, in: $0) }
    return min(row.bytes.lowerBound + place, lastPlace(in: row, of: buffer))
  }

  /// The last place of a row where a caret is shown in it: before its line end, or, where the line
  /// goes on below, before its last character.
  ///
  /// - Complexity: O(log bytes)
  public func lastPlace(in row: WrappedRow, of buffer: TextBuffer) -> Int {
    let end = row.bytes.upperBound
    guard !row.bytes.isEmpty else { return end }
    if let lineEnd = buffer.lineEnd(of: row.bytes) { return end - lineEnd.length }
    guard end < buffer.count else { return end }
    return max(row.bytes.lowerBound, buffer.border(before: end))
  }

  /// The row so many rows below another, or above for a negative number, as far as there is one.
  ///
  /// - Complexity: O(bytes of the rows between)
  public mutating func row(
    _ distance: Int, from row: WrappedRow, in buffer: TextBuffer
  ) -> WrappedRow {
    var row = row
    var left = distance
    while left > 0, let next = self.row(after: row, in: buffer) {
      row = next
      left -= 1
    }
    while left < 0, let previous = self.row(before: row, in: buffer) {
      row = previous
      left += 1
    }
    return row
  }
}
