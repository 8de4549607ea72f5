import Testing
import Text

@Suite("Glyphs (text T1, T3)")
struct GlyphTests {
  @Test(
    "Controls are shown as marks, never as they are",
    arguments: [
      ("\u{1B}[31m", "␛[31m"), ("\u{0}\u{1}\u{1F}", "␀␁␟"), ("a\u{7F}", "a␡"), ("\u{9B}1m", "␦1m"),
      ("\u{80}\u{85}\u{9F}", "␦␦␦"), ("a\rb", "a␍b"), ("\u{202E}evil\u{202C}", "⇄evil⇄"),
      ("\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", "⇄⇄⇄⇄⇄"), ("a\u{2028}b\u{2029}", "a␤b␤"),
      ("a\u{FEFF}b", "a␢b"),
    ])
  func controls(text: String, shown: String) {
    #expect(picture(of: text) == shown)
    #expect(Ruler().columns(of: text) == shown.unicodeScalars.count)
    #expect(glyphs(of: text).contains { $0.kind == .control })
  }

  @Test(
    "Each byte that isn't UTF-8 is one � of one cell",
    arguments: [
      ([0x61, 0xFF, 0x62], "a�b"), ([0xC3], "�"), ([0xC3, 0x61], "�a"), ([0x80, 0x80], "��"),
      ([0xE2, 0x82], "��"), ([0xE2, 0x82, 0xAC], "€"), ([0xF0, 0x9F, 0x98], "���"),
      ([0xC0, 0xAF], "��"), ([0xC1, 0x81], "��"), ([0xE0, 0x9F, 0xBF], "���"),
      ([0xED, 0xA0, 0x80], "���"), ([0xED, 0x9F, 0xBF], "�"), ([0xF0, 0x8F, 0xBF, 0xBF], "����"),
      ([0xF4, 0x90, 0x80, 0x80], "����"), ([0xF5, 0x80], "��"), ([0xFE], "�"),
    ] as [([UInt8], String)])
  func invalidBytes(bytes: [UInt8], shown: String) {
    #expect(picture(of: bytes) == shown)
    #expect(Ruler().columns(of: bytes) == shown.unicodeScalars.count)
  }

  @Test("A scalar that the C library doesn't know is one �, not one a byte")
  func unknownScalar() {
    let found = glyphs(of: "\u{378}")
    #expect(found.map(\.kind) == [.invalid])
    #expect(found.map(\.bytes) == [0..<2])
  }

  @Test(
    "Marks stand in the cell of their base, the first in the lowest bits",
    arguments: [
      ("e\u{301}", 1, ["\u{301}"]), ("ж\u{306}\u{301}", 1, ["\u{306}", "\u{301}"]),
      ("日\u{3099}", 2, ["\u{3099}"]), ("\u{1100}\u{1161}\u{11A8}", 2, ["\u{1161}", "\u{11A8}"]),
      ("1\u{FE0F}\u{20E3}", 1, ["\u{20E3}"]), ("ب\u{200C}", 1, ["\u{200C}"]),
    ] as [(String, Int, [Unicode.Scalar])])
  func marksOfOneCell(text: String, width: Int, kept: [Unicode.Scalar]) throws {
    let found = glyphs(of: text)
    let glyph = try #require(found.first)
    #expect(found.count == 1)
    #expect(glyph.base == text.unicodeScalars.first)
    #expect(glyph.width == width)
    #expect(marks(of: glyph) == kept)
    #expect(glyph.bytes == 0..<text.utf8.count)
  }

  @Test("Three marks of the highest values fit beside each other")
  func marksArePacked() throws {
    let marks: [Unicode.Scalar] = ["\u{E01EF}", "\u{E0100}", "\u{301}"]
    let glyph = try #require(glyphs(of: "a" + marks.map(String.init).joined()).first)
    #expect(glyph.marks == 0xE01EF | 0xE0100 << 21 | 0x301 << 42)
  }

  @Test("A mark without a base stands on a no-break space")
  func marksWithoutBase() {
    #expect(picture(of: "\u{301}a") == "\u{A0}\u{301}a")
    #expect(picture(of: "a\n\u{301}") == "a␤\u{A0}\u{301}")
    #expect(picture(of: "\u{1B}\u{301}") == "␛\u{A0}\u{301}")
    #expect(picture(of: [0xFF, 0xCC, 0x81]) == "�\u{A0}\u{301}")
    #expect(picture(of: "\t\u{301}\u{302}") == " \u{A0}\u{301}\u{302}")
    #expect(picture(of: "\u{200D}\u{FE0F}") == "\u{A0}")
  }

  @Test("Zalgo keeps three marks a cell and breaks nothing (users 47)")
  func zalgo() throws {
    let pile = (0..<400).map { _ in "\u{300}\u{323}\u{488}\u{E0100}" }.joined()
    let text = "a" + pile + "b"
    let found = glyphs(of: text)
    #expect(found.map(\.base) == ["a", "b"])
    #expect(found.map(\.width) == [1, 1])
    #expect(marks(of: try #require(found.first)) == ["\u{300}", "\u{323}", "\u{488}"])
    #expect(found.last?.bytes.upperBound == text.utf8.count)
  }

  @Test(
    "Emoji of several parts keep the cells of each part, without what joins them (users 44)",
    arguments: [
      ("👨‍👩‍👧", "👨👩👧", 6), ("👍🏽", "👍🏽", 4), ("🇩🇪", "🇩🇪", 2), ("❤️", "❤", 1), ("🏳️‍🌈", "🏳🌈", 3),
      ("1️⃣", "1\u{20E3}", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2),
    ])
  func emoji(text: String, shown: String, columns: Int) {
    #expect(picture(of: text).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(Ruler().columns(of: text) == columns)
  }

  @Test("Tabs go to the next stop, counted from the start of the text")
  func tabs() {
    #expect(glyphs(of: "\ta\t1234567\t12345678\t").map(\.width).filter { $0 > 1 } == [8, 7, 8])
    #expect(glyphs(of: "1234567\t").last?.width == 1)
    #expect(glyphs(of: "日\t", Ruler(tabStop: 4)).last?.width == 2)
    #expect(glyphs(of: "\t", column: 5).first?.width == 3)
    #expect(glyphs(of: "\t", Ruler(tabStop: 0)).first?.width == 1)
    #expect(glyphs(of: "\t", column: .max).first?.kind == .tab)
  }

  @Test("LF and CR LF are one newline, a lone CR is a control")
  func newlines() {
    let found = glyphs(of: "a\nb\r\nc\r")
    #expect(found.map(\.kind) == [.text, .newline, .text, .newline, .text, .control])
    #expect(found.map(\.bytes.count) == [1, 1, 1, 2, 1, 1])
  }

  @Test("Ambiguous characters and � take two cells where the setting says so (users 45)")
  func ambiguous() {
    let wide = Ruler(ambiguous: .wide)
    #expect(wide.columns(of: "→①│a") == 7)
    #expect(Ruler().columns(of: "→①│a") == 4)
    #expect(wide.columns(of: [0xFF]) == 2)
    #expect(wide.columns(of: "\u{1B}") == 1)
  }

  @Test(
    "Smart quotes, accents and Cyrillic are shown as they are (users 46)",
    arguments: ["“smart” ‘quotes’ — …", "naïve café", "nai\u{308}ve cafe\u{301}", "быстрая лиса й"])
  func plainText(text: String) {
    #expect(picture(of: text).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(Ruler().columns(of: text) == text.count)
    #expect(glyphs(of: text).allSatisfy { $0.kind == .text })
  }

  @Test(
    "Glyphs cover all bytes in order, whatever the bytes are", arguments: 0..<8 as Range<UInt64>)
  func glyphsCoverEverything(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 60) {
      for ruler in [Ruler(), Ruler(tabStop: 3, ambiguous: .wide)] {
        let found = glyphs(of: bytes, ruler)
        #expect(found.flatMap { Array($0.bytes) } == Array(bytes.indices))
        #expect(found.allSatisfy { $0.kind == .tab ? $0.width >= 1 : (1...2).contains($0.width) })
        #expect(
          found.allSatisfy { CellWidth.columns(of: $0.base, ambiguous: ruler.ambiguous) ?? 0 > 0 })
      }
    }
  }

  @Test("A decoder that starts at a glyph's start goes on as if it had come there")
  func decoderStartsAnywhere() {
    for bytes in RandomText.sample(seed: 99, rounds: 60) {
      let all = glyphs(of: bytes)
      var column = 0
      for (index, glyph) in all.enumerated() {
        var decoder = GlyphDecoder(Ruler(), at: glyph.bytes.lowerBound, column: column)
        #expect(decoder.next(in: bytes.span) == all[index])
        column += glyph.width
        #expect(decoder.column == column)
        #expect(decoder.offset == glyph.bytes.upperBound)
      }
    }
  }

  @Test("Outside of the text there is no glyph")
  func outside() {
    var beyond = GlyphDecoder(Ruler(), at: 9)
    #expect(beyond.next(in: [0x61].span) == nil)
    var before = GlyphDecoder(Ruler(), at: -4, column: -4)
    #expect(before.next(in: [0x61].span)?.bytes == 0..<1)
  }
}
