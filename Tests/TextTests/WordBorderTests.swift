import Testing
import Text

@Suite("Words")
struct WordBorderTests {
  private let line = "git log --oneline, naïve café_42 日本 e\u{301}t"

  @Test("Forward goes to the ends of words")
  func ends() {
    #expect(
      walk(from: 0) { WordBorders.end(after: $0, in: line) } == [
        "git", " log", " --oneline", ", naïve", " café", "_42", " 日本", " e\u{301}t",
      ])
  }

  @Test("Backward goes to the starts of words")
  func starts() {
    #expect(
      walkBack { WordBorders.start(before: $0, in: line) } == [
        "e\u{301}t", "日本 ", "42 ", "café_", "naïve ", "oneline, ", "log --", "git ",
      ])
  }

  @Test("Words between blanks take punctuation with them")
  func nonBlanks() {
    #expect(
      walkBack { WordBorders.start(before: $0, of: .nonBlanks, in: line) } == [
        "e\u{301}t", "日本 ", "café_42 ", "naïve ", "--oneline, ", "log ", "git ",
      ])
    #expect(WordBorders.end(after: 3, of: .nonBlanks, in: "ab\u{3000}c-d e") == 8)
  }

  @Test("Where there is no word the ends of the text are the answer")
  func noWords() {
    #expect(WordBorders.end(after: 1, in: "a...") == 4)
    #expect(WordBorders.start(before: 3, in: "...") == 0)
    #expect(WordBorders.end(after: 99, in: "abc") == 3)
    #expect(WordBorders.start(before: -1, in: "abc") == 0)
    #expect(WordBorders.start(before: 99, in: "abc") == 0)
    #expect(WordBorders.end(after: -9, in: "abc d") == 3)
    #expect(WordBorders.end(after: 0, in: [0xFF, 0x61, 0xFF] as [UInt8]) == 2)
  }

  @Test("The answers are places for a caret and lead on", arguments: 0..<4 as Range<UInt64>)
  func properties(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 40) {
      let all = Set(borders(of: bytes))
      for unit in [WordBorders.Unit.letters, .nonBlanks] {
        for offset in 0...bytes.count {
          let end = WordBorders.end(after: offset, of: unit, in: bytes)
          let start = WordBorders.start(before: offset, of: unit, in: bytes)
          #expect(all.contains(end) && all.contains(start))
          #expect(end > offset || offset == bytes.count)
          #expect(start < offset || offset == 0)
        }
      }
    }
  }

  private func walk(from first: Int, _ step: (Int) -> Int) -> [String] {
    let bytes = Array(line.utf8)
    var pieces: [String] = []
    var offset = first
    while offset < bytes.count {
      let next = step(offset)
      pieces.append(String(decoding: bytes[offset..<next], as: UTF8.self))
      offset = next
    }
    return pieces
  }

  private func walkBack(_ step: (Int) -> Int) -> [String] {
    let bytes = Array(line.utf8)
    var pieces: [String] = []
    var offset = bytes.count
    while offset > 0 {
      let next = step(offset)
      pieces.append(String(decoding: bytes[next..<offset], as: UTF8.self))
      offset = next
    }
    return pieces
  }
}
