import Focus
import Geometry

/// The lines of a halo: finds free cells beside or inside an item and draws there.
///
/// Every drawing tells whether it found a place.
struct HaloLines {
  let target: HaloTarget
  let position: HaloPosition
  let style: Style

  /// Draws a bar at the left edge.
  func drawBar(_ bar: Unicode.Scalar, into frame: inout Frame) -> Bool {
    drawSide(.left, bar, into: &frame)
  }

  /// Draws a mark at both sides, or at the one that is free.
  func drawSides(
    _ left: Unicode.Scalar, _ right: Unicode.Scalar, into frame: inout Frame
  ) -> Bool {
    let hasLeft = drawSide(.left, left, into: &frame)
    let hasRight = drawSide(.right, right, into: &frame)
    return hasLeft || hasRight
  }

  /// Draws a box round the item or along its edges, or else lines at its sides.
  func drawRing(_ lines: BorderLines, into frame: inout Frame) -> Bool {
    let outer = target.area.inset(by: Insets(all: -1))
    if position != .inside, isEdgeFree(of: outer, in: frame) {
      frame.draw(lines, round: outer, style: style)
      return true
    }
    let isBox = target.area.columns > 2 && target.area.rows > 2
    if position != .outside, isBox, isEdgeFree(of: target.area, in: frame) {
      frame.draw(lines, round: target.area, style: style)
      return true
    }
    return drawSides(lines.vertical, lines.vertical, into: &frame)
  }

  private enum Side { case left, right }

  private func drawSide(_ side: Side, _ sign: Unicode.Scalar, into frame: inout Frame) -> Bool {
    guard let column = freeColumn(side, in: frame) else { return false }
    var sign = Cell(sign, style: style)
    sign.style.background =
      frame[Point(column: column, row: target.visible.minRow)].style.background
    frame.repeat(
      sign, at: Point(column: column, row: target.visible.minRow), rows: target.visible.rows)
    return true
  }

  private func freeColumn(_ side: Side, in frame: Frame) -> Int? {
    let visible = target.visible
    let inner =
      side == .left ? target.area.minColumn : target.area.maxColumn.subtracting(clamped: 1)
    let outer = inner.adding(clamped: side == .left ? -1 : 1)
    let beyond = outer.adding(clamped: side == .left ? -1 : 1)
    if position != .inside {
      let column = Rectangle(column: outer, row: visible.minRow, columns: 1, rows: visible.rows)
      let gap = Rectangle(column: beyond, row: visible.minRow, columns: 1, rows: visible.rows)
      let isClear = frame.isFree(column, within: target.bounds)
      if isClear, frame.isFree(gap.intersection(target.bounds), within: target.bounds) {
        return outer
      }
    }
    if position != .outside, target.area.columns > 1 {
      let column = Rectangle(column: inner, row: visible.minRow, columns: 1, rows: visible.rows)
      if frame.isFree(column, within: target.bounds) { return inner }
    }
    return nil
  }

  private func isEdgeFree(of box: Rectangle, in frame: Frame) -> Bool {
    let right = box.maxColumn.subtracting(clamped: 1)
    let bottom = box.maxRow.subtracting(clamped: 1)
    return [
      Rectangle(column: box.minColumn, row: box.minRow, columns: box.columns, rows: 1),
      Rectangle(column: box.minColumn, row: bottom, columns: box.columns, rows: 1),
      Rectangle(column: box.minColumn, row: box.minRow, columns: 1, rows: box.rows),
      Rectangle(column: right, row: box.minRow, columns: 1, rows: box.rows),
    ].allSatisfy { frame.isFree($0, within: target.bounds) }
  }
}

extension Frame {
  /// Whether every cell of an area is a blank inside `bounds` and inside the frame.
  ///
  /// An empty area is free.
  public func isFree(_ area: Rectangle, within bounds: Rectangle) -> Bool {
    guard !area.isEmpty else { return true }
    guard area.intersection(bounds).intersection(self.bounds) == area else { return false }
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn
      where !self[Point(column: column, row: row)].isBlank {
        return false
      }
    }
    return true
  }

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
