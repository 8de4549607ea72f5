import CPty

/// A program on a terminal of its own, as a person would use it.
///
///     let session = try TerminalSession(.product("halo"))
///     try session.waitFor("Groceries")
///     try session.press("j Enter")
///     try session.wait("the note") { $0.cursorLine.contains("Milk") }
///
/// Nothing here sleeps: what is waited for is a state, and after a generous time it is a failure.
public final class TerminalSession {
  /// What the terminal shows.
  public var screen: TerminalScreen {
    pump(milliseconds: 0)
    return latest
  }

  /// All that the program has sent.
  public private(set) var log = TerminalLog()

  /// The attributes of the tty before the program was started.
  public let attributesAtStart: TerminalAttributes?

  /// The process.
  public let pid: Int32

  private let controller: Int32
  private let emulator: Emulator
  private let personality: TerminalPersonality
  private let environment: TestEnvironment
  private var cached: TerminalScreen?
  private var end: ProcessEnd?
  private var isOpen = true
  private var outgoing: [UInt8] = []
  private var isSending = false
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// How long a state may take to come: far longer than it ever does, as tests share machines.
  public static let patience = Duration.seconds(30)

  /// Starts a program on a new terminal.
  ///
  /// - Throws: When there is no terminal or no such program.
  public init(
    _ program: Program, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: TestEnvironment? = nil, personality: TerminalPersonality = .common
  ) throws {
    let environment = try environment ?? TestEnvironment()
    guard let emulator = Emulator(columns: columns, rows: rows) else {
      throw TerminalTestError.notStarted("libvterm", errno: 0)
    }
    let controller = pty_open(Int32(rows), Int32(columns))
    guard controller >= 0 else {
      throw TerminalTestError.notStarted("a terminal", errno: -controller)
    }
    attributesAtStart = TerminalAttributes(controller)
    let pid = withCStrings([program.path] + arguments) { arguments in
      withCStrings(environment.list) { variables in
        pty_start(controller, program.path, arguments, variables, environment.folder.path)
      }
    }
    guard pid > 0 else {
      pty_close(controller)
      throw TerminalTestError.notStarted(program.path, errno: -pid)
    }
    self.emulator = emulator
    self.environment = environment
    self.personality = personality
    self.controller = controller
    self.pid = pid
  }

  deinit {
    kill()
    if isOpen { pty_close(controller) }
  }

  private var latest: TerminalScreen {
    if let cached { return cached }
    let screen = emulator.snapshot(isCursorVisible: log.cursorVisibility == .visible)
    cached = screen
    return screen
  }

  /// Takes what the program has sent, and answers its questions.
  @discardableResult
  private func pump(milliseconds: Int32) -> Received {
    guard isOpen else { return .nothing }
    let count = Int(pty_read(controller, &buffer, buffer.count, milliseconds))
    guard count > 0 else { return count == Int(PTY_END) ? .end : .nothing }
    let bytes = Array(buffer[..<count])
    log.append(bytes)
    emulator.feed(bytes)
    cached = nil
    let answers = personality.answers(to: bytes, emulator: emulator.takeAnswers())
    if !answers.isEmpty { send(answers) }
    return .bytes
  }

  private enum Received {
    case bytes
    case nothing
    case end
  }
}

// MARK: - Waiting

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

  /// Waits until the program has read all that was sent to it, sleeps, and has nothing to say.
  ///
  /// - Throws: When it never does, or the program ends; with the screen.
  public func waitUntilIdle(file: StaticString = #fileID, line: UInt = #line) throws {
    try waitForState("idleness", place: "\(file):\(line)") {
      // Twice, as a process may be between reading and answering when it is looked at.
      isAtRest && pump(milliseconds: 5) == .nothing && isAtRest
        && pump(milliseconds: 0) == .nothing
    }
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

  /// The id of the process, as long as it runs.
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
    guard pty_unread(controller) == 0 else { return false }
    // The state stands after the name of the program, which may hold anything but ends with ")".
    let status = TestFolder.text(at: "/proc/\(pid)/stat")
    guard let name = status.lastIndex(of: ")") else { return false }
    return status[name...].dropFirst(2).first == "S"
  }

  private func takeEnd(milliseconds: Int32) -> ProcessEnd? {
    if let end { return end }
    var found = pty_end()
    guard pty_wait(pid, &found, milliseconds) == 1 else { return nil }
    end =
      found.signal == 0
      ? .exited(Int(found.exit_status)) : .signalled(Int(found.signal))
    return end
  }
}

// MARK: - What a person does

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
