import Glibc

/// Another program that is run for a moment, without a terminal and without a shell: what it gets on
/// standard input, what it says on standard output, and how long it may take.
struct ToolRun {
  /// The program's path, and its arguments.
  let arguments: [String]

  /// Its variables.
  let variables: [String: String]

  /// How long it may take, to its end.
  let limit: Duration

  /// Bytes of output that are taken; a program that says more has failed.
  let mostOutput: Int

  /// What is done with the output.
  enum Output { case kept, dropped }

  /// Runs it, for a worker.
  ///
  /// - Returns: What it has said; `nil` when it couldn't be started, has failed or took too long: then
  ///   it is ended.
  func run(input: [UInt8], output: Output) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let started = start(with: ends[1], output)
    close(ends[1])
    guard let process = started else { return nil }
    let end = ContinuousClock.now + limit
    let said = exchange(input, over: ends[0], output, until: end)
    guard wait(for: process, until: said == nil ? .now : end) else { return nil }
    return said
  }

  // MARK: Starting

  private func start(with end: Int32, _ output: Output) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, end, 0)
    if output == .kept {
      posix_spawn_file_actions_adddup2(&actions, end, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // A session of its own: what keeps the clipboard's text goes on when the terminal is closed. Signals
    // are kept for the loop here, not there.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | Self.newSession)
    var process = pid_t()
    let problem = Self.withStrings(arguments) { arguments in
      Self.withStrings(variables.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&process, self.arguments[0], &actions, &attributes, arguments, variables)
      }
    }
    return problem == 0 ? process : nil
  }

  /// `POSIX_SPAWN_SETSID`, which Swift's Glibc module leaves out because it is built without
  /// _GNU_SOURCE.
  private static let newSession: Int16 = 0x80

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  // MARK: Exchanging

  private static let sending = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
  private static let receiving = Int32(MSG_DONTWAIT)

  /// Gives the input and takes the output; `nil` when it takes too long or is too much.
  ///
  /// What keeps the clipboard's text goes on behind a program that has ended, and keeps its input open:
  /// the end of output that is dropped isn't waited for.
  private func exchange(
    _ input: [UInt8], over socket: Int32, _ kind: Output, until end: ContinuousClock.Instant
  ) -> [UInt8]? {
    var (rest, output) = (input[...], [UInt8]())
    var buffer = [UInt8](repeating: 0, count: 65_536)
    if rest.isEmpty { shutdown(socket, Int32(SHUT_WR)) }
    while kind == .kept || !rest.isEmpty {
      var watch = pollfd(
        fd: socket, events: Int16(POLLIN | (rest.isEmpty ? 0 : POLLOUT)), revents: 0)
      let left = (end - .now).milliseconds
      guard left > 0 else { return nil }
      guard poll(&watch, 1, left) >= 0 || errno == EINTR else { return nil }
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
        let count = recv(socket, &buffer, buffer.count, Self.receiving)
        if count == 0 { return output }
        if count < 0, errno != EAGAIN, errno != EINTR { return output }
        if count > 0 { output += buffer[..<count] }
        guard output.count <= mostOutput else { return nil }
      }
    }
    return output
  }

  /// Waits for the end of the program, which comes at once or never; whether it ended well.
  private func wait(for process: pid_t, until end: ContinuousClock.Instant) -> Bool {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status == 0 }
      guard ended == 0 || errno == EINTR, .now < end else { break }
      _ = poll(nil, 0, 1)
    }
    kill(-process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return false
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, for a call that waits.
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: seconds * 1_000 + rest)
  }
}
