/// What a verb has to say.
public struct FocusReport: Hashable, Sendable {
  /// What goes to the standard output; empty or whole lines.
  public var output: String

  /// What goes to the standard error; empty or whole lines.
  public var complaints: String

  /// Whether it is done.
  public var status: Status

  /// Whether a verb is done; the numbers are exit statuses.
  public enum Status: Int32, Hashable, Sendable {
    /// Everything was read and, where that is asked for, right.
    case done = 0

    /// An answer differs from what is expected.
    case differs = 1

    /// Something couldn't be read.
    case malformed = 2
  }
}
