import Geometry

/// A rectangle seen by someone who travels along an arrow.
///
/// Coordinates grow along the heading, so one comparison serves all four arrows. A size below 0
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
  init(_ rectangle: Rectangle, along heading: FocusHeading) {
    self =
      switch heading {
      case .up: Upward.edges(of: rectangle)
      case .down: Downward.edges(of: rectangle)
      case .left: Leftward.edges(of: rectangle)
      case .right, .next, .previous, .first, .last: Rightward.edges(of: rectangle)
      }
  }

  @inline(__always)
  init(near: Int, length: Int, low: Int, width: Int) {
    self.near = near
    far = near.adding(clamped: max(0, length))
    self.low = low
    high = low.adding(clamped: max(0, width))
  }

  @inline(__always)
  init(reversing edges: TravelEdges) {
    near = 0.subtracting(clamped: edges.far)
    far = 0.subtracting(clamped: edges.near)
    low = edges.low
    high = edges.high
  }

  /// Whether both overlap across the heading; edges that only touch don't count.
  @inline(__always)
  func sharesBeam(with other: TravelEdges) -> Bool {
    low < other.high && other.low < high
  }

  /// Whether a cell lies between the edges.
  @inline(__always)
  var holdsCell: Bool { near < far && low < high }

  /// Twice the centre across the heading, so that it is a whole number.
  @inline(__always)
  var doubledCentre: Int { low.adding(clamped: high) }
}
