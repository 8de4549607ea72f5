import Geometry
import Interface
import Testing
import Text

@Suite("Drawing text")
struct DrawingTests {
  @Test(
    "Text that is too wide is cut with a sign, never inside a glyph",
    arguments: [
      ("plain text", 10, Overflow.ellipsis, "plain text"),
      ("plain text", 9, .ellipsis, "plain te…"),
      ("plain text", 1, .ellipsis, "…"),
      ("plain text", 0, .ellipsis, ""),
      ("plain text", 9, .dots, "plain ..."),
      ("plain text", 10, .dots, "plain text"),
      ("plain text", 2, .dots, ".."),
      ("plain text", 4, .clipped, "plai"),
      ("日本語", 6, .ellipsis, "日本語"),
      ("日本語", 5, .ellipsis, "日本…"),
      ("日本語", 4, .ellipsis, "日…"),
      ("日本語", 5, .clipped, "日本"),
      ("日本語", 5, .dots, "日..."),
      ("e\u{301}e\u{301}e\u{301}", 2, .ellipsis, "e\u{301}…"),
      ("👩‍👩‍👧 x", 5, .ellipsis, "…"),
    ])
  func cut(text: String, columns: Int, overflow: Overflow, shown: String) {
    var frame = Frame(columns: 12, rows: 1)
    let used = frame.draw(text, at: .zero, columns: columns, overflow: overflow)
    expect(frame, shows: shown)
    #expect(used <= columns)
    #expect(used == Ruler().columns(of: shown))
  }

  @Test("Without a width text goes to the edge of the clip")
  func edge() {
    var frame = Frame(columns: 8, rows: 1)
    frame.draw("abcdefghij", at: Point(column: 2, row: 0))
    expect(frame, shows: "  abcde…")
    frame.draw(
      "0123456789", at: Point(column: 2, row: 0),
      clip: Rectangle(column: 0, row: 0, columns: 5, rows: 1))
    expect(frame, shows: "  01…de…")
  }

  @Test("What lies left of the clip isn't drawn; of a wide glyph on its edge a blank is seen")
  func clip() {
    var frame = Frame(columns: 8, rows: 1, filledWith: ".")
    let clip = Rectangle(column: 2, row: 0, columns: 4, rows: 1)
    frame.draw("ab日cd本ef", at: Point(column: -1, row: 0), columns: 12, clip: clip)
    expect(frame, shows: ".. cd ..")
    frame.draw("abcdefgh", at: Point(column: -1, row: 0), columns: 12, clip: clip)
    expect(frame, shows: "..defg..")
  }

  @Test("Controls are shown, never emitted")
  func controls() {
    var frame = Frame(columns: 20, rows: 1)
    let used = frame.draw(Array("a\u{1B}[2Jb\u{202E}\r\n".utf8) + [0xFF], at: .zero)
    expect(frame, shows: "a␛[2Jb⇄␤�")
    #expect(used == 9)
  }

  @Test("Tabs reach to the next stop counted from the start of the text")
  func tabs() {
    var frame = Frame(columns: 20, rows: 1, filledWith: ".")
    let used = frame.draw("\ta\tb", at: Point(column: 1, row: 0), ruler: Ruler(tabStop: 4))
    expect(frame, shows: ".    a   b..........")
    #expect(used == 9)
  }

  @Test("A combining mark after ASCII stands in its cell, more than three are left out")
  func marks() {
    var frame = Frame(columns: 4, rows: 1)
    frame.draw("ae\u{301}\u{302}\u{303}\u{304}b", at: .zero)
    expect(frame, shows: "ae\u{301}\u{302}\u{303}b")
  }

  @Test("Ambiguous characters are as wide as the ruler says")
  func ambiguous() {
    var frame = Frame(columns: 6, rows: 1)
    let used = frame.draw("±a", at: .zero, ruler: Ruler(ambiguous: .wide))
    #expect(used == 3)
    #expect(frame[.zero].width == 2)
    #expect(frame.brokenGlyphs.isEmpty)
  }

  @Test("ASCII over half of a wide glyph leaves a blank")
  func repair() {
    var frame = Frame(columns: 6, rows: 1)
    frame.draw("日本語", at: .zero)
    frame.draw("ab", at: Point(column: 1, row: 0))
    expect(frame, shows: " ab 語")
  }

  @Test("Whatever is drawn, there is no half of a wide glyph", arguments: 0..<200)
  func wholeGlyphs(seed: Int) {
    var random = Generator(seed: seed)
    var frame = Frame(columns: 12, rows: 3)
    for _ in 0..<40 {
      let text = random.text(pieces: 6)
      let point = Point(
        column: Int.random(in: -6...14, using: &random), row: Int.random(in: -1...3, using: &random)
      )
      let clip = Rectangle(
        column: Int.random(in: -2...10, using: &random), row: 0,
        columns: Int.random(in: 0...14, using: &random), rows: 3)
      let columns = Bool.random(using: &random) ? nil : Int.random(in: -1...15, using: &random)
      let overflow = [Overflow.clipped, .ellipsis, .dots].randomElement(using: &random) ?? .clipped
      let before = frame
      let used = frame.draw(text, at: point, columns: columns, overflow: overflow, clip: clip)
      #expect(frame.brokenGlyphs.isEmpty)
      #expect(used >= 0)
      if let columns { #expect(used <= max(0, columns)) }
      expectUntouched(
        frame, before, outside: clip.intersection(frame.bounds), used: used, at: point)
    }
  }

  /// Cells outside the place keep what they show, save that a wide glyph cut in half goes whole.
  private func expectUntouched(
    _ frame: Frame, _ before: Frame, outside clip: Rectangle, used: Int, at point: Point
  ) {
    let place = Rectangle(origin: point, size: Size(columns: used, rows: 1)).intersection(clip)
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = Point(column: column, row: row)
        guard !place.contains(cell), frame[cell] != before[cell] else { continue }
        #expect(before[cell].width != 1)
        #expect(frame[cell] == Cell(style: before[cell].style))
      }
    }
  }
}
