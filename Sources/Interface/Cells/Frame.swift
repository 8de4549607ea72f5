import Geometry

/// One picture of the screen: cells row by row, and where the hardware cursor stands.
///
/// Drawing outside the grid does nothing. Every row holds whole glyphs only: what overwrites half
/// of a wide one leaves a blank in the other half.
public struct Frame: Sendable {
  /// Width and height; negative numbers count as 0.
  public let size: Size

  /// The cells, row by row, `size.columns * size.rows` of them.
  public private(set) var cells: [Cell]

  /// Where the hardware cursor stands; `nil` hides it.
  public var cursor: Point?

  /// Makes a frame of blanks.
  ///
  /// - Complexity: O(cells)
  public init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// The cell at a place; a blank outside the grid.
  public subscript(point: Point) -> Cell {
    guard let index = index(of: point) else { return .blank }
    return cells[index]
  }

  /// Puts a cell, and repairs the halves of wide glyphs that it cuts.
  ///
  /// A wide cell whose right half would lie beyond the right edge becomes a blank.
  public mutating func put(_ cell: Cell, at point: Point) {
    guard let index = index(of: point) else { return }
    clearGlyph(at: index)
    guard cell.width == 2 else {
      cells[index] = cell
      return
    }
    guard point.column + 1 < size.columns else {
      cells[index] = Cell(style: cell.style)
      return
    }
    clearGlyph(at: index + 1)
    cells[index] = cell
    cells[index + 1] = Cell(" ", width: 0, style: cell.style)
  }

  /// Changes the style of every cell in an area.
  public mutating func restyle(_ area: Rectangle, _ change: (Style) -> Style) {
    let visible = area.intersection(Rectangle(origin: .zero, size: size))
    for row in visible.minRow..<visible.maxRow {
      for column in visible.minColumn..<visible.maxColumn {
        let index = row * size.columns + column
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  private func index(of point: Point) -> Int? {
    guard
      point.column >= 0, point.row >= 0, point.column < size.columns, point.row < size.rows
    else { return nil }
    return point.row * size.columns + point.column
  }

  /// Turns the glyph of which `index` is a part into blanks, so that no half of it stays.
  private mutating func clearGlyph(at index: Int) {
    let cell = cells[index]
    if cell.width == 0, index % size.columns > 0 {
      cells[index - 1] = Cell(style: cells[index - 1].style)
      cells[index] = Cell(style: cell.style)
    } else if cell.width == 2 {
      cells[index] = Cell(style: cell.style)
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
  }
}
