/// How well the letters of a word stand in a text, in order but not necessarily side by side.
///
/// Each letter found counts, more where a word begins and where it follows the one before at once;
/// letters that are passed over between two count against it. Of all ways in which the word
/// stands in the text the best counts.
struct FuzzyMatch {
  /// For every letter that is found.
  static let letter: Int32 = 16
  /// For one that follows the letter before at once, where it doesn't begin a word, which may be more.
  static let adjacent: Int32 = 8
  /// For the first letter that is passed over between two.
  static let gap: Int32 = 3
  /// For each further one.
  static let widerGap: Int32 = 1
  /// For a word that is the whole text.
  static let whole: Int32 = 16

  /// The units of the word.
  let word: UnsafeBufferPointer<UInt32>

  /// The units of the text.
  let units: UnsafeBufferPointer<UInt32>

  /// What a match gains that begins at each of them.
  let bonuses: UnsafeBufferPointer<Int32>

  /// Less than anything that can be reached, and so far from the end of the range that gaps fit below.
  private static let never = Int32.min / 2

  /// The best score; `nil` if the word doesn't stand in the text.
  ///
  /// - Parameter scratch: Room for two numbers for each unit of the text.
  /// - Complexity: O(units of the text × units of the word), without allocation.
  func score(using scratch: UnsafeMutableBufferPointer<Int32>) -> Int32? {
    guard let start else { return nil }
    let count = units.count
    // The best matches of the word's beginning that end at each unit, and of one letter more.
    var shorter = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
    var longer = UnsafeMutableBufferPointer(rebasing: scratch[count..<count * 2])
    for place in start..<count {
      shorter[place] = units[place] == word[0] ? Self.letter + bonuses[place] : Self.never
    }
    for letter in word.dropFirst() {
      var afterGap = Self.never
      longer[start] = Self.never
      for place in start + 1..<count {
        if place > start + 1 {
          afterGap = max(afterGap - Self.widerGap, shorter[place - 2] - Self.gap)
        }
        longer[place] =
          units[place] == letter
          ? Self.letter
            + max(
              shorter[place - 1] + max(Self.adjacent, bonuses[place]), afterGap + bonuses[place])
          : Self.never
      }
      swap(&shorter, &longer)
    }
    guard let best = shorter[start...].max(), best > Self.never / 2 else { return nil }
    return best + (word.count == count ? Self.whole : 0)
  }

  /// Where the letters of the best match stand, the leftmost of equal ones; empty if there is none.
  ///
  /// - Complexity: O(units of the text × units of the word).
  func places() -> [Int] {
    guard let start else { return [] }
    var rows: [[Int32]] = []
    for (index, letter) in word.enumerated() {
      var row = [Int32](repeating: Self.never, count: units.count)
      for place in start..<units.count where units[place] == letter {
        guard index > 0 else {
          row[place] = Self.letter + bonuses[place]
          continue
        }
        for end in start..<max(start, place) where rows[index - 1][end] > Self.never {
          row[place] = max(row[place], rows[index - 1][end] + step(from: end, to: place))
        }
      }
      rows.append(row)
    }
    guard let last = rows.last, let best = last.max(), best > Self.never,
      var place = last.firstIndex(of: best)
    else { return [] }
    var places = [place]
    for index in word.indices.dropFirst().reversed() {
      let before = rows[index - 1]
      guard
        let end = before.indices.prefix(place).first(where: { end in
          before[end] > Self.never
            && before[end] + step(from: end, to: place) == rows[index][place]
        })
      else { return [] }
      place = end
      places.append(end)
    }
    return places.reversed()
  }

  /// What the letter at `place` adds to a match that ended at `end` before.
  private func step(from end: Int, to place: Int) -> Int32 {
    let passed = place - end - 1
    guard passed > 0 else { return Self.letter + max(Self.adjacent, bonuses[place]) }
    return Self.letter + bonuses[place] - Self.gap - Int32(clamping: passed - 1) * Self.widerGap
  }

  /// Where the first letter stands; `nil` if not all letters follow each other in the text.
  private var start: Int? {
    var found = 0
    var start = 0
    for place in units.indices where found < word.count && units[place] == word[found] {
      if found == 0 { start = place }
      found += 1
    }
    return found == word.count && found > 0 ? start : nil
  }
}
