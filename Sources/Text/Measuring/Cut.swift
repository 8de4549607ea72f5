/// The beginning of a text that fits into some columns.
public struct Prefix: Hashable, Sendable {
  /// Where it ends, in bytes: where a caret may stand.
  public let end: Int

  /// The columns it takes.
  public let columns: Int
}

/// A text that was cut to some columns.
public struct Cut: Hashable, Sendable {
  /// The bytes that are left to draw.
  public let kept: Range<Int>

  /// What is drawn after them, if there was something to cut and room to say so.
  public let ellipsis: Unicode.Scalar?

  /// Columns taken by what is kept and the ellipsis.
  public let columns: Int

  /// Whether something was cut.
  public let outcome: Outcome

  /// Whether something was cut.
  public enum Outcome: Hashable, Sendable {
    /// The text fits as it is.
    case whole
    /// Some of the text is missing.
    case cut
  }
}
