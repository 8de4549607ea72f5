/// A place on a grid of cells: columns to the right, rows downward, counted from 0.
///
/// A map of pixels uses the same type, with x as `column` and y as `row`.
public struct Point: Hashable, Sendable, Codable {
  /// Distance from the left edge, in cells.
  public var column: Int

  /// Distance from the top edge, in cells.
  public var row: Int

  /// Makes a point from its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The upper left corner of a grid.
  public static let zero = Point(column: 0, row: 0)
}
