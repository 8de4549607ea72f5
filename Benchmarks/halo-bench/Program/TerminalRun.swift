import CPty
import Glibc
import TerminalTestSupport

/// The program on a terminal of its own, with the time of each piece that it sends.
///
/// The terminal is as plain as they come: it answers that it is there, and nothing else. What is sent
/// is only kept while the clock runs, and looked at afterwards.
final class TerminalRun {
  /// What was sent at one time.
  struct Piece {
    var at: UInt64
    var bytes: [UInt8]
  }

  /// What came of a key.
  struct Reaction {
    /// Nanoseconds from the key to the first byte, and to the last one.
    var first: UInt64
    var last: UInt64

    /// How much was sent.
    var bytes: Int
  }

  /// The size of the terminal.
  static let (columns, rows) = (120, 40)

  /// Everything that was sent.
  private(set) var log: [Piece] = []

  /// When the program was started.
  let start: UInt64

  /// The process.
  let pid: Int32

  private let controller: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var hasEnded = false

  /// Starts a program.
  ///
  /// - Throws: When there is no terminal, or no such program.
  init(_ program: String, _ arguments: [String], _ environment: TestEnvironment) throws {
    let controller = pty_open(Int32(Self.rows), Int32(Self.columns))
    guard controller >= 0 else { throw BenchmarkError.noTerminal(errno: -controller) }
    start = monotonicTime()
    let pid = withCStrings([program] + arguments) { arguments in
      withCStrings(environment.list) {
        pty_start(controller, program, arguments, $0, environment.folder.path)
      }
    }
    guard pid > 0 else {
      pty_close(controller)
      throw BenchmarkError.notStarted(program, errno: -pid)
    }
    self.pid = pid
    self.controller = controller
  }

  deinit {
    if !hasEnded {
      pty_signal(pid, SIGKILL)
      var end = pty_end()
      _ = pty_wait(pid, &end, 10_000)
    }
    pty_close(controller)
  }

  /// Presses a key and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - quiet: How many milliseconds of silence end it.
  ///   - patience: How many milliseconds the first byte may take.
  /// - Returns: `nil` when nothing came.
  func press(_ key: String, quiet: Int32 = 15, patience: Int32 = 1_000) -> Reaction? {
    let sent = log.count
    let start = monotonicTime()
    let bytes = Array(key.utf8)
    guard pty_write(controller, bytes, bytes.count) == Int64(bytes.count) else { return nil }
    guard read(milliseconds: patience) else { return nil }
    while read(milliseconds: quiet) {}
    let pieces = log[sent...]
    guard let first = pieces.first, let last = pieces.last else { return nil }
    return Reaction(
      first: first.at - start, last: last.at - start,
      bytes: pieces.reduce(0) { $0 + $1.bytes.count })
  }

  /// Waits for the program's first picture, and until nothing more has come for some milliseconds.
  func settle(milliseconds: Int32 = 300) {
    if log.isEmpty { _ = read(milliseconds: 10_000) }
    while read(milliseconds: milliseconds) {}
  }

  /// The first picture, which is longer than what prepares the terminal; `nil` before it has come.
  var firstPicture: Piece? { log.first { $0.bytes.count > 500 } }

  /// Waits for the first picture.
  func awaitPicture() {
    while firstPicture == nil, read(milliseconds: 10_000) {}
  }

  /// Presses `q` until the program ends: it closes a sheet first.
  ///
  /// - Throws: When the program doesn't end by itself.
  func quit() throws {
    for _ in 0..<5 {
      _ = press("q", quiet: 0)
      let limit = monotonicTime() + 2_000_000_000
      var end = pty_end()
      while monotonicTime() < limit {
        _ = read(milliseconds: 0)
        guard pty_wait(pid, &end, 5) != 0 else { continue }
        hasEnded = true
        return
      }
    }
    throw BenchmarkError.stillRunning
  }

  /// Ends the program as nothing can prevent; whoever watches it takes its end.
  func kill() {
    pty_signal(pid, SIGKILL)
    hasEnded = true
  }

  /// The first moment at which the screen was as wanted, in nanoseconds since the start; `nil` when
  /// it never was.
  func time(when isWanted: (TerminalScreen) -> Bool) throws -> UInt64? {
    let emulator = try emulator
    for piece in log {
      emulator.feed(piece.bytes)
      if isWanted(emulator.snapshot(isCursorVisible: true)) { return piece.at - start }
    }
    return nil
  }

  /// What the terminal shows.
  var screen: TerminalScreen {
    get throws {
      let emulator = try emulator
      for piece in log { emulator.feed(piece.bytes) }
      return emulator.snapshot(isCursorVisible: true)
    }
  }

  private var emulator: Emulator {
    get throws {
      guard let emulator = Emulator(columns: Self.columns, rows: Self.rows) else {
        throw BenchmarkError.noTerminal(errno: ENOMEM)
      }
      return emulator
    }
  }

  /// Takes what the program sends, if it does within some milliseconds; a question is answered.
  func read(milliseconds: Int32) -> Bool {
    let count = Int(pty_read(controller, &buffer, buffer.count, milliseconds))
    guard count > 0 else { return false }
    let piece = Piece(at: monotonicTime(), bytes: Array(buffer[..<count]))
    log.append(piece)
    if piece.bytes.firstRange(of: Self.question) != nil {
      _ = pty_write(controller, Self.answer, Self.answer.count)
    }
    return true
  }

  private static let question = Array("\u{1b}[c".utf8)
  private static let answer = Array("\u{1b}[?62;22c".utf8)
}

/// Why nothing could be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case noTerminal(errno: Int32)
  case notStarted(String, errno: Int32)
  case stillRunning
  case notSeen(String, screen: String)
  case notRecorded(String, errno: Int32)

  /// What is wrong.
  var description: String {
    switch self {
    case .noTerminal(let code): "there is no pseudo-terminal to be had (errno \(code))"
    case .notStarted(let path, let code): "\(path) can't be started (errno \(code))"
    case .stillRunning: "the program doesn't end"
    case .notRecorded(let folder, let code): "nothing can be written to \(folder) (errno \(code))"
    case .notSeen(let what, let screen): "\(what) never showed:\n\(screen)"
    }
  }
}
