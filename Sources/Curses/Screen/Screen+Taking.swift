import CCurses

extension Screen {
  /// Whether what was on the terminal before comes back at the end.
  var hasAlternateScreen: Bool { !capabilities.leavesAlternateScreen.isEmpty }

  /// Takes the terminal: raw input, alternate screen, modes.
  func open() throws(TerminalProblem) {
    let tty = OutputPort.descriptor
    var problem = cc_tty_save(tty)
    if problem == 0 { problem = cc_guard_install(tty) }
    guard problem == 0 else { throw .system(.terminalAttributes, errno: problem) }
    problem = cc_tty_raw(tty)
    guard problem == 0 else {
      cc_guard_remove()
      throw .system(.terminalAttributes, errno: problem)
    }
    arm()
    problem = cc_screen_open(name, tty)
    // ncurses has made keys signals again.
    if problem == 0 { problem = cc_tty_raw(tty) }
    guard problem == 0 else {
      _ = cc_tty_restore(tty)
      cc_guard_remove()
      throw .system(.screen, errno: problem)
    }
    port.gauge = LineGauge(bitsPerSecond: Int(cc_screen_line_speed()))
    let depth = wantedDepth != .none && cc_screen_start_colors() ? wantedDepth : .none
    writer = FrameWriter(
      capabilities: capabilities.drawing, encoding: encoding,
      inks: InkTable(depth: depth, pairs: min(cc_screen_color_pairs() - 1, Self.pairLimit)))
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
    shown = nil
    cursor.visibility = .unknown
    return readSize()
  }

  /// Gives the terminal back for good.
  ///
  /// What was typed and not read is dropped: a late answer of the terminal is no command for a shell.
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
