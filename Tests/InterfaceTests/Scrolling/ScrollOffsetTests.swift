import Geometry
import Interface
import Testing

@Suite("Scroll positions")
struct ScrollOffsetTests {
  @Test(
    "Revealing scrolls the least that shows the rows",
    arguments: [
      (10, 12..<13, 0, 10),  // inside already
      (10, 5..<6, 0, 5),  // above
      (10, 25..<26, 0, 16),  // below
      (10, 19..<21, 0, 11),  // its end below
      (10, 8..<11, 0, 8),  // its start above
      (10, 30..<50, 0, 30),  // taller than the viewport, below: its start
      (10, 0..<8, 0, 0),  // at the start
      (10, 99..<100, 0, 90),  // at the end
      (10, 5..<40, 0, 10),  // the viewport shows nothing else
      (10, 20..<21, 2, 13),  // with rows below it
      (10, 5..<6, 2, 3),  // with rows above it
      (10, 99..<100, 3, 90),  // the margin ends with the content
      (10, 0..<1, 3, 0),
      (10, 25..<26, 99, 20),  // the margin is cut to what the viewport has room for
    ])
  func reveal(from row: Int, rows: Range<Int>, margin: Int, to wanted: Int) {
    var offset = ScrollOffset(row: row)
    offset.reveal(
      Rectangle(column: 0, row: rows.lowerBound, columns: 5, rows: rows.count),
      viewport: Size(columns: 20, rows: 10), content: Size(columns: 20, rows: 100), margin: margin)
    #expect(offset.row == wanted)
  }

  @Test("Columns are revealed as rows are")
  func columns() {
    var offset = ScrollOffset()
    let area = Rectangle(column: 30, row: 0, columns: 4, rows: 1)
    offset.reveal(
      area, viewport: Size(columns: 10, rows: 5), content: Size(columns: 50, rows: 5))
    #expect(offset.column == 24)
    #expect(offset.row == 0)
  }

  @Test(
    "Whatever is revealed is seen, and nothing scrolls that was seen already", arguments: 0..<200)
  func revealed(seed: Int) {
    var random = Generator(seed: seed)
    let content = Size(columns: 40, rows: Int.random(in: 1...60, using: &random))
    let viewport = Size(columns: 40, rows: Int.random(in: 1...20, using: &random))
    let top = Int.random(in: 0..<content.rows, using: &random)
    let height = Int.random(in: 1...content.rows - top, using: &random)
    let area = Rectangle(column: 0, row: top, columns: 40, rows: height)
    var offset = ScrollOffset(row: Int.random(in: 0...60, using: &random))
    offset.clamp(viewport: viewport, content: content)
    let before = offset.row
    let margin = Int.random(in: 0...3, using: &random)
    offset.reveal(area, viewport: viewport, content: content, margin: margin)
    let seen = offset.row..<offset.row + viewport.rows
    #expect(seen.overlaps(top..<top + height))
    if height <= viewport.rows { #expect(seen.contains(top) && seen.contains(top + height - 1)) }
    #expect((0...max(0, content.rows - viewport.rows)).contains(offset.row))
    let wasSeen = before <= top && top + height <= before + viewport.rows
    if wasSeen, margin == 0 { #expect(offset.row == before) }
    let once = offset
    offset.reveal(area, viewport: viewport, content: content, margin: margin)
    #expect(offset == once)
  }

  @Test("Centring puts the rows in the middle, a tall area at its start")
  func centre() {
    var offset = ScrollOffset()
    let viewport = Size(columns: 10, rows: 11)
    let content = Size(columns: 10, rows: 100)
    offset.centre(
      Rectangle(column: 0, row: 50, columns: 10, rows: 1), viewport: viewport, content: content)
    #expect(offset.row == 45)
    offset.centre(
      Rectangle(column: 0, row: 20, columns: 10, rows: 30), viewport: viewport, content: content)
    #expect(offset.row == 20)
    offset.centre(
      Rectangle(column: 0, row: 1, columns: 10, rows: 1), viewport: viewport, content: content)
    #expect(offset.row == 0)
  }

  @Test(
    "Scrolling stops at both ends", arguments: [(-5, 0), (5, 5), (200, 90), (.max, 90), (.min, 0)])
  func scroll(rows: Int, wanted: Int) {
    var offset = ScrollOffset()
    offset.scroll(
      by: rows, viewport: Size(columns: 1, rows: 10), content: Size(columns: 1, rows: 100))
    #expect(offset.row == wanted)
  }

  @Test("Content that shrinks or a window that grows pulls the offset back; odd sizes don't trap")
  func clamp() {
    var offset = ScrollOffset(row: 90, column: 30)
    offset.clamp(viewport: Size(columns: 20, rows: 10), content: Size(columns: 40, rows: 50))
    #expect(offset == ScrollOffset(row: 40, column: 20))
    offset.clamp(viewport: Size(columns: 20, rows: .max), content: Size(columns: .min, rows: -3))
    #expect(offset == ScrollOffset())
    offset.reveal(
      Rectangle(column: .max, row: .min, columns: .max, rows: .max),
      viewport: Size(columns: -1, rows: -1), content: Size(columns: .max, rows: .max))
    #expect(offset.row >= 0)
  }

  @Test("A page keeps one row, half a page is at least one row")
  func pages() {
    #expect(ScrollOffset.page(viewport: Size(columns: 9, rows: 20)) == 19)
    #expect(ScrollOffset.page(viewport: Size(columns: 9, rows: 1)) == 1)
    #expect(ScrollOffset.halfPage(viewport: Size(columns: 9, rows: 20)) == 10)
    #expect(ScrollOffset.halfPage(viewport: Size(columns: 9, rows: 0)) == 1)
  }

  @Test("A component that was never scrolled stands at its start; forgetting brings it back there")
  func viewState() {
    var state = ViewState()
    #expect(state["list"] == ScrollOffset())
    state["list"].row = 7
    state["detail"] = ScrollOffset(row: 2, anchor: ScrollAnchor(position: 40, rows: 1))
    #expect(state["list"].row == 7)
    #expect(state.components == ["detail", "list"])
    state.forget("list")
    #expect(state["list"] == ScrollOffset())
    #expect(state["detail"].anchor == ScrollAnchor(position: 40, rows: 1))
  }
}
