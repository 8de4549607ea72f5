import Geometry

/// The direction in which a line is read.
public enum ReadingDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// As in Latin script.
  case leftToRight

  /// As in Arabic and Hebrew script.
  case rightToLeft

  /// What orders the rectangles of one band: the edge that is read first, then the upper edge.
  @inline(__always)
  func bandKey(of rectangle: Rectangle) -> (leading: Int, top: Int) {
    switch self {
    case .leftToRight: (rectangle.minColumn, rectangle.minRow)
    case .rightToLeft:
      (
        0.subtracting(
          clamped: rectangle.minColumn.adding(clamped: max(0, rectangle.columns))),
        rectangle.minRow
      )
    }
  }

  /// Whether one rectangle of a band is read before another; `nil` where neither is.
  @inline(__always)
  func reads(_ rectangle: Rectangle, before other: Rectangle) -> Bool? {
    let (key, otherKey) = (bandKey(of: rectangle), bandKey(of: other))
    return key == otherKey ? nil : key < otherKey
  }
}
