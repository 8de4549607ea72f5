/// An extent on a grid of cells.
public struct Size: Hashable, Sendable, Codable {
  /// Width, in cells.
  public var columns: Int

  /// Height, in cells.
  public var rows: Int

  /// Makes a size from its columns and rows.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// An extent of nothing.
  public static let zero = Size(columns: 0, rows: 0)

  /// Whether no cell fits into it.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }
}
