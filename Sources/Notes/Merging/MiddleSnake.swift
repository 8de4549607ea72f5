/// A point on the shortest way from one list of lines to another, found from both ends at once
/// (Myers 1986, the linear-space refinement).
enum MiddleSnake {
  /// No more removed and added lines than this are looked for from either end.
  static let mostSteps = 512

  /// The point; `nil` where the way is too long to be looked for, or where no point divides it.
  ///
  /// - Parameters: Neither is empty, and they neither begin nor end with the same line.
  /// - Complexity: O((lines + d) · d) for d removed and added lines, at most ``mostSteps``.
  static func find(
    _ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>
  ) -> (old: Int, new: Int)? {
    let (height, width) = (old.count, new.count)
    let delta = height - width
    let most = min((height + width + 1) / 2, mostSteps)
    let middle = most + 1
    /// How far each diagonal is reached, from the start and from the end.
    var forward = [Int](repeating: 0, count: 2 * most + 3)
    var backward = forward
    for step in 0...most {
      for diagonal in stride(from: -step, through: step, by: 2) {
        let isDown =
          diagonal == -step
          || diagonal != step && forward[middle + diagonal - 1] < forward[middle + diagonal + 1]
        var x = isDown ? forward[middle + diagonal + 1] : forward[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x >= 0, y >= 0, x < height, y < width,
          old[old.startIndex + x] == new[new.startIndex + y]
        {
          x += 1
          y += 1
        }
        forward[middle + diagonal] = x
        let other = delta - diagonal
        if !delta.isMultiple(of: 2), abs(other) <= step - 1, x <= height, y <= width,
          x + backward[middle + other] >= height
        {
          return point(x, y, old, new)
        }
      }
      for diagonal in stride(from: -step, through: step, by: 2) {
        let isDown =
          diagonal == -step
          || diagonal != step && backward[middle + diagonal - 1] < backward[middle + diagonal + 1]
        var x = isDown ? backward[middle + diagonal + 1] : backward[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x >= 0, y >= 0, x < height, y < width,
          old[old.endIndex - 1 - x] == new[new.endIndex - 1 - y]
        {
          x += 1
          y += 1
        }
        backward[middle + diagonal] = x
        let other = delta - diagonal
        if delta.isMultiple(of: 2), abs(other) <= step, x <= height, y <= width,
          x + forward[middle + other] >= height
        {
          return point(height - x, width - y, old, new)
        }
      }
    }
    return nil
  }

  private static func point(
    _ x: Int, _ y: Int, _ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>
  ) -> (old: Int, new: Int)? {
    guard (0...old.count).contains(x), (0...new.count).contains(y),
      (x, y) != (0, 0), (x, y) != (old.count, new.count)
    else { return nil }
    return (old.startIndex + x, new.startIndex + y)
  }
}
