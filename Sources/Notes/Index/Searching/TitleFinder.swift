/// Looks for words in the titles of all documents.
struct TitleFinder {
  private let table: IndexTable
  private var known: [Query.Word: Places] = [:]

  /// Where a word is in titles.
  struct Places {
    /// For each document 0 where it isn't, 2 where it is at the start, else 1.
    fileprivate(set) var ofDocument: [UInt8]
    /// The documents that have it, in their order.
    fileprivate(set) var documents: [Int] = []
  }

  init(_ table: IndexTable) { self.table = table }

  /// Where a word is in the titles.
  ///
  /// - Complexity: O(bytes of titles); O(1) for a word that was looked for before
  mutating func places(of word: Query.Word) -> Places {
    if let known = known[word] { return known }
    var places = Places(ofDocument: [UInt8](repeating: 0, count: Int(table.next)))
    let bytes = ByteWord(word.stripped)
    if word.stripped.isEmpty {
      // A word of accents alone may be in any title.
      for document in places.ofDocument.indices {
        add(place(of: word, bytes, in: document), of: document, to: &places)
      }
    } else {
      for (number, piece) in table.pieces.enumerated() {
        find(word, bytes, in: piece, from: number * IndexTable.Piece.size, &places)
      }
    }
    known[word] = places
    return places
  }

  /// For each document whether a word is in its title.
  mutating func documents(having word: Query.Word) -> [Bool] {
    places(of: word).ofDocument.map { $0 > 0 }
  }

  private func add(_ place: UInt8, of document: Int, to places: inout Places) {
    guard place > 0 else { return }
    places.ofDocument[document] = place
    places.documents.append(document)
  }

  /// Looks for a word in the titles of a piece, whatever accents its letters have there.
  private func find(
    _ word: Query.Word, _ bytes: ByteWord, in piece: IndexTable.Piece, from first: Int,
    _ places: inout Places
  ) {
    piece.foldedTitles.withUnsafeBytes { titles in
      var (position, document) = (0, 0)
      while let match = bytes.first(in: titles[position...], before: .anything) {
        let start = position + match
        while piece.foldedTitle(of: document).upperBound < start { document += 1 }
        let title = piece.foldedTitle(of: document)
        let end = start + word.stripped.count
        if word.hasAccents || titles[end] >= 0x80 && end < title.upperBound {
          // What follows may make another letter of the last one.
          add(place(of: word, bytes, in: first + document), of: first + document, to: &places)
        } else if piece.rows[document].marks.contains(.isLive) {
          add(start == title.lowerBound ? 2 : 1, of: first + document, to: &places)
        }
        position = title.upperBound
      }
    }
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
  mutating func ranks(for query: Query) -> TitleRanks {
    let whole = query.whole.bytes
    var ranks = TitleRanks(count: Int(table.next))
    for terms in query.alternatives {
      let words = Query.words(of: terms)
      guard !words.isEmpty else { continue }
      let places = words.map { self.places(of: $0) }
      for (number, word) in places.enumerated() {
        for document in word.documents
        // Each document once.
        where !places[..<number].contains(where: { $0.ofDocument[document] > 0 }) {
          var rank = SearchRank.Title.some
          if places.allSatisfy({ $0.ofDocument[document] > 0 }) {
            if withFoldedTitle(of: document, { $0.elementsEqual(whole) }) {
              rank = .whole
            } else {
              rank = places.contains { $0.ofDocument[document] == 2 } ? .start : .all
            }
          }
          ranks.improve(document, to: rank)
        }
      }
    }
    return ranks
  }
}

/// How well the titles of documents fit a search.
struct TitleRanks: Sendable {
  private var ranks: [SearchRank.Title]
  /// The documents whose titles have a word, in no order.
  private(set) var documents: [Int] = []

  fileprivate init(count: Int) { ranks = [SearchRank.Title](repeating: .none, count: count) }

  /// How well a document's title fits; as one without a word where it isn't known.
  subscript(document: Int) -> SearchRank.Title {
    document < ranks.count ? ranks[document] : .none
  }

  fileprivate mutating func improve(_ document: Int, to rank: SearchRank.Title) {
    if ranks[document] == .none { documents.append(document) }
    ranks[document] = min(ranks[document], rank)
  }
}
