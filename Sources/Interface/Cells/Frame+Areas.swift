import Geometry

extension Frame {
  /// Fills an area with one cell; a wide cell is repeated as often as it fits and the odd column
  /// left over is blank.
  ///
  /// - Complexity: O(cells of the area)
  public mutating func fill(_ area: Rectangle, with cell: Cell = .blank) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    for row in visible.minRow..<visible.maxRow {
      fill(row: row, visible.minColumn..<visible.maxColumn, with: cell)
    }
  }

  /// Draws a run of equal cells to the right, cut at the edges of `clip` and of the frame.
  ///
  /// A wide cell is drawn `columns / 2` times.
  public mutating func `repeat`(
    _ cell: Cell, at point: Point, columns: Int, clip: Rectangle? = nil
  ) {
    let run = Rectangle(origin: point, size: Size(columns: columns, rows: 1))
    fill(clip.map(run.intersection) ?? run, with: cell)
  }

  /// Draws a run of equal cells downward, cut at the edges of `clip` and of the frame.
  public mutating func `repeat`(_ cell: Cell, at point: Point, rows: Int, clip: Rectangle? = nil) {
    let width = max(1, Int(cell.width))
    let run = Rectangle(origin: point, size: Size(columns: width, rows: rows))
    fill(clip.map(run.intersection) ?? run, with: cell)
  }

  /// Changes the style of every glyph in an area.
  ///
  /// A wide glyph belongs to the area that holds its left half.
  public mutating func restyle(_ area: Rectangle, _ change: (Style) -> Style) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    for row in visible.minRow..<visible.maxRow {
      let start = row * size.columns
      for index in start + visible.minColumn..<start + visible.maxColumn
      where cells[index].width != 0 {
        cells[index].style = change(cells[index].style)
        if cells[index].width == 2 { cells[index + 1].style = cells[index].style }
      }
    }
  }

  /// Copies an area from another frame to the same place; what lies outside either is left alone.
  ///
  /// A wide glyph cut by the area's edge becomes a blank.
  public mutating func copy(_ area: Rectangle, from other: Frame) {
    let visible = area.intersection(bounds).intersection(other.bounds)
    guard !visible.isEmpty else { return }
    for row in visible.minRow..<visible.maxRow {
      for column in visible.minColumn..<visible.maxColumn {
        let cell = other.cells[row * other.size.columns + column]
        let isRightHalf = cell.width == 0 && column > visible.minColumn
        guard !isRightHalf else { continue }
        put(cell, column: column, row: row, limit: visible.maxColumn)
      }
    }
  }

  /// Fills columns of a row, all inside the grid.
  private mutating func fill(row: Int, _ columns: Range<Int>, with cell: Cell) {
    if cell.width == 2 {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: 2) {
        put(cell, column: column, row: row, limit: columns.upperBound)
      }
      return
    }
    let start = row * size.columns
    if mayHoldWide[row] {
      clearGlyph(at: start + columns.lowerBound)
      clearGlyph(at: start + columns.upperBound - 1)
      if columns.count == size.columns { mayHoldWide[row] = false }
    }
    let single = cell.width == 1 ? cell : Cell(style: cell.style)
    cells.withUnsafeMutableBufferPointer { cells in
      cells.extracting(start + columns.lowerBound..<start + columns.upperBound)
        .update(repeating: single)
    }
  }
}
