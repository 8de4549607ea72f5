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

  /// What a difference from the answer in the file means; of `lint`, a finding.
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
