import Geometry
import Interface
import Testing

@Suite("Outlines")
struct OutlineRowsTests {
  static let rows: [OutlineRow] = [
    OutlineRow("All notes", trailing: "1,873"), OutlineRow("Pinned", trailing: "2"), .gap,
    OutlineRow("Tags", kind: .header), OutlineRow("git", depth: 1, fold: .folded, trailing: "137"),
    OutlineRow("shell", depth: 1, fold: .unfolded, trailing: "81"),
    OutlineRow("bash", depth: 2, trailing: "25"), OutlineRow("日本語のタグ名", depth: 2, trailing: "4"),
  ]

  @Test("Sections, folding, indentation and counts are those of the picture")
  func picture() {
    var frame = Frame(columns: 24, rows: 10)
    PaneChrome(title: "Library", digit: 1).draw(into: &frame, area: frame.bounds, theme: .plain)
    Self.draw(into: &frame, area: PaneChrome.content(in: frame.bounds))
    expect(
      frame,
      shows: """
        ╭─ 1 Library ──────────╮
        │ All notes      1,873 │
        │ Pinned             2 │
        │                      │
        │ Tags                 │
        │  ▸ git           137 │
        │  ▾ shell          81 │
        │      bash         25 │
        │      日本語のタグ… 4 │
        ╰──────────────────────╯
        """)
  }

  @Test("The focused row has the halo in the first column")
  func focused() {
    var frame = Frame(columns: 22, rows: 8)
    let cursor = Self.draw(
      into: &frame, area: frame.bounds, focus: RowFocus(row: 4, mark: .focused))
    #expect(frame.lines()[4] == "▌ ▸ git           137")
    #expect(cursor == Point(column: 0, row: 4))
    var other = Frame(columns: 22, rows: 8)
    let none = Self.draw(
      into: &other, area: other.bounds, focus: RowFocus(row: 0, mark: .remembered))
    #expect(other.lines()[0] == "▏All notes      1,873")
    #expect(none == nil)
  }

  @Test("In ASCII folding is + and -")
  func ascii() {
    var frame = Frame(columns: 22, rows: 8)
    Self.draw(
      into: &frame, area: frame.bounds, focus: RowFocus(row: 0, mark: .focused),
      theme: Theme.plain.ascii())
    #expect(frame.lines()[0] == ">All notes      1,873")
    #expect(frame.lines()[4] == "  + git           137")
    #expect(frame.lines()[5] == "  - shell          81")
  }

  @Test("Headers are bold and can't be focused, nor can gaps")
  func headers() {
    #expect(
      Self.rows.map(\.isFocusable) == [true, true, false, false, true, true, true, true])
    var frame = Frame(columns: 22, rows: 8)
    Self.draw(into: &frame, area: frame.bounds)
    #expect(frame[Point(column: 1, row: 3)].style.attributes == .bold)
    #expect(frame[Point(column: 1, row: 0)].style.attributes.isEmpty)
  }

  @Test("Only visible rows are asked for, and however deep a row lies nothing leaves the area")
  func lazy() {
    var asked: [Int] = []
    var frame = Frame(columns: 12, rows: 3, filledWith: ".")
    let area = Rectangle(column: 1, row: 1, columns: 10, rows: 1)
    frame.fill(area)
    OutlineRows(count: 50_000).draw(into: &frame, area: area, scroll: 40_000, theme: .plain) {
      asked.append($0)
      return OutlineRow("deep", depth: .max, fold: .folded)
    }
    #expect(asked == [40_000])
    expect(frame, shows: "............\n.          .\n............")
  }

  @discardableResult
  static func draw(
    into frame: inout Frame, area: Rectangle, focus: RowFocus? = nil, theme: Theme = .plain
  ) -> Point? {
    OutlineRows(count: rows.count, focus: focus)
      .draw(into: &frame, area: area, scroll: 0, theme: theme) { rows[$0] }
  }
}
