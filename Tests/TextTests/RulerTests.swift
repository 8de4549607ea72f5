import Testing
import Text

@Suite("Measuring and cutting (text T3)")
struct RulerTests {
  @Test(
    "Columns are cells, not characters (users 42)",
    arguments: [
      ("", 0), ("plain", 5), ("日本語のノート", 14), ("Ａb", 3), ("e\u{301}", 1), ("한글", 4),
      ("ab\tc", 9), ("👨‍👩‍👧", 6), ("naïve café", 10),
    ])
  func columns(text: String, expected: Int) {
    #expect(Ruler().columns(of: text) == expected)
    #expect(Ruler().columns(of: Array(text.utf8)) == expected)
    #expect(Ruler().columns(of: text[...]) == expected)
  }

  @Test("A slice is measured from its own start")
  func slices() {
    let bytes = Array("日本\tabc".utf8)
    #expect(Ruler().columns(of: bytes[6...]) == 11)
    #expect(Ruler().columns(of: bytes[6...], startingAt: 4) == 7)
    #expect(Ruler().cut(bytes[3...], toColumns: 2, ellipsis: nil).kept == 0..<3)
  }

  @Test(
    "A cut text ends in an ellipsis and never in half a character",
    arguments: [
      ("Weekly", 6, "Weekly", 6), ("Weekly", 5, "Week…", 5), ("日本語", 6, "日本語", 6),
      ("日本語", 5, "日本…", 5), ("日本語", 4, "日…", 3), ("日本語", 2, "…", 1), ("日本語", 1, "…", 1),
      ("日本語", 0, "", 0), ("日本語", -3, "", 0), ("", 0, "", 0), ("", 5, "", 0), ("a", 1, "a", 1),
      ("x👨‍👩‍👧", 6, "x…", 2), ("x👨‍👩‍👧", 7, "x👨‍👩‍👧", 7), ("e\u{301}e\u{301}", 1, "…", 1),
      ("ab\tc", 8, "ab…", 3),
    ])
  func cutting(text: String, room: Int, shown: String, columns: Int) {
    let cut = Ruler().cut(text, toColumns: room)
    let kept = String(decoding: Array(text.utf8)[cut.kept], as: UTF8.self)
    #expect(kept + (cut.ellipsis.map(String.init) ?? "") == shown)
    #expect(cut.columns == columns)
    #expect(cut.outcome == (shown == text ? .whole : .cut))
  }

  @Test("The ellipsis is left out where it doesn't fit or can't be shown")
  func ellipses() {
    #expect(Ruler(ambiguous: .wide).cut("abc", toColumns: 2).columns == 2)
    #expect(Ruler(ambiguous: .wide).cut("abc", toColumns: 1).ellipsis == nil)
    #expect(Ruler().cut("abc", toColumns: 2, ellipsis: "~").kept == 0..<1)
    #expect(Ruler().cut("abc", toColumns: 2, ellipsis: "\u{1B}").kept == 0..<2)
    #expect(Ruler().cut("abc", toColumns: 2, ellipsis: "\u{301}").ellipsis == nil)
    #expect(Ruler().cut("abc", toColumns: 2, ellipsis: nil).outcome == .cut)
  }

  @Test("The sum of the glyphs' widths is the measure", arguments: 0..<6 as Range<UInt64>)
  func sums(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 60) {
      for column in [0, 5] {
        let sum = glyphs(of: bytes, column: column).reduce(0) { $0 + $1.width }
        #expect(Ruler().columns(of: bytes, startingAt: column) == sum)
      }
    }
  }

  @Test(
    "A cut never exceeds its room, and no longer beginning fits", arguments: 0..<4 as Range<UInt64>)
  func cutsAreTight(seed: UInt64) {
    let ruler = Ruler()
    for bytes in RandomText.sample(seed: seed, rounds: 40) {
      let all = borders(of: bytes)
      for room in 0...12 {
        let fitting = all.last { ruler.columns(of: bytes[..<$0]) <= room }
        let prefix = ruler.prefix(of: bytes, fitting: room)
        #expect(prefix.end == fitting)
        #expect(prefix.columns == ruler.columns(of: bytes[..<prefix.end]))

        let cut = ruler.cut(bytes, toColumns: room)
        #expect(cut.columns <= room)
        #expect((cut.outcome == .whole) == (ruler.columns(of: bytes) <= room))
        #expect(
          cut.columns == ruler.columns(of: bytes[cut.kept]) + (cut.ellipsis == nil ? 0 : 1))
      }
    }
  }

  @Test("Offset to column and back is the same place (users 48)", arguments: 0..<4 as Range<UInt64>)
  func roundTrip(seed: UInt64) {
    let ruler = Ruler(tabStop: 4)
    for bytes in RandomText.sample(seed: seed, rounds: 40) {
      for start in [0, 3] {
        for border in borders(of: bytes) {
          let column = ruler.column(of: border, in: bytes, startingAt: start)
          #expect(ruler.offset(atColumn: column, in: bytes, startingAt: start) == border)
        }
      }
    }
  }

  @Test(
    "Column to offset goes to the glyph that covers the column", arguments: 0..<4 as Range<UInt64>)
  func columnsFindGlyphs(seed: UInt64) {
    let ruler = Ruler()
    for bytes in RandomText.sample(seed: seed, rounds: 40) {
      let all = borders(of: bytes)
      let starts = all.map { ruler.columns(of: bytes[..<$0]) }
      for target in -1...ruler.columns(of: bytes) + 1 {
        let index = starts.lastIndex { $0 <= max(0, target) }
        #expect(ruler.offset(atColumn: target, in: bytes) == index.map { all[$0] })
      }
    }
  }

  @Test("An offset inside a glyph counts as its start, one behind the end as the end")
  func columnInsideGlyph() {
    let text = "a日e\u{301}"
    let expected = [0, 0, 1, 1, 1, 3, 3, 3, 4, 4]
    #expect((-1...8).map { Ruler().column(of: $0, in: text) } == expected)
    #expect(Ruler().column(of: .max, in: text) == 4)
    #expect(Ruler().offset(atColumn: .max, in: text) == 7)
    #expect(Ruler().columns(of: text, startingAt: .max) == 4)
    #expect(Ruler().prefix(of: text, fitting: .max, startingAt: .max).columns == 4)
  }
}
