import Geometry

/// Where words start and end, as readline's commands know them.
///
/// The results are places where a caret may stand; offsets outside the text are clamped.
public enum WordBorders {
  /// What a word is made of.
  public enum Unit: Hashable, Sendable {
    /// Letters, marks and digits of any script, as for `M-f` and `M-b`.
    case letters
    /// All but white space, as for `C-w`.
    case nonBlanks
  }

  /// The end of the word at or behind an offset; the end of the text where there is none.
  ///
  /// - Complexity: O(bytes passed)
  public static func end(
    after offset: Int, of unit: Unit = .letters, in text: some UTF8Bytes & ~Escapable
  ) -> Int {
    text.withSpan { bytes in
      var end = offset.clamped(to: 0...bytes.count)
      var isInWord = false
      while end < bytes.count {
        let decoded = DecodedScalar(in: bytes, at: end)
        let belongs = unit.holds(decoded?.scalar)
        if isInWord, !belongs { break }
        isInWord = belongs
        end += decoded?.length ?? 1
      }
      return CaretBorders.atOrAfter(end, in: bytes)
    }
  }

  /// The start of the word at or before an offset; 0 where there is none.
  ///
  /// - Complexity: O(bytes passed)
  public static func start(
    before offset: Int, of unit: Unit = .letters, in text: some UTF8Bytes & ~Escapable
  ) -> Int {
    text.withSpan { bytes in
      var start = offset.clamped(to: 0...bytes.count)
      var isInWord = false
      while start > 0 {
        let decoded = DecodedScalar(in: bytes, endingAt: start)
        let belongs = unit.holds(decoded?.scalar)
        if isInWord, !belongs { break }
        isInWord = belongs
        start -= decoded?.length ?? 1
      }
      return CaretBorders.atOrBefore(start, in: bytes)
    }
  }
}

extension WordBorders.Unit {
  /// Whether a scalar is a part of a word; `nil` is a byte that isn't UTF-8.
  fileprivate func holds(_ scalar: Unicode.Scalar?) -> Bool {
    switch self {
    case .nonBlanks:
      return scalar.map { !$0.properties.isWhitespace } ?? true
    case .letters:
      guard let scalar else { return false }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .otherNumber:
        return true
      default:
        return false
      }
    }
  }
}
