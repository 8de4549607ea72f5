import CCurses
import Geometry
import Interface

/// The terminal's screen while a program has it: frames go in, as few bytes as possible come out.
///
/// ncurses works out which bytes change the screen; they are collected and sent in one write.
@MainActor
final class Screen {
  /// The size that frames should have; never less than 1×1.
  private(set) var size: Size

  /// Whether frames may be put between marks that make them appear at once.
  var frameMarks = FrameMarks.unknown

  private(set) var port = OutputPort()

  private let name: String
  private let capabilities: TerminalCapabilities
  private let wantedDepth: ColorDepth
  private let standardError: StandardErrorTarget
  private var modes = TerminalModes()
  private var inks = InkTable(depth: .none, pairs: 0)
  private var rules: GlyphRules
  private var shown: Frame?
  private var cursor = Cursor(place: .zero, visibility: .unknown)
  private var glyphs: [cc_glyph] = []
  private var savedStandardError: Int32 = -1

  /// Whether the marks of synchronized output are understood.
  enum FrameMarks {
    case unknown
    case understood
  }

  /// Where the hardware cursor is, as far as is known.
  private struct Cursor: Equatable {
    enum Visibility { case unknown, visible, hidden }
    var place: Point
    var visibility: Visibility
  }

  /// Frames of more bytes than this are sent between marks where those are understood.
  private static let unmarkedBytes = 1024

  /// More pairs than a theme and its overlays ever need.
  private static let pairLimit: Int32 = 4096

  init(
    _ description: TerminalDescription, capabilities: TerminalCapabilities,
    standardError: StandardErrorTarget
  ) {
    size = description.size
    name = description.name
    wantedDepth = description.colorDepth
    self.capabilities = capabilities
    self.standardError = standardError
    rules = GlyphRules(encoding: description.encoding) { Int(cc_wcwidth($0)) }
  }
}

// MARK: - Taking and giving back

extension Screen {
  /// Whether what was on the terminal before comes back at the end.
  var hasAlternateScreen: Bool { !capabilities.leavesAlternateScreen.isEmpty }

  /// Takes the terminal: raw input, alternate screen, modes.
  func open() throws(TerminalProblem) {
    let tty = OutputPort.descriptor
    var problem = cc_tty_save(tty)
    if problem == 0 { problem = cc_guard_install(tty) }
    if problem == 0 { problem = cc_tty_raw(tty) }
    guard problem == 0 else { throw .system(.terminalAttributes, errno: problem) }
    arm()
    problem = cc_screen_open(name, tty)
    // ncurses has made keys signals again.
    if problem == 0 { problem = cc_tty_raw(tty) }
    guard problem == 0 else {
      _ = cc_tty_restore(tty)
      cc_guard_remove()
      throw .system(.screen, errno: problem)
    }
    let depth = wantedDepth != .none && cc_screen_start_colors() ? wantedDepth : .none
    inks = InkTable(depth: depth, pairs: min(cc_screen_color_pairs() - 1, Self.pairLimit))
    cc_screen_resize(Int32(size.rows), Int32(size.columns))
    divertStandardError()
    turnOn(.bracketedPaste)
    turnOn(.focusReports)
  }

  /// Gives the terminal to somebody else for a while, as the program found it.
  func lend() {
    giveBack()
    _ = cc_tty_restore(OutputPort.descriptor)
    cc_guard_disarm()
  }

  /// Takes the terminal back; the next frame is drawn whole.
  func retake() -> SizeReading {
    _ = cc_tty_raw(OutputPort.descriptor)
    arm()
    divertStandardError()
    cc_screen_resume()
    sendCaptured(before: [], after: modes.onBytes)
    let reading = readSize()
    invalidate()
    return reading
  }

  /// Gives the terminal back for good. What was typed and not read is dropped: a late answer of the
  /// terminal is no command for a shell.
  func close() {
    giveBack()
    _ = cc_tty_restore_and_flush(OutputPort.descriptor)
    cc_guard_remove()
    cc_screen_close()
  }

  /// Turns a mode on, unless it is on.
  func turnOn(_ mode: TerminalMode) {
    guard modes.insert(mode) else { return }
    // The guard first: a crash between the two must not leave the mode on.
    arm()
    port.send(Array(mode.on.utf8))
  }

  /// Turns a mode off, unless it is off.
  func turnOff(_ mode: TerminalMode) {
    guard modes.remove(mode) else { return }
    port.send(Array(mode.off.utf8))
    arm()
  }

  /// Sends bytes as they are, between frames.
  func send(_ bytes: [UInt8]) { port.send(bytes) }

  private func giveBack() {
    cc_screen_leave()
    sendCaptured(before: modes.offBytes, after: hasAlternateScreen ? [] : Array("\r\n".utf8))
    cc_stderr_restore(savedStandardError)
    savedStandardError = -1
  }

  private func arm() {
    let bytes = modes.restoration(capabilities)
    cc_guard_arm(bytes, bytes.count)
  }

  /// Whatever libraries print to the terminal by standard error would tear the screen.
  private func divertStandardError() {
    guard savedStandardError < 0, cc_is_terminal(2) else { return }
    switch standardError {
    case .discard: savedStandardError = cc_stderr_divert(nil)
    case .append(let path): savedStandardError = cc_stderr_divert(path)
    }
  }

  /// Sends what ncurses has written, with other bytes around it, in one write.
  private func sendCaptured(before: [UInt8], after: [UInt8]) {
    var start: UnsafePointer<UInt8>?
    let count = cc_screen_take(&start)
    port.send(before + UnsafeBufferPointer(start: start, count: count) + after)
  }
}

// MARK: - Size

extension Screen {
  /// Asks the tty for its size; whether it is another one than before.
  func readSize() -> SizeReading {
    let now = Screen.currentSize(otherwise: size)
    guard now != size else { return .same }
    size = now
    cc_screen_resize(Int32(size.rows), Int32(size.columns))
    shown = nil
    return .changed
  }

  /// What asking for the size has shown.
  enum SizeReading {
    case same
    case changed
  }

  /// The size that the tty says it has; another where it doesn't know it (a serial line).
  static func currentSize(otherwise fallback: Size) -> Size {
    var (rows, columns): (Int32, Int32) = (0, 0)
    guard cc_terminal_size(OutputPort.descriptor, &rows, &columns) else { return fallback }
    return Size(columns: Int(columns).clamped(to: 1...1000), rows: Int(rows).clamped(to: 1...1000))
  }
}

// MARK: - Frames

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
    (0..<size.rows).compactMap { row in
      RowChange(row: row, from: shown?.row(row) ?? [], to: frame.row(row))
    }
  }

  /// Sees to it that every style of the changed cells has its pair before anything is put. When the
  /// pairs are used up they are given out anew, and everything is drawn again.
  private func prepareInks(for frame: Frame, changes: inout [RowChange]) {
    for change in changes { defineInks(of: frame.row(change.row)) }
    guard inks.isExhausted else { return }
    inks.removeAll()
    cc_screen_forget_pairs()
    cc_screen_clear()
    shown = nil
    changes = self.changes(to: frame)
    for change in changes { defineInks(of: frame.row(change.row)) }
  }

  private func defineInks(of row: ArraySlice<Cell>) {
    for cell in row { _ = ink(for: cell.style) }
  }

  private func ink(for style: Style) -> InkTable.Ink {
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
    let cells = frame.row(row)
    glyphs.removeAll(keepingCapacity: true)
    for cell in cells[cells.startIndex + columns.lowerBound..<cells.startIndex + columns.upperBound]
    {
      let ink = ink(for: cell.style)
      rules.append(cell, attributes: ink.attributes, pair: ink.pair, to: &glyphs)
    }
    cc_screen_put(Int32(row), Int32(columns.lowerBound), glyphs, Int32(glyphs.count))
  }

  private func blank(_ change: RowChange, of frame: Frame) {
    for column in change.columnsToBlank {
      let ink = ink(for: frame[Point(column: column, row: change.row)].style)
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
