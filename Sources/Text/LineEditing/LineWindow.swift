import Geometry

/// The part of a field's text that is seen.
public struct LineWindow: Hashable, Sendable {
  /// The bytes to draw, from the field's first column on.
  ///
  /// There is more to the left where they don't start at 0, and more to the right where they don't
  /// end with the text.
  public let bytes: Range<Int>

  /// The caret's column: 0 up to, but not including, the field's columns.
  public let caretColumn: Int
}

extension LineEditor {
  /// The part of the text that is seen in a field.
  ///
  /// The text moves no further than needed to show the caret and what it stands on, and it fills
  /// the field where it can. Tab stops count from the first byte that is seen.
  ///
  /// - Parameters:
  ///   - columns: The field's columns; less than 1 counts as 1.
  ///   - start: Where the window started the last time, so that it stays where it may; any offset.
  ///   - ruler: What measures the text.
  /// - Complexity: O(bytes that are seen)
  public func window(columns: Int, from start: Int = 0, ruler: Ruler = Ruler()) -> LineWindow {
    let columns = max(1, columns)
    let text = bytes.span
    let wanted = min(CaretBorders.atOrBefore(start, in: text), caret)

    // A caret at the end of the text needs a cell of its own.
    let fill = firstStart(showing: text.count, in: columns - 1, ruler)
    let next = CaretBorders.next(after: caret, in: text)
    let reach = caret == next ? fill : firstStart(showing: next, in: columns, ruler)
    let first = min(max(min(wanted, fill), reach), caret)

    let shown = text.extracting(first...)
    let end = first + ruler.prefix(of: shown, fitting: columns).end
    let column = ruler.column(of: caret - first, in: shown)
    return LineWindow(bytes: first..<end, caretColumn: min(column, columns - 1))
  }

  /// The first place from which the text up to `end` fits into `room` for sure.
  ///
  /// Tabs count as wide as they can be, since their width depends on the place that is sought.
  private func firstStart(showing end: Int, in room: Int, _ ruler: Ruler) -> Int {
    let text = bytes.span
    var start = end
    var columns = 0
    while start > 0 {
      let previous = CaretBorders.previous(before: start, in: text)
      columns += ruler.columns(of: text.extracting(previous..<start))
      guard columns <= room else { break }
      start = previous
    }
    return start
  }
}
