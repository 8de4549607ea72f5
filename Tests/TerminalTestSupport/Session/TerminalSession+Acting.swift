import CPty

extension TerminalSession {
  /// Presses keys, given in notation with blanks between: `j C-n S-Tab Enter Esc`.
  ///
  /// - Throws: When a key isn't known.
  public func press(_ keys: String) throws { send(try KeyBytes.bytes(for: keys)) }

  /// Types text, each character a key.
  public func type(_ text: String) { send(Array(text.utf8)) }

  /// Pastes text, between the marks of bracketed paste.
  public func paste(_ text: String) { send(Array("\u{1b}[200~\(text)\u{1b}[201~".utf8)) }

  /// Sends bytes as they are.
  public func send(_ bytes: [UInt8]) {
    outgoing += bytes
    // An answer to a question that comes up meanwhile waits for its turn.
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    let limit = ContinuousClock.now + Self.patience
    while isOpen, !outgoing.isEmpty, ContinuousClock.now < limit {
      let count = Int(
        outgoing.withUnsafeBufferPointer { pty_write(controller, $0.baseAddress, $0.count) })
      guard count >= 0 else { return }
      outgoing.removeFirst(count)
      // A program that is busy answering reads nothing until its answers are taken.
      if !outgoing.isEmpty { pump(milliseconds: 1) }
    }
  }

  /// Makes the window larger or smaller.
  public func resize(columns: Int, rows: Int) {
    pump(milliseconds: 0)
    emulator.resize(columns: columns, rows: rows)
    cached = nil
    _ = pty_resize(controller, Int32(rows), Int32(columns))
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) { pty_signal(pid, number) }

  /// Takes the terminal away, as a window that is closed or a connection that is lost.
  public func closeTerminal() {
    guard isOpen else { return }
    isOpen = false
    pty_close(controller)
  }

  /// Ends the program as nothing can prevent, if it runs.
  public func kill() {
    guard takeEnd(milliseconds: 0) == nil else { return }
    pty_signal(pid, 9)
    _ = takeEnd(milliseconds: 10_000)
  }

  /// The attributes of the tty now.
  public var attributes: TerminalAttributes? { TerminalAttributes(controller) }
}
