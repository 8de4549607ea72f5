/// Finds commands by a few letters of their names (commands C16).
///
/// The letters have to stand in a title in their order; case, accents and width don't count, and words
/// may come in any order. A title in which they begin words or stand side by side is better.
/// Instead of the title a word of the query may begin one of the further words of a command.
///
///     let search = CommandSearch([.init("New Note"), .init("Move to Trash", words: ["delete"])])
///     search.hits(for: "nn")   // New Note
///     search.hits(for: "del")  // Move to Trash
///
/// Everything that a key would have to work out again is prepared: 500 commands take a fraction of a
/// millisecond at every key.
public struct CommandSearch: Sendable {
  private var titles = FoldedTexts()
  private var words = FoldedTexts()

  /// Prepares a search.
  ///
  /// - Parameter subjects: What can be found, of equal matches the one to show first at the front.
  public init(_ subjects: some Sequence<Subject>) {
    for subject in subjects {
      titles.append(subject.title)
      words.append(subject.words.joined(separator: " "))
    }
  }

  /// Something that can be found.
  public struct Subject: Hashable, Sendable {
    /// The title, in which letters are looked for.
    public var title: String

    /// Further words by which it is found.
    public var words: [String]

    /// Makes a subject.
    public init(_ title: String, words: [String] = []) {
      self.title = title
      self.words = words
    }
  }

  /// Something that was found.
  public struct Hit: Hashable, Sendable {
    /// Its place among the subjects.
    public var index: Int

    /// How well it fits; only good for comparing hits of one query.
    public var score: Int
  }

  /// The subjects that fit, the best first, equal ones as they were given; all for a blank text.
  ///
  /// - Complexity: O(subjects × units of title × units of text), and sorting what was found; one
  ///   allocation for all subjects.
  public func hits(for text: String) -> [Hit] {
    let query = FuzzyQuery(text)
    guard !query.words.isEmpty else {
      return (0..<titles.count).map { Hit(index: $0, score: 0) }
    }
    // Score and place in one number, so that sorting compares nothing else.
    var ranks: [Int64] = []
    ranks.reserveCapacity(titles.count)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: titles.longest * 2) { scratch in
      for index in 0..<titles.count {
        guard let score = score(of: query, in: index, scratch) else { continue }
        ranks.append(Int64(score) << 32 | Int64(UInt32.max - UInt32(truncatingIfNeeded: index)))
      }
    }
    ranks.sort(by: >)
    return ranks.map { rank in
      Hit(index: Int(UInt32.max - UInt32(truncatingIfNeeded: rank)), score: Int(rank >> 32))
    }
  }

  /// The parts of a subject's title that a text was found in, to be marked: UTF-8 offsets of whole
  /// characters, in order; none where it was found by its further words.
  public func ranges(of text: String, in index: Int) -> [Range<Int>] {
    let query = FuzzyQuery(text)
    if let places = places(of: query.whole, in: index) { return titles.byteRanges(of: places) }
    return titles.byteRanges(of: query.words.flatMap { places(of: $0, in: index) ?? [] })
  }
}

// MARK: - Scoring

extension CommandSearch {
  /// What it costs to be found by a further word instead of the title.
  private static let detour: Int32 = 8

  /// The best score: the query as it stands, or each of its words by itself.
  private func score(
    of query: FuzzyQuery, in index: Int, _ scratch: UnsafeMutableBufferPointer<Int32>
  ) -> Int32? {
    if query.words.count > 1, let score = titleScore(of: query.whole, in: index, scratch) {
      return score
    }
    var sum: Int32 = 0
    for word in query.words {
      let title = titleScore(of: word, in: index, scratch)
      guard let score = title ?? wordScore(of: word, in: index) else { return nil }
      sum += score
    }
    return sum
  }

  private func titleScore(
    of word: FoldedWord, in index: Int, _ scratch: UnsafeMutableBufferPointer<Int32>
  ) -> Int32? {
    match(word, in: index) { $0.score(using: scratch) }
  }

  private func wordScore(of word: FoldedWord, in index: Int) -> Int32? {
    guard words.firstPlace(of: word, in: index, beginning: .atWords) != nil else { return nil }
    let count = Int32(clamping: word.units.count)
    return Boundary.word.bonus + count * FuzzyMatch.letter + (count - 1) * FuzzyMatch.adjacent
      - Self.detour
  }

  /// The units of a title in which a word stands, counted through all titles.
  private func places(of word: FoldedWord, in index: Int) -> [Int]? {
    let start = titles.range(of: index).lowerBound
    let places = match(word, in: index) { $0.places() } ?? []
    return places.isEmpty ? nil : places.map { start + $0 }
  }

  private func match<Result>(
    _ word: FoldedWord, in index: Int, _ body: (FuzzyMatch) -> Result?
  ) -> Result? {
    guard word.mask & ~titles.masks[index] == 0 else { return nil }
    let range = titles.range(of: index)
    guard word.units.count <= range.count else { return nil }
    return word.units.withUnsafeBufferPointer { word in
      titles.units.withUnsafeBufferPointer { units in
        titles.bonuses.withUnsafeBufferPointer { bonuses in
          body(
            FuzzyMatch(
              word: word, units: UnsafeBufferPointer(rebasing: units[range]),
              bonuses: UnsafeBufferPointer(rebasing: bonuses[range])))
        }
      }
    }
  }
}

/// A text that is looked for, word by word and as it stands.
private struct FuzzyQuery {
  let words: [FoldedWord]
  /// The words with one blank between them.
  let whole: FoldedWord

  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    self.words = words.map { FoldedWord($0) }.filter { !$0.units.isEmpty }
    whole = FoldedWord(words.joined(separator: " "))
  }
}
