import Testing
import Text

@Suite("Where a caret may stand")
struct CaretBorderTests {
  @Test(
    "One step passes what a person takes for one character",
    arguments: [
      ("abc", [0, 1, 2, 3]), ("e\u{301}x", [0, 3, 4]), ("a\r\nb", [0, 1, 3, 4]),
      ("👨‍👩‍👧x", [0, 18, 19]), ("🇩🇪🇫🇷", [0, 8, 16]), ("🇩🇪🇫", [0, 8, 12]), ("👍🏽", [0, 8]),
      ("日本", [0, 3, 6]), ("\u{1100}\u{1161}\u{11A8}가", [0, 9, 12]), ("1️⃣", [0, 7]), ("", [0]),
      ("\t\u{301}", [0, 1, 3]), ("\u{1B}\u{301}", [0, 1, 3]), ("a\u{200B}b", [0, 4, 5]),
      ("a\u{2060}\u{301}b", [0, 6, 7]), ("\n\n", [0, 1, 2]),
    ])
  func steps(text: String, expected: [Int]) {
    #expect(borders(of: Array(text.utf8)) == expected)
  }

  @Test("Bytes that aren't UTF-8 stand alone")
  func invalidBytes() {
    #expect(borders(of: [0x61, 0xFF, 0xCC, 0x81, 0xE2, 0x82]) == [0, 1, 2, 4, 5, 6])
  }

  @Test("Steps are those of Swift's characters, but for what is drawn in one cell")
  func agreesWithCharacters() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<400 {
      let bytes = RandomText.valid(pieces: round % 17, using: &random)
      #expect(borders(of: bytes) == referenceBorders(of: bytes))
    }
  }

  @Test("Steps back are the steps forward, read backwards", arguments: 0..<6 as Range<UInt64>)
  func backwards(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 60) {
      let forwards = borders(of: bytes)
      var backwards = [bytes.count]
      while let first = backwards.last, first > 0 {
        backwards.append(CaretBorders.previous(before: first, in: bytes))
      }
      #expect(backwards.reversed() == forwards)
    }
  }

  @Test("From any offset the nearest borders are found", arguments: 0..<4 as Range<UInt64>)
  func anyOffset(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 40) {
      let all = borders(of: bytes)
      for offset in -1...bytes.count + 1 {
        let clamped = min(max(offset, 0), bytes.count)
        #expect(CaretBorders.atOrBefore(offset, in: bytes) == all.last { $0 <= clamped })
        #expect(CaretBorders.atOrAfter(offset, in: bytes) == all.first { $0 >= clamped })
        #expect(
          CaretBorders.next(after: offset, in: bytes) == all.first { $0 > offset } ?? bytes.count)
        #expect(CaretBorders.previous(before: offset, in: bytes) == all.last { $0 < offset } ?? 0)
      }
    }
  }

  @Test("Every border is the start of a glyph", arguments: 0..<4 as Range<UInt64>)
  func bordersAreGlyphStarts(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 60) {
      let starts = Set(glyphs(of: bytes).map(\.bytes.lowerBound) + [bytes.count])
      #expect(starts.isSuperset(of: borders(of: bytes)))
    }
  }

  @Test(
    "Long clusters and long runs are seen whole from both sides",
    arguments: [
      ("a" + String(repeating: "\u{301}", count: 500), [0, 1001]),
      (String(repeating: "🇩🇪", count: 60), Array(stride(from: 0, through: 480, by: 8))),
      (
        "x" + String(repeating: "🇩", count: 99),
        [0, 1] + Array(stride(from: 9, through: 393, by: 8)) + [397]
      ),
      ("👩" + String(repeating: "\u{200D}👩", count: 80) + "b", [0, 564, 565]),
    ])
  func long(text: String, expected: [Int]) {
    let bytes = Array(text.utf8)
    #expect(borders(of: bytes) == expected)
    for (border, next) in zip(expected, expected.dropFirst()) {
      #expect(CaretBorders.previous(before: next, in: bytes) == border)
      #expect(CaretBorders.atOrBefore(next - 1, in: bytes) == border)
    }
  }

  /// Borders by one pass over the whole text.
  private func referenceBorders(of bytes: [UInt8]) -> [Int] {
    var borders = [0]
    var offset = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      offset += character.utf8.count
      borders.append(offset)
    }
    let starts = Set(glyphs(of: bytes).map(\.bytes.lowerBound) + [bytes.count])
    return borders.filter(starts.contains)
  }
}
