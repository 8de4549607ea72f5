import Geometry

/// Measures text in cells.
///
/// A ruler holds what a width depends on beside the text, so that everything that measures, cuts,
/// wraps and draws with the same ruler agrees. The functions take text of one line; a line end in
/// it counts as the mark of one cell that it is shown as.
public struct Ruler: Hashable, Sendable {
  /// Cells from one tab stop to the next: 1 to 256.
  public let tabStop: Int

  /// How wide ambiguous characters are.
  public let ambiguous: AmbiguousWidth

  /// Makes a ruler.
  ///
  /// - Parameters:
  ///   - tabStop: Cells from one tab stop to the next, clamped to 1 to 256.
  ///   - ambiguous: How wide ambiguous characters are.
  public init(tabStop: Int = 8, ambiguous: AmbiguousWidth = .narrow) {
    self.tabStop = tabStop.clamped(to: 1...256)
    self.ambiguous = ambiguous
  }

  /// Cells of U+FFFD, which is ambiguous itself.
  var replacementWidth: Int {
    width(of: .ambiguous)
  }

  /// Cells of what is shown as itself; 1 for what is shown as a mark.
  func width(of appearance: Appearance) -> Int {
    switch appearance {
    case .wide: 2
    case .ambiguous: ambiguous == .wide ? 2 : 1
    case .mark, .narrow, .unknown, .dropped, .control: 1
    }
  }

  /// Cells that a text takes: the sum of its glyphs' widths.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: The column it starts in, for tab stops.
  /// - Complexity: O(bytes)
  public func columns(
    of text: some UTF8Bytes & ~Escapable, startingAt column: Int = 0
  ) -> Int {
    text.withSpan { bytes in
      var decoder = GlyphDecoder(self, column: column)
      let first = decoder.column
      repeat {
        decoder.skipPlain(in: bytes)
      } while decoder.next(in: bytes) != nil
      return decoder.column - first
    }
  }
}
