import CCurses
import Interface
import Testing

@testable import Curses

@Suite("What is sent for a cell")
struct GlyphRulesTests {
  /// A C library that knows ASCII, wide ideographs and marks.
  static func measure(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x20..<0x7f: 1
    case 0x300..<0x370, 0x200d, 0xfe0f: 0
    case 0x2500..<0x2600, 0xe0..<0x100: 1
    case 0x4e00..<0xa000: 2
    default: -1
    }
  }

  func glyphs(_ cell: Cell, encoding: TextEncoding = .utf8) -> [[UInt32]] {
    var rules = GlyphRules(encoding: encoding, measure: Self.measure)
    var glyphs: [cc_glyph] = []
    rules.append(cell, attributes: 3, pair: 7, to: &glyphs)
    #expect(glyphs.allSatisfy { $0.attributes == 3 && $0.pair == 7 })
    return glyphs.map { [$0.base, $0.marks.0, $0.marks.1, $0.marks.2].filter { $0 != 0 } }
  }

  @Test("What both measure alike is sent as it is")
  func agreed() {
    #expect(glyphs(Cell("a")) == [[0x61]])
    #expect(glyphs(Cell("日", width: 2)) == [[0x65e5]])
    #expect(glyphs(Cell("e", marks: 0x301 | 0x302 << 21)) == [[0x65, 0x301, 0x302]])
    #expect(glyphs(Cell("─")) == [[0x2500]])
  }

  @Test("The right half of a wide glyph is nothing")
  func rightHalf() { #expect(glyphs(Cell(" ", width: 0)).isEmpty) }

  @Test(
    "What the running C library measures differently is shown as �, as wide as in the frame",
    arguments: [
      (Cell("日", width: 1), [[0xfffd]]), (Cell("a", width: 2), [[0xfffd], [0x20]]),
      (Cell("\u{1fae8}", width: 2), [[0xfffd], [0x20]]), (Cell("\u{301}"), [[0xfffd]]),
    ] as [(Cell, [[UInt32]])])
  func different(cell: Cell, expected: [[UInt32]]) { #expect(glyphs(cell) == expected) }

  @Test("What a setting makes wide is sent as it is, and a blank that ncurses takes for its half")
  func stretched() {
    #expect(glyphs(Cell("─", width: 2)) == [[0x2500], [0x20]])
    #expect(glyphs(Cell("à", marks: 0x301, width: 2)) == [[0xe0, 0x301], [0x20]])
    // Narrow by every setting.
    #expect(glyphs(Cell("â", width: 2)) == [[0xfffd], [0x20]])
  }

  @Test("No control is ever sent", arguments: Array(0..<0x20) + Array(0x7f..<0xa0) as [UInt8])
  func controls(control: UInt8) {
    #expect(glyphs(Cell(Unicode.Scalar(control))) == [[0xfffd]])
  }

  @Test("Joiners, variation selectors and what is no mark are left out of the marks")
  func marks() {
    #expect(glyphs(Cell("a", marks: 0x200d | 0x301 << 21)) == [[0x61, 0x301]])
    #expect(glyphs(Cell("a", marks: 0xfe0f)) == [[0x61]])
    #expect(glyphs(Cell("a", marks: 0x62 | 0x1b << 21 | 0x300 << 42)) == [[0x61, 0x300]])
  }

  @Test("Without Unicode lines are ASCII, the rest a question mark")
  func otherEncoding() {
    let encoding = TextEncoding.other("ANSI_X3.4-1968")
    var rules = GlyphRules(encoding: encoding) { $0 < 0x7f ? 1 : -1 }
    var glyphs: [cc_glyph] = []
    for scalar in ["─", "│", "╭", "║", "é", "a"] as [Unicode.Scalar] {
      rules.append(Cell(scalar), attributes: 0, pair: 0, to: &glyphs)
    }
    rules.append(Cell("日", width: 2), attributes: 0, pair: 0, to: &glyphs)
    let text = glyphs.compactMap { Unicode.Scalar($0.base) }.map { String($0) }.joined()
    #expect(text == "-|+|?a? ")
  }

  @Test("A scalar is measured once")
  func measuredOnce() {
    let counter = Counter()
    var rules = GlyphRules(encoding: .utf8) { scalar in
      counter.count += 1
      return Self.measure(scalar)
    }
    var glyphs: [cc_glyph] = []
    for _ in 0..<5 {
      rules.append(Cell("日", width: 2), attributes: 0, pair: 0, to: &glyphs)
      rules.append(Cell("a"), attributes: 0, pair: 0, to: &glyphs)
    }
    #expect(counter.count == 1)
    #expect(glyphs.count == 10)
  }

  private final class Counter {
    var count = 0
  }
}
