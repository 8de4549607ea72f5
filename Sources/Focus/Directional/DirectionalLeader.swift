import Geometry

/// The candidates with the least score so far.
///
/// Equal ones are only noted while candidates are measured and settled afterwards: reading order is
/// a matter of all of them together, never of two.
struct DirectionalLeader {
  /// The least score; `Int.max` as long as there is none.
  private(set) var score = Int.max

  /// Candidates whose near edge is beyond it can't be better.
  private(set) var reach = Int.max

  /// How many have the least score.
  private var count = 0

  /// The first few of them; more are so rare that they are looked for again.
  private var positions = InlineArray<16, Int>(repeating: 0)

  /// Takes no more candidates.
  mutating func close() { reach = .min }

  /// Takes a candidate into account; `reach` is how far its equals may lie.
  @inline(__always)
  mutating func offer(_ position: Int, score: Int, reach: @autoclosure () -> Int) {
    guard count == 0 || score <= self.score else { return }
    if count == 0 || score < self.score {
      self.score = score
      self.reach = reach()
      count = 0
    }
    if count < positions.count { positions[count] = position }
    count += 1
  }

  /// The position of the first in reading order of those that have the least score (focus F7).
  ///
  /// `belongs` says of a position, its edges and whether it is in the beam if it is among those
  /// that were offered.
  func settled(
    _ candidates: Span<DirectionalCandidate>, _ reading: ReadingDirection,
    _ beam: DirectionalBeam, among belongs: (Int, TravelEdges, Bool) -> Bool
  ) -> Int? {
    if count < 2 { return count == 0 ? nil : positions[0] }
    var topmost = positions[0]
    visit(candidates, beam, belongs) { position in
      let (one, other) = (candidates[position], candidates[topmost])
      if (one.rectangle.minRow, one.index) < (other.rectangle.minRow, other.index) {
        topmost = position
      }
    }
    let bottom = candidates[topmost].rectangle.maxRow
    var first = topmost
    visit(candidates, beam, belongs) { position in
      let (one, other) = (candidates[position], candidates[first])
      guard one.rectangle.minRow < bottom else { return }
      let key = reading.bandKey(of: one.rectangle)
      let least = reading.bandKey(of: other.rectangle)
      if (key.leading, key.top, one.index) < (least.leading, least.top, other.index) {
        first = position
      }
    }
    return first
  }

  /// Hands the position of every candidate with the least score to `body`.
  private func visit(
    _ candidates: Span<DirectionalCandidate>, _ beam: DirectionalBeam,
    _ belongs: (Int, TravelEdges, Bool) -> Bool, _ body: (Int) -> Void
  ) {
    guard count > positions.count else {
      for index in 0..<count { body(positions[index]) }
      return
    }
    for position in candidates.indices {
      let edges = beam.edges(of: candidates[position].rectangle)
      let isInBeam = beam.start.sharesBeam(with: edges)
      guard edges.near <= reach, beam.exclusion(of: edges) == nil,
        beam.score(of: edges) == score, belongs(position, edges, isInBeam)
      else { continue }
      body(position)
    }
  }
}
