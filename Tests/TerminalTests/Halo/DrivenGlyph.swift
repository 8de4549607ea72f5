import TerminalTestSupport
import Text

/// What one cell of a line of `halo drive` holds.
enum DrivenGlyph: Equatable {
  /// The same on every terminal; empty for the right half of a wide glyph.
  case steady(String)

  /// Something that terminals draw differently: it or a replacement, or what is left of it.
  case uncertain(String)

  /// The cells of a line.
  static func glyphs(of line: String, columns: Int) -> [DrivenGlyph] {
    var cells: [DrivenGlyph] = []
    let bytes = Array(line.utf8)
    var decoder = GlyphDecoder(Ruler())
    while let glyph = decoder.next(in: bytes.span) {
      let text = String(decoding: bytes[glyph.bytes], as: UTF8.self)
      let isSteady = glyph.marks == 0 && Self.isSteady(glyph.base)
      cells.append(isSteady ? .steady(text) : .uncertain(text))
      for _ in 1..<max(1, glyph.width) { cells.append(isSteady ? .steady("") : .uncertain("")) }
    }
    return cells + Array(repeating: .steady(" "), count: max(0, columns - cells.count))
  }

  /// Whether a cell of a terminal shows it.
  func isShown(by cell: TerminalCell) -> Bool {
    switch self {
    case .steady(let text): cell.text == text
    case .uncertain(let text):
      ["", " ", "\u{a0}", "\u{fffd}"].contains(cell.text)
        || cell.text.unicodeScalars.first == text.unicodeScalars.first
    }
  }

  /// Letters, lines, marks for controls, and what is wide everywhere.
  private static func isSteady(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x300, 0x2010..<0x2028, 0x2400..<0x2427, 0x2500..<0x25a0, 0x3041..<0x3097,
      0x30a1..<0x3100, 0x4e00..<0xa000, 0xac00..<0xd7a4, 0xfffd:
      true
    default: false
    }
  }
}
