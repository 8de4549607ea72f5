import Geometry

/// Where a halo lies.
public struct HaloPlacement: Hashable, Sendable, Codable {
  /// Which side of the item's edge.
  public var side: Side

  /// The cells it lies on: the item's own, or strips beside the item that were free.
  public var strips: [Rectangle]

  /// The two sides of an item's edge.
  public enum Side: String, Hashable, Sendable, Codable {
    /// On free cells beside the item.
    case outside
    /// On the item's own cells.
    case inside
  }
}

extension HaloShape {
  /// Where a halo of this shape lies; `nil` where the item can't be seen.
  ///
  /// It lies outside only where every cell that it needs is in the container and free, and never on
  /// a neighbour's text (focus F32).
  ///
  /// - Parameters:
  ///   - item: the item's area on screen.
  ///   - position: where it is asked to lie.
  ///   - container: the area to which it is clipped.
  ///   - reading: the direction that says which edge leads.
  ///   - isFree: whether no text or line lies on any cell of an area.
  public func placement(
    around item: Rectangle, at position: HaloPosition = .automatic, within container: Rectangle,
    reading: ReadingDirection = .leftToRight, isFree: (Rectangle) -> Bool
  ) -> HaloPlacement? {
    let seen = item.intersection(container)
    guard !seen.isEmpty else { return nil }
    if position != .inside {
      let strips = strips(around: item, reading: reading)
      let fits = strips.allSatisfy { $0.intersection(container) == $0 && isFree($0) }
      if !strips.isEmpty, fits { return HaloPlacement(side: .outside, strips: strips) }
    }
    return HaloPlacement(side: .inside, strips: [inside(seen, reading: reading)])
  }

  /// The cells beside an item that the shape needs; none where it lies on the item itself.
  private func strips(around item: Rectangle, reading: ReadingDirection) -> [Rectangle] {
    let left = item.minColumn.subtracting(clamped: 1)
    let above = item.minRow.subtracting(clamped: 1)
    let columns = item.columns.adding(clamped: 2)
    let leading = reading == .leftToRight ? left : item.maxColumn
    return switch self {
    case .glow, .invert: []
    case .bar: [Rectangle(column: leading, row: item.minRow, columns: 1, rows: item.rows)]
    case .underline:
      [Rectangle(column: item.minColumn, row: item.maxRow, columns: item.columns, rows: 1)]
    case .ring:
      [
        Rectangle(column: left, row: above, columns: columns, rows: 1),
        Rectangle(column: left, row: item.minRow, columns: 1, rows: item.rows),
        Rectangle(column: item.maxColumn, row: item.minRow, columns: 1, rows: item.rows),
        Rectangle(column: left, row: item.maxRow, columns: columns, rows: 1),
      ]
    }
  }

  /// The item's own cells that the shape lies on.
  private func inside(_ seen: Rectangle, reading: ReadingDirection) -> Rectangle {
    switch self {
    case .ring, .glow, .invert: return seen
    case .bar:
      let leading =
        reading == .leftToRight ? seen.minColumn : seen.maxColumn.subtracting(clamped: 1)
      return Rectangle(column: leading, row: seen.minRow, columns: 1, rows: seen.rows)
    case .underline:
      return Rectangle(
        column: seen.minColumn, row: seen.maxRow.subtracting(clamped: 1), columns: seen.columns,
        rows: 1)
    }
  }
}
