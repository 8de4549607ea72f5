/// What somebody looks for (notes N15).
///
/// A line is words that must all be in a note, `"phrases"`, and conditions: `tag:`, `path:`, `title:`,
/// `is:open`, `is:done`, `is:untagged`, `is:pinned`. A `-` before one of them turns it round. `OR`
/// stands between alternatives and reaches as far as the line: `tea cake OR coffee` is tea with cake,
/// or coffee.
///
/// A word is found anywhere in a text, in any script, inside other words too; so one Chinese
/// character is enough. Case doesn't matter. Accents matter where the word has them: `cafe` finds
/// `Café`, `café` doesn't find `Cafe`. How the text spells its accents, composed or not, never
/// matters.
public struct Query: Hashable, Sendable {
  /// A condition of a note.
  struct Term: Hashable, Sendable {
    let condition: Condition
    /// Whether the condition must not hold.
    let isNegated: Bool
  }

  /// What must hold.
  enum Condition: Hashable, Sendable {
    /// The word is in the title or in the text.
    case word(Word)
    /// The word is in the title.
    case title(Word)
    /// The word is in the path.
    case path(Word)
    /// The note has this tag or one below it; the key of a tag.
    case tag(String)
    case fact(Fact)
  }

  /// What can be said of a note beside its words.
  enum Fact: String, Sendable {
    /// It has a task that isn't done.
    case open
    /// It has a task that is done.
    case done
    /// It has no tag.
    case untagged
    /// It is pinned.
    case pinned
  }

  /// The words and phrases to be found, without doubles; those that must not be there are left out.
  public let words: [String]
  /// The same, ready to be looked for.
  let prepared: [Word]
  /// A note fits when all terms of one of these hold.
  let alternatives: [[Term]]
  /// What was typed, folded, to be compared with whole titles.
  let whole: SortableText

  /// Takes a line apart.
  ///
  /// Whatever isn't of the language is a word. Conditions that aren't finished, such as `tag:`, are
  /// passed over.
  /// - Complexity: O(length)
  public init(_ text: String) {
    var reader = QueryReader(text)
    var seen: Set<Word> = []
    var words: [String] = []
    var prepared: [Word] = []
    for part in reader.alternatives().joined() where !part.term.isNegated {
      guard case .word(let word) = part.term.condition, seen.insert(word).inserted else { continue }
      words.append(part.text)
      prepared.append(word)
    }
    self.words = words
    self.prepared = prepared
    alternatives = reader.alternatives().map { $0.map(\.term) }
    whole = SortableText(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Whether there is nothing to look for.
  public var isEmpty: Bool { alternatives.isEmpty }

  /// Whether a title is what was typed, but for case and accents.
  public func isTitle(_ title: String) -> Bool { SortableText(title) == whole }

  /// Where the words stand in a text, to be shown in another colour.
  ///
  /// - Returns: Byte offsets of whole characters in ascending order; ranges that touch are one.
  /// - Complexity: O(words × bytes).
  public func ranges(in text: String) -> [Range<Int>] {
    let folded = FoldedText(text)
    var found: [Range<Int>] = []
    for word in prepared {
      var start = 0
      while let match = folded.firstMatch(of: word.units, from: start) {
        found.append(folded.bytes(of: match))
        start = match.upperBound
      }
    }
    found.sort { $0.lowerBound < $1.lowerBound }
    return found.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

extension Query: ExpressibleByStringLiteral {
  /// Takes a literal line apart.
  public init(stringLiteral value: String) { self.init(value) }
}
