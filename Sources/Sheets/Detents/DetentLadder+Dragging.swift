/// Which way a grabber was moving when it was let go.
public enum DragDirection: Hashable, Sendable {
  /// The sheet was growing.
  case up

  /// The sheet was shrinking.
  case down

  /// The grabber had come to rest.
  case resting
}

extension DetentLadder {
  /// The step nearest to a height.
  ///
  /// Half way between two the direction of travel decides; at rest it is the higher one
  /// (sheets S5).
  public func step(nearestTo rows: Int, travelling direction: DragDirection) -> DetentStep {
    let reachable = rows.clamped(to: smallest.rows...largest.rows)
    var best = smallest
    for step in steps.dropFirst() {
      let nearer = abs(step.rows - reachable) - abs(best.rows - reachable)
      if nearer < 0 || (nearer == 0 && direction != .down) { best = step }
    }
    return best
  }

  /// Whether a sheet that is let go at a height is meant to be closed rather than to stay.
  ///
  /// It is when the height is nearer to nothing than to the smallest step; half way a sheet that
  /// moves down is closed.
  func isBelowFloor(_ rows: Int, travelling direction: DragDirection) -> Bool {
    let toFloor = smallest.rows.subtracting(clamped: rows)
    return rows < toFloor || (rows == toFloor && direction == .down)
  }
}
