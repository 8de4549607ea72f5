/// A search made ready for an index: what can be told of documents without their texts is worked out
/// beforehand.
struct IndexQuery {
  /// A condition of a document.
  enum Test {
    /// Worked out for each document.
    case known([Bool])
    case fact(Query.Fact)
    /// To be found in the text.
    case word(Query.Word, ByteWord)
  }

  struct Term {
    let test: Test
    let isNegated: Bool
  }

  /// The alternatives; in each what is cheap comes first.
  let alternatives: [[Term]]
  /// How well each document's title fits.
  let titles: [SearchRank.Title]
  /// Whether texts must be looked at.
  let needsTexts: Bool
  /// What full-text search is asked for; `nil` where any block may hold a match.
  let expression: [UInt8]?

  /// - Complexity: O(words × bytes of titles)
  init(_ query: Query, in scope: SearchScope, on reader: IndexReader) throws(DatabaseError) {
    var finder = TitleFinder(reader.table)
    var alternatives: [[Term]] = []
    for terms in query.alternatives {
      var made: [Term] = []
      for term in terms {
        made.append(
          Term(
            test: try Self.test(term.condition, scope, &finder, reader),
            isNegated: term.isNegated))
      }
      made.sort { Self.cost($0) < Self.cost($1) }
      alternatives.append(made)
    }
    self.alternatives = alternatives
    titles = finder.ranks(for: query)
    needsTexts = alternatives.joined().contains { if case .word = $0.test { true } else { false } }
    expression = Self.expression(alternatives)
  }

  private static func test(
    _ condition: Query.Condition, _ scope: SearchScope, _ finder: inout TitleFinder,
    _ reader: IndexReader
  ) throws(DatabaseError) -> Test {
    switch condition {
    case .word(let word) where scope == .titles: .known(finder.places(of: word).map { $0 > 0 })
    case .word(let word): .word(word, ByteWord(word.stripped))
    case .title(let word): .known(finder.places(of: word).map { $0 > 0 })
    case .path(let word):
      .known(
        (0..<reader.table.next).map { document in
          let path = String(decoding: reader.table.path(of: document), as: UTF8.self)
          return FoldedText(path).firstMatch(of: word.units, from: 0) != nil
        })
    case .tag(let tag): .known(try reader.documents(tagged: tag))
    case .fact(let fact): .fact(fact)
    }
  }

  private static func cost(_ term: Term) -> Int {
    switch term.test {
    case .fact, .known: 0
    case .word(let word, _): (word.hasAccents ? 2 : 1) + (term.isNegated ? 2 : 0)
    }
  }

  /// The words that a block must have for one of the alternatives.
  private static func expression(_ alternatives: [[Term]]) -> [UInt8]? {
    var parts: [[UInt8]] = []
    for terms in alternatives {
      var grams: [UInt8] = []
      for case (.word(let word, _), false) in terms.map({ ($0.test, $0.isNegated) }) {
        grams += Grams.words(of: word)
      }
      let needed = grams.split(separator: Byte.space).prefix(most)
      guard !needed.isEmpty else { return nil }
      parts.append(
        Array("(".utf8) + needed.joined(separator: " AND ".utf8) + Array(")".utf8))
    }
    return Array(parts.joined(separator: " OR ".utf8))
  }

  /// More parts than this don't make a search any narrower.
  private static let most = 24

  /// Whether a document fits.
  ///
  /// - Parameter text: Its text; `nil` where none is needed or it isn't kept.
  func fits(_ document: Int, _ marks: IndexTable.Marks, _ text: NoteBlock.Text?) -> Bool {
    alternatives.contains { terms in
      terms.allSatisfy { term in
        let answer =
          switch term.test {
          case .known(let known): known[document]
          case .fact(let fact): marks.fit(fact)
          case .word(let word, let bytes): text.map { Self.has(word, bytes, in: $0) } ?? false
          }
        return answer != term.isNegated
      }
    }
  }

  private static func has(
    _ word: Query.Word, _ bytes: ByteWord, in text: NoteBlock.Text
  ) -> Bool {
    guard let stripped = text.stripped else { return false }
    guard word.hasAccents else { return bytes.isIn(stripped) }
    guard !text.marked.isEmpty, ByteWord.mayBeIn(stripped, word) else { return false }
    var folded = FoldedText()
    folded.load(folded: text.marked)
    return folded.firstMatch(of: word.units, from: 0) != nil
  }
}

extension ByteWord {
  /// Whether a word with accents may be in a text: its letters are there, whatever follows them.
  static func mayBeIn(_ stripped: Slice<UnsafeRawBufferPointer>, _ word: Query.Word) -> Bool {
    ByteWord(word.stripped).first(in: stripped, before: .anything) != nil
  }
}
