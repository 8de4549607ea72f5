import Geometry
import Interface
import Testing

@Suite("Lists")
struct ListRowsTests {
  @Test("Titles are cut, times align at the right, the focused row has the bar")
  func rows() {
    let frame = Self.list(columns: 38, rows: 6, focus: RowFocus(row: 2, mark: .focused))
    expect(
      frame,
      shows: """
          ⚑ Weekly review                 now
          ⚑ Reading list                  3 h
        ▌ Better diffs with delta         2 d
          Change the start point of a br… 5 d
          日本語のノート                  4 w
          e\u{301}tude                         10 mo
        """)
  }

  @Test("In a group without the focus the remembered row has a thin bar")
  func remembered() {
    let frame = Self.list(columns: 20, rows: 3, focus: RowFocus(row: 1, mark: .remembered))
    #expect(frame.lines()[1] == "▏ ⚑ Reading li… 3 h")
    #expect(frame.attributes.split(separator: "\n")[1] == "................ddd.")
  }

  @Test("The focused row is bold; while the terminal is away it is dim, with its bar")
  func away() {
    let here = Self.list(columns: 12, rows: 1, focus: RowFocus(row: 0, mark: .focused))
    #expect(here.row(0).allSatisfy { $0.style.attributes.contains(.bold) })
    let away = Self.list(columns: 12, rows: 1, focus: RowFocus(row: 0, mark: .away))
    #expect(away.lines() == here.lines())
    #expect(away.row(0).allSatisfy { $0.style.attributes == .dim })
  }

  @Test("Without Unicode the halo is > and cut text ends in dots")
  func ascii() {
    let frame = Self.list(
      columns: 32, rows: 4, focus: RowFocus(row: 3, mark: .focused), theme: Theme.plain.ascii())
    #expect(frame.lines()[3] == "> Change the start point... 5 d")
  }

  @Test("Only visible rows are asked for, once each")
  func lazy() {
    var asked: [Int] = []
    var frame = Frame(columns: 20, rows: 5)
    let rows = ListRows(
      RowGeometry(count: 1_000_000), focus: RowFocus(row: 700_001, mark: .focused))
    let cursor = rows.draw(into: &frame, area: frame.bounds, scroll: 700_000, theme: .plain) {
      asked.append($0)
      return ListRow(StyledText(String($0)))
    }
    #expect(asked == Array(700_000..<700_005))
    #expect(cursor == Point(column: 0, row: 1))
  }

  @Test("A focused row out of sight has no cell for the cursor")
  func hidden() {
    var frame = Frame(columns: 20, rows: 2)
    let rows = ListRows(RowGeometry(count: 9), focus: RowFocus(row: 5, mark: .focused))
    let cursor = rows.draw(into: &frame, area: frame.bounds, scroll: 0, theme: .plain) {
      ListRow(StyledText(String($0)))
    }
    #expect(cursor == nil)
  }

  @Test("A search hit has a second line with the match marked; the last row may have one only")
  func hits() {
    var second: StyledText = "…then git to use delta as your pager for everything"
    second.add(.match, to: 19..<24)
    var frame = Frame(columns: 38, rows: 6)
    let rows = ListRows(
      RowGeometry(count: 3, rowsEach: 2, rowsOfLast: 1), focus: RowFocus(row: 0, mark: .focused))
    rows.draw(into: &frame, area: frame.bounds, scroll: 0, theme: .plain) { index in
      index == 2
        ? ListRow("＋ New note “delta”")
        : ListRow("Better diffs", trailing: "2 d", second: second)
    }
    expect(
      frame,
      shows: """
        ▌ Better diffs                    2 d
        ▌   …then git to use delta as your p…
          Better diffs                    2 d
            …then git to use delta as your p…
          ＋ New note “delta”

        """)
    let line = frame.attributes.split(separator: "\n", omittingEmptySubsequences: false)[3]
    #expect(line == "....ddddddddddddddddd*****ddddddddddd.")
  }

  @Test("A list may begin inside an item, above the area")
  func halfItem() {
    var frame = Frame(columns: 12, rows: 4, filledWith: "x")
    let area = Rectangle(column: 0, row: 1, columns: 12, rows: 2)
    let rows = ListRows(
      RowGeometry(count: 5, rowsEach: 2), focus: RowFocus(row: 0, mark: .focused))
    frame.fill(area)
    let cursor = rows.draw(into: &frame, area: area, scroll: 1, theme: .plain) {
      ListRow(StyledText("title \($0)"), second: StyledText("second \($0)"))
    }
    expect(
      frame,
      shows: """
        xxxxxxxxxxxx
        ▌   second…
          title 1
        xxxxxxxxxxxx
        """)
    #expect(cursor == Point(column: 0, row: 1))
  }

  @Test("A marked row has a sign beside its halo")
  func marked() {
    var frame = Frame(columns: 10, rows: 2)
    let rows = ListRows(RowGeometry(count: 2), focus: RowFocus(row: 1, mark: .focused))
    rows.draw(into: &frame, area: frame.bounds, scroll: 0, theme: .plain) { _ in
      ListRow("note", marking: .marked)
    }
    expect(frame, shows: " ✓note\n▌✓note")
  }

  @Test("Rows know their items and items their rows")
  func geometry() {
    for (count, each, last) in [(0, 1, 1), (1, 2, 1), (5, 1, 1), (4, 2, 1), (3, 2, 5)] {
      let geometry = RowGeometry(count: count, rowsEach: each, rowsOfLast: last)
      var row = 0
      for index in 0..<count {
        let height = index == count - 1 ? last : each
        #expect(geometry.rows(of: index) == row..<row + height)
        for inside in row..<row + height { #expect(geometry.index(at: inside) == index) }
        row += height
      }
      #expect(geometry.contentRows == row)
      #expect(geometry.index(at: row) == nil)
      #expect(geometry.index(at: -1) == nil)
      #expect(geometry.rows(of: count).isEmpty)
      for start in 0...row {
        for end in start...row {
          let covered = Set((start..<end).compactMap(geometry.index(at:)))
          #expect(Set(geometry.indices(in: start..<end)) == covered)
        }
      }
    }
  }

  @Test("What can be focused is the whole row, in content coordinates")
  func rectangles() {
    let geometry = RowGeometry(count: 3, rowsEach: 2)
    #expect(
      geometry.rectangle(of: 1, columns: 38) == Rectangle(column: 0, row: 2, columns: 38, rows: 2))
    #expect(geometry.rectangle(of: 3, columns: 38).isEmpty)
  }

  @Test(
    "Whatever the titles, every row keeps its blank at the right and its halo", arguments: 0..<60)
  func anyText(seed: Int) {
    var random = Generator(seed: seed)
    let columns = Int.random(in: 4...40, using: &random)
    var frame = Frame(columns: columns + 2, rows: 5, filledWith: "|")
    let area = Rectangle(column: 1, row: 0, columns: columns, rows: 5)
    frame.fill(area)
    let items = (0..<5).map { _ in
      ListRow(
        StyledText(random.text(pieces: 9)), trailing: StyledText(random.line(pieces: 2)))
    }
    ListRows(RowGeometry(count: 5), focus: RowFocus(row: 2, mark: .focused))
      .draw(into: &frame, area: area, scroll: 0, theme: .plain) { items[$0] }
    #expect(frame.brokenGlyphs.isEmpty)
    for row in 0..<5 {
      #expect(frame[Point(column: 0, row: row)].base == "|")
      #expect(frame[Point(column: columns + 1, row: row)].base == "|")
      #expect(frame[Point(column: columns, row: row)].isBlank)
      #expect(frame[Point(column: 1, row: row)].base == (row == 2 ? "▌" : " "))
    }
  }

  static func list(
    columns: Int, rows: Int, focus: RowFocus?, theme: Theme = .plain
  ) -> Frame {
    var frame = Frame(columns: columns, rows: rows)
    let items: [ListRow] = [
      ListRow("⚑ Weekly review", trailing: "now"), ListRow("⚑ Reading list", trailing: "3 h"),
      ListRow("Better diffs with delta", trailing: "2 d"),
      ListRow("Change the start point of a branch", trailing: "5 d"),
      ListRow("日本語のノート", trailing: "4 w"), ListRow("e\u{301}tude", trailing: "10 mo"),
    ]
    ListRows(RowGeometry(count: items.count), focus: focus)
      .draw(into: &frame, area: frame.bounds, scroll: 0, theme: theme) { items[$0] }
    return frame
  }
}
