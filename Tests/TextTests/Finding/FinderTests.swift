import Testing
import Text

@Suite("Find (text T10)")
struct FinderTests {
  @Test(
    "Capitals matter only if one is typed, in any script",
    arguments: [
      ("note", "Note notes NOTE", [0..<4, 5..<9, 11..<15]), ("Note", "Note note", [0..<4]),
      ("über", "Über über", [0..<5, 6..<11]), ("Ж", "жЖ", [2..<4]), ("ж", "жЖ", [0..<2, 2..<4]),
      ("本", "日本", [3..<6]), ("aa", "aaaaa", [0..<2, 2..<4]), ("k", "\u{212A}", [0..<3]),
      ("x", "abc", []), ("e", "e\u{301} e", [4..<5]), ("e\u{301}", "E\u{301}", [0..<3]),
      ("a.c", "abc a.c", [4..<7]), ("\n", "a\n\r\nb", [1..<2]),
    ] as [(String, String, [Range<Int>])])
  func matches(query: String, text: String, expected: [Range<Int>]) throws {
    #expect(try find(query, in: text).matches == expected)
  }

  @Test("Bytes that aren't UTF-8 are found as they are, and an empty pattern is none")
  func bytes() throws {
    let pattern = try #require(FindPattern([0xFF, 0x61]))
    var finder = TextFinder(
      pattern, in: TextBuffer([0x61, 0xFF, 0x41, 0xC3, 0xFF, 0x61] as [UInt8]))
    finder.finish()
    #expect(finder.matches == [1..<3, 4..<6])
    #expect(FindPattern([]) == nil)
  }

  @Test("In parts of any size the same is found as at once", arguments: [1, 3, 10, 5_000])
  func parts(size: Int) throws {
    var random = SeededGenerator(seed: UInt64(size))
    for query in ["a", "wor", "日", "é", "\r\n", "two words"] {
      let buffer = TextBuffer(RandomText.mixed(pieces: 3_000, using: &random))
      let pattern = try #require(FindPattern(Array(query.utf8)))
      var whole = TextFinder(pattern, in: buffer)
      whole.finish()
      var parts = TextFinder(pattern, in: buffer)
      while parts.progress == .searching { parts.advance(bytes: size) }
      #expect(parts.matches == whole.matches)
      #expect(!whole.matches.isEmpty)
      for match in whole.matches {
        #expect(String(decoding: buffer.bytes(in: match), as: UTF8.self).lowercased() == query)
      }
    }
  }

  @Test("Next and previous go round, and know what is seen")
  func walking() throws {
    let finder = try find("a", in: "a--a--a")
    #expect([0, 1, 3, 6, 99].map { finder.next(after: $0) } == [1, 1, 2, 0, 0])
    #expect([0, 1, 3, 6, 99].map { finder.previous(before: $0) } == [2, 0, 0, 1, 2])
    #expect(Array(finder.matches(in: 1..<4)) == [3..<4])
    #expect(Array(finder.matches(in: 0..<7)).count == 3 && finder.matches(in: 1..<3).isEmpty)
    let none = try find("x", in: "a")
    #expect(none.next(after: 0) == nil && none.previous(before: 1) == nil)
  }

  @Test("Replacing all that was found is one step of undo")
  func replacing() throws {
    var editor = editor("|One two one")
    let matches = try find("one", in: editor.buffer.text).matches
    editor.perform(.replace(matches, with: Array("1".utf8)))
    #expect(picture(editor) == "1 two 1|")
    editor.perform(.undo)
    #expect(picture(editor) == "|One two one")
  }

  private func find(_ query: String, in text: String) throws -> TextFinder {
    var finder = TextFinder(try #require(FindPattern(Array(query.utf8))), in: TextBuffer(text))
    finder.finish()
    return finder
  }
}
