import Geometry

/// Rows of a list as they were drawn, so that they needn't be drawn again while nothing of them has
/// changed: a step in a list changes two rows of forty.
///
/// A row is kept without its halo, under its index. The key stands for all that rows are made of;
/// another key or another width forgets them.
public struct RowPlates<Key: Equatable & Sendable>: Sendable {
  private var key: Key?
  /// The rows by themselves: whoever draws needn't know of what kind the key is.
  var rows = KeptRows()

  /// Keeps nothing yet.
  public init() {}

  /// Forgets the rows if they were made of something else.
  public mutating func use(for key: Key) {
    guard key != self.key else { return }
    self.key = key
    rows.forget()
  }
}

/// The cells of drawn rows.
struct KeptRows: Sendable {
  private var columns = 0
  private var plates: [Int: Plate] = [:]

  /// The most rows that are kept: more than any screen shows.
  private static let limit = 1024

  private struct Plate: Sendable {
    var cells: [Cell]
    var mayHoldWide: Bool
  }

  mutating func forget() { plates.removeAll(keepingCapacity: true) }

  /// Draws a row from what is kept, else as `draw` does, which is kept.
  ///
  /// Only a row that lies in the area from edge to edge is kept.
  mutating func draw(
    _ index: Int, on line: Rectangle, into frame: inout Frame, within area: Rectangle,
    otherwise draw: (inout Frame) -> Void
  ) {
    let visible = line.intersection(frame.bounds)
    guard line.rows == 1, line == visible, line == line.intersection(area), line.columns > 0 else {
      return draw(&frame)
    }
    if columns != line.columns {
      columns = line.columns
      forget()
    }
    if let plate = plates[index] {
      frame.put(plate.cells, mayHoldWide: plate.mayHoldWide, at: line.origin)
      return
    }
    draw(&frame)
    if plates.count >= Self.limit { forget() }
    plates[index] = Plate(
      cells: frame.cells(in: line), mayHoldWide: frame.mayHoldWide[line.minRow])
  }
}

extension Frame {
  /// The cells of a line inside the grid.
  fileprivate func cells(in line: Rectangle) -> [Cell] {
    let start = line.minRow * size.columns + line.minColumn
    return Array(cells[start..<start + line.columns])
  }

  /// Puts a line of cells that holds whole glyphs over blank ones, inside the grid.
  fileprivate mutating func put(_ line: [Cell], mayHoldWide isWide: Bool, at point: Point) {
    let start = point.row * size.columns + point.column
    cells.withUnsafeMutableBufferPointer { cells in
      line.withUnsafeBufferPointer { line in
        for column in line.indices { cells[start + column] = line[column] }
      }
    }
    if isWide { mayHoldWide[point.row] = true }
  }
}
