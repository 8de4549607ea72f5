/// Looks for words in the titles of all documents.
struct TitleFinder {
  private let table: IndexTable
  private var known: [Query.Word: [UInt8]] = [:]

  init(_ table: IndexTable) { self.table = table }

  /// For each document whether a word is in its title: 0 where it isn't, 2 where it is at the start,
  /// else 1.
  ///
  /// - Complexity: O(bytes of titles); O(1) for a word that was looked for before
  mutating func places(of word: Query.Word) -> [UInt8] {
    if let known = known[word] { return known }
    var places = [UInt8](repeating: 0, count: Int(table.next))
    // A word of accents alone may be in any title.
    let bytes = ByteWord(word.stripped)
    let candidates = word.stripped.isEmpty ? Array(places.indices) : documents(having: bytes)
    for document in candidates {
      places[document] = place(of: word, bytes, in: document)
    }
    known[word] = places
    return places
  }

  /// The documents in whose titles the letters of a word stand, whatever accents they have.
  private func documents(having bytes: ByteWord) -> [Int] {
    var found: [Int] = []
    for (number, piece) in table.pieces.enumerated() {
      piece.foldedTitles.withUnsafeBytes { titles in
        var (position, document) = (0, 0)
        while let match = bytes.first(in: titles[position...], before: .anything) {
          let place = position + match
          while piece.foldedTitle(of: document).upperBound < place { document += 1 }
          found.append(number * IndexTable.Piece.size + document)
          position = piece.foldedTitle(of: document).upperBound
        }
      }
    }
    return found
  }

  /// Where a word stands whose letters are in a title.
  private func place(of word: Query.Word, _ bytes: ByteWord, in document: Int) -> UInt8 {
    guard table.rows[document].marks.contains(.isLive) else { return 0 }
    guard word.hasAccents else {
      let first = withFoldedTitle(of: document) { bytes.first(in: $0) }
      return first.map { $0 == 0 ? 2 : 1 } ?? 0
    }
    let title = FoldedText(String(decoding: table.title(of: UInt32(document)), as: UTF8.self))
    guard let match = title.firstMatch(of: word.units, from: 0) else { return 0 }
    return title.units[..<match.lowerBound].allSatisfy(\.isAccent) ? 2 : 1
  }

  private func withFoldedTitle<R>(
    of document: Int, _ body: (Slice<UnsafeRawBufferPointer>) -> R
  ) -> R {
    let (piece, place) = document.quotientAndRemainder(dividingBy: IndexTable.Piece.size)
    let titles = table.pieces[piece]
    return titles.foldedTitles.withUnsafeBytes { body($0[titles.foldedTitle(of: place)]) }
  }

  /// How well each title fits a search: as well as it fits the best of the alternatives.
  mutating func ranks(for query: Query) -> [SearchRank.Title] {
    let whole = query.whole.bytes
    var ranks = [SearchRank.Title](repeating: .none, count: Int(table.next))
    for terms in query.alternatives {
      let words = Query.words(of: terms)
      guard !words.isEmpty else { continue }
      let places = words.map { self.places(of: $0) }
      for document in ranks.indices {
        let found = places.count { $0[document] > 0 }
        guard found > 0 else { continue }
        var rank = SearchRank.Title.some
        if found == words.count {
          if withFoldedTitle(of: document, { $0.elementsEqual(whole) }) {
            rank = .whole
          } else {
            rank = places.contains { $0[document] == 2 } ? .start : .all
          }
        }
        ranks[document] = min(ranks[document], rank)
      }
    }
    return ranks
  }
}
