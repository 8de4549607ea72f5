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
    fileprivate var tally = Tally()

    init(_ test: Test, isNegated: Bool) { (self.test, self.isNegated) = (test, isNegated) }
  }

  /// How a term has done with the first texts.
  fileprivate struct Tally {
    /// How many texts didn't fit because of it.
    var refused = 0
    /// How many bytes were looked at.
    var looked = 0

    /// What it costs to refuse a text.
    var cost: Double { Double(looked) / (Double(refused) + 0.01) }
  }

  /// The alternatives; in each what is cheap comes first.
  private(set) var alternatives: [[Term]]
  /// How many texts were looked at to find out what is.
  private var learned = 0
  /// How well each document's title fits.
  let titles: TitleRanks
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
            try Self.test(term.condition, scope, &finder, reader), isNegated: term.isNegated))
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
    case .word(let word) where scope == .titles: .known(finder.documents(having: word))
    case .word(let word): .word(word, ByteWord(word.stripped))
    case .title(let word): .known(finder.documents(having: word))
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

  /// The blocks in which a document may fit by what is known without their texts: its tags and facts,
  /// and the letters that the words have.
  ///
  /// - Complexity: O(documents + blocks × letters)
  func blocks(of table: IndexTable) -> [Bool] {
    var wanted = [Bool](repeating: false, count: Int(table.nextBlock))
    for terms in alternatives {
      var bits: [UInt32] = []
      for case (.word(let word, _), false) in terms.map({ ($0.test, $0.isNegated) }) {
        bits += LetterPairs.bits(of: word)
      }
      let facts = terms.filter { if case .word = $0.test { false } else { true } }
      var mayFit = [Bool](repeating: facts.isEmpty, count: wanted.count)
      if !facts.isEmpty {
        for (document, row) in table.rows.enumerated()
        where row.marks.contains(.isLive) && Self.fits(facts, document, row.marks, nil) {
          mayFit[Int(row.block)] = true
        }
      }
      for block in wanted.indices where mayFit[block] && !wanted[block] {
        wanted[block] = table.mayHave(bits, in: block)
      }
    }
    return wanted
  }

  /// Whether a document fits; from the first ones it is learned which words refuse most for the least
  /// work: those are looked for first from then on.
  mutating func judge(
    _ document: Int, _ marks: IndexTable.Marks, _ text: NoteBlock.Text
  ) -> Bool {
    guard learned < Self.lesson else { return fits(document, marks, text) }
    learned += 1
    var fits = false
    for alternative in alternatives.indices {
      var isFit = true
      for place in alternatives[alternative].indices {
        let term = alternatives[alternative][place]
        let answer = Self.answer(of: term, document, marks, text) != term.isNegated
        isFit = isFit && answer
        guard case .word(_, let bytes) = term.test else { continue }
        if !answer { alternatives[alternative][place].tally.refused += 1 }
        let stripped = text.stripped
        alternatives[alternative][place].tally.looked +=
          stripped.map { bytes.first(in: $0) ?? $0.count } ?? 0
      }
      fits = fits || isFit
    }
    if learned == Self.lesson {
      for alternative in alternatives.indices {
        alternatives[alternative].sort { $0.tally.cost < $1.tally.cost }
      }
    }
    return fits
  }

  /// From so many texts it is learned in what order words are looked for.
  private static let lesson = 64

  /// Whether a document fits.
  ///
  /// - Parameter text: Its text; `nil` where none is needed or it isn't kept.
  func fits(_ document: Int, _ marks: IndexTable.Marks, _ text: NoteBlock.Text?) -> Bool {
    alternatives.contains { Self.fits($0, document, marks, text) }
  }

  private static func fits(
    _ terms: [Term], _ document: Int, _ marks: IndexTable.Marks, _ text: NoteBlock.Text?
  ) -> Bool {
    terms.allSatisfy { answer(of: $0, document, marks, text) != $0.isNegated }
  }

  private static func answer(
    of term: Term, _ document: Int, _ marks: IndexTable.Marks, _ text: NoteBlock.Text?
  ) -> Bool {
    switch term.test {
    case .known(let known): known[document]
    case .fact(let fact): marks.fit(fact)
    case .word(let word, let bytes): text.map { has(word, bytes, in: $0) } ?? false
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
