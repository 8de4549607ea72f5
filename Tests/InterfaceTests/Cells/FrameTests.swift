import Geometry
import Interface
import Testing

@Suite("Frames")
struct FrameTests {
  @Test("A cell has no gaps, so that rows can be compared as memory")
  func layout() {
    #expect(MemoryLayout<Cell>.size == 24)
    #expect(MemoryLayout<Cell>.stride == 24)
  }

  @Test("Overwriting half of a wide glyph leaves a blank in the other half")
  func halves() {
    var frame = Frame(columns: 4, rows: 1)
    frame.put(Cell("日", width: 2), at: .zero)
    frame.put(Cell("本", width: 2), at: Point(column: 2, row: 0))
    frame.put(Cell("x"), at: Point(column: 1, row: 0))
    frame.put(Cell("y"), at: Point(column: 2, row: 0))
    expect(frame, shows: " xy")
  }

  @Test("A wide glyph over the halves of two others blanks what is left of both")
  func between() {
    var frame = Frame(columns: 4, rows: 1)
    frame.put(Cell("日", width: 2), at: .zero)
    frame.put(Cell("本", width: 2), at: Point(column: 2, row: 0))
    frame.put(Cell("語", width: 2), at: Point(column: 1, row: 0))
    expect(frame, shows: " 語")
  }

  @Test("A wide glyph that would hang over the right edge is a blank, and so is half a glyph")
  func edge() {
    var frame = Frame(columns: 2, rows: 1, filledWith: "x")
    frame.put(Cell("日", width: 2), at: Point(column: 1, row: 0))
    frame.put(Cell("z", width: 0), at: .zero)
    expect(frame, shows: "")
  }

  @Test("Drawing outside the grid does nothing", arguments: [-1, 3, .min, .max])
  func outside(place: Int) {
    var frame = Frame(columns: 3, rows: 3, filledWith: "x")
    let blank = frame
    frame.put(Cell("y"), at: Point(column: place, row: 1))
    frame.put(Cell("y"), at: Point(column: 1, row: place))
    frame.draw("", at: Point(column: place, row: place))
    frame.draw("yyyy", at: Point(column: 0, row: place))
    frame.fill(Rectangle(column: place, row: place, columns: 0, rows: 4), with: Cell("y"))
    frame.repeat(Cell("y"), at: Point(column: 1, row: place), columns: 1)
    #expect(frame.changedRows(from: blank).isEmpty)
    #expect(frame[Point(column: place, row: 0)] == .blank)
    #expect(frame.row(place).isEmpty)
  }

  @Test("A frame of a negative size has no cells")
  func negative() {
    let frame = Frame(size: Size(columns: -3, rows: 5))
    #expect(frame.cells.isEmpty)
    #expect(frame.lines() == ["", "", "", "", ""])
  }

  @Test("Filling with a wide cell leaves the odd column blank and repairs the edges")
  func wideFill() {
    var frame = Frame(columns: 7, rows: 1)
    frame.draw("日本語x", at: .zero)
    frame.fill(Rectangle(column: 1, row: 0, columns: 3, rows: 1), with: Cell("口", width: 2))
    expect(frame, shows: " 口 語x")
    frame.fill(Rectangle(column: 2, row: 0, columns: 3, rows: 1), with: Cell("-"))
    expect(frame, shows: "  --- x")
  }

  @Test("Runs go right or down and stop at the clip")
  func runs() {
    var frame = Frame(columns: 5, rows: 3)
    let clip = Rectangle(column: 1, row: 0, columns: 3, rows: 2)
    frame.repeat(Cell("-"), at: .zero, columns: 9, clip: clip)
    frame.repeat(Cell("|"), at: Point(column: 2, row: 0), rows: 9, clip: clip)
    expect(
      frame,
      shows: """
         -|-
          |

        """)
  }

  @Test("A wide glyph is styled as a whole by the area that holds its left half")
  func restyle() {
    var frame = Frame(columns: 6, rows: 1)
    frame.draw("日本語", at: .zero)
    frame.restyle(Rectangle(column: 1, row: 0, columns: 2, rows: 1)) { _ in
      Style(attributes: .bold)
    }
    #expect(frame.attributes == "..bb..")
    #expect(frame.brokenGlyphs.isEmpty)
  }

  @Test("Copying an area cuts no glyph in half")
  func copy() {
    var source = Frame(columns: 6, rows: 2)
    source.draw("日本語", at: .zero)
    var frame = Frame(columns: 6, rows: 2, filledWith: "x")
    frame.copy(Rectangle(column: 1, row: 0, columns: 4, rows: 1), from: source)
    expect(frame, shows: "x 本 x\nxxxxxx")
  }

  @Test("Only rows that differ have changed")
  func changes() {
    var frame = Frame(columns: 3, rows: 4)
    let old = frame
    #expect(frame.changedRows(from: old) == [])
    frame.put(Cell("x"), at: Point(column: 2, row: 1))
    frame.put(Cell(style: Style(attributes: .bold)), at: Point(column: 0, row: 3))
    frame.cursor = .zero
    #expect(frame.changedRows(from: old) == [1, 3])
    #expect(frame.changedRows(from: nil) == [0, 1, 2, 3])
    #expect(frame.changedRows(from: Frame(columns: 3, rows: 5)) == [0, 1, 2, 3])
  }

  @Test("Every field of a cell counts when rows are compared")
  func fields() {
    let cells = [
      Cell("a"), Cell("b"), Cell("a", marks: 0x301), Cell("a", style: Style(foreground: .ansi(1))),
      Cell("a", style: Style(background: .ansi(1))), Cell("a", style: Style(attributes: .dim)),
    ]
    for (index, one) in cells.enumerated() {
      for (other, two) in cells.enumerated() {
        var left = Frame(columns: 2, rows: 1)
        var right = left
        left.put(one, at: Point(column: 1, row: 0))
        right.put(two, at: Point(column: 1, row: 0))
        #expect(left.rowEquals(0, in: right) == (index == other))
        #expect((one == two) == (index == other))
      }
    }
    #expect(!Frame(columns: 2, rows: 1).rowEquals(0, in: Frame(columns: 3, rows: 1)))
    #expect(!Frame(columns: 2, rows: 1).rowEquals(1, in: Frame(columns: 2, rows: 2)))
  }

  @Test("A cell gives back the style it was made with")
  func style() {
    let style = Style(foreground: .rgb(1, 2, 3), background: .ansi(9), attributes: [.bold, .dim])
    var cell = Cell("x", style: style)
    #expect(cell.style == style)
    cell.style = .plain
    cell.width = 2
    #expect(cell == Cell("x", width: 2))
    #expect(!cell.isBlank)
    #expect(Cell.blank.isBlank)
  }
}
