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

  let controller: Int32
  let emulator: Emulator
  private let personality: TerminalPersonality
  private let environment: TestEnvironment
  var cached: TerminalScreen?
  var end: ProcessEnd?
  var isOpen = true
  var outgoing: [UInt8] = []
  var isSending = false
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

  var latest: TerminalScreen {
    if let cached { return cached }
    let screen = emulator.snapshot(isCursorVisible: log.cursorVisibility == .visible)
    cached = screen
    return screen
  }

  /// Takes what the program has sent, and answers its questions.
  @discardableResult
  func pump(milliseconds: Int32) -> Received {
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

  enum Received {
    case bytes
    case nothing
    case end
  }
}
