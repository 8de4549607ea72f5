import Text

/// All glyphs of a text.
func glyphs(
  of text: some UTF8Bytes, _ ruler: Ruler = Ruler(), column: Int = 0
) -> [Glyph] {
  text.withSpan { bytes in
    var decoder = GlyphDecoder(ruler, column: column)
    var glyphs: [Glyph] = []
    while let glyph = decoder.next(in: bytes) { glyphs.append(glyph) }
    return glyphs
  }
}

/// What glyphs look like: bases with the marks that are kept.
func picture(of text: some UTF8Bytes, _ ruler: Ruler = Ruler()) -> String {
  var scalars = String.UnicodeScalarView()
  for glyph in glyphs(of: text, ruler) {
    scalars.append(glyph.base)
    scalars.append(contentsOf: marks(of: glyph))
  }
  return String(scalars)
}

/// The combining marks of a glyph, unpacked.
func marks(of glyph: Glyph) -> [Unicode.Scalar] {
  [0, 21, 42].compactMap { shift in
    let value = UInt32(truncatingIfNeeded: glyph.marks >> UInt64(shift)) & 0x1F_FFFF
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}

/// All places where a caret may stand, from the start on.
func borders(of bytes: [UInt8]) -> [Int] {
  var borders = [0]
  while let last = borders.last, last < bytes.count {
    borders.append(CaretBorders.next(after: last, in: bytes))
  }
  return borders
}
