import Geometry
import Testing

@testable import Sheets

@Suite("Places of sheets")
struct SheetLayoutTests {
  static func stack(
    _ sheets: [Sheet<String>], columns: Int = 120, rows: Int = 22
  ) -> SheetStack<String> {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: columns, rows: rows)))
    for sheet in sheets { stack.present(sheet) }
    return stack
  }

  static func half(_ id: String = "half") -> Sheet<String> {
    var sheet = Sheet(id, detents: [.medium, .large])
    sheet.largestUndimmedDetentIdentifier = .medium
    return sheet
  }

  @Test("A look sheet in a window of 120 columns stands where the design draws it")
  func picture() throws {
    let placed = try #require(Self.stack([Self.half()]).layout().sheets.first)
    #expect(placed.area == Rectangle(column: 12, row: 10, columns: 96, rows: 11))
  }

  @Test("A sheet is as wide as the window below 80 columns, and never wider than 100")
  func widths() {
    var last = 0
    for columns in 0...300 {
      let area = Self.stack([Self.half()], columns: columns).layout().sheets[0].area
      #expect(area.columns <= 100)
      #expect(area.columns >= last)
      if columns <= 80 { #expect(area.columns == columns) }
      // In the middle, an odd column to the right.
      let right = columns - area.maxColumn
      #expect(right - area.minColumn == 0 || right - area.minColumn == 1)
      last = area.columns
    }
  }

  @Test("A preferred width holds from 80 columns up, within the full one")
  func preferredWidth() {
    var sheet = Self.half()
    sheet.width = .preferred(columns: 44)
    #expect(Self.stack([sheet], columns: 120).layout().sheets[0].area.columns == 44)
    #expect(Self.stack([sheet], columns: 79).layout().sheets[0].area.columns == 79)
    for wild in [Int.min, 0, Int.max] {
      sheet.width = .preferred(columns: wild)
      let columns = Self.stack([sheet], columns: 120).layout().sheets[0].area.columns
      #expect((1...96).contains(columns))
    }
  }

  @Test("A floating sheet stands in its corner", arguments: SheetCorner.allCases)
  func floating(corner: SheetCorner) {
    var sheet = Sheet("quick", detents: [.rows(8)])
    sheet.width = .floating(corner, columns: 40)
    let area = Self.stack([sheet]).layout().sheets[0].area
    let isLeft = corner == .lowerLeft || corner == .upperLeft
    let isUpper = corner == .upperLeft || corner == .upperRight
    #expect(
      area == Rectangle(column: isLeft ? 1 : 79, row: isUpper ? 0 : 13, columns: 40, rows: 8))
    // Without room it takes what there is.
    let narrow = Self.stack([sheet], columns: 41).layout().sheets[0].area
    #expect(narrow.minColumn == (isLeft ? 0 : 1))
    #expect(narrow.columns == 40)
    #expect(Self.stack([sheet], columns: 30).layout().sheets[0].area.columns == 30)
  }

  @Test("A floating sheet keeps its height in a low window, others fill it")
  func compactHeight() {
    var quick = Sheet("quick", detents: [.rows(6)])
    quick.width = .floating(.lowerRight, columns: 40)
    quick.prefersGrabberVisible = true
    let layout = Self.stack([Self.half(), quick], columns: 40, rows: 10).layout()
    #expect(layout.sheets[0].area == Rectangle(column: 0, row: 0, columns: 40, rows: 9))
    #expect(layout.sheets[1].area == Rectangle(column: 0, row: 3, columns: 40, rows: 6))
    #expect(layout.sheets[1].grabber == .shown)
  }

  @Test("A second sheet pushes the first one row above itself")
  func pushedBack() {
    let layout = Self.stack([Self.half("a"), Self.half("b")]).layout()
    #expect(layout.sheets.map(\.area.minRow) == [9, 10])
    #expect(layout.sheets.map(\.area.maxRow) == [21, 21])
    #expect(layout.sheets.map(\.standing) == [.pushedBack, .front])
  }

  @Test(
    "What another sheet hides but for the edge doesn't show; a floating sheet pushes nothing back")
  func covered() {
    var quick = Sheet("quick", detents: [.rows(6)])
    quick.width = .floating(.lowerRight, columns: 40)
    quick.largestUndimmedDetentIdentifier = "rows-6"
    var stack = Self.stack([Self.half("a"), Self.half("b")])
    #expect(stack.layout().sheets.map(\.content) == [.covered, .shown])
    stack.grow("a")
    #expect(stack.layout().sheets.map(\.standing) == [.pushedBack, .front])
    #expect(stack.layout().sheets.map(\.content) == [.shown, .shown])
    let floating = Self.stack([Self.half("a"), quick]).layout()
    #expect(floating.sheets.map(\.standing) == [.behind, .front])
    #expect(floating.sheets.map(\.corners) == [.rounded, .rounded])
    #expect(floating.sheets.map(\.content) == [.shown, .shown])
    let behind = Self.stack([quick, Self.half("a")]).layout()
    #expect(behind.sheets.map(\.standing) == [.behind, .front])
  }

  @Test("A taller sheet behind a lower one stays where it is")
  func tallerBehind() {
    var stack = Self.stack([Self.half("a"), Self.half("b")])
    stack.grow("a")
    #expect(stack.layout().sheets.map(\.area.minRow) == [1, 10])
  }

  @Test("Pushing back stops at the container's upper edge")
  func pushedToTheTop() {
    let layout = Self.stack([Sheet("a"), Sheet("b"), Sheet("c")]).layout()
    #expect(layout.sheets.map(\.area.minRow) == [0, 0, 1])
  }

  @Test("Only the front sheet has the corners it prefers, and a grabber")
  func chrome() {
    var sheets = [Self.half("a"), Self.half("b")]
    for index in sheets.indices { sheets[index].prefersGrabberVisible = true }
    sheets[1].shadow = .shown
    let layout = Self.stack(sheets).layout()
    #expect(layout.sheets.map(\.corners) == [.square, .rounded])
    #expect(layout.sheets.map(\.grabber) == [.hidden, .shown])
    #expect(layout.sheets.map(\.shadow) == [.hidden, .shown])
    sheets[1].preferredCornerStyle = .square
    let compact = Self.stack(sheets, rows: 12).layout()
    #expect(compact.sheets.map(\.corners) == [.square, .square])
    #expect(compact.sheets.map(\.grabber) == [.hidden, .hidden])
  }

  @Test("What lies behind the frontmost modal sheet is dimmed")
  func dimming() {
    var stack = Self.stack([Self.half("a"), Self.half("b")])
    #expect(stack.layout().frontmostModal == nil)
    stack.grow("a")
    #expect(stack.layout().frontmostModal == 0)
    stack.grow("b")
    #expect(stack.layout().frontmostModal == 1)
  }

  @Test("Every sheet lies in its container, whatever the window", arguments: 0...60)
  func containment(rows: Int) {
    for columns in [0, 1, 39, 40, 79, 80, 101, 400] {
      var quick = Sheet("quick", detents: [.fraction(0.4)])
      quick.width = .floating(.lowerRight, columns: 60)
      let stack = Self.stack(
        [Self.half("a"), Self.half("b"), quick, Sheet("c")], columns: columns, rows: rows)
      let container = stack.space.container
      for sheet in stack.layout().sheets {
        #expect(sheet.area.intersection(container) == sheet.area)
        #expect(sheet.area.rows > 0 || container.rows == 0)
        #expect(sheet.area.columns > 0 || container.columns == 0)
        #expect(sheet.area.maxRow == container.maxRow)
      }
    }
  }

  @Test("In 40 columns and 10 rows every sheet has room for content (sheets S13)")
  func smallestWindow() {
    for detent in DetentLadderTests.system + [.rows(-4), .fraction(0)] {
      var sheet = Sheet("s", detents: [detent])
      for attached in [true, false] {
        sheet.prefersEdgeAttachedInCompactHeight = attached
        let area = Self.stack([sheet], columns: 40, rows: 10).layout().sheets[0].area
        #expect(area.rows >= 3)
        #expect(area.columns == 40)
      }
    }
  }

  @Test("The rows above an undimmed sheet stay free, those of a modal one aren't counted")
  func uncoveredRows() {
    var stack = Self.stack([Self.half()])
    let list = Rectangle(column: 24, row: 0, columns: 40, rows: 21)
    let narrow = Rectangle(column: 0, row: 0, columns: 12, rows: 21)
    #expect(stack.layout().uncoveredRows(of: list) == 0..<10)
    #expect(stack.layout().uncoveredRows(of: narrow) == 0..<21)
    stack.grow()
    #expect(stack.layout().uncoveredRows(of: list) == 0..<21)
  }

  @Test("A sheet is covered by those in front of it only")
  func uncoveredSheet() {
    var quick = Sheet("quick", detents: [.rows(6)])
    quick.largestUndimmedDetentIdentifier = "rows-6"
    quick.width = .floating(.lowerRight, columns: 60)
    let layout = Self.stack([Self.half(), quick]).layout()
    #expect(layout.uncoveredRows(of: layout.sheets[0].area, behind: "half") == 10..<15)
    #expect(layout.uncoveredRows(of: layout.sheets[1].area, behind: "quick") == 15..<21)
  }

  @Test("The free rows are the longest stretch that no sheet touches")
  func randomCovering() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<2_000 {
      let sheets = (0..<Int.random(in: 0...3, using: &random)).map { index in
        var sheet = Sheet("\(index)", detents: [.rows(Int.random(in: 1...14, using: &random))])
        sheet.chromeRows = 0
        sheet.largestUndimmedDetentIdentifier = sheet.detents[0].identifier
        let corner = SheetCorner.allCases.randomElement(using: &random) ?? .upperLeft
        sheet.width = .floating(corner, columns: Int.random(in: 1...30, using: &random))
        return sheet
      }
      let layout = Self.stack(sheets, columns: 40, rows: 24).layout()
      let area = Rectangle(
        column: Int.random(in: -2...39, using: &random),
        row: Int.random(in: -2...22, using: &random),
        columns: Int.random(in: 0...30, using: &random),
        rows: Int.random(in: 0...24, using: &random))
      let rows = layout.uncoveredRows(of: area)
      func isFree(_ row: Int) -> Bool {
        let line = Rectangle(column: area.minColumn, row: row, columns: area.columns, rows: 1)
        return !layout.sheets.contains { $0.area.intersects(line) }
      }
      var longest = 0
      var current = 0
      for row in area.minRow..<area.maxRow {
        current = isFree(row) ? current + 1 : 0
        longest = max(longest, current)
      }
      #expect(rows.count == longest)
      #expect(rows.allSatisfy(isFree))
    }
  }

  @Test("Areas at the ends of Int give an answer")
  func extremes() {
    let layout = Self.stack([Self.half()]).layout()
    let all = Rectangle(column: .min, row: .min, columns: .max, rows: .max)
    #expect(layout.uncoveredRows(of: all).upperBound <= 10)
    let space = SheetSpace(
      container: Rectangle(column: .max, row: .min, columns: .max, rows: .max), windowRows: .max)
    var stack = Self.stack([Self.half(), Self.half("b")])
    stack.resize(to: space)
    stack.animateChanges(at: .zero, motion: .animated) { $0.grow() }
    #expect(stack.layout(at: .milliseconds(70)).sheets.count == 2)
  }
}
