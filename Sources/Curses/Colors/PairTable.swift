/// The numbers of the pairs of colours that are in use.
///
/// A terminal has a limited count of them. When it is used up the table is emptied and the screen
/// drawn anew: a pair that is still on the screen must never change its colours.
struct PairTable {
  /// The highest number, at least 0; 0 itself is the terminal's own pair.
  let limit: Int32

  private var numbers: [Colors: Int32] = [:]

  private struct Colors: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// What became of a request for a pair.
  enum Answer: Equatable {
    case known(Int32)
    /// It has to be set before it is used.
    case new(Int32)
    /// All are in use.
    case full
  }

  init(limit: Int32) { self.limit = max(0, limit) }

  /// The number for two colours.
  ///
  /// - Complexity: O(1)
  mutating func pair(foreground: Int32, background: Int32) -> Answer {
    if foreground == -1, background == -1 { return .known(0) }
    let colors = Colors(foreground: foreground, background: background)
    if let number = numbers[colors] { return .known(number) }
    guard numbers.count < Int(limit) else { return .full }
    let number = Int32(numbers.count + 1)
    numbers[colors] = number
    return .new(number)
  }

  /// Forgets all pairs.
  mutating func removeAll() { numbers.removeAll(keepingCapacity: true) }
}
