/// Short texts in which words are looked for while they are typed: tags, headings.
///
/// They are found by the same words as titles are: without case, and without accents unless typed.
public struct PhraseList: Sendable {
  /// The texts, the likeliest first.
  public let texts: [String]

  private var names = FoldedNames()

  /// Prepares texts.
  ///
  /// - Complexity: O(bytes)
  public init(_ texts: [String]) {
    self.texts = texts
    var folded = FoldedText()
    for text in texts { names.append(text, using: &folded) }
  }

  /// A text that was found.
  public struct Hit: Hashable, Sendable {
    /// Its place in ``PhraseList/texts``.
    public let index: Int

    /// Where the words stand in it, in bytes.
    public let ranges: [Range<Int>]
  }

  /// The texts that hold the words of a query: those that are what was typed first, then those that
  /// begin with it, then the others; all for no words.
  ///
  /// - Parameter limit: How many are enough.
  /// - Complexity: O(bytes of the texts), a pass at the speed of memory
  public func hits(for text: String, limit: Int) -> [Hit] {
    let query = Query(text)
    guard !query.isEmpty else {
      return texts.indices.prefix(limit).map { Hit(index: $0, ranges: []) }
    }
    var hits: [(rank: SearchRank.Title, hit: Hit)] = []
    names.find(query, limit: limit) { place in
      guard let match = query.match(title: texts[place]) else { return false }
      hits.append((match.title, Hit(index: place, ranges: match.titleRanges)))
      return true
    }
    return hits.bestFirst
  }
}

extension [(rank: SearchRank.Title, hit: PhraseList.Hit)] {
  /// The hits by rank; equal ones stay in the order in which they were found.
  fileprivate var bestFirst: [PhraseList.Hit] {
    enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.hit)
  }
}
