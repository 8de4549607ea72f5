/// What `halo focus` can do with a file of cases.
public enum FocusVerb: String, Hashable, Sendable, CaseIterable {
  /// Plays each case and prints the answer.
  case move

  /// Prints the Tab order of each case's world.
  case order
}

/// What `halo focus` prints, and what it makes of differences.
public struct FocusVerbOptions: Hashable, Sendable {
  /// How results are written.
  public var format: Format

  /// What a difference means.
  public var check: Check

  /// How results are written.
  public enum Format: Hashable, Sendable {
    /// A line for people.
    case text

    /// One array of objects.
    case json
  }

  /// What a difference from the answer in the file means.
  public enum Check: Hashable, Sendable {
    /// It is printed.
    case reported

    /// It is printed and makes the command fail.
    case required
  }

  /// Makes options.
  public init(format: Format = .text, check: Check = .reported) {
    self.format = format
    self.check = check
  }
}

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

    /// Something couldn't be read, or differs.
    case failed = 1
  }
}
