import Geometry

/// Which rows of a text are seen.
///
/// The place is kept as one in the text, not as the number of a row: it is the same text that is
/// seen at the top after the window is resized, and after something is edited above (text T4).
public struct TextViewport: Hashable, Sendable {
  /// A place in the first row that is seen, in bytes.
  public var anchor: Int

  /// Rows that are seen, at least 1.
  public var rows: Int

  /// Makes a viewport.
  public init(anchor: Int = 0, rows: Int) {
    self.anchor = max(0, anchor)
    self.rows = max(1, rows)
  }

  /// The place in a text that has been edited.
  public func rebased(over edit: Edit) -> TextViewport {
    TextViewport(anchor: edit.position(of: anchor, gravity: .left), rows: rows)
  }

  /// The rows that are seen.
  ///
  /// - Complexity: O(bytes of the rows)
  public func visible(in layout: inout TextLayout, of buffer: TextBuffer) -> [WrappedRow] {
    layout.rows(from: anchor, atMost: rows, in: buffer)
  }

  /// Scrolls down by some rows, or up for a negative number; the last row can be scrolled to the
  /// top, not out of sight.
  ///
  /// - Complexity: O(bytes of the rows scrolled over)
  public mutating func scroll(
    by distance: Int, in layout: inout TextLayout, of buffer: TextBuffer
  ) {
    let top = layout.row(holding: anchor, in: buffer)
    let row = layout.row(distance, from: top, in: buffer)
    if row != top { anchor = row.bytes.lowerBound }
  }

  /// Scrolls as little as shows the row of an offset with some rows around it.
  ///
  /// A place that is further away than a screenful comes to the middle.
  ///
  /// - Parameters:
  ///   - offset: The place, the caret say.
  ///   - margin: Rows above and below that should be seen too; at most half of those there are.
  ///   - layout: The rows.
  ///   - buffer: The text.
  /// - Complexity: O(bytes of two screenfuls)
  public mutating func reveal(
    _ offset: Int, margin: Int = 0, in layout: inout TextLayout, of buffer: TextBuffer
  ) {
    let margin = margin.clamped(to: 0...(rows - 1) / 2)
    let top = layout.row(holding: anchor, in: buffer)
    let target = layout.row(holding: offset, in: buffer)
    let first = layout.row(-margin, from: target, in: buffer)
    if first.bytes.lowerBound < top.bytes.lowerBound {
      let isNear = layout.rows(from: first.bytes.lowerBound, atMost: rows + 1, in: buffer)
        .contains(top)
      show(isNear ? 0 : middle - margin, above: first, in: &layout, of: buffer)
      return
    }
    let last = layout.row(margin, from: target, in: buffer)
    let reach = layout.rows(from: top.bytes.lowerBound, atMost: rows * 2, in: buffer)
    guard let place = reach.firstIndex(of: last) else {
      show(middle, above: target, in: &layout, of: buffer)
      return
    }
    if place >= rows { anchor = reach[place - rows + 1].bytes.lowerBound }
  }

  private var middle: Int { (rows - 1) / 2 }

  private mutating func show(
    _ above: Int, above row: WrappedRow, in layout: inout TextLayout, of buffer: TextBuffer
  ) {
    anchor = layout.row(-above, from: row, in: buffer).bytes.lowerBound
  }
}
