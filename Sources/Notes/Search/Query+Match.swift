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

  /// Looks for the words in a note: each must be in its title or in its text.
  ///
  /// - Parameters:
  ///   - title: The note's title.
  ///   - bytes: The note.
  ///   - text: Memory that is used again from note to note.
  /// - Returns: `nil` when a word is nowhere, and for a search without words.
  /// - Complexity: O(words × bytes).
  public func match(title: String, bytes: [UInt8], using text: inout SearchText) -> Match? {
    guard !isEmpty else { return nil }
    let foldedTitle = FoldedText(title)
    let inTitle = prepared.map { foldedTitle.firstMatch(of: $0.units, from: 0) }
    text.load(bytes)
    for (word, found) in zip(prepared, inTitle) where found == nil {
      guard text.contains(word) else { return nil }
    }
    return Match(
      title: titleRank(title, inTitle),
      titleRanges: inTitle.contains { $0 != nil } ? ranges(in: title) : [],
      line: bestLine(of: bytes, titled: title, &text))
  }

  /// Looks for the words in a title alone.
  ///
  /// - Returns: `nil` when a word isn't in it, and for a search without words.
  /// - Complexity: O(words × bytes).
  public func match(title: String) -> Match? {
    guard !isEmpty else { return nil }
    let folded = FoldedText(title)
    let found = prepared.map { folded.firstMatch(of: $0.units, from: 0) }
    guard found.allSatisfy({ $0 != nil }) else { return nil }
    return Match(title: titleRank(title, found), titleRanges: ranges(in: title), line: nil)
  }

  private func titleRank(_ title: String, _ found: [Range<Int>?]) -> SearchRank.Title {
    let places = found.compactMap { $0 }
    if places.isEmpty { return .none }
    if places.count < found.count { return .some }
    if isTitle(title) { return .whole }
    return places.contains { $0.lowerBound == 0 } ? .start : .all
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
