import Geometry
import Interface
import Testing

@Suite("Pane borders")
struct PaneChromeTests {
  @Test("A pane with the focus has heavy lines, one without thin ones")
  func weights() {
    var frame = Frame(columns: 64, rows: 4)
    PaneChrome(title: "Library", digit: 1)
      .draw(into: &frame, area: Self.area(0, 24, rows: 4), theme: .plain)
    PaneChrome(title: "Notes", digit: 2, trailing: "modified ↓", weight: .heavy)
      .draw(into: &frame, area: Self.area(24, 40, rows: 4), theme: .plain)
    expect(
      frame,
      shows: """
        ╭─ 1 Library ──────────╮┏━ 2 Notes ━━━━━━━━━━━━━━━ modified ↓ ━┓
        │                      │┃                                      ┃
        │                      │┃                                      ┃
        ╰──────────────────────╯┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }

  @Test("The title of the pane with the focus is bold, its border isn't dim")
  func attributes() {
    var frame = Frame(columns: 12, rows: 2)
    let area = Self.area(0, 12, rows: 2)
    PaneChrome(title: "ab", digit: 2, weight: .heavy)
      .draw(into: &frame, area: area, theme: .plain)
    #expect(frame.attributes.hasPrefix("...bbbb....."))
    PaneChrome(title: "ab", digit: 2).draw(into: &frame, area: area, theme: .plain)
    #expect(frame.attributes.hasPrefix("dd......dddd"))
  }

  @Test(
    "Where room is short the text at the right goes first, then the title is cut",
    arguments: [
      "╭─ 3 Better diffs with delta ─ 3 links ─╮",
      "╭─ 3 Better diffs with de… ─ 3 links ─╮",
      "╭─ 3 Better diff… ─ 3 links ─╮",
      "╭─ 3 Better diffs wit… ─╮",
      "╭─ 3 … ─╮",
      "╭─ … ─╮",
      "╭────╮",
      "╭╮",
    ])
  func short(top: String) {
    let columns = top.unicodeScalars.count
    var frame = Frame(columns: columns, rows: 2)
    PaneChrome(title: "Better diffs with delta", digit: 3, trailing: "3 links")
      .draw(into: &frame, area: frame.bounds, theme: .plain)
    #expect(frame.lines()[0] == top)
  }

  @Test("A title of wide characters is cut without breaking the line")
  func wide() {
    var frame = Frame(columns: 14, rows: 2)
    PaneChrome(title: "日本語のノート", digit: 2)
      .draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """
        ╭─ 2 日本… ──╮
        ╰────────────╯
        """)
  }

  @Test("The thumb lies on the right border, heavy or not")
  func thumb() {
    var frame = Frame(columns: 8, rows: 6)
    let thumb = ScrollThumb(offset: 0, content: 20, viewport: 4, track: 4)
    PaneChrome(title: "N", weight: .heavy, thumb: thumb)
      .draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """
        ┏━ N ━━┓
        ┃      ▐
        ┃      ┃
        ┃      ┃
        ┃      ┃
        ┗━━━━━━┛
        """)
  }

  @Test("In ASCII a heavy border is made of #")
  func ascii() {
    var frame = Frame(columns: 34, rows: 3)
    let theme = Theme.plain.ascii()
    PaneChrome(title: "A long title of a pane", digit: 1)
      .draw(into: &frame, area: Self.area(0, 17, rows: 3), theme: theme)
    PaneChrome(
      title: "Notes", digit: 2, weight: .heavy,
      thumb: ScrollThumb(offset: 1, content: 2, viewport: 1, track: 1)
    ).draw(into: &frame, area: Self.area(17, 17, rows: 3), theme: theme)
    expect(
      frame,
      shows: """
        +- 1 A long... -+## 2 Notes ######
        |               |#               =
        +---------------+#################
        """)
  }

  @Test("Borders of every set close", arguments: BorderSet.allCases, [BorderWeight.light, .heavy])
  func sets(borders: BorderSet, weight: BorderWeight) {
    let lines = borders.lines(weight)
    var frame = Frame(columns: 3, rows: 3)
    PaneChrome(title: "", weight: weight)
      .draw(into: &frame, area: frame.bounds, theme: Theme.plain.with(borders: borders))
    let wanted = [
      lines.topLeft, lines.horizontal, lines.topRight, lines.vertical, " ", lines.vertical,
      lines.bottomLeft, lines.horizontal, lines.bottomRight,
    ]
    #expect(frame.cells.map(\.base) == wanted)
  }

  @Test("Whatever the titles, the border closes", arguments: 0..<100)
  func intact(seed: Int) {
    var random = Generator(seed: seed)
    let columns = Int.random(in: 2...50, using: &random)
    var frame = Frame(columns: columns, rows: 3, filledWith: "x")
    let chrome = PaneChrome(
      title: StyledText(random.text(pieces: 8)), digit: Bool.random(using: &random) ? 4 : nil,
      trailing: StyledText(random.text(pieces: 5)),
      weight: Bool.random(using: &random) ? .heavy : .light)
    if Bool.random(using: &random) {
      chrome.draw(into: &frame, area: frame.bounds, theme: .plain)
    } else {
      SheetChrome(chrome).draw(into: &frame, area: frame.bounds, theme: .plain)
    }
    let lines = BorderSet.rounded.lines(chrome.weight)
    let edges = frame.lines()
    #expect(frame[.zero].base == lines.topLeft)
    #expect(frame[Point(column: columns - 1, row: 0)].base == lines.topRight)
    #expect(frame[Point(column: columns - 1, row: 1)].base == lines.vertical)
    #expect(edges[2].unicodeScalars.count == columns)
    #expect(frame.brokenGlyphs.isEmpty)
    if columns > 3 {
      #expect(frame[Point(column: 1, row: 0)].base == lines.horizontal)
      #expect(frame[Point(column: columns - 2, row: 0)].base == lines.horizontal)
    }
  }

  @Test("A pane of any area draws nothing outside it", arguments: 0..<50)
  func outside(seed: Int) {
    var random = Generator(seed: seed)
    var frame = Frame(columns: 20, rows: 8, filledWith: "x")
    let area = Rectangle(
      column: Int.random(in: -10...20, using: &random), row: Int.random(in: -5...8, using: &random),
      columns: Int.random(in: -1...25, using: &random),
      rows: Int.random(in: -1...10, using: &random))
    PaneChrome(
      title: "A title that is long", digit: 1, trailing: "right",
      thumb: ScrollThumb(offset: 3, content: 90, viewport: 5, track: 5)
    ).draw(into: &frame, area: area, theme: .plain)
    for row in 0..<8 {
      for column in 0..<20 where !area.contains(Point(column: column, row: row)) {
        #expect(frame[Point(column: column, row: row)].base == "x")
      }
    }
  }

  static func area(_ column: Int, _ columns: Int, rows: Int) -> Rectangle {
    Rectangle(column: column, row: 0, columns: columns, rows: rows)
  }
}
