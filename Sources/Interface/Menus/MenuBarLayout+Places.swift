import Geometry

extension MenuBarLayout {
  /// The title under a cell of the screen.
  public func title(at point: Point) -> Title? {
    guard row.contains(point) else { return nil }
    let column = point.column - row.minColumn + barOffset
    return titles.first { $0.area.contains(Point(column: column, row: 0)) }
  }

  /// The line of an open menu under a cell of the screen.
  public func line(at point: Point, of open: OpenMenu) -> Int? {
    guard open.inside.contains(point) else { return nil }
    let index = point.row - open.inside.minRow + (offsets[open.menu.id]?.row ?? 0)
    return open.lines.indices.contains(index) ? index : nil
  }
}
