extension Query {
  /// What a note's title and text have of a search.
  public struct Match: Hashable, Sendable {
    /// What of it is in the title.
    public let title: SearchRank.Title
    /// Where words stand in the title.
    public let titleRanges: [Range<Int>]
    /// The line to show; `nil` when only the title matches.
    public let line: SearchHit.Line?
  }

  /// More matches of one word don't make a line any better.
  private static let longestList = 256
  /// A line is shown up to this many bytes before and behind its first match.
  private static let surroundings = (before: 80, behind: 320)

  /// Looks at the title and the text of a note that has no tags, no tasks and no path to speak of.
  ///
  /// - Parameters:
  ///   - title: The note's title.
  ///   - bytes: The note.
  ///   - text: Memory that is used again from note to note.
  /// - Returns: `nil` when the note doesn't fit, and for a search that asks for nothing.
  /// - Complexity: O(words × bytes).
  public func match(title: String, bytes: [UInt8], using text: inout SearchText) -> Match? {
    match(SearchedNote(title: title, bytes: bytes), in: .everything, using: &text)
  }

  /// Looks for the words in a title alone.
  ///
  /// - Returns: `nil` when the title doesn't fit, and for a search that asks for nothing.
  /// - Complexity: O(words × bytes).
  public func match(title: String) -> Match? {
    var text = SearchText()
    return match(SearchedNote(title: title, bytes: []), in: .titles, using: &text)
  }

  /// Looks at a note: whether all terms of an alternative hold.
  ///
  /// This is the plain way, which reads the whole text; what an index answers is measured by it.
  /// - Parameters:
  ///   - scope: Whether words may be in the text or only in the title.
  ///   - text: Memory that is used again from note to note.
  /// - Returns: `nil` when the note doesn't fit, and for a search that asks for nothing.
  /// - Complexity: O(words × bytes)
  func match(
    _ note: SearchedNote, in scope: SearchScope, using text: inout SearchText
  ) -> Match? {
    guard !isEmpty else { return nil }
    let title = FoldedText(note.title)
    if scope == .everything { text.load(note.bytes) }
    var marks: NoteMarks?
    func holds(_ term: Term, _ text: inout SearchText) -> Bool {
      let answer: Bool
      switch term.condition {
      case .word(let word):
        answer =
          title.firstMatch(of: word.units, from: 0) != nil
          || scope == .everything && text.contains(word)
      case .title(let word): answer = title.firstMatch(of: word.units, from: 0) != nil
      case .path(let word):
        answer = FoldedText(note.path).firstMatch(of: word.units, from: 0) != nil
      case .tag, .fact:
        let known = marks ?? NoteMarks(in: note.bytes)
        marks = known
        answer = known.fit(term.condition)
      }
      return answer != term.isNegated
    }
    let fits = alternatives.contains { terms in terms.allSatisfy { holds($0, &text) } }
    guard fits else { return nil }
    return Match(
      title: titleRank(note.title, title), titleRanges: ranges(in: note.title),
      line: scope == .everything ? bestLine(of: note.bytes, titled: note.title, &text) : nil)
  }

  /// How well a title fits: as well as it fits the best of the alternatives.
  private func titleRank(_ title: String, _ folded: FoldedText) -> SearchRank.Title {
    alternatives.lazy.map { titleRank(title, folded, Query.words(of: $0)) }.min() ?? .none
  }

  private func titleRank(
    _ title: String, _ folded: FoldedText, _ words: [Word]
  ) -> SearchRank.Title {
    let places = words.compactMap { folded.firstMatch(of: $0.units, from: 0) }
    if places.isEmpty { return .none }
    if places.count < words.count { return .some }
    if isTitle(title) { return .whole }
    let isAtStart = places.contains { place in
      folded.units[..<place.lowerBound].allSatisfy(\.isAccent)
    }
    return isAtStart ? .start : .all
  }

  /// The words of some terms that are to be found in the title, or better there than elsewhere.
  static func words(of terms: [Term]) -> [Word] {
    terms.compactMap { term in
      switch term.condition {
      case .word(let word) where !term.isNegated, .title(let word) where !term.isNegated: word
      default: nil
      }
    }
  }

  /// The line to show of a note that fits; `nil` where none has a word.
  func line(
    of bytes: [UInt8], titled title: String, using text: inout SearchText
  ) -> SearchHit.Line? {
    text.load(bytes)
    return bestLine(of: bytes, titled: title, &text)
  }

  /// The line with the most of the words; the first of several, but one that says the title only where
  /// there is no other, as that is shown beside it.
  private func bestLine(
    of bytes: [UInt8], titled title: String, _ text: inout SearchText
  ) -> SearchHit.Line? {
    var places: [(word: Int, match: Range<Int>)] = []
    for (index, word) in prepared.enumerated() {
      let matches = text.matches(of: word, limit: Query.longestList)
      places += matches.map { (index, $0) }
    }
    places.sort { $0.match.lowerBound < $1.match.lowerBound }
    var best: (words: Set<Int>, match: Range<Int>, isTitle: Bool)?
    var current: (words: Set<Int>, match: Range<Int>, end: Int)?
    for place in places {
      if let line = current, place.match.lowerBound < line.end {
        current?.words.insert(place.word)
      } else {
        let end = bytes[place.match.lowerBound...].firstIndex(of: Byte.lineFeed) ?? bytes.count
        current = ([place.word], place.match, end)
      }
      guard let line = current else { continue }
      let count = best?.words.count ?? 0
      if line.words.count > count || line.words.count == count && best?.isTitle == true {
        let isTitle = isTitleLine(of: line.match, in: bytes, titled: title)
        best = (line.words, line.match, isTitle)
      }
    }
    return best.map { line(around: $0.match, in: bytes) }
  }

  /// Whether the line of a match is the heading that says the title, or says it without being one.
  private func isTitleLine(of match: Range<Int>, in bytes: [UInt8], titled title: String) -> Bool {
    let start = bytes[..<match.lowerBound].lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[match.lowerBound...].firstIndex(of: Byte.lineFeed) ?? bytes.count
    let margin: Set<UInt8> = [Byte.space, Byte.tab, Byte.carriageReturn, Byte.hash]
    let text = bytes[start..<end].drop(while: margin.contains)
    let last = text.lastIndex { !margin.contains($0) }
    return last.map { text[...$0].elementsEqual(title.utf8) } ?? false
  }

  private func line(around match: Range<Int>, in bytes: [UInt8]) -> SearchHit.Line {
    let before = bytes[..<match.lowerBound]
    let start = before.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[match.lowerBound...].firstIndex(of: Byte.lineFeed) ?? bytes.count
    var first = max(start, match.lowerBound - Query.surroundings.before)
    var last = min(end, match.upperBound + Query.surroundings.behind)
    // Not in the middle of a character.
    while first > start, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    while last < end, bytes[last] & 0xC0 == 0x80 { last += 1 }
    if last == end, last > first, bytes[last - 1] == Byte.carriageReturn { last -= 1 }
    let shown = String(decoding: bytes[first..<last], as: UTF8.self)
    return SearchHit.Line(
      number: before.count { $0 == Byte.lineFeed }, offset: match.lowerBound,
      column: String(decoding: bytes[start..<match.lowerBound], as: UTF8.self).count,
      text: shown, ranges: ranges(in: shown))
  }
}
