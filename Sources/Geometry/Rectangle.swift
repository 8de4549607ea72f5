/// An area of a grid: an origin and a size, right and lower edge excluded.
///
/// Any numbers are allowed. A rectangle with a width or height of 0 or less is empty: it holds no
/// cell. Edges beyond the ends of `Int` stay at the end.
public struct Rectangle: Hashable, Sendable, Codable {
  /// The upper left corner.
  public var origin: Point

  /// Width and height, in cells.
  public var size: Size

  /// Makes a rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its left and top edge, width and height.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The empty rectangle at the upper left corner.
  public static let zero = Rectangle(origin: .zero, size: .zero)

  /// The first column inside.
  public var minColumn: Int { origin.column }

  /// The first row inside.
  public var minRow: Int { origin.row }

  /// The first column beyond the right edge.
  public var maxColumn: Int { origin.column.adding(clamped: size.columns) }

  /// The first row beyond the lower edge.
  public var maxRow: Int { origin.row.adding(clamped: size.rows) }

  /// Width, in cells.
  public var columns: Int { size.columns }

  /// Height, in cells.
  public var rows: Int { size.rows }

  /// Whether it holds no cell.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at `point` lies inside.
  public func contains(_ point: Point) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow
      && point.row < maxRow
  }

  /// Whether at least one cell lies in both.
  public func intersects(_ other: Rectangle) -> Bool {
    !intersection(other).isEmpty
  }

  /// The cells that lie in both; empty, at the nearest corner, where there are none.
  public func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(minColumn, other.minColumn)
    let top = max(minRow, other.minRow)
    let right = min(maxColumn, other.maxColumn)
    let bottom = min(maxRow, other.maxRow)
    return Rectangle(
      column: left, row: top,
      columns: max(0, right.subtracting(clamped: left)),
      rows: max(0, bottom.subtracting(clamped: top)))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rectangle) -> Rectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minColumn, other.minColumn)
    let top = min(minRow, other.minRow)
    return Rectangle(
      column: left, row: top,
      columns: max(maxColumn, other.maxColumn).subtracting(clamped: left),
      rows: max(maxRow, other.maxRow).subtracting(clamped: top))
  }

  /// The same rectangle elsewhere.
  public func offset(columns: Int = 0, rows: Int = 0) -> Rectangle {
    Rectangle(
      origin: Point(
        column: origin.column.adding(clamped: columns), row: origin.row.adding(clamped: rows)),
      size: size)
  }

  /// What is left after taking `insets` off its edges; never smaller than 0 cells.
  public func inset(by insets: Insets) -> Rectangle {
    Rectangle(
      column: origin.column.adding(clamped: insets.left),
      row: origin.row.adding(clamped: insets.top),
      columns: max(0, size.columns.subtracting(clamped: insets.left.adding(clamped: insets.right))),
      rows: max(0, size.rows.subtracting(clamped: insets.top.adding(clamped: insets.bottom))))
  }
}
