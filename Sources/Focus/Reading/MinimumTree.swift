/// A row of numbers that answers which of its first ones is the least, while numbers are removed.
///
/// A complete binary tree in one array: leaf *i* at `size + i`, each inner node the least of both
/// below it.
struct MinimumTree {
  private var nodes: [Int]
  private let size: Int

  /// Makes a tree over the numbers; `Int.max` stands for one that is removed.
  ///
  /// - Complexity: O(*n*).
  init(_ values: [Int]) {
    size = max(1, values.count)
    nodes = [Int](repeating: .max, count: 2 * size)
    for (index, value) in values.enumerated() { nodes[size + index] = value }
    for node in stride(from: size - 1, to: 0, by: -1) {
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
    }
  }

  /// Whether the number at `index` hasn't been removed.
  func holds(_ index: Int) -> Bool { nodes[size + index] != .max }

  /// Removes the number at `index`.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(_ index: Int) {
    var node = size + index
    nodes[node] = .max
    while node > 1 {
      node /= 2
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
    }
  }

  /// The least number at an index below `end`; `nil` where none is left there.
  ///
  /// - Complexity: O(log *n*).
  func minimum(before end: Int) -> Int? {
    var least = Int.max
    var low = size
    var high = size + end
    while low < high {
      if low % 2 == 1 {
        least = min(least, nodes[low])
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        least = min(least, nodes[high])
      }
      low /= 2
      high /= 2
    }
    return least == .max ? nil : least
  }
}
