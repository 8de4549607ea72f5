import CPty

extension TerminalSession {
  /// Waits until the screen is as wanted, and answers it.
  ///
  /// - Throws: When it never is, or the program ends; with the screen.
  @discardableResult
  public func wait(
    _ what: String, file: StaticString = #fileID, line: UInt = #line,
    until isWanted: (TerminalScreen) -> Bool
  ) throws -> TerminalScreen {
    try waitForState(what, place: "\(file):\(line)") { isWanted(latest) }
    return latest
  }

  /// Waits until a text can be read in one row.
  ///
  /// - Throws: When it never can, or the program ends; with the screen.
  @discardableResult
  public func waitFor(
    _ text: String, file: StaticString = #fileID, line: UInt = #line
  ) throws -> TerminalScreen {
    try wait("“\(text)”", file: file, line: line) { $0.contains(text) }
  }

  /// Waits until what the program has sent is as wanted.
  ///
  /// - Throws: When it never is, or the program ends; with the screen.
  public func waitForLog(
    _ what: String, file: StaticString = #fileID, line: UInt = #line,
    until isWanted: (TerminalLog) -> Bool
  ) throws {
    try waitForState(what, place: "\(file):\(line)") { isWanted(log) }
  }

  /// Waits until the program has read what has reached it, sleeps, and has nothing to say.
  ///
  /// Bytes may still be on their way inside the kernel: where there is something to see, wait for
  /// that instead.
  ///
  /// - Throws: When it never does, or the program ends; with the screen.
  public func waitUntilIdle(file: StaticString = #fileID, line: UInt = #line) throws {
    try waitForState("idleness", place: "\(file):\(line)") {
      // Twice, as a process may be between reading and answering when it is looked at.
      isAtRest && pump(milliseconds: 5) == .nothing && isAtRest
        && pump(milliseconds: 0) == .nothing
    }
  }

  /// Whether the program says nothing for a while; the answer comes as soon as it says something.
  public func staysSilent(milliseconds: Int) -> Bool {
    let before = log.bytes.count
    pump(milliseconds: Int32(milliseconds))
    return log.bytes.count == before
  }

  /// Waits for the end of the program.
  ///
  /// - Throws: When it goes on; with the screen.
  public func waitForEnd(
    file: StaticString = #fileID, line: UInt = #line
  ) throws -> ProcessEnd {
    let limit = ContinuousClock.now + Self.patience
    while ContinuousClock.now < limit {
      pump(milliseconds: 0)
      if let end = takeEnd(milliseconds: 10) {
        while pump(milliseconds: 0) == .bytes {}
        return end
      }
    }
    throw TerminalTestError.stillRunning(screen: latest.text, place: "\(file):\(line)")
  }

  /// Waits until all that a shell has started is stopped.
  ///
  /// A process that has been told to stop may still take what is typed for the shell, if it was
  /// reading.
  ///
  /// - Throws: When something goes on; with the screen.
  public func waitForJobToStop(file: StaticString = #fileID, line: UInt = #line) throws {
    try waitForState("a stopped job", place: "\(file):\(line)") { isJobStopped }
  }

  /// Waits until nothing runs any more that the program has started, itself included.
  ///
  /// - Throws: When something goes on; with the screen.
  public func waitForProcessesToEnd(
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let limit = ContinuousClock.now + Self.patience
    while !processes.isEmpty {
      guard ContinuousClock.now < limit else {
        throw TerminalTestError.stillRunning(screen: latest.text, place: "\(file):\(line)")
      }
      pty_pause(10)
    }
  }

  /// Whether the process is there.
  public var isRunning: Bool { takeEnd(milliseconds: 0) == nil }

  private func waitForState(
    _ what: String, place: String, _ isReached: () throws -> Bool
  ) throws {
    let limit = ContinuousClock.now + Self.patience
    while try !isReached() {
      guard ContinuousClock.now < limit else {
        throw TerminalTestError.notSeen(what, screen: latest.text, place: place)
      }
      guard pump(milliseconds: 10) != .bytes, let end = takeEnd(milliseconds: 0) else { continue }
      while pump(milliseconds: 0) == .bytes {}
      if try isReached() { return }
      throw TerminalTestError.ended(
        end, waitingFor: what, screen: latest.text, place: place)
    }
  }

  private var isAtRest: Bool {
    pty_unread(controller) == 0 && Self.fields(ofStatusOf: Int(pid)).first == "S"
  }

  func takeEnd(milliseconds: Int32) -> ProcessEnd? {
    if let end { return end }
    var found = pty_end()
    guard pty_wait(pid, &found, milliseconds) == 1 else { return nil }
    end =
      found.signal == 0
      ? .exited(Int(found.exit_status)) : .signalled(Int(found.signal))
    return end
  }
}
