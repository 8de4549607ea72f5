import Geometry
import Interface
import Testing
import Text

@Suite("Text fields")
struct TextFieldTests {
  @Test("The caret stands behind what was typed")
  func caret() {
    let (frame, cursor, _) = Self.drawn("delta", columns: 20)
    expect(frame, shows: "/ delta")
    #expect(cursor == Point(column: 7, row: 0))
  }

  @Test("A field too narrow for its text shows the part with the caret, and says what is cut")
  func window() {
    var (frame, cursor, start) = Self.drawn("abcdefghijkl", columns: 8)
    #expect(frame[Point(column: 2, row: 0)].base == "…")
    #expect(cursor.column < 8)
    #expect(start > 0)
    (frame, cursor, start) = Self.drawn("abcdefghijkl", caret: 0, columns: 8, start: start)
    #expect(cursor == Point(column: 2, row: 0))
    #expect(start == 0)
    expect(frame, shows: "/ abcde…")
  }

  @Test("An empty field says what may be typed, with the caret before it")
  func placeholder() {
    var frame = Frame(columns: 16, rows: 1)
    var field = TextField(
      prompt: "/ ", editor: LineEditor(), placeholder: "type to filter")
    let cursor = field.draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(frame, shows: "/ type to filter")
    #expect(cursor == Point(column: 2, row: 0))
    #expect(frame.attributes == "..dddddddddddddd")
  }

  @Test("Selected bytes are marked")
  func selection() {
    var frame = Frame(columns: 10, rows: 1)
    var field = TextField(editor: LineEditor("one two"), selection: 4..<7)
    field.draw(into: &frame, area: frame.bounds, theme: .plain)
    #expect(frame.attributes == "....rrr...")
  }

  @Test("A prompt that leaves no column for text isn't drawn")
  func narrow() {
    let (frame, cursor, _) = Self.drawn("ab", columns: 2)
    #expect(cursor.column < 2)
    #expect(!frame.lines()[0].contains("/"))
  }

  @Test("Whatever is typed the caret stays inside and nothing is drawn outside", arguments: 0..<100)
  func inside(seed: Int) {
    var random = Generator(seed: seed)
    let columns = Int.random(in: 1...16, using: &random)
    var frame = Frame(columns: columns + 4, rows: 3, filledWith: ".")
    let area = Rectangle(column: 2, row: 1, columns: columns, rows: 1)
    frame.fill(area)
    var editor = LineEditor(random.line(pieces: 9))
    editor.moveCaret(to: Int.random(in: 0...editor.bytes.count, using: &random))
    var field = TextField(
      prompt: "/ ", editor: editor, start: Int.random(in: 0...20, using: &random))
    let cursor = field.draw(into: &frame, area: area, theme: .plain)
    #expect(area.contains(cursor))
    #expect(frame.brokenGlyphs.isEmpty)
    for row in 0..<3 {
      for column in 0..<columns + 4 where !area.contains(Point(column: column, row: row)) {
        #expect(frame[Point(column: column, row: row)].base == ".")
      }
    }
  }

  static func drawn(
    _ text: String, caret: Int? = nil, columns: Int, start: Int = 0
  ) -> (Frame, Point, start: Int) {
    var frame = Frame(columns: columns, rows: 1)
    var editor = LineEditor(text)
    if let caret { editor.moveCaret(to: caret) }
    var field = TextField(prompt: "/ ", editor: editor, start: start)
    let cursor = field.draw(into: &frame, area: frame.bounds, theme: .plain)
    return (frame, cursor, field.start)
  }
}
