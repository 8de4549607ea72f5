import CLinux
import Dispatch
import Glibc
import Synchronization

/// A program that runs beside this one, without a shell and without the terminal: what it writes and
/// how it ends.
public struct ProgramRun: Sendable {
  /// The program, an absolute path or a name that is looked up in `PATH`, and its arguments.
  public let words: [[UInt8]]

  /// The variables that it gets.
  public let variables: [String: String]

  /// Names a program, its arguments and its variables.
  public init(words: [[UInt8]], variables: [String: String]) {
    self.words = words
    self.variables = variables
  }

  /// Why a program's output can't be used.
  public enum Failure: Error, Hashable, Sendable {
    /// It couldn't be started; the system's `errno`.
    case notStarted(Int32)
    /// It ended with a status that isn't 0, or by a signal.
    case failed(status: Int32)
    /// It took too long and was ended.
    case tooSlow
    /// It wrote too much and was ended.
    case tooMuch
  }

  /// Runs the program, gives it some input, and takes what it writes.
  ///
  /// What it complains of goes nowhere. It runs in a session of its own, so it can't reach the terminal;
  /// a program that takes too long is ended with all that it has started.
  ///
  /// - Parameters:
  ///   - input: What it can read.
  ///   - limit: The most bytes that it may write.
  ///   - time: The milliseconds that it may take, to its end.
  public func output(
    of input: [UInt8] = [], limit: Int, milliseconds time: Int32
  ) throws(Failure) -> [UInt8] {
    try run(input, writingAtMost: limit, milliseconds: time)
  }

  /// Runs the program and gives it some input; what it writes goes nowhere, and what it leaves running
  /// behind it isn't waited for.
  ///
  /// - Parameter time: The milliseconds that it may take, to its end.
  public func give(_ input: [UInt8], milliseconds time: Int32) throws(Failure) {
    _ = try run(input, writingAtMost: nil, milliseconds: time)
  }

  private func run(
    _ input: [UInt8], writingAtMost limit: Int?, milliseconds time: Int32
  ) throws(Failure) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .notStarted(errno) }
    defer { close(ends[0]) }
    let process: pid_t
    do throws(Failure) {
      process = try spawn(input: ends[1], output: limit == nil ? nil : ends[1])
    } catch {
      close(ends[1])
      throw error
    }
    close(ends[1])
    let end = Self.now + Int64(time)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try exchange(input, over: ends[0], writingAtMost: limit, until: end)
    } catch {
      Self.end(process)
      throw error
    }
    guard let status = Self.wait(for: process, until: end) else {
      Self.end(process)
      throw .tooSlow
    }
    guard status == 0 else { throw .failed(status: status) }
    return bytes
  }

  /// Starts the program and lets it go; it outlives this one.
  ///
  /// - Parameters:
  ///   - time: The milliseconds that are waited for its end.
  ///   - ended: Gets the status with which it has ended, whenever that is; on any thread.
  /// - Returns: The status if it has ended in time; `nil` while it runs.
  public func start(
    waiting time: Int32, ended: @escaping @Sendable (Int32) -> Void
  ) throws(Failure) -> Int32? {
    let process = try spawn(input: nil, output: nil)
    let ending = Ending()
    // A queue of its own: dispatch looks after common ones every second, which would wake a program
    // that rests.
    DispatchQueue(label: "waiting for a program", qos: .utility).async {
      let status = Self.wait(for: process)
      if ending.end(with: status) == .late { ended(status) }
    }
    return ending.wait(milliseconds: time)
  }

  // MARK: Starting

  /// Starts the program, with the null device where it gets no descriptor.
  private func spawn(input: Int32?, output: Int32?) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(CLINUX_POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let environment = variables.map { Array("\($0)=\($1)".utf8) }
    let code = Self.withStrings(words) { arguments in
      Self.withStrings(environment) { environment -> Int32 in
        guard let program = arguments.first.flatMap(\.self) else { return ENOENT }
        return posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw .notStarted(code) }
    return process
  }

  private static func withStrings<Result>(
    _ words: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for word in words {
      starts.append(bytes.count)
      bytes += word + [0]
    }
    return bytes.withUnsafeMutableBytes { block in
      body(
        starts.map { start in
          block.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
        } + [nil])
    }
  }

  // MARK: Exchanging and waiting

  private static let sending = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
  private static let receiving = Int32(MSG_DONTWAIT)

  /// Gives the input and takes the output, where it is wanted: only then its end is waited for.
  private func exchange(
    _ input: [UInt8], over socket: Int32, writingAtMost limit: Int?, until end: Int64
  ) throws(Failure) -> [UInt8] {
    var (rest, output) = (input[...], [UInt8]())
    var chunk = [UInt8](repeating: 0, count: 65_536)
    if rest.isEmpty { shutdown(socket, Int32(SHUT_WR)) }
    while limit != nil || !rest.isEmpty {
      let left = end - Self.now
      guard left > 0 else { throw .tooSlow }
      var watch = pollfd(
        fd: socket, events: Int16(POLLIN | (rest.isEmpty ? 0 : POLLOUT)), revents: 0)
      guard poll(&watch, 1, Int32(clamping: left)) >= 0 || errno == EINTR else { throw .tooSlow }
      if watch.revents & Int16(POLLOUT) != 0, !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(socket, $0.baseAddress, $0.count, Self.sending)
        }
        // A program that needs no more of it may be done all the same.
        if count < 0, errno != EAGAIN, errno != EINTR { rest = [] }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty { shutdown(socket, Int32(SHUT_WR)) }
      }
      if watch.revents & Int16(POLLIN | POLLHUP) != 0 {
        let count = recv(socket, &chunk, chunk.count, Self.receiving)
        if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { return output }
        if count > 0 { output += chunk[..<count] }
        guard output.count <= limit ?? 0 else { throw .tooMuch }
      }
    }
    return output
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// The status with which the program ends in time; `nil` when it doesn't.
  private static func wait(for process: pid_t, until end: Int64) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return code(of: status) }
      guard ended == 0 || errno == EINTR, now < end else { return nil }
      _ = poll(nil, 0, 1)
    }
  }

  /// Ends the program and all that it has started.
  private static func end(_ process: pid_t) {
    kill(-process, SIGKILL)
    _ = wait(for: process)
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return code(of: status)
  }

  /// The status of an end: 128 and the signal where that ended it.
  private static func code(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

/// The end of a program, for which somebody waits no longer than a while.
private final class Ending: Sendable {
  private enum State {
    case running
    case ended(Int32)
    case left
  }

  /// Whether somebody still waits.
  enum Timing {
    case inTime
    case late
  }

  private let state = Mutex(State.running)
  private let done = DispatchSemaphore(value: 0)

  /// Notes the end.
  func end(with status: Int32) -> Timing {
    let timing = state.withLock { state -> Timing in
      if case .left = state { return .late }
      state = .ended(status)
      return .inTime
    }
    done.signal()
    return timing
  }

  /// The status, if the end comes in time.
  func wait(milliseconds time: Int32) -> Int32? {
    _ = done.wait(timeout: .now() + .milliseconds(Int(time)))
    return state.withLock { state in
      if case .ended(let status) = state { return status }
      state = .left
      return nil
    }
  }
}
