import Geometry

/// What a directional search measures candidates against: its origin, turned along the heading.
struct DirectionalBeam {
  let start: TravelEdges
  let heading: FocusHeading

  /// How much distances along the heading and across it count.
  let along: Int
  let across: Int

  private let doubledCentre: Int

  /// The least near edge of a candidate.
  private let firstNear: Int

  init(_ origin: Rectangle, heading: FocusHeading, rowFactor: Int) {
    start = TravelEdges(origin, along: heading)
    self.heading = heading
    along = heading.axis == .vertical ? rowFactor : 1
    across = heading.axis == .vertical ? 1 : rowFactor
    doubledCentre = start.doubledCentre
    firstNear = start.near < start.far ? start.near.adding(clamped: 1) : start.far
  }

  /// A rectangle turned along the heading.
  func edges(of rectangle: Rectangle) -> TravelEdges {
    TravelEdges(rectangle, along: heading)
  }

  /// Why a rectangle is no candidate; `nil` where it is one.
  func exclusion(of edges: TravelEdges) -> DirectionalExclusion? {
    guard edges.holdsCell else { return .holdsNoCell }
    guard edges.near >= firstNear else { return .startsBehind }
    return start.far < edges.far ? nil : .endsBefore
  }

  func distance(to edges: TravelEdges) -> DirectionalDistance {
    DirectionalDistance(
      major: major(to: edges), doubledMinor: doubledMinor(to: edges),
      majorFar: majorFar(to: edges), score: score(of: edges))
  }

  @inline(__always)
  func major(to edges: TravelEdges) -> Int {
    max(0, edges.near.subtracting(clamped: start.far)).multiplied(clamped: along)
  }

  @inline(__always)
  func majorFar(to edges: TravelEdges) -> Int {
    max(1, edges.far.subtracting(clamped: start.far).multiplied(clamped: along))
  }

  @inline(__always)
  func doubledMinor(to edges: TravelEdges) -> Int {
    let centre = edges.doubledCentre
    let distance = max(centre, doubledCentre).subtracting(clamped: min(centre, doubledCentre))
    return distance.multiplied(clamped: across)
  }

  /// Four times `13·major² + minor²`: whole, since `minor` may end in a half.
  @inline(__always)
  func score(of edges: TravelEdges) -> Int {
    let major = major(to: edges)
    let minor = doubledMinor(to: edges)
    return major.multiplied(clamped: major).multiplied(clamped: 52)
      .adding(clamped: minor.multiplied(clamped: minor))
  }

  /// Beyond this near edge every candidate has a higher score than one with `edges`.
  ///
  /// It may be some cells too far, never too near: the root of `52·major² + doubledMinor²` over 52
  /// is at most `major + doubledMinor / 7`.
  func reach(upTo edges: TravelEdges) -> Int {
    let distance = major(to: edges).adding(clamped: doubledMinor(to: edges) / 7 + 1)
    return start.far.adding(clamped: (distance / along).adding(clamped: 1))
  }
}

// MARK: - Scanning

extension DirectionalBeam {
  /// Offers each candidate to the leader of its class, those outside the beam only if they end at
  /// `limit` or before.
  func scan(
    _ candidates: Span<DirectionalCandidate>, inside: inout DirectionalLeader,
    outside: inout DirectionalLeader, endingBy limit: Int
  ) {
    switch heading {
    case .up: scan(Upward.self, candidates, &inside, &outside, limit)
    case .down: scan(Downward.self, candidates, &inside, &outside, limit)
    case .left: scan(Leftward.self, candidates, &inside, &outside, limit)
    case .right, .next, .previous, .first, .last:
      scan(Rightward.self, candidates, &inside, &outside, limit)
    }
  }

  /// The loop behind every search.
  ///
  /// One branch that is seldom taken precedes the measuring: where candidates come in a random
  /// order, mispredicted branches would cost more than all else.
  private func scan<Arrow: TravelArrow>(
    _ arrow: Arrow.Type, _ candidates: Span<DirectionalCandidate>,
    _ inside: inout DirectionalLeader, _ outside: inout DirectionalLeader, _ limit: Int
  ) {
    for position in candidates.indices {
      let edges = arrow.edges(of: candidates[position].rectangle)
      let isInBeam = start.sharesBeam(with: edges)
      let reach = isInBeam ? inside.reach : outside.reach
      guard edges.near >= firstNear, edges.near <= reach, exclusion(of: edges) == nil
      else { continue }
      if isInBeam {
        inside.offer(position, score: score(of: edges), reach: self.reach(upTo: edges))
        if heading.axis == .horizontal { outside.close() }
      } else if majorFar(to: edges) <= limit {
        outside.offer(position, score: score(of: edges), reach: self.reach(upTo: edges))
      }
    }
  }
}
