extension TextWrap {
  /// The row that starts at an offset; `nil` at the end of the text.
  ///
  /// Wrapping can begin at any row start that is known, so a long line is wrapped only as far as
  /// it is seen.
  ///
  /// - Parameters:
  ///   - offset: Where a row starts, in bytes.
  ///   - start: What it starts with.
  ///   - text: The text.
  /// - Complexity: O(bytes of the row)
  public func row(
    at offset: Int, startingAs start: WrappedRow.Start, in text: some UTF8Bytes & ~Escapable
  ) -> WrappedRow? {
    text.withSpan { bytes in
      guard offset >= 0, offset < bytes.count else { return nil }
      let end = rowEnd(from: offset, column: indent(of: start), in: bytes).end
      return WrappedRow(bytes: offset..<end, start: start)
    }
  }

  /// The end of the row that starts at an offset inside of the text, and how far the text was read
  /// to find it: what is changed behind that doesn't change the row.
  func rowEnd(
    from start: Int, column: Int, in bytes: Span<UInt8>
  ) -> (end: Int, reach: Int) {
    var decoder = GlyphDecoder(ruler, at: start, column: column)
    let end = rowEnd(from: start, reading: &decoder, in: bytes)
    return (end, max(end, decoder.offset))
  }

  private func rowEnd(
    from start: Int, reading decoder: inout GlyphDecoder, in bytes: Span<UInt8>
  ) -> Int {
    var previous: BreakClass = []
    var breakPoint: Int?
    while true {
      let place = decoder.offset
      let isFull = decoder.column >= columns
      guard let glyph = decoder.next(in: bytes) else { return bytes.count }
      guard glyph.kind != .newline else { return decoder.offset }
      let end = decoder.offset
      let current = BreakClass(of: glyph, in: bytes)
      let mayBreak = place > start && BreakClass.mayBreak(between: previous, and: current)
      if mayBreak { breakPoint = place }
      let fits = decoder.column <= columns || (glyph.kind == .tab && !isFull)
      guard fits else {
        if place == start { return end }
        if current.contains(.blank), border(atOrBefore: end, from: start, in: bytes) == end {
          return previous.contains(.blank) ? place : rowEnd(afterHanging: end, in: bytes)
        }
        for candidate in [breakPoint ?? place, place] {
          let border = border(atOrBefore: candidate, from: start, in: bytes)
          if border > start { return border }
        }
        return place
      }
      previous = current
    }
  }

  /// The end of a row whose last blank, which ends at `end`, hangs over the edge.
  private func rowEnd(afterHanging end: Int, in bytes: Span<UInt8>) -> Int {
    guard end < bytes.count else { return end }
    return end + (DecodedScalar.newlineLength(in: bytes, at: end) ?? 0)
  }

  /// The last place for a caret at or before `offset`, seen from the row's start.
  ///
  /// Looking no further back keeps a megabyte of flags from being read anew for each row.
  private func border(atOrBefore offset: Int, from start: Int, in bytes: Span<UInt8>) -> Int {
    start + CaretBorders.atOrBefore(offset - start, in: bytes.extracting(start...))
  }
}
