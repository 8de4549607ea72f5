import Geometry
import Text

extension StyledLayout {
  /// Draws rows.
  ///
  /// - Parameters:
  ///   - frame: Where they are drawn.
  ///   - point: Where the upper left corner of row 0 goes; may lie outside `clip`.
  ///   - rows: The rows to draw; by default those inside `clip`.
  ///   - theme: Gives styles and the sign for cut text.
  ///   - base: The style of the place, laid over that of `text` and under all others.
  ///   - clip: Nothing is drawn outside it; by default the whole frame.
  /// - Complexity: O(cells drawn)
  public func draw(
    into frame: inout Frame, at point: Point, rows: Range<Int>? = nil, theme: Theme,
    over base: Style = .plain, clip: Rectangle? = nil
  ) {
    let clip = (clip ?? frame.bounds).intersection(frame.bounds)
    let top = clip.minRow.subtracting(clamped: point.row)
    let shown = top..<top.adding(clamped: clip.rows)
    let span = text.bytes.span
    for row in (rows ?? 0..<lines.count).clamped(to: 0..<lines.count).clamped(to: shown) {
      let start = Point(column: point.column, row: point.row.adding(clamped: row))
      let prefix = row == 0 ? first : rest
      prefix.text.draw(
        into: &frame, at: start, columns: indent, theme: theme, over: base, clip: clip)
      let text = Point(column: start.column.adding(clamped: indent), row: start.row)
      let pen = Pen(at: text, columns: room, clip: clip, in: frame, ruler: ruler)
      draw(shownRange(of: row), of: span, with: pen, into: &frame, theme: theme, over: base)
    }
  }

  private func draw(
    _ line: Range<Int>, of span: Span<UInt8>, with pen: Pen, into frame: inout Frame,
    theme: Theme, over base: Style
  ) {
    var pen = pen
    let overflow: Overflow = wrapping == .words ? .clipped : theme.signs.overflow
    let part = pen.visiblePart(of: span.extracting(line), overflow: overflow)
    let start = line.lowerBound
    pen.begin(at: start)
    let last = text.draw(
      start..<start + part.end, of: span, with: &pen, into: &frame, theme: theme, over: base)
    frame.draw(part, with: &pen, style: last)
  }
}
