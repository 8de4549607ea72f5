import Geometry

extension Ruler {
  /// The column in which the glyph at an offset starts.
  ///
  /// An offset inside a glyph counts as the glyph's start, one behind the end as the end.
  ///
  /// - Parameters:
  ///   - offset: A place in the text, in bytes.
  ///   - text: The text.
  ///   - column: The column the text starts in, for tab stops; the result counts from the text's
  ///     own start.
  /// - Complexity: O(offset)
  public func column(
    of offset: Int, in text: some UTF8Bytes & ~Escapable, startingAt column: Int = 0
  ) -> Int {
    text.withSpan { bytes in
      var decoder = GlyphDecoder(self, column: column)
      let first = decoder.column
      while decoder.offset < offset {
        decoder.skipPlain(
          in: bytes, before: decoder.column.adding(clamped: offset - decoder.offset))
        let start = decoder.column
        guard decoder.offset < offset, decoder.next(in: bytes) != nil else { break }
        guard decoder.offset <= offset else { return start - first }
      }
      return decoder.column - first
    }
  }

  /// The place that is shown in a column: where a caret goes that is sent there.
  ///
  /// It is the last place in or left of the column where a caret may stand, and the text's end for
  /// a column behind the text. For such a place `column(of:in:)` leads back to it.
  ///
  /// - Parameters:
  ///   - target: A column, counted from the text's own start.
  ///   - text: The text.
  ///   - column: The column the text starts in, for tab stops.
  /// - Complexity: O(bytes before the column)
  public func offset(
    atColumn target: Int, in text: some UTF8Bytes & ~Escapable, startingAt column: Int = 0
  ) -> Int {
    text.withSpan { bytes in
      var decoder = GlyphDecoder(self, column: column)
      let limit = decoder.column.adding(clamped: max(0, target))
      while true {
        decoder.skipPlain(in: bytes, before: limit)
        let start = decoder.offset
        guard decoder.next(in: bytes) != nil else { return start }
        guard decoder.column <= limit else { return CaretBorders.atOrBefore(start, in: bytes) }
      }
    }
  }
}
