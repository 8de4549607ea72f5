import Geometry

/// A rectangle seen by someone who travels along a heading.
///
/// Along the heading coordinates grow, so one comparison serves all four arrows. A size below 0
/// counts as 0.
struct TravelEdges {
  /// The edge that is met first.
  let near: Int

  /// The edge that is met last; never before `near`.
  let far: Int

  /// The lower edge across the heading.
  let low: Int

  /// The higher edge across the heading; never below `low`.
  let high: Int

  /// Turns a rectangle towards an arrow; any other heading is read as `right`.
  @inline(__always)
  init(_ rectangle: Rectangle, along heading: FocusHeading) {
    let left = rectangle.origin.column
    let top = rectangle.origin.row
    let right = left.adding(clamped: max(0, rectangle.size.columns))
    let bottom = top.adding(clamped: max(0, rectangle.size.rows))
    switch heading {
    case .down:
      (near, far, low, high) = (top, bottom, left, right)
    case .up:
      (near, far) = (0.subtracting(clamped: bottom), 0.subtracting(clamped: top))
      (low, high) = (left, right)
    case .left:
      (near, far) = (0.subtracting(clamped: right), 0.subtracting(clamped: left))
      (low, high) = (top, bottom)
    case .right, .next, .previous, .first, .last:
      (near, far, low, high) = (left, right, top, bottom)
    }
  }

  /// Whether both overlap across the heading; edges that only touch don't count.
  @inline(__always)
  func sharesBeam(with other: TravelEdges) -> Bool {
    low < other.high && other.low < high
  }

  /// Twice the centre across the heading, so that it is a whole number.
  @inline(__always)
  var doubledCentre: Int { low.adding(clamped: high) }
}
