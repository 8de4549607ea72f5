import Geometry
import Interface
import Testing

@Suite("Blocks of prose")
struct ProseBlocksTests {
  @Test("The focused block has the bar along all its rows")
  func focused() {
    expect(
      Self.drawn(focus: RowFocus(row: 0, mark: .focused)),
      shows: """
        ▌ A pager for git, diff and
        ▌ grep output:

           │ [core]
           │   pager = delta

          • side-by-side with 日本
          • see also Caching
            credentials
        """)
  }

  @Test("A block that was remembered has the thin bar; scrolled half out it keeps what shows")
  func scrolled() {
    let frame = Self.drawn(scroll: 7, rows: 2, focus: RowFocus(row: 3, mark: .remembered))
    expect(frame, shows: "▏ • see also Caching\n▏   credentials")
    let half = Self.drawn(scroll: 1, rows: 2, focus: RowFocus(row: 0, mark: .focused))
    expect(half, shows: "▌ grep output:\n")
  }

  @Test("The cursor stands on the first visible cell of the focused block")
  func cursor() {
    var frame = Frame(columns: 30, rows: 4)
    let area = Rectangle(column: 1, row: 1, columns: 28, rows: 3)
    let focus = RowFocus(row: 3, mark: .focused)
    let here = Self.blocks.draw(into: &frame, area: area, scroll: 7, focus: focus, theme: .plain)
    #expect(here == Point(column: 1, row: 1))
    let away = Self.blocks.draw(into: &frame, area: area, scroll: 0, focus: focus, theme: .plain)
    #expect(away == nil)
  }

  @Test("Rows lead to blocks and blocks to rows")
  func rows() {
    let blocks = Self.blocks
    #expect(blocks.contentRows == 9)
    #expect((0..<4).map(blocks.rows(of:)) == [0..<2, 3..<5, 6..<7, 7..<9])
    #expect((-1...9).map { blocks.index(at: $0) } == [0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 3])
    #expect(blocks.rows(of: 4).isEmpty)
    #expect(
      blocks.rectangle(of: 1, columns: 30) == Rectangle(column: 0, row: 3, columns: 30, rows: 2))
    #expect(ProseBlocks([]).contentRows == 0)
    #expect(ProseBlocks([]).index(at: 0) == nil)
  }

  @Test("A link has rectangles in content coordinates")
  func links() {
    #expect(
      Self.blocks.rectangles(of: 9..<28, in: 3) == [
        Rectangle(column: 13, row: 7, columns: 7, rows: 1),
        Rectangle(column: 4, row: 8, columns: 11, rows: 1),
      ])
    #expect(Self.blocks.rectangles(of: 0..<1, in: 9).isEmpty)
  }

  @Test("An anchor finds its block again in another width")
  func anchors() {
    let wide = Self.blocks
    let anchor = wide.anchor(at: 8)
    #expect(anchor == ScrollAnchor(position: 3, rows: 1))
    for row in 0..<wide.contentRows { #expect(wide.row(of: wide.anchor(at: row)) == row) }
    let narrow = Self.blocks(columns: 14)
    #expect(narrow.rows(of: 3).contains(narrow.row(of: anchor)))
    #expect(ProseBlocks([]).row(of: anchor) == 0)
    #expect(wide.row(of: ScrollAnchor(position: 99, rows: 99)) == 8)
  }

  @Test("Text keeps one column at least, whatever is taken off")
  func columns() {
    #expect(ProseBlocks.textColumns(in: 54) == 51)
    #expect(ProseBlocks.textColumns(in: 54, indentation: 4) == 47)
    #expect(ProseBlocks.textColumns(in: 2) == 1)
  }

  static let blocks = blocks(columns: 28)

  static func blocks(columns: Int) -> ProseBlocks {
    let text = ProseBlocks.textColumns(in: columns)
    let bar = LinePrefix(StyledText("│ ", .codeBar))
    let bullet = LinePrefix(StyledText("• ", .bullet))
    func item(_ string: StyledText) -> StyledLayout {
      StyledLayout(string, columns: text, first: bullet, rest: bullet.blank())
    }
    return ProseBlocks([
      ProseBlock(StyledLayout("A pager for git, diff and grep output:", columns: text), gap: 1),
      ProseBlock(
        StyledLayout(
          "[core]\n  pager = delta\n", columns: text - 1, first: bar, rest: bar, wrapping: .none),
        gap: 1, indentation: 1),
      ProseBlock(item("side-by-side with 日本"), gap: 1),
      ProseBlock(item("see also Caching credentials")),
    ])
  }

  static func drawn(scroll: Int = 0, rows: Int = 9, focus: RowFocus?) -> Frame {
    var frame = Frame(columns: 28, rows: rows)
    blocks.draw(into: &frame, area: frame.bounds, scroll: scroll, focus: focus, theme: .plain)
    return frame
  }
}
