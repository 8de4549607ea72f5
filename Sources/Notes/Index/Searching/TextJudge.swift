/// Tells which texts fit a search, with the words in memory of its own.
///
/// Threads that look through texts would count references to the same words for each text, and wait
/// for one another with it: that took two fifths of a search.
struct TextJudge: ~Copyable {
  /// A word to be found, or not.
  private struct Step {
    var needle: ByteWord.Needle
    var isNegated: Bool
    /// The word with its accents, by its place among those that have some.
    var accented: Int?
  }

  private struct Alternative {
    var known: Int?
    var steps: Range<Int>
  }

  private let alternatives: UnsafeMutableBufferPointer<Alternative>
  private let steps: UnsafeMutableBufferPointer<Step>
  private let bytes: UnsafeMutableRawBufferPointer
  private var accented: [Query.Word] = []

  init(_ query: IndexQuery) {
    let words = query.alternatives.flatMap(\.words)
    alternatives = .allocate(capacity: query.alternatives.count)
    steps = .allocate(capacity: words.count)
    bytes = .allocate(
      byteCount: words.reduce(0) { $0 + $1.bytes.count }, alignment: 1)
    var end = 0
    for (place, word) in words.enumerated() {
      let needle = word.bytes.copy(to: UnsafeMutableRawBufferPointer(rebasing: bytes[end...]))
      end += word.bytes.count
      steps.initializeElement(
        at: place,
        to: Step(
          needle: needle, isNegated: word.isNegated,
          accented: word.word.hasAccents ? accented.count : nil))
      if word.word.hasAccents { accented.append(word.word) }
    }
    var first = 0
    for (place, alternative) in query.alternatives.enumerated() {
      let next = first + alternative.words.count
      alternatives.initializeElement(
        at: place, to: Alternative(known: alternative.known, steps: first..<next))
      first = next
    }
  }

  deinit {
    alternatives.deallocate()
    steps.deallocate()
    bytes.deallocate()
  }

  /// Whether a text fits.
  ///
  /// - Parameter known: What the query knows of documents (``IndexQuery/known``).
  func fits(_ document: Int, _ text: NoteBlock.Text, _ known: UnsafeBufferPointer<Bool>) -> Bool {
    alternatives.contains { alternative in
      if let start = alternative.known, !known[start + document] { return false }
      return steps[alternative.steps].allSatisfy { step in
        has(step, text) != step.isNegated
      }
    }
  }

  private func has(_ step: Step, _ text: NoteBlock.Text) -> Bool {
    guard let place = step.accented else { return text.stripped.map(step.needle.isIn) ?? false }
    return step.needle.has(accented[place], in: text)
  }
}

extension ByteWord.Needle {
  /// Whether a word stands in a text, of which this is the one without accents.
  func has(_ word: Query.Word, in text: NoteBlock.Text) -> Bool {
    guard let stripped = text.stripped else { return false }
    guard word.hasAccents else { return isIn(stripped) }
    // Its letters must be there, whatever follows them.
    guard !text.marked.isEmpty, first(in: stripped, before: .anything) != nil else { return false }
    var folded = FoldedText()
    folded.load(folded: text.marked)
    return folded.firstMatch(of: word.units, from: 0) != nil
  }
}
