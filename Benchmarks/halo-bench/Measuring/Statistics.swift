extension [Double] {
  /// The middle value; `nil` where there is none.
  var median: Double? { quantile(0.5) }

  /// The value below which a part of all lies: 0.99 for the slowest but one in a hundred.
  func quantile(_ part: Double) -> Double? {
    guard !isEmpty else { return nil }
    let rank = Int((Double(count) * part).rounded(.up)) - 1
    return sorted()[Swift.min(Swift.max(0, rank), count - 1)]
  }
}
