/// An edge of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  case top
  case left
  case bottom
  case right
}

extension Rectangle {
  /// Cuts the rectangle in two by a line at a distance from one of its edges, as CoreGraphics'
  /// `divided(atDistance:from:)` does.
  ///
  ///     let (footer, rest) = window.divided(atDistance: 1, from: .bottom)
  ///
  /// - Parameter distance: rows or columns of the slice, in cells; clamped to what there is.
  /// - Returns: the slice at the edge, and what remains; together they are the rectangle.
  public func divided(
    atDistance distance: Int, from edge: Edge
  ) -> (slice: Rectangle, remainder: Rectangle) {
    let isAcross = edge == .top || edge == .bottom
    let cut = distance.clamped(to: 0...max(0, isAcross ? rows : columns))
    var slice = self
    var remainder = self
    if isAcross {
      slice.size.rows = cut
      remainder.size.rows = max(0, rows) - cut
    } else {
      slice.size.columns = cut
      remainder.size.columns = max(0, columns) - cut
    }
    switch edge {
    case .top: remainder.origin.row = slice.maxRow
    case .left: remainder.origin.column = slice.maxColumn
    case .bottom: slice.origin.row = remainder.maxRow
    case .right: slice.origin.column = remainder.maxColumn
    }
    return (slice, remainder)
  }

  /// A rectangle of a size in the middle of this one, and no larger than it; of an odd cell too many
  /// the larger part is left at the right and below.
  public func centered(_ size: Size) -> Rectangle {
    let width = size.columns.clamped(to: 0...max(0, columns))
    let height = size.rows.clamped(to: 0...max(0, rows))
    return Rectangle(
      column: minColumn.adding(clamped: (max(0, columns) - width) / 2),
      row: minRow.adding(clamped: (max(0, rows) - height) / 2), columns: width, rows: height)
  }
}
