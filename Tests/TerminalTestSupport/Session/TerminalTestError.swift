/// Why a test on a terminal can't go on.
public enum TerminalTestError: Error, CustomStringConvertible {
  /// Something that was waited for didn't come; the screen, and where the test stands.
  case notSeen(String, screen: String, place: String)
  /// The program ended while something was waited for.
  case ended(ProcessEnd, waitingFor: String, screen: String, place: String)
  /// It didn't end in time.
  case stillRunning(screen: String, place: String)
  /// It couldn't be started, with the error number.
  case notStarted(String, errno: Int32)
  /// The notation of a key isn't known.
  case unknownKey(String)

  /// What happened, with the screen.
  public var description: String {
    switch self {
    case .notSeen(let what, let screen, let place):
      "\(place): never seen: \(what)\n\(screen)"
    case .ended(let end, let what, let screen, let place):
      "\(place): \(end) before: \(what)\n\(screen)"
    case .stillRunning(let screen, let place):
      "\(place): the program didn't end\n\(screen)"
    case .notStarted(let path, let errno):
      "\(path) couldn't be started (error \(errno))"
    case .unknownKey(let key):
      "no key is called \(key)"
    }
  }
}

/// How a program has ended.
public enum ProcessEnd: Sendable, Equatable {
  /// By itself, with a status.
  case exited(Int)
  /// By a signal.
  case signalled(Int)
}
