/// The name that was probably meant, for `did you mean …?`.
///
/// Case doesn't count. A name is near when a third of its letters, at most three, would have to be
/// added, dropped, changed or exchanged with their neighbour; of several the nearest, then the
/// first. Where none is near, the first one is taken that begins with what was written, or with which
/// that begins, if the shorter has three letters.
///
/// - Parameters:
///   - written: What was written.
///   - names: The names that there are.
/// - Returns: `nil` when nothing comes close.
/// - Complexity: O(names × length²); of long names the first 64 letters are compared.
public func nearestName(to written: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(written.lowercased().unicodeScalars.prefix(64))
  guard !wanted.isEmpty else { return nil }
  let most = min(wanted.count / 3, 3)
  var nearest: (name: String, distance: Int)?
  var akin: String?
  for name in names {
    let candidate = Array(name.lowercased().unicodeScalars.prefix(64))
    let (shorter, whole) =
      wanted.count <= candidate.count ? (wanted, candidate) : (candidate, wanted)
    if akin == nil, shorter.count >= 3, whole.starts(with: shorter) { akin = name }
    guard abs(candidate.count - wanted.count) <= most else { continue }
    let distance = editDistance(wanted, candidate)
    if distance <= most, distance < nearest?.distance ?? .max { nearest = (name, distance) }
  }
  return nearest?.name ?? akin
}

/// The fewest letters to add, drop, change or exchange with their neighbour (optimal string
/// alignment).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
