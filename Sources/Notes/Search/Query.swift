/// What somebody looks for: words that must all be in a note (notes N15).
///
/// A word is found anywhere in a text, in any script, inside other words too; so one Chinese
/// character is enough. Case doesn't matter. Accents matter where the word has them: `cafe` finds
/// `Café`, `café` doesn't find `Cafe`. How the text spells its accents, composed or not, never
/// matters.
public struct Query: Hashable, Sendable {
  /// A word, ready to be looked for.
  struct Word: Hashable, Sendable {
    let units: [FoldTable.Unit]
    /// The small letters of a word that is ASCII, which can be found without folding the text.
    let ascii: [UInt8]?

    init(_ text: Substring) {
      units = FoldedText(String(text)).units
      ascii = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.map(Byte.lowercased) : nil
    }
  }

  /// The words as typed, without doubles.
  public let words: [String]
  let prepared: [Word]
  /// What was typed, folded, to be compared with whole titles.
  private let whole: SortableText

  /// Takes a line apart at its blanks.
  public init(_ text: String) {
    var seen: Set<Word> = []
    var words: [String] = []
    var prepared: [Word] = []
    let parts = text.split(whereSeparator: \.isWhitespace)
    for part in parts {
      let word = Word(part)
      guard seen.insert(word).inserted else { continue }
      words.append(String(part))
      prepared.append(word)
    }
    self.words = words
    self.prepared = prepared
    whole = SortableText(parts.joined(separator: " "))
  }

  /// Whether there is nothing to look for.
  public var isEmpty: Bool { words.isEmpty }

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
