import Text

/// How many words a text has, which are counted where they begin.
///
/// Words are stretches of letters and digits, with what joins them, as in “don't”; marks of Markdown are
/// none. After an edit only what it has touched is counted again.
struct WordCount: Hashable, Sendable {
  /// The words.
  private(set) var words: Int

  /// Counts the words of a text.
  ///
  /// - Complexity: O(bytes)
  init(of buffer: TextBuffer) {
    words = Self.starts(in: 0..<buffer.count, of: buffer)
  }

  /// Brings the count in line with an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - before: The text that it was made in.
  ///   - after: The text that it has left.
  /// - Complexity: O(log bytes + bytes of the edit)
  mutating func apply(_ edit: Edit, from before: TextBuffer, to after: TextBuffer) {
    let old = edit.range.lowerBound..<edit.range.upperBound + 2
    let new = edit.result.lowerBound..<edit.result.upperBound + 2
    words += Self.starts(in: new, of: after) - Self.starts(in: old, of: before)
  }

  /// The words that begin in a range: whether one begins hangs on the two bytes before.
  private static func starts(in range: Range<Int>, of buffer: TextBuffer) -> Int {
    let range = range.clamped(to: 0..<buffer.count)
    guard !range.isEmpty else { return 0 }
    var last = Part(buffer[range.lowerBound - 1])
    var secondLast = Part(buffer[range.lowerBound - 2])
    var starts = 0
    var place = range.lowerBound
    while place < range.upperBound {
      let piece = place..<min(range.upperBound, buffer.piece(holding: place).upperBound)
      buffer.withSpan(in: piece) { bytes in
        for index in bytes.indices {
          let part = Part(bytes[index])
          let goesOn = last == .letter || last == .joint && secondLast == .letter
          if part == .letter, !goesOn { starts += 1 }
          (secondLast, last) = (last, part)
        }
      }
      place = piece.upperBound
    }
    return starts
  }

  /// What a byte is in a word.
  private enum Part {
    /// It makes a word: a letter, a digit, a part of any other script.
    case letter
    /// It holds the parts of a word together where there are letters on both sides.
    case joint
    /// It ends a word.
    case gap

    init(_ byte: UInt8?) {
      switch byte {
      case .some(0x30...0x39), .some(0x41...0x5A), .some(0x61...0x7A), .some(0x80...0xFF):
        self = .letter
      case .some(0x27), .some(0x2D), .some(0x5F): self = .joint
      default: self = .gap
      }
    }
  }
}
