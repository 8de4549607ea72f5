import CCurses
import Geometry
import Interface

extension Screen {
  /// Has the next frame drawn whole, whatever the terminal shows now.
  func invalidate() {
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
    let target = Cursor(
      place: clamped(frame.cursor ?? cursor.place),
      visibility: frame.cursor == nil ? .hidden : .visible)
    let changes = changes(to: frame)
    guard !changes.isEmpty || target != cursor || shown == nil else { return }
    write(changes, of: frame, cursorAt: target.place)
    if writer.inks.isExhausted {
      // The pairs are used up: they are given out anew, and everything is drawn again.
      writer.removeAll()
      writer.forgetInks()
      cc_screen_forget_pairs()
      shown = nil
      write(self.changes(to: frame), of: frame, cursorAt: target.place)
    }
    if target.visibility != cursor.visibility {
      cc_screen_show_cursor(target.visibility == .visible)
    }
    cursor = target
    shown = frame
    sendFrame()
  }

  private func changes(to frame: Frame) -> [RowChange] {
    let shown = shown ?? Frame(size: size)
    return frame.changedRows(from: shown).compactMap { row in
      RowChange(row: row, from: shown.row(row), to: frame.row(row))
    }
  }

  private func write(_ changes: [RowChange], of frame: Frame, cursorAt place: Point) {
    if shown == nil { writer.clear() }
    writer.write(changes, of: frame, cursorAt: place)
  }

  /// Sends what was written, and what ncurses has to say first: how it enters the screen, and whether
  /// the cursor shows.
  private func sendFrame() {
    var start: UnsafePointer<UInt8>?
    let count = cc_screen_take(&start)
    let said = UnsafeBufferPointer(start: start, count: count)
    defer { writer.removeAll() }
    guard writer.bytes.count > Self.unmarkedBytes, frameMarks == .understood else {
      port.send(said.isEmpty ? writer.bytes : said + writer.bytes)
      return
    }
    let mode = TerminalMode.synchronizedOutput
    port.send(Array(mode.on.utf8) + said + writer.bytes + Array(mode.off.utf8))
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
