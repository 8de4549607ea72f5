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

  private let axis: FocusAxis

  /// Makes a search that starts at the focused item.
  ///
  /// Returns `nil` where `heading` isn't an arrow. A factor below 1 counts as 1.
  public init?(
    heading: FocusHeading, origin: Rectangle, rowFactor: Int = 2,
    reading: ReadingDirection = .leftToRight
  ) {
    guard let axis = heading.axis else { return nil }
    self.heading = heading
    self.origin = origin
    self.rowFactor = max(1, rowFactor)
    self.reading = reading
    self.axis = axis
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
    exclusion(of: rectangle) == nil
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
    let start = startEdges
    var inBeam = Leader()
    var outside = Leader()
    for position in candidates.indices {
      guard let place = place(candidates[position].rectangle, from: start) else { continue }
      switch place.standing {
      case .inBeam: inBeam.offer(position, score: place.distance.score)
      case .outside: outside.offer(position, score: place.distance.score)
      }
    }
    guard let beamScore = inBeam.score else {
      guard let score = outside.score else { return nil }
      return outside.settled(candidates, reading) { candidate, _ in
        self.place(candidate.rectangle, from: start)?.distance.score == score
      }
    }
    let favourite = inBeam.settledPosition(candidates, reading) { candidate, _ in
      let place = self.place(candidate.rectangle, from: start)
      return place?.standing == .inBeam && place?.distance.score == beamScore
    }
    guard let favourite else { return nil }
    // Most searches end here: nothing outside the beam is as near, dropped or not.
    guard axis == .vertical, let outsideScore = outside.score, outsideScore <= beamScore,
      let limit = place(candidates[favourite].rectangle, from: start)?.distance.major
    else { return candidates[favourite] }
    return nearest(to: start, among: candidates, besides: favourite, beamScore, limit: limit)
  }

  /// The best of the favourite in the beam and those outside that end where it starts or before.
  private func nearest(
    to start: TravelEdges, among candidates: Span<DirectionalCandidate>, besides favourite: Int,
    _ beamScore: Int, limit: Int
  ) -> DirectionalCandidate? {
    var leader = Leader()
    leader.offer(favourite, score: beamScore)
    for position in candidates.indices {
      guard let place = place(candidates[position].rectangle, from: start),
        place.standing == .outside, place.distance.majorFar <= limit
      else { continue }
      leader.offer(position, score: place.distance.score)
    }
    let score = leader.score
    return leader.settled(candidates, reading) { candidate, position in
      guard let place = self.place(candidate.rectangle, from: start),
        place.distance.score == score
      else { return false }
      return position == favourite
        || (place.standing == .outside && place.distance.majorFar <= limit)
    }
  }
}

// MARK: - Measuring

extension DirectionalSearch {
  /// On which side of the beam's edge a candidate lies, and how far away.
  struct Place {
    enum Standing { case inBeam, outside }
    let standing: Standing
    let distance: DirectionalDistance
  }

  /// The origin, turned towards the heading.
  var startEdges: TravelEdges { TravelEdges(origin, along: heading) }

  /// Where a rectangle stands; `nil` where it is no candidate.
  @inline(__always)
  func place(_ rectangle: Rectangle, from start: TravelEdges) -> Place? {
    let edges = TravelEdges(rectangle, along: heading)
    guard start.near < edges.near || start.far <= edges.near, start.far < edges.far,
      !rectangle.isEmpty
    else { return nil }
    return Place(
      standing: start.sharesBeam(with: edges) ? .inBeam : .outside,
      distance: DirectionalDistance(
        from: start, to: edges, along: axis == .vertical ? rowFactor : 1,
        across: axis == .vertical ? 1 : rowFactor))
  }

  /// Why a rectangle is no candidate; `nil` where it is one.
  func exclusion(of rectangle: Rectangle) -> DirectionalExclusion? {
    guard !rectangle.isEmpty else { return .holdsNoCell }
    let start = startEdges
    let edges = TravelEdges(rectangle, along: heading)
    guard start.near < edges.near || start.far <= edges.near else { return .startsBehind }
    return start.far < edges.far ? nil : .endsBefore
  }
}
