/// The rows in which a buffer is shown, found where they are asked for.
///
/// Nothing is laid out but what is seen: a row costs as much as its bytes, wherever it is (text T4).
/// In a line of many rows the place of each depends on all before it; such lines are read once, and
/// what was found is kept every few kilobytes and brought in line with edits.
///
/// All rows together are the text, as with `TextWrap`. Behind a final line end there is one more,
/// empty row, where a caret may stand. An offset at which a row is wrapped belongs to the row below.
public struct TextLayout: Sendable {
  /// What breaks lines into rows.
  public let wrap: TextWrap

  /// What is known of lines of many rows, in the order of the text.
  private(set) var longLines: [LongLine] = []

  /// Makes a layout.
  ///
  /// To wrap at other columns is to make another one.
  public init(_ wrap: TextWrap) {
    self.wrap = wrap
  }

  /// Brings what is known in line with an edit that has been made.
  ///
  /// - Complexity: O(lines of many rows that were seen)
  public mutating func apply(_ edit: Edit) {
    longLines = longLines.compactMap { $0.rebased(over: edit) }
  }
}

extension TextLayout {
  /// The row in which an offset is shown.
  ///
  /// - Complexity: O(log bytes + bytes of a few rows); the bytes of the line up to the offset where
  ///   a line of many rows is seen there for the first time
  public mutating func row(holding offset: Int, in buffer: TextBuffer) -> WrappedRow {
    let offset = max(0, min(offset, buffer.count))
    let line = buffer.lineRange(at: offset)
    guard !line.isEmpty else { return WrappedRow(bytes: line, start: .line) }
    let known = longLine(at: line.lowerBound)
    var start = line.lowerBound
    var noted = line.lowerBound
    if let known {
      start += longLines[known].lastRow(atOrBefore: offset - line.lowerBound)
      noted += longLines[known].end
    }
    var found = WrappedRow(bytes: start..<start, start: .line)
    var rows: [LongLine.Row] = []
    walk(from: start, in: line, of: buffer) { row, reach in
      found = row
      let end = row.bytes.upperBound
      if end - noted >= LongLine.distance, end < line.upperBound {
        rows.append(
          LongLine.Row(start: end - line.lowerBound, reach: reach - line.lowerBound))
        noted = end
      }
      return end <= offset
    }
    note(rows, ofLineAt: line.lowerBound)
    return found
  }

  /// The row below another; `nil` behind the last.
  ///
  /// - Complexity: O(log bytes + bytes of the row)
  public func row(after row: WrappedRow, in buffer: TextBuffer) -> WrappedRow? {
    let start = row.bytes.upperBound
    guard start < buffer.count else {
      let isLineEnd = !row.bytes.isEmpty && buffer[start - 1] == 0x0A
      return isLineEnd ? WrappedRow(bytes: start..<start, start: .line) : nil
    }
    var next: WrappedRow?
    walk(from: start, in: buffer.lineRange(at: start), of: buffer) { row, _ in
      next = row
      return false
    }
    return next
  }

  /// The row above another; `nil` before the first.
  ///
  /// - Complexity: as `row(holding:in:)`
  public mutating func row(before row: WrappedRow, in buffer: TextBuffer) -> WrappedRow? {
    let start = row.bytes.lowerBound
    return start > 0 ? self.row(holding: start - 1, in: buffer) : nil
  }

  /// The rows from the one that holds an offset on.
  ///
  /// - Parameters:
  ///   - offset: The anchor of what is seen.
  ///   - count: How many rows are wanted at most.
  ///   - buffer: The text.
  /// - Complexity: as `row(holding:in:)`, and O(bytes of the rows)
  public mutating func rows(
    from offset: Int, atMost count: Int, in buffer: TextBuffer
  ) -> [WrappedRow] {
    guard count > 0 else { return [] }
    var rows = [row(holding: offset, in: buffer)]
    while let last = rows.last, rows.count < count {
      let start = last.bytes.upperBound
      let before = rows.count
      if start < buffer.count {
        walk(from: start, in: buffer.lineRange(at: start), of: buffer) { row, _ in
          rows.append(row)
          return rows.count < count
        }
      } else if let row = row(after: last, in: buffer) {
        rows.append(row)
      }
      guard rows.count > before else { break }
    }
    return rows
  }
}

extension TextLayout {
  /// Wraps a line from the start of one of its rows on, as long as `visit` wants more.
  ///
  /// The line is read in windows. A row is taken where the end of the window didn't matter for it.
  private func walk(
    from start: Int, in line: Range<Int>, of buffer: TextBuffer,
    visit: (_ row: WrappedRow, _ reach: Int) -> Bool
  ) {
    var start = start
    var size = 4_096
    while start < line.upperBound {
      let window = start..<min(line.upperBound, start + size)
      let end = buffer.withSpan(in: window) { bytes -> Int? in
        var place = 0
        while place < bytes.count {
          let kind: WrappedRow.Start =
            window.lowerBound + place == line.lowerBound ? .line : .continuation
          let (end, reach) = wrap.rowEnd(from: place, column: wrap.indent(of: kind), in: bytes)
          guard reach + 16 <= bytes.count || window.upperBound == line.upperBound else { break }
          let row = WrappedRow(
            bytes: window.lowerBound + place..<window.lowerBound + end, start: kind)
          guard visit(row, window.lowerBound + reach) else { return nil }
          place = end
        }
        return window.lowerBound + place
      }
      guard let end else { return }
      size = end == start ? size * 2 : 4_096
      start = end
    }
  }

  private func longLine(at start: Int) -> Int? {
    longLines.firstIndex { $0.start == start }
  }

  private mutating func note(_ rows: [LongLine.Row], ofLineAt start: Int) {
    guard !rows.isEmpty else { return }
    if let known = longLine(at: start) {
      longLines[known].rows += rows
    } else {
      let place = longLines.firstIndex { $0.start > start } ?? longLines.endIndex
      longLines.insert(LongLine(start: start, rows: rows), at: place)
    }
  }
}
