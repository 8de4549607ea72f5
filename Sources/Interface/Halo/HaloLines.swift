import Focus
import Geometry

/// The lines of a halo: draws them on the free cells that the engine's placement names.
///
/// Every drawing tells whether it found a place.
struct HaloLines {
  let target: HaloTarget
  let position: HaloPosition
  let style: Style

  /// Draws a bar at the left edge of what shows of the item.
  func drawBar(_ bar: Unicode.Scalar, into frame: inout Frame) -> Bool {
    guard let placement = placement(of: .bar, in: frame), let strip = placement.strips.first,
      frame.isFree(strip, within: target.bounds)
    else { return false }
    draw(bar, on: strip, into: &frame)
    return true
  }

  /// Draws a box round the item, or along its own edges; where it is too low for a box, lines at
  /// its sides.
  func drawRing(_ lines: BorderLines, into frame: inout Frame) -> Bool {
    guard let placement = placement(of: .ring, in: frame) else { return false }
    let item = target.visible
    if placement.side == .outside {
      frame.draw(lines, round: item.inset(by: Insets(all: -1)), style: style)
      return true
    }
    let left = Rectangle(column: item.minColumn, row: item.minRow, columns: 1, rows: item.rows)
    let right = left.offset(columns: item.columns - 1)
    guard item.columns > 2, isFree([left, right], in: frame) else { return false }
    let top = Rectangle(column: item.minColumn, row: item.minRow, columns: item.columns, rows: 1)
    let bottom = top.offset(rows: item.rows - 1)
    if item.rows > 2, isFree([top, bottom], in: frame) {
      frame.draw(lines, round: item, style: style)
    } else {
      draw(lines.vertical, on: left, into: &frame)
      draw(lines.vertical, on: right, into: &frame)
    }
    return true
  }

  /// Draws a line below the item, where a row is free; underlining the item itself is a matter of
  /// style.
  func drawLineBelow(_ line: Unicode.Scalar, into frame: inout Frame) -> Bool {
    guard let placement = placement(of: .underline, in: frame), placement.side == .outside,
      let strip = placement.strips.first
    else { return false }
    draw(line, on: strip, into: &frame)
    return true
  }

  private func placement(of shape: HaloShape, in frame: Frame) -> HaloPlacement? {
    shape.placement(around: target.visible, at: position, within: target.bounds) {
      isClear($0, in: frame)
    }
  }

  /// Whether cells beside the item are free and don't lie in the gap between two words: the next
  /// ones further out have to be free too, as far as the bounds go.
  private func isClear(_ strip: Rectangle, in frame: Frame) -> Bool {
    let item = target.visible
    let step = strip.maxColumn <= item.minColumn ? -1 : strip.minColumn >= item.maxColumn ? 1 : 0
    let beyond = strip.offset(columns: step).intersection(target.bounds)
    return isFree([strip, beyond], in: frame)
  }

  private func isFree(_ areas: [Rectangle], in frame: Frame) -> Bool {
    areas.allSatisfy { frame.isFree($0, within: target.bounds) }
  }

  private func draw(_ sign: Unicode.Scalar, on strip: Rectangle, into frame: inout Frame) {
    var cell = Cell(sign, style: style)
    cell.style.background = frame[strip.origin].style.background
    frame.fill(strip, with: cell)
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
      where !cells[row * size.columns + column].isBlank {
        return false
      }
    }
    return true
  }
}
