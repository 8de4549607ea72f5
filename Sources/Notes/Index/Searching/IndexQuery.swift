/// A search made ready for an index: what can be told of documents without their texts is worked out
/// beforehand.
struct IndexQuery: Sendable {
  /// A word that is to be found in texts, or not.
  struct Word: Sendable {
    let word: Query.Word
    let bytes: ByteWord
    let isNegated: Bool
    fileprivate var tally = Tally()

    fileprivate init(_ word: Query.Word, isNegated: Bool) {
      (self.word, self.isNegated) = (word, isNegated)
      bytes = ByteWord(word.stripped)
    }

    /// What looking for it costs, roughly; what can be known of it is learned.
    fileprivate var cost: Int { (word.hasAccents ? 2 : 1) + (isNegated ? 2 : 0) }
  }

  /// Conditions that a document must all meet.
  struct Alternative: Sendable {
    /// Where in ``IndexQuery/known`` is said of which documents what can be known without their texts
    /// is met; `nil` where nothing of that kind is asked.
    let known: Int?
    /// Those that refuse most for the least work come first.
    fileprivate(set) var words: [Word]
  }

  /// How a word has done with the first texts.
  fileprivate struct Tally: Sendable {
    /// How many texts didn't fit because of it.
    var refused = 0
    /// How many bytes were looked at.
    var looked = 0

    /// What it costs to refuse a text.
    var cost: Double { Double(looked) / (Double(refused) + 0.01) }
  }

  /// One of them must fit.
  private(set) var alternatives: [Alternative] = []
  /// For some of the alternatives, one after the other: for each document whether it meets what can be
  /// known without its text.
  private(set) var known: [Bool] = []
  /// How well each document's title fits.
  let titles: TitleRanks
  /// How many texts were looked at to find out which words refuse most.
  private var learned = 0

  /// Whether texts must be looked at.
  var needsTexts: Bool { !alternatives.allSatisfy(\.words.isEmpty) }

  /// - Complexity: O(words × bytes of titles + conditions × documents)
  init(_ query: Query, in scope: SearchScope, on reader: IndexReader) throws(DatabaseError) {
    var finder = TitleFinder(reader.table)
    for terms in query.alternatives {
      var words: [Word] = []
      var start: Int?
      for term in terms {
        if let condition = IndexCondition(term.condition, in: scope) {
          let fitting = try condition.documents(on: reader, by: &finder)
          if start == nil {
            start = known.count
            known += [Bool](repeating: true, count: fitting.count)
          }
          for (place, fits) in zip(known.indices.suffix(fitting.count), fitting)
          where fits == term.isNegated {
            known[place] = false
          }
        } else if case .word(let word) = term.condition {
          words.append(Word(word, isNegated: term.isNegated))
        }
      }
      words.sort { $0.cost < $1.cost }
      alternatives.append(Alternative(known: start, words: words))
    }
    titles = finder.ranks(for: query)
  }

  /// What full-text search is asked for: the words that a block must have for one of the alternatives;
  /// `nil` where any block may hold a match.
  var expression: [UInt8]? {
    var parts: [[UInt8]] = []
    for alternative in alternatives {
      let needed = alternative.words.filter { !$0.isNegated }.flatMap { Grams.words(of: $0.word) }
        .split(separator: Byte.space).prefix(Self.most)
      guard !needed.isEmpty else { return nil }
      parts.append(
        Array("(".utf8) + needed.joined(separator: " AND ".utf8) + Array(")".utf8))
    }
    return Array(parts.joined(separator: " OR ".utf8))
  }

  /// More parts than this don't make a search any narrower.
  private static let most = 24

  /// Whether a document may fit by what is known without its text.
  func mayFit(_ document: Int) -> Bool {
    alternatives.contains { alternative in
      alternative.known.map { known[$0 + document] } ?? true
    }
  }

  /// The blocks in which a document may fit by what is known without their texts: its tags, facts and
  /// letters, and the pairs of letters that the words have.
  ///
  /// - Complexity: O(documents + blocks × letters)
  func blocks(of table: IndexTable) -> [Bool] {
    var wanted = [Bool](repeating: false, count: Int(table.nextBlock))
    for alternative in alternatives {
      let pairs = alternative.words.filter { !$0.isNegated }.flatMap {
        LetterPairs.bits(of: $0.word)
      }
      var mayFit = [Bool](repeating: alternative.known == nil, count: wanted.count)
      if let start = alternative.known {
        var place = start
        for piece in table.pieces {
          for row in piece.rows {
            if known[place], row.marks.contains(.isLive) { mayFit[Int(row.block)] = true }
            place += 1
          }
        }
      }
      for block in wanted.indices where mayFit[block] && !wanted[block] {
        wanted[block] = table.mayHave(pairs, in: block)
      }
    }
    return wanted
  }
}

// MARK: - Learning

extension IndexQuery {
  /// Whether it isn't known yet in what order words are best looked for.
  var isLearning: Bool { needsTexts && learned < Self.lesson }

  /// From so many texts it is learned.
  private static let lesson = 64

  /// Whether a document fits; how each word does is noted.
  mutating func learn(_ document: Int, _ text: NoteBlock.Text) -> Bool {
    learned += 1
    var fits = false
    for place in alternatives.indices {
      var isFit = alternatives[place].known.map { known[$0 + document] } ?? true
      for number in alternatives[place].words.indices {
        let word = alternatives[place].words[number]
        let answer = word.bytes.withNeedle { $0.has(word.word, in: text) } != word.isNegated
        isFit = isFit && answer
        alternatives[place].words[number].tally.refused += answer ? 0 : 1
        alternatives[place].words[number].tally.looked +=
          text.stripped.map { word.bytes.first(in: $0) ?? $0.count } ?? 0
      }
      fits = fits || isFit
    }
    if learned == Self.lesson {
      for place in alternatives.indices {
        alternatives[place].words.sort { $0.tally.cost < $1.tally.cost }
      }
    }
    return fits
  }
}
