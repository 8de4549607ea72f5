import Geometry

/// Finds the item that an arrow leads to: the *open-edge beam* (focus F17, F18, F21).
///
/// The rule is that of Android's and Compose's focus search with Compose's edges, evaluated as a
/// whole: no candidate is ever compared with another as "better than", since that relation isn't
/// transitive and would make the answer depend on the order of listing.
///
/// 1. A candidate starts beyond the start of the origin, or at or beyond its end, and ends beyond
///    its end.
/// 2. It is *in the beam* when it overlaps the origin across the heading.
/// 3. The best in the beam is the one with the least score. Left and right go there if there is
///    one. Up and down go to the least score among it and those outside the beam that end at or
///    before it starts.
/// 4. Equal scores are decided by reading order, then by index.
///
/// Any rectangles are allowed; arithmetic stops at the ends of `Int`.
public struct DirectionalSearch: Hashable, Sendable {
  /// The arrow.
  public let heading: FocusHeading

  /// Where the search starts; may hold no cell.
  public let origin: Rectangle

  /// How many columns a row counts for; at least 1.
  ///
  /// A cell is about 1 : 2, so 2 suits a terminal and 1 a map of pixels.
  public let rowFactor: Int

  /// The direction of reading, for equal scores.
  public let reading: ReadingDirection

  /// Makes a search that starts at the focused item.
  ///
  /// Returns `nil` where `heading` isn't an arrow. A factor below 1 counts as 1.
  public init?(
    heading: FocusHeading, origin: Rectangle, rowFactor: Int = 2,
    reading: ReadingDirection = .leftToRight
  ) {
    guard heading.axis != nil else { return nil }
    self.heading = heading
    self.origin = origin
    self.rowFactor = max(1, rowFactor)
    self.reading = reading
  }

  /// Makes a search for when nothing is focused (focus F21).
  ///
  /// It starts at the corner of `bounds` opposite to the heading: down and right at the upper left
  /// one, up and left at the lower right one. Returns `nil` where `heading` isn't an arrow.
  public init?(
    entering bounds: Rectangle, heading: FocusHeading, rowFactor: Int = 2,
    reading: ReadingDirection = .leftToRight
  ) {
    let corner =
      switch heading {
      case .up, .left:
        Point(
          column: bounds.minColumn.adding(clamped: max(0, bounds.columns)),
          row: bounds.minRow.adding(clamped: max(0, bounds.rows)))
      case .down, .right, .next, .previous, .first, .last:
        bounds.origin
      }
    self.init(
      heading: heading, origin: Rectangle(origin: corner, size: .zero), rowFactor: rowFactor,
      reading: reading)
  }

  /// Whether the rectangle lies in the heading at all: step 1 of the rule.
  public func isCandidate(_ rectangle: Rectangle) -> Bool {
    let beam = beam
    return beam.exclusion(of: beam.edges(of: rectangle)) == nil
  }

  /// The candidate that the arrow leads to; `nil` where there is none.
  ///
  /// - Complexity: O(*n*), without allocation.
  public func best(among candidates: [DirectionalCandidate]) -> DirectionalCandidate? {
    best(among: candidates.span)
  }

  /// The candidate that the arrow leads to; `nil` where there is none.
  ///
  /// - Complexity: O(*n*), without allocation.
  public func best(among candidates: Span<DirectionalCandidate>) -> DirectionalCandidate? {
    let beam = beam
    var inside = DirectionalLeader()
    var outside = DirectionalLeader()
    beam.scan(candidates, inside: &inside, outside: &outside, endingBy: .max)
    guard let favourite = inside.settled(candidates, reading, beam, among: { $2 }) else {
      return outside.settled(candidates, reading, beam) { !$2 }.map { candidates[$0] }
    }
    // Most searches end here: nothing outside the beam is as near, dropped or not.
    guard heading.axis == .vertical, outside.score <= inside.score
    else { return candidates[favourite] }

    let best = beam.edges(of: candidates[favourite].rectangle)
    let limit = beam.major(to: best)
    var rest = DirectionalLeader()
    rest.offer(favourite, score: inside.score, reach: beam.reach(upTo: best))
    inside.close()
    beam.scan(candidates, inside: &inside, outside: &rest, endingBy: limit)
    return rest.settled(candidates, reading, beam) { position, edges, isInBeam in
      isInBeam ? position == favourite : beam.majorFar(to: edges) <= limit
    }.map { candidates[$0] }
  }

  /// What candidates are measured against.
  var beam: DirectionalBeam {
    DirectionalBeam(origin, heading: heading, rowFactor: rowFactor)
  }
}
