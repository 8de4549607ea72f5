/// Short texts, prepared once so that they can be searched at every key (commands C15, C16).
///
/// A text is a row of units, one for each of its scalars without case and accents. All of them lie in
/// one array, with what a search asks of each: where it stands in the text, and how well a match
/// begins there.
struct FoldedTexts: Sendable {
  /// The units of all texts, one after the other.
  private(set) var units: [UInt32] = []

  /// What a match gains that begins at a unit (`Boundary`).
  private(set) var bonuses: [Int32] = []

  /// The bytes of the text's character to which a unit belongs.
  private(set) var bytes: [Range<Int32>] = []

  /// Where each text begins in these arrays, and at the end where the next one would.
  private(set) var bounds: [Int] = [0]

  /// For each text the set of its units modulo 64: whoever wants one that isn't in it needn't look.
  private(set) var masks: [UInt64] = []

  /// How many texts there are.
  var count: Int { masks.count }

  /// The units of the longest text.
  private(set) var longest = 0

  /// Adds a text.
  mutating func append(_ text: String) {
    let start = units.count
    var offset: Int32 = 0
    var before = LetterClass.separator
    for character in text {
      let end = offset + Int32(clamping: character.utf8.count)
      var boundary: Boundary? = start == units.count ? .text : nil
      for scalar in character.unicodeScalars {
        guard let unit = Folding.unit(of: scalar) else { continue }
        let letter = LetterClass(scalar)
        units.append(unit)
        bonuses.append((boundary ?? Boundary(between: before, and: letter)).bonus)
        bytes.append(offset..<end)
        before = letter
        boundary = .inside
      }
      offset = end
    }
    bounds.append(units.count)
    masks.append(Self.mask(of: units[start...]))
    longest = max(longest, units.count - start)
  }

  /// The units of one text.
  func range(of text: Int) -> Range<Int> { bounds[text]..<bounds[text + 1] }

  /// Where a word stands in a text as it is, first; `nil` if it doesn't.
  ///
  /// - Parameter boundaries: Where it may begin.
  /// - Complexity: O(units of the text × units of the word), at once if a unit isn't there.
  func firstPlace(
    of word: FoldedWord, in text: Int, beginning boundaries: WordPlace = .anywhere
  ) -> Range<Int>? {
    guard word.mask & ~masks[text] == 0 else { return nil }
    let range = range(of: text)
    guard word.units.count <= range.count else { return nil }
    for start in range.lowerBound...(range.upperBound - word.units.count) {
      if boundaries == .atWords, bonuses[start] < Boundary.word.bonus { continue }
      let end = start + word.units.count
      if units[start..<end].elementsEqual(word.units) { return start..<end }
    }
    return nil
  }

  /// The bytes of a text that belong to some of its units: whole characters, in order, ranges that
  /// touch joined.
  func byteRanges(of places: some Sequence<Int>) -> [Range<Int>] {
    places.sorted().reduce(into: []) { ranges, place in
      let found = Int(bytes[place].lowerBound)..<Int(bytes[place].upperBound)
      if let last = ranges.last, last.upperBound >= found.lowerBound {
        ranges[ranges.count - 1] =
          last.lowerBound..<max(last.upperBound, found.upperBound)
      } else {
        ranges.append(found)
      }
    }
  }

  /// The set of units modulo 64.
  static func mask(of units: some Sequence<UInt32>) -> UInt64 {
    units.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}

/// Where a word may begin in a text.
enum WordPlace {
  case anywhere
  /// Only where words begin.
  case atWords
}

/// A word as it is searched for.
struct FoldedWord: Sendable {
  let units: [UInt32]
  let mask: UInt64

  /// Folds a word as the texts are folded.
  init(_ text: some StringProtocol) {
    units = text.unicodeScalars.compactMap { Folding.unit(of: $0) }
    mask = FoldedTexts.mask(of: units)
  }

  /// The words of a text that stand between blanks, without those of which nothing is left.
  static func words(of text: some StringProtocol) -> [FoldedWord] {
    text.split(whereSeparator: \.isWhitespace).map { FoldedWord($0) }.filter { !$0.units.isEmpty }
  }
}
