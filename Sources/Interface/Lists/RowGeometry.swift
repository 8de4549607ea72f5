import Geometry

/// Where the items of a list lie, in content coordinates: all of one height, but the last may
/// differ.
///
/// Everything is worked out from the index, so a list of a million items costs what ten do.
public struct RowGeometry: Hashable, Sendable {
  /// The number of items.
  public let count: Int

  /// Rows of every item but the last.
  public let rowsEach: Int

  /// Rows of the last item.
  public let rowsOfLast: Int

  /// Makes a geometry.
  ///
  /// - Parameters:
  ///   - count: The number of items; a negative one counts as 0.
  ///   - rowsEach: Rows of an item, at least 1.
  ///   - rowsOfLast: Rows of the last item, at least 1; by default as the others.
  public init(count: Int, rowsEach: Int = 1, rowsOfLast: Int? = nil) {
    self.count = max(0, count)
    self.rowsEach = max(1, rowsEach)
    self.rowsOfLast = max(1, rowsOfLast ?? rowsEach)
  }

  /// Rows of all items together.
  public var contentRows: Int {
    count == 0 ? 0 : (count - 1).multiplied(clamped: rowsEach).adding(clamped: rowsOfLast)
  }

  /// The rows of an item; no rows outside the list.
  public func rows(of index: Int) -> Range<Int> {
    guard index >= 0, index < count else { return 0..<0 }
    let top = index.multiplied(clamped: rowsEach)
    return top..<top.adding(clamped: index == count - 1 ? rowsOfLast : rowsEach)
  }

  /// The item in a row; `nil` above the first and below the last.
  public func index(at row: Int) -> Int? {
    guard row >= 0, row < contentRows else { return nil }
    return min(row / rowsEach, count - 1)
  }

  /// The items of which at least one row lies in a range of rows.
  public func indices(in rows: Range<Int>) -> Range<Int> {
    let rows = rows.clamped(to: 0..<contentRows)
    guard !rows.isEmpty, let first = index(at: rows.lowerBound),
      let last = index(at: rows.upperBound - 1)
    else { return 0..<0 }
    return first..<last + 1
  }

  /// The cells of an item in a list of some width: what can be focused.
  public func rectangle(of index: Int, columns: Int) -> Rectangle {
    let rows = rows(of: index)
    return Rectangle(column: 0, row: rows.lowerBound, columns: columns, rows: rows.count)
  }

  /// Calls `body` with each visible item and the row of the screen in which it begins, which may
  /// lie above the area.
  func forEachVisible(in area: Rectangle, scroll: Int, _ body: (Int, Int) -> Void) {
    for index in indices(in: scroll..<scroll.adding(clamped: max(0, area.rows))) {
      body(index, area.minRow.adding(clamped: rows(of: index).lowerBound - scroll))
    }
  }
}
