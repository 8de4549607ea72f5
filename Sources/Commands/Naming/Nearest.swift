/// The name that somebody may have meant who wrote `text`, or `nil` if none looks like it.
///
/// The fewest slips win: a letter too many, missing, wrong, or two exchanged; the wrong case counts
/// less than any of these. Up to a third of the letters may be wrong, at least one. A name that
/// begins with `text`, or the other way round, looks like it, too. Ties: the first.
///
/// - Complexity: O(names × length²), lengths up to 64 scalars.
func nearest(to text: some StringProtocol, among names: some Sequence<String>) -> String? {
  let wanted = Array(text.unicodeScalars.prefix(64))
  guard !wanted.isEmpty else { return nil }
  var best: (name: String, slips: Int)?
  for name in names {
    let known = Array(name.unicodeScalars.prefix(64))
    var slips = slipsTimesFour(from: wanted, to: known)
    let shorter = min(wanted.count, known.count)
    let begins =
      shorter >= 3 && zip(wanted, known).allSatisfy { folded($0) == folded($1) }
    let bearable = max(1, max(wanted.count, known.count) / 3) * 4
    if begins { slips = min(slips, bearable) }
    if slips <= bearable, best.map({ slips < $0.slips }) ?? true { best = (name, slips) }
  }
  return best?.name
}

/// Damerau's distance with neighbours exchanged, four for a slip and one for a wrong case.
private func slipsTimesFour(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = (0...right.count).map { $0 * 4 }
  for (row, a) in left.enumerated() {
    var current = [(row + 1) * 4]
    for (column, b) in right.enumerated() {
      let exchange = a == b ? 0 : folded(a) == folded(b) ? 1 : 4
      var least = min(last[column] + exchange, last[column + 1] + 4, current[column] + 4)
      if row > 0, column > 0, a == right[column - 1], left[row - 1] == b {
        least = min(least, beforeLast[column - 1] + 4)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}

private func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.lowercaseLetter ?? scalar
}
