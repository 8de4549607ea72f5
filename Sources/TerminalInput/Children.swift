/// What a program gives along when it hands the terminal over, to know the answer by.
public struct ChildToken: Hashable, Sendable {
  /// Any number.
  public let rawValue: Int

  /// Makes a token of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// How a program that was given the terminal has ended.
public enum ChildResult: Hashable, Sendable {
  /// By itself, with an exit status.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)
  /// It couldn't be started, with the error number of the system (2: there is no such program).
  case notStarted(errno: Int32)
}

/// A number under which the system knows an open file or a connection.
public struct Descriptor: Hashable, Sendable {
  /// The number.
  public let rawValue: Int32

  /// Makes a descriptor of its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}
