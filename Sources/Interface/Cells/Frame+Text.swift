import Geometry
import Text

extension Frame {
  /// Draws one line of text and tells how many columns it took.
  ///
  /// Text is decoded by the rules of `Glyph`: controls show as visible signs, invalid bytes as `�`,
  /// tabs reach to the next stop counted from the start of the text. Of a wide glyph at an edge of
  /// `clip` the visible half is a blank.
  ///
  /// - Parameters:
  ///   - text: UTF-8, one line.
  ///   - point: Where the first glyph goes; may lie outside `clip`.
  ///   - columns: Width of the place, in cells; by default up to the right edge of `clip`.
  ///   - style: Style of every glyph.
  ///   - overflow: What becomes of text that is wider than `columns`.
  ///   - clip: Nothing is drawn outside it; by default the whole frame.
  ///   - ruler: How wide characters are on this screen.
  /// - Returns: The columns of what fits into the place, drawn or clipped.
  /// - Complexity: O(glyphs that fit)
  @discardableResult
  public mutating func draw(
    _ text: some UTF8Bytes & ~Escapable, at point: Point, columns: Int? = nil,
    style: Style = .plain,
    overflow: Overflow = .ellipsis, clip: Rectangle? = nil, ruler: Ruler = Ruler()
  ) -> Int {
    text.withSpan { span in
      var pen = Pen(at: point, columns: columns, clip: clip, in: self, ruler: ruler)
      let part = pen.visiblePart(of: span, overflow: overflow)
      draw(span, to: part.end, with: &pen, style: style)
      draw(part, with: &pen, style: style)
      return part.columns
    }
  }

  /// Draws bytes from the pen's place up to `end` in one style, and moves the pen.
  ///
  /// A glyph that begins before `end` is drawn whole.
  mutating func draw(_ bytes: Span<UInt8>, to end: Int, with pen: inout Pen, style: Style) {
    while pen.decoder.offset < end {
      if drawASCII(bytes, to: end, with: &pen, style: style) { continue }
      let column = pen.column
      guard let glyph = pen.decoder.next(in: bytes) else { return }
      guard pen.isRowVisible else { continue }
      draw(glyph, column: column, with: pen, style: style)
    }
  }

  /// Draws the signs that say that text was cut.
  mutating func draw(_ part: VisiblePart, with pen: inout Pen, style: Style) {
    guard let sign = part.sign, pen.isRowVisible else { return }
    for index in 0..<part.signs {
      let column = pen.column.adding(clamped: index)
      guard pen.visible.contains(column) else { continue }
      put(Cell(sign, style: style), column: column, row: pen.row, limit: pen.visible.upperBound)
    }
  }

  /// Draws the printable ASCII at the pen's place, if there is some whose width is certain: the
  /// byte after it must be ASCII too, for a mark could follow.
  private mutating func drawASCII(
    _ bytes: Span<UInt8>, to end: Int, with pen: inout Pen, style: Style
  ) -> Bool {
    let start = pen.decoder.offset
    var stop = start
    while stop < end, bytes[stop] &- 0x20 < 0x5F { stop += 1 }
    if stop < bytes.count, bytes[stop] >= 0x80 { stop -= 1 }
    guard stop > start else { return false }
    let column = pen.column
    let first = min(
      stop, start.adding(clamped: pen.visible.lowerBound.subtracting(clamped: column)))
    let last = min(stop, start.adding(clamped: pen.visible.upperBound.subtracting(clamped: column)))
    pen.skip(to: stop)
    let from = max(start, first)
    guard pen.isRowVisible, from < last else { return true }
    let index = pen.row * size.columns + column + (from - start)
    if mayHoldWide[pen.row] {
      clearGlyph(at: index)
      clearGlyph(at: index + last - from - 1)
    }
    var cell = Cell(style: style)
    cells.withUnsafeMutableBufferPointer { cells in
      let target = cells.extracting(index..<index + last - from)
      for offset in 0..<target.count {
        cell.base = Unicode.Scalar(bytes[from + offset])
        target[offset] = cell
      }
    }
    return true
  }

  private mutating func draw(_ glyph: Glyph, column: Int, with pen: Pen, style: Style) {
    let place = column..<column.adding(clamped: glyph.width)
    let shown = place.clamped(to: pen.visible)
    guard !shown.isEmpty else { return }
    let limit = pen.visible.upperBound
    if glyph.kind != .tab, shown == place {
      let cell = Cell(
        glyph.base, marks: glyph.marks, width: UInt8(truncatingIfNeeded: glyph.width), style: style)
      put(cell, column: column, row: pen.row, limit: limit)
    } else {
      for blank in shown { put(Cell(style: style), column: blank, row: pen.row, limit: limit) }
    }
  }
}

/// Where text is being drawn: the row, the columns that show, and how far the text is decoded.
struct Pen {
  let row: Int

  /// Whether anything of the row may be drawn.
  let isRowVisible: Bool

  /// Columns of the frame that may be drawn.
  let visible: Range<Int>

  let ruler: Ruler

  var decoder: GlyphDecoder

  private let origin: Int

  private let columns: Int

  init(at point: Point, columns: Int?, clip: Rectangle?, in frame: Frame, ruler: Ruler) {
    let shown = clip.map(frame.bounds.intersection) ?? frame.bounds
    row = point.row
    isRowVisible = !shown.isEmpty && point.row >= shown.minRow && point.row < shown.maxRow
    visible = shown.minColumn..<max(shown.minColumn, shown.maxColumn)
    origin = point.column
    self.columns = columns ?? shown.maxColumn.subtracting(clamped: point.column)
    self.ruler = ruler
    decoder = GlyphDecoder(ruler)
  }

  /// Where the next glyph goes.
  var column: Int { origin.adding(clamped: decoder.column) }

  /// Takes the byte at `offset` as the first of the text.
  mutating func begin(at offset: Int) { decoder = GlyphDecoder(ruler, at: offset) }

  /// Takes the bytes up to `offset` as drawn, one column each.
  mutating func skip(to offset: Int) {
    decoder = GlyphDecoder(
      ruler, at: offset, column: decoder.column + (offset - decoder.offset))
  }

  /// What of the text fits.
  func visiblePart(of bytes: Span<UInt8>, overflow: Overflow) -> VisiblePart {
    overflow.cut(bytes, toColumns: columns, ruler: ruler)
  }
}
