import Testing
import Text

@Suite("Soft wrap (text T4)")
struct TextWrapTests {
  @Test(
    "Rows end after words and keep their blanks (users 48)",
    arguments: [
      ("the quick brown fox", 10, ["the quick ", "brown fox"]),
      ("the quick brown fox", 9, ["the quick ", "brown fox"]),
      ("the quick brown fox", 8, ["the ", "quick ", "brown ", "fox"]),
      ("one", 3, ["one"]), ("one ", 3, ["one "]), ("one  ", 3, ["one ", " "]),
      ("one   two", 3, ["one ", "  ", "two"]), ("one   two", 5, ["one  ", " two"]),
      ("   x", 2, ["  ", " x"]), ("  word", 4, ["  ", "word"]),
      ("word\u{A0}word x", 9, ["word\u{A0}word ", "x"]), ("", 5, [""]),
    ])
  func words(text: String, columns: Int, rows: [String]) {
    #expect(wrap(text, columns) == rows)
  }

  @Test(
    "A word that is longer than a row is broken, but not where a character would be",
    arguments: [
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a abcdefgh", 4, ["a ", "abcd", "efgh"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("🇩🇪🇫🇷🇮🇹", 5, ["🇩🇪🇫🇷", "🇮🇹"]), ("x👨‍👩‍👧y", 6, ["x", "👨‍👩‍👧", "y"]),
      ("ab👍🏽", 5, ["ab", "👍🏽"]), ("\u{1B}\u{1B}\u{1B}", 2, ["\u{1B}\u{1B}", "\u{1B}"]),
    ])
  func longWords(text: String, columns: Int, rows: [String]) {
    #expect(wrap(text, columns) == rows)
  }

  @Test("A character that is wider than a whole row is broken between its glyphs")
  func hugeCharacters() {
    #expect(wrap("👨‍👩‍👧", 4).map(\.unicodeScalars.count) == [4, 1])
    #expect(wrap("日本", 1) == ["日", "本"])
    #expect(wrap("a日", 1) == ["a", "日"])
  }

  @Test(
    "Scripts without blanks may break between characters, but not before a full stop",
    arguments: [
      ("日本語のノート", 6, ["日本語", "のノー", "ト"]), ("日本語", 5, ["日本", "語"]),
      ("日本語。", 6, ["日本", "語。"]), ("日「本」語", 6, ["日", "「本」", "語"]),
      ("ab日本cd", 4, ["ab日", "本cd"]), ("word日本 x", 8, ["word日本 ", "x"]),
      ("日本.", 4, ["日", "本."]), ("日 本", 2, ["日 ", "本"]), ("日(本)", 4, ["日", "(本)"]),
    ])
  func wideScripts(text: String, columns: Int, rows: [String]) {
    #expect(wrap(text, columns) == rows)
  }

  @Test("A blank that carries a spacing mark doesn't hang over the edge without it")
  func blankWithMark() {
    #expect(wrap("ab \u{E33}c", 2) == ["ab", " \u{E33}", "c"])
  }

  @Test("A zero width space is a place to break")
  func zeroWidthSpace() {
    #expect(wrap("abc\u{200B}def", 4) == ["abc\u{200B}", "def"])
    #expect(wrap("abc\u{200C}def", 4) == ["abc\u{200C}d", "ef"])
  }

  @Test("A line end ends its row and belongs to it")
  func newlines() {
    #expect(wrap("a\nb\r\n\nc", 5) == ["a\n", "b\r\n", "\n", "c"])
    #expect(wrap("abc \nd", 3) == ["abc \n", "d"])
    #expect(wrap("abc\nd", 3) == ["abc\n", "d"])
    #expect(wrap("abc \r\nd", 3) == ["abc \r\n", "d"])
    let starts = TextWrap(columns: 2).rows(of: "ab c\nd").map(\.start)
    #expect(starts == [.line, .continuation, .line])
  }

  @Test("Tabs stop from the left edge of a row, and one that starts in a row fits")
  func tabs() {
    #expect(wrap("a\tb\tc", 10) == ["a\tb\t", "c"])
    #expect(wrap("12345678\tx", 8) == ["12345678\t", "x"])
    #expect(wrap("\t\tx", 8) == ["\t", "\t", "x"])
  }

  @Test("Rows that continue a line are indented, at most by half")
  func indent() {
    let wrap = TextWrap(columns: 6, continuationIndent: 2)
    #expect(rows(of: "- abc def ghij", wrap) == ["- abc ", "def ", "ghij"])
    #expect(wrap.indent(of: .line) == 0)
    #expect(wrap.indent(of: .continuation) == 2)
    #expect(TextWrap(columns: 6, continuationIndent: 9).continuationIndent == 3)
    #expect(TextWrap(columns: 1, continuationIndent: 9).continuationIndent == 0)
    #expect(TextWrap(columns: -5, continuationIndent: -5) == TextWrap(columns: 1))
  }

  @Test("Wrapping goes on from any row start as it did from the beginning")
  func lazy() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let bytes = RandomText.mixed(pieces: 20, using: &random)
      let wrap = TextWrap(columns: 7, continuationIndent: 2)
      let all = wrap.rows(of: bytes)
      for (row, next) in zip(all, all.dropFirst()) {
        #expect(wrap.row(after: row, in: bytes) == next)
        #expect(wrap.row(at: next.bytes.lowerBound, startingAs: next.start, in: bytes) == next)
      }
    }
    #expect(TextWrap(columns: 7).row(at: 3, startingAs: .line, in: "abc") == nil)
    #expect(TextWrap(columns: 7).row(at: -1, startingAs: .line, in: "abc") == nil)
  }

  @Test("A line of a megabyte is wrapped only as far as it is seen")
  func megabyte() {
    let bytes = Array(String(repeating: "lorem ipsum ", count: 90_000).utf8)
    let wrap = TextWrap(columns: 60)
    let row = wrap.row(at: 720_000, startingAs: .continuation, in: bytes)
    #expect(row?.bytes == 720_000..<720_060)
    #expect(wrap.rows(of: bytes).count == 18_000)
  }

  @Test("Endless flags, joined emoji and piles of marks are wrapped like other text")
  func endlessClusters() {
    let wrap = TextWrap(columns: 40)
    let flags = String(repeating: "🇩🇪", count: 30_000)
    #expect(wrap.rows(of: flags).count == 1_500)
    let family = "👩" + String(repeating: "\u{200D}👩", count: 30_000)
    #expect(wrap.rows(of: family).count == 1_501)
    let zalgo = "a" + String(repeating: "\u{301}", count: 100_000) + " b"
    #expect(wrap.rows(of: zalgo).count == 1)
  }

  @Test("Any number of columns gives rows, as a window that is resized does (users 49)")
  func anyWidth() {
    let text = "Weekly review: 日本語 \tnaïve 👨‍👩‍👧 e\u{301}\n- [ ] try it with lazygit\n"
    for columns in -1...500 {
      let rows = TextWrap(columns: columns, continuationIndent: 4).rows(of: text)
      #expect(rows.map(\.bytes.count).reduce(0, +) == text.utf8.count)
    }
    #expect(TextWrap(columns: .max).rows(of: text).count == 2)
    #expect(TextWrap(columns: .max, continuationIndent: .max).rows(of: text).count == 2)
  }

  @Test(
    "Rows are the whole text, none is too wide or breaks a character",
    arguments: 0..<6 as Range<UInt64>)
  func properties(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 30) {
      for columns in [1, 2, 5, 12] {
        for indent in [0, 3] {
          check(bytes, TextWrap(columns: columns, continuationIndent: indent))
        }
      }
    }
  }

  private func check(_ bytes: [UInt8], _ wrap: TextWrap) {
    let rows = wrap.rows(of: bytes)
    #expect(rows.flatMap { Array($0.bytes) } == Array(bytes.indices))
    #expect(bytes.isEmpty || rows.allSatisfy { !$0.bytes.isEmpty })
    let allBorders = Set(borders(of: bytes))
    for row in rows {
      let indent = wrap.indent(of: row.start)
      let all = glyphs(of: bytes[row.bytes], wrap.ruler, column: indent)
      let shown = all.filter { $0.kind != .newline }
      let blanks = shown.reversed().prefix { isBlank($0) }
      let hanging = blanks.count < shown.count ? 1 : 0
      let width = shown.dropLast(min(blanks.count, hanging)).reduce(indent) { $0 + $1.width }
      let isTab = shown.last?.kind == .tab
      #expect(width <= wrap.columns || shown.count == 1 || isTab)
      #expect(all.dropLast().allSatisfy { $0.kind != .newline })

      let isHuge =
        Ruler().columns(of: bytes[..<row.bytes.upperBound]) > 0
        && widestCharacter(around: row.bytes.upperBound, in: bytes) + indent > wrap.columns
      #expect(allBorders.contains(row.bytes.upperBound) || isHuge)
    }
  }

  private func isBlank(_ glyph: Glyph) -> Bool {
    glyph.kind == .tab || glyph.base == " " || glyph.base == "\u{3000}"
  }

  private func widestCharacter(around offset: Int, in bytes: [UInt8]) -> Int {
    let start = CaretBorders.atOrBefore(offset, in: bytes)
    return Ruler().columns(of: bytes[start..<CaretBorders.atOrAfter(offset, in: bytes)])
  }

  private func wrap(_ text: String, _ columns: Int) -> [String] {
    rows(of: text, TextWrap(columns: columns))
  }

  private func rows(of text: String, _ wrap: TextWrap) -> [String] {
    let bytes = Array(text.utf8)
    return wrap.rows(of: text).map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
  }
}
