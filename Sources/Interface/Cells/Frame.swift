import Geometry

/// One picture of the screen: cells row by row, and where the hardware cursor stands.
///
/// Drawing outside the grid does nothing. Every row holds whole glyphs only: what overwrites half
/// of a wide one leaves a blank in the other half, and both halves have one style.
public struct Frame: Sendable {
  /// Width and height; negative numbers count as 0.
  public let size: Size

  /// The cells, row by row, `size.columns * size.rows` of them.
  public internal(set) var cells: [Cell]

  /// For each row whether it may hold a wide glyph; where it can't, nothing needs repair.
  var mayHoldWide: [Bool]

  /// Where the hardware cursor stands; `nil` hides it.
  public var cursor: Point?

  /// Makes a frame of blanks.
  ///
  /// - Complexity: O(cells)
  public init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    mayHoldWide = Array(repeating: false, count: self.size.rows)
  }

  /// The whole grid.
  public var bounds: Rectangle { Rectangle(origin: .zero, size: size) }

  /// The cell at a place; a blank outside the grid.
  public subscript(point: Point) -> Cell {
    guard contains(point) else { return .blank }
    return cells[point.row * size.columns + point.column]
  }

  /// Puts a cell, and repairs the halves of wide glyphs that it cuts.
  ///
  /// A wide cell whose right half would lie beyond the right edge becomes a blank, and so does a
  /// cell of width 0: it is half a glyph.
  public mutating func put(_ cell: Cell, at point: Point) {
    guard contains(point) else { return }
    put(cell, column: point.column, row: point.row, limit: size.columns)
  }

  /// Puts a cell inside the grid; a wide one that doesn't end before `limit` becomes a blank.
  mutating func put(_ cell: Cell, column: Int, row: Int, limit: Int) {
    let index = row * size.columns + column
    if mayHoldWide[row] { clearGlyph(at: index) }
    guard cell.width != 1 else {
      cells[index] = cell
      return
    }
    guard cell.width == 2, column + 1 < limit else {
      cells[index] = Cell(style: cell.style)
      return
    }
    if mayHoldWide[row] { clearGlyph(at: index + 1) }
    mayHoldWide[row] = true
    cells[index] = cell
    cells[index + 1] = Cell(width: 0, style: cell.style)
  }

  /// The cells of one row; none outside the grid.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  private func contains(_ point: Point) -> Bool {
    point.column >= 0 && point.row >= 0 && point.column < size.columns && point.row < size.rows
  }

  /// Turns the glyph of which `index` is a part into blanks, so that no half of it stays.
  mutating func clearGlyph(at index: Int) {
    let cell = cells[index]
    if cell.width == 0 {
      cells[index - 1] = Cell(style: cells[index - 1].style)
      cells[index] = Cell(style: cell.style)
    } else if cell.width == 2 {
      cells[index] = Cell(style: cell.style)
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
  }
}
