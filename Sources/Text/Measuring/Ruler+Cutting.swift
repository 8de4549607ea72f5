import Geometry

extension Ruler {
  /// The longest beginning of a text that fits.
  ///
  /// It never ends inside of what a person takes for one character, so it may be a few columns
  /// narrower than there is room.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The room; what is less than 1 fits nothing.
  ///   - column: The column the text starts in, for tab stops.
  /// - Complexity: O(bytes of the beginning)
  public func prefix(
    of text: some UTF8Bytes & ~Escapable, fitting columns: Int, startingAt column: Int = 0
  ) -> Prefix {
    text.withSpan { prefix(of: $0, within: columns, startingAt: column) }
  }

  /// Cuts a text to some columns.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The room; the result is never wider.
  ///   - ellipsis: What is drawn after a text that was cut. It is left out where it can't be shown
  ///     or is wider than the room.
  /// - Complexity: O(bytes that are kept)
  public func cut(
    _ text: some UTF8Bytes & ~Escapable, toColumns columns: Int, ellipsis: Unicode.Scalar? = "…"
  ) -> Cut {
    text.withSpan { bytes in
      let all = prefix(of: bytes, within: columns, startingAt: 0)
      guard all.end < bytes.count else {
        return Cut(kept: 0..<all.end, ellipsis: nil, columns: all.columns, outcome: .whole)
      }
      guard let ellipsis, let width = CellWidth.columns(of: ellipsis, ambiguous: ambiguous),
        width > 0, width <= columns
      else { return Cut(kept: 0..<all.end, ellipsis: nil, columns: all.columns, outcome: .cut) }
      let kept = prefix(of: bytes, within: columns - width, startingAt: 0)
      return Cut(
        kept: 0..<kept.end, ellipsis: ellipsis, columns: kept.columns + width, outcome: .cut)
    }
  }

  private func prefix(
    of bytes: Span<UInt8>, within columns: Int, startingAt column: Int
  ) -> Prefix {
    var decoder = GlyphDecoder(self, column: column)
    let first = decoder.column
    let limit = first.adding(clamped: max(0, columns))
    var end = Prefix(end: 0, columns: 0)
    while true {
      decoder.skipPlain(in: bytes, before: limit)
      end = Prefix(end: decoder.offset, columns: decoder.column - first)
      guard decoder.next(in: bytes) != nil else { return end }
      guard decoder.column <= limit else { break }
    }
    let border = CaretBorders.atOrBefore(end.end, in: bytes)
    let dropped = self.columns(of: bytes.extracting(border..<end.end))
    return Prefix(end: border, columns: end.columns - dropped)
  }
}
