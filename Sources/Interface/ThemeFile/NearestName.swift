/// The name that takes the fewest single-letter changes to reach, if no more than a third of the
/// letters have to change; of several the first.
///
/// - Complexity: O(names × letters²)
func nearestName(to word: String, among names: [String]) -> String? {
  let letters = Array(word.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for name in names {
    let distance = editDistance(letters, Array(name.lowercased().unicodeScalars))
    guard distance * 3 <= max(letters.count, 3), distance < best?.distance ?? .max else { continue }
    best = (name, distance)
  }
  return best?.name
}

/// Insertions, deletions and replacements that turn one word into the other (Levenshtein).
private func editDistance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
  var row = Array(0...to.count)
  for (i, letter) in from.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in to.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[to.count]
}
