import Focus
import Geometry

/// The rule of focus F17 and F18 sentence by sentence, with sets instead of loops.
///
/// It shares nothing with the engine but `Rectangle`, and works on small whole numbers only.
struct DirectionalReference {
  let heading: FocusHeading
  let origin: Rectangle
  let rowFactor: Int
  let reading: ReadingDirection

  func answer(among all: [DirectionalCandidate]) -> DirectionalCandidate? {
    let candidates = all.filter { isCandidate($0.rectangle) }
    let inBeam = candidates.filter { overlapsAcross($0.rectangle) }
    let outside = candidates.filter { !overlapsAcross($0.rectangle) }
    let best = least(inBeam)
    if heading == .left || heading == .right, let best { return best }
    let rest = outside.filter { candidate in
      guard let best else { return true }
      return major(best.rectangle) >= majorFar(candidate.rectangle)
    }
    return least(rest + (best.map { [$0] } ?? []))
  }

  private func isCandidate(_ c: Rectangle) -> Bool {
    guard c.columns > 0, c.rows > 0 else { return false }
    switch heading {
    case .right:
      return (origin.minColumn < c.minColumn || origin.maxColumn <= c.minColumn)
        && origin.maxColumn < c.maxColumn
    case .left:
      return (origin.maxColumn > c.maxColumn || origin.minColumn >= c.maxColumn)
        && origin.minColumn > c.minColumn
    case .down:
      return (origin.minRow < c.minRow || origin.maxRow <= c.minRow) && origin.maxRow < c.maxRow
    default:
      return (origin.maxRow > c.maxRow || origin.minRow >= c.maxRow) && origin.minRow > c.minRow
    }
  }

  private func overlapsAcross(_ c: Rectangle) -> Bool {
    switch heading {
    case .left, .right: c.minRow < origin.maxRow && origin.minRow < c.maxRow
    default: c.minColumn < origin.maxColumn && origin.minColumn < c.maxColumn
    }
  }

  private func major(_ c: Rectangle) -> Int {
    switch heading {
    case .right: max(0, c.minColumn - origin.maxColumn)
    case .left: max(0, origin.minColumn - c.maxColumn)
    case .down: max(0, c.minRow - origin.maxRow) * rowFactor
    default: max(0, origin.minRow - c.maxRow) * rowFactor
    }
  }

  private func majorFar(_ c: Rectangle) -> Int {
    switch heading {
    case .right: max(1, c.maxColumn - origin.maxColumn)
    case .left: max(1, origin.minColumn - c.minColumn)
    case .down: max(1, (c.maxRow - origin.maxRow) * rowFactor)
    default: max(1, (origin.minRow - c.minRow) * rowFactor)
    }
  }

  private func score(_ c: Rectangle) -> Double {
    func centre(_ low: Int, _ length: Int) -> Double { Double(low) + Double(length) / 2 }
    let minor =
      switch heading {
      case .left, .right:
        (centre(c.minRow, c.rows) - centre(origin.minRow, origin.rows)) * Double(rowFactor)
      default:
        centre(c.minColumn, c.columns) - centre(origin.minColumn, origin.columns)
      }
    return 13 * Double(major(c) * major(c)) + minor * minor
  }

  private func least(_ all: [DirectionalCandidate]) -> DirectionalCandidate? {
    guard let score = all.map({ self.score($0.rectangle) }).min() else { return nil }
    let tied = all.filter { self.score($0.rectangle) == score }.sorted { $0.index < $1.index }
    let order = ReadingReference(direction: reading).sorted(tied.map(\.rectangle))
    return order.first.map { tied[$0] }
  }
}

/// The rule of focus F7 as it is written: one item after the other, everything looked at each time.
struct ReadingReference {
  let direction: ReadingDirection

  func sorted(_ rectangles: [Rectangle]) -> [Int] {
    var remaining = Array(rectangles.indices)
    var order: [Int] = []
    while let topmost = remaining.min(by: { rectangles[$0].minRow < rectangles[$1].minRow }) {
      let band = rectangles[topmost]
      let picked = remaining.filter { $0 == topmost || overlaps(rectangles[$0], band) }
        .min { left, right in
          let (a, b) = (rectangles[left], rectangles[right])
          let (x, y) =
            direction == .leftToRight ? (a.minColumn, b.minColumn) : (-a.maxColumn, -b.maxColumn)
          return (x, a.minRow, left) < (y, b.minRow, right)
        }
      guard let picked else { break }
      order.append(picked)
      remaining.removeAll { $0 == picked }
    }
    return order
  }

  private func overlaps(_ a: Rectangle, _ b: Rectangle) -> Bool {
    a.minRow < b.minRow + max(1, b.rows) && b.minRow < a.minRow + max(1, a.rows)
  }
}
