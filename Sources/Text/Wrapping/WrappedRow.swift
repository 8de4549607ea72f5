/// A row of wrapped text.
public struct WrappedRow: Hashable, Sendable {
  /// Its bytes: with the blanks after its last word, and with the line end if it has one.
  public let bytes: Range<Int>

  /// What it starts with.
  public let start: Start

  /// What a row starts with.
  public enum Start: Hashable, Sendable {
    /// The beginning of a line.
    case line
    /// The rest of a line that began in a row above.
    case continuation
  }

  /// Makes a row.
  public init(bytes: Range<Int>, start: Start) {
    self.bytes = bytes
    self.start = start
  }
}
