import Testing
import Text

@Suite("Places for a caret in a buffer (text T1, T3)")
struct BufferBorderTests {
  @Test("They are those of the same text in one piece", arguments: [1, 2, 3] as [UInt64])
  func likeCaretBorders(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = RandomText.mixed(pieces: 4_000, using: &random)
    var buffer = TextBuffer(bytes)
    // The same text with pieces of other sizes.
    for _ in 0..<50 {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let part = place..<min(bytes.count, place + 700)
      buffer.replace(part, with: Array(bytes[part]))
    }
    for offset in 0...bytes.count where Int.random(in: 0..<8, using: &random) == 0 {
      #expect(buffer.border(after: offset) == CaretBorders.next(after: offset, in: bytes))
      #expect(buffer.border(before: offset) == CaretBorders.previous(before: offset, in: bytes))
      #expect(buffer.border(atOrBefore: offset) == CaretBorders.atOrBefore(offset, in: bytes))
      #expect(buffer.border(atOrAfter: offset) == CaretBorders.atOrAfter(offset, in: bytes))
    }
  }

  @Test("Walking over valid text stops where Swift's characters begin")
  func likeCharacters() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let bytes = RandomText.valid(pieces: 900, using: &random)
      let buffer = TextBuffer(bytes)
      let characters = Set(
        String(decoding: bytes, as: UTF8.self).reduce(into: [0]) {
          $0.append(($0.last ?? 0) + $1.utf8.count)
        })
      var forward = [0]
      while let last = forward.last, last < buffer.count {
        forward.append(buffer.border(after: last))
      }
      var backward = [buffer.count]
      while let last = backward.last, last > 0 { backward.append(buffer.border(before: last)) }
      #expect(forward == backward.reversed())
      #expect(forward.allSatisfy(characters.contains))
      // What Swift parts and a caret doesn't is drawn in one cell.
      for border in characters.subtracting(forward) {
        #expect(CaretBorders.atOrBefore(border, in: bytes) < border)
      }
    }
  }

  @Test("Thousands of flags or marks in a row are told apart", arguments: [0, 1, 2, 3])
  func longRuns(shift: Int) {
    let flags = Array(String(repeating: "🇩🇪", count: 3_000).utf8)
    let text = Array(repeating: UInt8(ascii: "a"), count: shift) + flags
    let buffer = TextBuffer(text)
    for flag in [1, 700, 1_499, 2_999] {
      let start = shift + flag * 8
      #expect(buffer.border(after: start) == start + 8)
      #expect(buffer.border(before: start) == start - 8)
      #expect(buffer.border(atOrBefore: start + 4) == start)
    }
    let marks = TextBuffer("x" + String(repeating: "\u{301}", count: 5_000) + "y")
    #expect(marks.border(after: 0) == 10_001)
    #expect(marks.border(before: 10_001) == 0)
    #expect(marks.border(atOrAfter: 5_000) == 10_001)
  }

  @Test("Words are those of the same text in one piece")
  func words() {
    var random = SeededGenerator(seed: 3)
    let bytes = RandomText.mixed(pieces: 1_500, using: &random) + Array("word".utf8)
    let buffer = TextBuffer(bytes)
    for unit in [WordBorders.Unit.letters, .nonBlanks] {
      for offset in borders(of: bytes) {
        #expect(
          buffer.wordEnd(after: offset, of: unit)
            == WordBorders.end(after: offset, of: unit, in: bytes))
        #expect(
          buffer.wordStart(before: offset, of: unit)
            == WordBorders.start(before: offset, of: unit, in: bytes))
      }
    }
    let long = TextBuffer(String(repeating: "ж", count: 9_000))
    #expect(long.wordEnd(after: 2) == 18_000 && long.wordStart(before: 17_000) == 0)
  }
}
