import Interface
import Testing

@testable import Curses

@Suite("What is sent for a cell")
struct GlyphRulesTests {
  /// A C library that knows ASCII, wide ideographs and marks.
  static func measure(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x20..<0x7f: 1
    case 0x300..<0x370, 0x200c, 0x200d, 0xfe0f: 0
    case 0x2500..<0x2600, 0xe0..<0x100: 1
    case 0x4e00..<0xa000: 2
    default: -1
    }
  }

  func scalars(_ cell: Cell, encoding: TextEncoding = .utf8) -> [UInt32] {
    var rules = GlyphRules(encoding: encoding, measure: Self.measure)
    var scalars: [UInt32] = []
    rules.append(cell, to: &scalars)
    return scalars
  }

  @Test("What both measure alike is sent as it is")
  func agreed() {
    #expect(scalars(Cell("a")) == [0x61])
    #expect(scalars(Cell("日", width: 2)) == [0x65e5])
    #expect(scalars(Cell("e", marks: 0x301 | 0x302 << 21)) == [0x65, 0x301, 0x302])
    #expect(scalars(Cell("─")) == [0x2500])
  }

  @Test("The right half of a wide glyph is nothing")
  func rightHalf() { #expect(scalars(Cell(" ", width: 0)).isEmpty) }

  @Test(
    "What the running C library measures differently is shown as �, as wide as in the frame",
    arguments: [
      (Cell("日", width: 1), [0xfffd]), (Cell("a", width: 2), [0xfffd, 0x20]),
      (Cell("\u{1fae8}", width: 2), [0xfffd, 0x20]), (Cell("\u{301}"), [0xfffd]),
    ] as [(Cell, [UInt32])])
  func different(cell: Cell, expected: [UInt32]) { #expect(scalars(cell) == expected) }

  @Test("What a setting makes wide is sent as it is")
  func stretched() {
    #expect(scalars(Cell("─", width: 2)) == [0x2500])
    #expect(scalars(Cell("à", marks: 0x301, width: 2)) == [0xe0, 0x301])
    // Narrow by every setting.
    #expect(scalars(Cell("â", width: 2)) == [0xfffd, 0x20])
  }

  @Test("No control is ever sent", arguments: Array(0..<0x20) + Array(0x7f..<0xa0) as [UInt8])
  func controls(control: UInt8) {
    #expect(scalars(Cell(Unicode.Scalar(control))) == [0xfffd])
  }

  @Test("Joiners, variation selectors and what is no mark are left out of the marks")
  func marks() {
    #expect(scalars(Cell("a", marks: 0x200d | 0x301 << 21)) == [0x61, 0x301])
    #expect(scalars(Cell("a", marks: 0xfe0f)) == [0x61])
    #expect(scalars(Cell("a", marks: 0x200c)) == [0x61])
    #expect(scalars(Cell("a", marks: 0x62 | 0x1b << 21 | 0x300 << 42)) == [0x61, 0x300])
  }

  @Test("Without Unicode lines are ASCII, the rest a question mark")
  func otherEncoding() {
    let encoding = TextEncoding.other("ANSI_X3.4-1968")
    var rules = GlyphRules(encoding: encoding) { $0 < 0x7f ? 1 : -1 }
    var scalars: [UInt32] = []
    for scalar in ["─", "│", "╭", "║", "é", "a"] as [Unicode.Scalar] {
      rules.append(Cell(scalar), to: &scalars)
    }
    rules.append(Cell("日", width: 2), to: &scalars)
    let text = scalars.compactMap(Unicode.Scalar.init).map { String($0) }.joined()
    #expect(text == "-|+|?a? ")
  }

  @Test("A scalar is measured once")
  func measuredOnce() {
    let counter = Counter()
    var rules = GlyphRules(encoding: .utf8) { scalar in
      counter.count += 1
      return Self.measure(scalar)
    }
    var scalars: [UInt32] = []
    for _ in 0..<5 {
      rules.append(Cell("日", width: 2), to: &scalars)
      rules.append(Cell("a"), to: &scalars)
    }
    #expect(counter.count == 1)
    #expect(scalars.count == 10)
  }

  private final class Counter {
    var count = 0
  }
}
