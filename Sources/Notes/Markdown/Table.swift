/// A table's cells.
public struct Table: Hashable, Sendable {
  /// On which side of its column a cell's text stands.
  public enum Alignment: Hashable, Sendable {
    /// The writer didn't say.
    case natural
    /// `:--`.
    case left
    /// `:-:`.
    case center
    /// `--:`.
    case right
  }

  /// The text of a cell; its runs' links are places in the block's `links`.
  public typealias Cell = [Run]

  /// One a column.
  public let alignments: [Alignment]
  /// The rows from the top; the first one is the header.
  ///
  /// All have as many cells as there are
  /// columns.
  public let rows: [[Cell]]

  /// Makes a table.
  public init(alignments: [Alignment], rows: [[Cell]]) {
    self.alignments = alignments
    self.rows = rows
  }
}
