import Geometry

/// The order in which rectangles are read (focus F7).
///
/// Take the topmost that is left; its band is its vertical extent; of those that overlap the band
/// take the leftmost, or the rightmost when reading right to left; repeat. Between equals the upper
/// one comes first, then the one with the lower id. Edges that only touch don't overlap; a rectangle
/// of no height is read as if it had one row. The rule is that of Flutter's
/// `ReadingOrderTraversalPolicy`.
public struct ReadingOrder: Hashable, Sendable {
  /// The direction in which a band is read.
  public let direction: ReadingDirection

  /// Makes the order for a direction of reading.
  public init(_ direction: ReadingDirection = .leftToRight) {
    self.direction = direction
  }

  /// The indices of `rectangles` in reading order.
  ///
  /// `precedes(a, b)` says whether the id of the rectangle at `a` comes before that at `b`; by
  /// default the lower index does.
  ///
  /// - Complexity: O(*n* log *n*).
  public func sorted(
    _ rectangles: [Rectangle], ties precedes: (Int, Int) -> Bool = { $0 < $1 }
  ) -> [Int] {
    let count = rectangles.count
    let byTop = (0..<count).sorted { left, right in
      let (a, b) = (rectangles[left].minRow, rectangles[right].minRow)
      return a != b ? a < b : precedes(left, right)
    }
    let byEdge = (0..<count).sorted { left, right in
      direction.reads(rectangles[left], before: rectangles[right]) ?? precedes(left, right)
    }
    var rankByEdge = [Int](repeating: 0, count: count)
    for (rank, index) in byEdge.enumerated() { rankByEdge[index] = rank }

    // All that is left starts at or below the topmost, so its band is a prefix of `byTop`.
    var remaining = MinimumTree(byTop.map { rankByEdge[$0] })
    var order: [Int] = []
    order.reserveCapacity(count)
    var position = [Int](repeating: 0, count: count)
    for (place, index) in byTop.enumerated() { position[index] = place }
    for place in byTop.indices {
      let topmost = byTop[place]
      while remaining.holds(place) {
        let end = endOfBand(of: rectangles[topmost], in: byTop, rectangles, from: place)
        let picked = remaining.minimum(before: end).map { byEdge[$0] } ?? topmost
        order.append(picked)
        remaining.remove(position[picked])
      }
    }
    return order
  }

  /// The indices of `rectangles` in reading order, where each has a direction of its own.
  ///
  /// Runs of one direction are kept together: the band is lined up in ``direction``, and its first
  /// run is read in the direction of the run.
  ///
  /// - Complexity: O(*n* log *n*) where all have ``direction``, else O(*n*²log *n*).
  public func sorted(
    _ rectangles: [Rectangle], directions: [ReadingDirection],
    ties precedes: (Int, Int) -> Bool = { $0 < $1 }
  ) -> [Int] {
    guard directions.contains(where: { $0 != direction }) else {
      return sorted(rectangles, ties: precedes)
    }
    var remaining = rectangles.indices.sorted { left, right in
      let (a, b) = (rectangles[left].minRow, rectangles[right].minRow)
      return a != b ? a < b : precedes(left, right)
    }
    var order: [Int] = []
    order.reserveCapacity(rectangles.count)
    while let topmost = remaining.first {
      let end = endOfBand(of: rectangles[topmost], in: remaining, rectangles, from: 0)
      let band = remaining[..<end].sorted {
        direction.reads(rectangles[$0], before: rectangles[$1]) ?? precedes($0, $1)
      }
      let own = directions[band[0]]
      let run = band.prefix { directions[$0] == own }
      let picked = run.min {
        own.reads(rectangles[$0], before: rectangles[$1]) ?? precedes($0, $1)
      }
      guard let picked, let place = remaining.firstIndex(of: picked) else { break }
      order.append(picked)
      remaining.remove(at: place)
    }
    return order
  }

  /// The first position in `byTop` that starts below the band of `rectangle`.
  private func endOfBand(
    of rectangle: Rectangle, in byTop: [Int], _ rectangles: [Rectangle], from place: Int
  ) -> Int {
    var low = place + 1
    var high = byTop.count
    let bottom = rectangle.minRow.adding(clamped: max(1, rectangle.rows))
    while low < high {
      let middle = low + (high - low) / 2
      if rectangles[byTop[middle]].minRow < bottom {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
