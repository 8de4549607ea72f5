import CCurses
import Geometry
import Interface

extension Screen {
  /// Has the next frame drawn whole, whatever the terminal shows now.
  func invalidate() {
    cc_screen_clear()
    shown = nil
    cursor.visibility = .unknown
  }

  /// Shows a frame; an unchanged one sends nothing.
  ///
  /// A frame of another size is cut, or filled up with blanks.
  ///
  /// - Complexity: O(cells) to compare, then O(changed cells)
  func present(_ frame: Frame) {
    let frame = fitted(frame)
    var changes = changes(to: frame)
    let target = Cursor(
      place: clamped(frame.cursor ?? cursor.place),
      visibility: frame.cursor == nil ? .hidden : .visible)
    guard !changes.isEmpty || target != cursor || shown == nil else { return }
    prepareInks(for: frame, changes: &changes)
    draw(changes, of: frame, cursorAt: target.place)
    if target.visibility != cursor.visibility {
      cc_screen_show_cursor(target.visibility == .visible)
    }
    cursor = target
    shown = frame
    sendFrame()
  }

  private func changes(to frame: Frame) -> [RowChange] {
    frame.changedRows(from: shown).compactMap { row in
      RowChange(row: row, from: shown?.row(row) ?? [], to: frame.row(row))
    }
  }

  /// Sees to it that every style of the changed cells has its pair before anything is put.
  ///
  /// When the pairs are used up they are given out anew, and everything is drawn again.
  private func prepareInks(for frame: Frame, changes: inout [RowChange]) {
    defineInks(of: changes, in: frame)
    guard inks.isExhausted else { return }
    inks.removeAll()
    cc_screen_forget_pairs()
    cc_screen_clear()
    shown = nil
    changes = self.changes(to: frame)
    defineInks(of: changes, in: frame)
  }

  private func defineInks(of changes: [RowChange], in frame: Frame) {
    for change in changes {
      for piece in change.pieces { Self.define(frame.cells(piece, ofRow: change.row), in: &inks) }
    }
  }

  // What goes through cells takes what it needs as values: a property of an object is guarded at each
  // use, and for a cell that costs more than everything else.

  private static func define(_ cells: ArraySlice<Cell>, in inks: inout InkTable) {
    for cell in cells { _ = ink(for: cell.style, in: &inks) }
  }

  private static func append(
    _ cells: ArraySlice<Cell>, with inks: inout InkTable, _ rules: inout GlyphRules,
    to glyphs: inout [cc_glyph]
  ) {
    for cell in cells {
      let ink = ink(for: cell.style, in: &inks)
      rules.append(cell, attributes: ink.attributes, pair: ink.pair, to: &glyphs)
    }
  }

  private static func ink(for style: Style, in inks: inout InkTable) -> InkTable.Ink {
    inks.ink(for: style) { cc_screen_set_pair($0.number, $0.foreground, $0.background) }
  }

  /// Draws the steady rows at once, then the others piece by piece: after a cell that terminals
  /// measure differently the cursor is placed absolutely, so that nothing can drift.
  private func draw(_ changes: [RowChange], of frame: Frame, cursorAt place: Point) {
    for change in changes {
      if change.isSteady { put(change.pieces[0], ofRow: change.row, in: frame) }
      blank(change, of: frame)
    }
    for change in changes where !change.isSteady {
      for (index, piece) in change.pieces.enumerated() {
        // The first time this draws the steady rows, too, so it must come before anything drifts.
        if index == 0 { cc_screen_update(Int32(change.row), Int32(piece.lowerBound)) }
        put(piece, ofRow: change.row, in: frame)
        let end = Int32(min(piece.upperBound, size.columns - 1))
        cc_screen_update(Int32(change.row), end)
        if index < change.pieces.count - 1 || change.endsAdrift {
          cc_screen_anchor(Int32(change.row), end)
        }
      }
    }
    cc_screen_update(Int32(place.row), Int32(place.column))
  }

  private func put(_ columns: Range<Int>, ofRow row: Int, in frame: Frame) {
    glyphs.removeAll(keepingCapacity: true)
    Self.append(frame.cells(columns, ofRow: row), with: &inks, &rules, to: &glyphs)
    cc_screen_put(Int32(row), Int32(columns.lowerBound), glyphs, Int32(glyphs.count))
  }

  private func blank(_ change: RowChange, of frame: Frame) {
    for column in change.columnsToBlank {
      let ink = Self.ink(for: frame[Point(column: column, row: change.row)].style, in: &inks)
      let glyph = cc_glyph(
        base: 0x20, marks: (0, 0, 0), attributes: ink.attributes, pair: ink.pair)
      cc_screen_put(Int32(change.row), Int32(column), [glyph, glyph], 2)
    }
  }

  private func sendFrame() {
    var start: UnsafePointer<UInt8>?
    let count = cc_screen_take(&start)
    let frame = UnsafeBufferPointer(start: start, count: count)
    guard count > Self.unmarkedBytes, frameMarks == .understood else {
      port.send(frame)
      return
    }
    let mode = TerminalMode.synchronizedOutput
    port.send(Array(mode.on.utf8) + frame + Array(mode.off.utf8))
  }

  private func fitted(_ frame: Frame) -> Frame {
    guard frame.size != size else { return frame }
    var fitted = Frame(size: size)
    fitted.cursor = frame.cursor
    for row in 0..<min(size.rows, frame.size.rows) {
      for (column, cell) in frame.row(row).enumerated() where cell.width > 0 {
        fitted.put(cell, at: Point(column: column, row: row))
      }
    }
    return fitted
  }

  private func clamped(_ point: Point) -> Point {
    Point(
      column: point.column.clamped(to: 0...size.columns - 1),
      row: point.row.clamped(to: 0...size.rows - 1))
  }
}

extension Frame {
  /// Some cells of a row.
  fileprivate func cells(_ columns: Range<Int>, ofRow row: Int) -> ArraySlice<Cell> {
    let cells = self.row(row)
    return cells[cells.startIndex + columns.lowerBound..<cells.startIndex + columns.upperBound]
  }
}
