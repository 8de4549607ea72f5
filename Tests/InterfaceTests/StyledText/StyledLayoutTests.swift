import Geometry
import Interface
import Testing
import Text

@Suite("Styled layouts")
struct StyledLayoutTests {
  @Test("Text wraps at words behind its prefixes")
  func bullets() {
    let layout = StyledLayout(
      "side-by-side with delta and 日本語", columns: 16,
      first: LinePrefix(StyledText("• ", .bullet)), rest: LinePrefix("  "))
    expect(
      Self.drawn(layout, columns: 20),
      shows: """
        • side-by-side
          with delta and
          日本語
        """)
  }

  @Test("A bar goes down the whole of a quotation, newlines included")
  func quotation() {
    let bar = LinePrefix(StyledText("▎ ", .quoteBar))
    let layout = StyledLayout("one two\nthree\n", columns: 8, first: bar, rest: bar)
    expect(
      Self.drawn(layout, columns: 10),
      shows: """
        ▎ one
        ▎ two
        ▎ three
        """)
  }

  @Test("Code isn't wrapped but cut")
  func code() {
    let bar = LinePrefix(StyledText("│ ", .codeBar))
    let layout = StyledLayout(
      StyledText("[core]\r\n  pager = delta --color", .code), columns: 16, first: bar, rest: bar,
      wrapping: .none)
    expect(
      Self.drawn(layout, columns: 20),
      shows: """
        │ [core]
        │   pager = del…
        """)
  }

  @Test("A prefix as wide as another lets rows hang below the first")
  func hanging() {
    let first = LinePrefix(StyledText("10. "))
    #expect(first.blank() == LinePrefix("    "))
    let layout = StyledLayout("word word", columns: 9, first: first, rest: first.blank())
    expect(Self.drawn(layout, columns: 9), shows: "10. word\n    word")
  }

  @Test("Prefixes never take more than half of the columns; one column is enough to go on")
  func narrow() {
    let prefix = LinePrefix(StyledText("▎ ▎ ▎ "))
    let layout = StyledLayout("abcdef", columns: 6, first: prefix, rest: prefix)
    expect(Self.drawn(layout, columns: 6), shows: "▎ …abc\n▎ …def")
    #expect(StyledLayout("ab", columns: 0, first: prefix, rest: prefix).rows == 2)
  }

  @Test("A newline ends a row, wrapped or not", arguments: [StyledLayout.Wrapping.words, .none])
  func newlines(wrapping: StyledLayout.Wrapping) {
    for (text, rows) in [("", 1), ("a", 1), ("a\n", 1), ("a\n\n", 2), ("\n", 1), ("a\nb", 2)] {
      #expect(StyledLayout(StyledText(text), columns: 9, wrapping: wrapping).rows == rows)
    }
  }

  @Test("Empty text is one row")
  func empty() {
    let layout = StyledLayout("", columns: 9)
    #expect(layout.rows == 1)
    #expect(layout.rectangles(of: 0..<9).isEmpty)
    #expect(layout.place(of: 5) == .zero)
    #expect(layout.offset(at: Point(column: 4, row: 4)) == 0)
  }

  @Test("A link that goes over the end of a row has a rectangle in each")
  func links() {
    let layout = StyledLayout(
      "see also caching credentials now", columns: 18, first: LinePrefix("• "),
      rest: LinePrefix("  "))
    #expect(
      layout.rectangles(of: 9..<28) == [
        Rectangle(column: 11, row: 0, columns: 7, rows: 1),
        Rectangle(column: 2, row: 1, columns: 11, rows: 1),
      ])
    #expect(layout.rectangles(of: 28..<29).count <= 1)
    #expect(layout.rectangles(of: 40..<50).isEmpty)
  }

  @Test("What is cut at the right edge has no rectangle")
  func cutLink() {
    let layout = StyledLayout("0123456789", columns: 6, wrapping: .none)
    #expect(
      layout.rectangles(of: 4..<10) == [Rectangle(column: 4, row: 0, columns: 2, rows: 1)])
    #expect(layout.rectangles(of: 7..<10).isEmpty)
  }

  @Test("Only rows inside the clip are drawn")
  func clip() {
    let layout = StyledLayout("a\nb\nc\nd", columns: 5)
    var frame = Frame(columns: 3, rows: 4, filledWith: ".")
    layout.draw(
      into: &frame, at: Point(column: 0, row: -1), theme: .plain,
      clip: Rectangle(column: 0, row: 1, columns: 3, rows: 2))
    expect(frame, shows: "...\nc..\nd..\n...")
  }

  @Test("A place leads to its byte and a byte to its place, whatever the text", arguments: 0..<150)
  func places(seed: Int) {
    var random = Generator(seed: seed)
    let text = random.text(pieces: 14)
    let columns = Int.random(in: 1...20, using: &random)
    let prefix = LinePrefix(StyledText(String(repeating: "x", count: seed % 4)))
    let layout = StyledLayout(
      StyledText(text), columns: columns, first: prefix, rest: prefix,
      wrapping: seed.isMultiple(of: 3) ? .none : .words)
    for (row, line) in layout.lines.enumerated() {
      #expect(!text[line.range].contains(UInt8(ascii: "\n")))
      var offset = line.range.lowerBound
      while offset < line.range.upperBound {
        let place = layout.place(of: offset)
        #expect(place.row == row)
        #expect(place.column >= layout.indent)
        #expect(layout.offset(at: place) == offset)
        let next = CaretBorders.next(after: offset - line.range.lowerBound, in: text[line.range])
        offset = line.range.lowerBound + next
      }
    }
    let frame = Self.drawn(layout, columns: columns)
    #expect(frame.brokenGlyphs.isEmpty)
    for rectangle in layout.rectangles(of: 0..<text.count) {
      #expect(rectangle.minColumn >= layout.indent && rectangle.maxColumn <= layout.columns)
    }
  }

  static func drawn(_ layout: StyledLayout, columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: layout.rows)
    layout.draw(into: &frame, at: .zero, theme: .plain)
    return frame
  }
}
