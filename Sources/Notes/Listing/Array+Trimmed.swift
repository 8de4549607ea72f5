extension Array {
  /// The same without much room for more, which growing by doubling leaves.
  ///
  /// - Complexity: O(n); O(1) where there is little room
  var trimmed: [Element] {
    guard capacity - count > count / 16 else { return self }
    var trimmed: [Element] = []
    trimmed.reserveCapacity(count)
    trimmed.append(contentsOf: self)
    return trimmed
  }
}
