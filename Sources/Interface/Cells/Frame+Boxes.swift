import Geometry

extension Frame {
  /// Draws a box along the edges of an area of at least 2×2 cells, cut at `clip`.
  public mutating func draw(
    _ lines: BorderLines, round area: Rectangle, style: Style, clip: Rectangle? = nil
  ) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    let clip = clip ?? bounds
    let right = area.maxColumn.subtracting(clamped: 1)
    let bottom = area.maxRow.subtracting(clamped: 1)
    let edge = Cell(lines.horizontal, style: style)
    let side = Cell(lines.vertical, style: style)
    for row in [area.minRow, bottom] {
      `repeat`(edge, at: Point(column: area.minColumn, row: row), columns: area.columns, clip: clip)
    }
    for column in [area.minColumn, right] {
      `repeat`(side, at: Point(column: column, row: area.minRow), rows: area.rows, clip: clip)
    }
    let corners = [
      (lines.topLeft, area.minColumn, area.minRow), (lines.topRight, right, area.minRow),
      (lines.bottomLeft, area.minColumn, bottom), (lines.bottomRight, right, bottom),
    ]
    for (corner, column, row) in corners {
      let point = Point(column: column, row: row)
      if clip.contains(point) { put(Cell(corner, style: style), at: point) }
    }
  }
}
