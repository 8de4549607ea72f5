import CVTerm

/// A terminal in the process of the test: bytes in, a screen and answers out (libvterm).
package final class Emulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let state: OpaquePointer
  private var columns: Int
  private var rows: Int

  package init?(columns: Int, rows: Int) {
    guard let terminal = vterm_new(Int32(rows), Int32(columns)) else { return nil }
    guard let screen = vterm_obtain_screen(terminal), let state = vterm_obtain_state(terminal)
    else {
      vterm_free(terminal)
      return nil
    }
    self.terminal = terminal
    self.screen = screen
    self.state = state
    self.columns = columns
    self.rows = rows
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit { vterm_free(terminal) }

  /// Takes what a program has sent.
  package func feed(_ bytes: some Collection<UInt8>) {
    Array(bytes).withUnsafeBytes { bytes in
      _ = vterm_input_write(
        terminal, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// The answers to what was asked since the last call.
  func takeAnswers() -> [UInt8] {
    var answers: [UInt8] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while true {
      let count = vterm_output_read(terminal, &buffer, buffer.count)
      guard count > 0 else { return answers }
      answers += buffer[..<count].map { UInt8(bitPattern: $0) }
    }
  }

  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// The screen as it is now.
  package func snapshot(isCursorVisible: Bool) -> TerminalScreen {
    var place = VTermPos()
    vterm_state_get_cursorpos(state, &place)
    let cells = (0..<rows).map { row in (0..<columns).map { cell(row: row, column: $0) } }
    return TerminalScreen(
      columns: columns, cells: cells,
      cursor: TerminalCursor(
        column: Int(place.col), row: Int(place.row), isVisible: isCursorVisible))
  }

  private func cell(row: Int, column: Int) -> TerminalCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    let isRightHalf = cell.chars.0 == UInt32.max
    return TerminalCell(
      text: isRightHalf ? "" : text(of: cell), width: isRightHalf ? 0 : Int(cell.width),
      attributes: attributes(of: cell),
      foreground: color(cell.fg, standard: VTERM_COLOR_DEFAULT_FG),
      background: color(cell.bg, standard: VTERM_COLOR_DEFAULT_BG))
  }

  private func text(of cell: VTermScreenCell) -> String {
    guard cell.chars.1 != 0 else {
      return cell.chars.0 == 0 ? " " : Unicode.Scalar(cell.chars.0).map { String($0) } ?? " "
    }
    let scalars = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix { $0 != 0 }.compactMap { Unicode.Scalar($0) })
    return String(text)
  }

  private func attributes(of cell: VTermScreenCell) -> Set<TerminalCell.Attribute> {
    var attributes: Set<TerminalCell.Attribute> = []
    if cell.attrs.bold != 0 { attributes.insert(.bold) }
    if cell.attrs.italic != 0 { attributes.insert(.italic) }
    if cell.attrs.underline != 0 { attributes.insert(.underline) }
    if cell.attrs.reverse != 0 { attributes.insert(.reverse) }
    if cell.attrs.strike != 0 { attributes.insert(.strikethrough) }
    if cell.attrs.blink != 0 { attributes.insert(.blink) }
    return attributes
  }

  private func color(_ color: VTermColor, standard: VTermColorType) -> TerminalColor {
    let type = UInt32(color.type)
    if type & UInt32(standard.rawValue) != 0 { return .standard }
    if type & UInt32(VTERM_COLOR_TYPE_MASK.rawValue) == UInt32(VTERM_COLOR_INDEXED.rawValue) {
      return .indexed(Int(color.indexed.idx))
    }
    return .rgb(Int(color.rgb.red), Int(color.rgb.green), Int(color.rgb.blue))
  }
}
