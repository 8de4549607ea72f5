import Geometry
import Interface
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Sheets on sheets")
struct SheetStackingTests {
  private func app(size: Size = .wide) throws -> App {
    let text = (0..<60).map { "Paragraph \($0) of it.\n" }.joined(separator: "\n")
    let vault = try TemporaryVault()
    for number in 0..<60 { try vault.write("Note \(number).md", "# Note \(number)\n\n\(text)") }
    try vault.setAges(of: (0..<60).map { "Note \($0).md" })
    return try App(vault, size: size)
  }

  /// From 120×40 to 20×5: every width once, every height once at some widths.
  private static let sizes: [Size] = {
    let diagonal = (20...120).reversed().map { columns in
      Size(columns: columns, rows: 5 + (columns - 20) * 35 / 100)
    }
    let columns = [120, 80, 59, 40, 20].flatMap { columns in
      (5...40).reversed().map { Size(columns: columns, rows: $0) }
    }
    return columns + [.wide] + diagonal
  }()

  @Test("Through every size and back three sheets keep detents, focus and scroll (sheets S3, S9)")
  func everySize() throws {
    let app = try app()
    app.press("j j Space j j j j C-e C-e")
    app.press("g x")
    app.press("4 ?")
    #expect(app.snapshot.sheets.map(\.id) == ["look", "explanation", "keyboard"])
    let (before, screen) = (app.snapshot, app.screen)
    for (number, size) in (Self.sizes + Self.sizes.reversed()).enumerated() {
      app.resize(to: size)
      #expect(app.snapshot.sheets.map(\.id) == ["look", "explanation", "keyboard"])
      #expect(app.driver.frame.brokenRows == [], "at \(size)")
      if number.isMultiple(of: 7) { #expect(app.faults == [], "at \(size)") }
    }
    app.resize(to: .wide)
    #expect(app.snapshot.sheets == before.sheets)
    #expect(app.snapshot.focus == before.focus)
    #expect(app.screen == screen)
    app.press("Esc Esc")
    app.expect(sheet: "look", at: "medium")
    app.expect(focus: "look.preview", on: "Paragraph 4 of it.")
    #expect(app.scroll(of: "look.preview") == 2)
    app.press("Esc")
    app.expect(focus: .notes, on: "Note 2")
  }

  @Test(
    "Heights that were asked for come back, each sheet's own, with what is typed (sheets S3)",
    arguments: [Size(columns: 20, rows: 5), .small, Size(columns: 60, rows: 12), .regular])
  func askedFor(size: Size) throws {
    let app = try app()
    app.press("j j Space + j j C-e g x + 2 4")
    app.press("C-q \"Thought\" Tab + S-Tab Left Left")
    let (before, screen) = (app.snapshot, app.screen)
    #expect(before.sheets.map(\.id) == ["look", "explanation", "quick"])
    #expect(before.sheets.map(\.detent) == ["large", "large", "medium"])
    app.resize(to: size)
    #expect(app.snapshot.sheets.map(\.id) == ["look", "explanation", "quick"])
    #expect(app.driver.frame.brokenRows == [])
    app.resize(to: Size(columns: 80, rows: 19))
    app.resize(to: .wide)
    #expect(app.snapshot.sheets == before.sheets)
    #expect(app.snapshot.focus == before.focus)
    #expect(app.snapshot.cursor == before.cursor)
    #expect(app.screen == screen)
    #expect(app.faults == [])
  }

  @Test(
    "In whatever order sheets close the focus comes back to the row (focus F26)",
    arguments: [
      "Esc Esc", "g x Esc", "g x 2 Space", "2 Space", "2 Esc Esc", "S-Tab Esc q", "4 g x Space",
      "2 q q",
    ])
  func anyOrder(keys: String) throws {
    let app = try app()
    app.press("j j j Space g x")
    #expect(app.snapshot.sheets.map(\.id) == ["look", "explanation"])
    app.press(keys)
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Note 3")
    #expect(app.faults == [])
  }

  @Test("The sheet behind shows its upper edge one row higher, dimmed, without grabber (sheets S6)")
  func pushedBack() throws {
    let app = try app()
    app.press("Space + g x")
    app.press("-")
    let sheets = try #require(app.driver.app.arrangement?.sheets.sheets)
    #expect(sheets.count == 2)
    #expect(sheets[0].area.minRow < sheets[1].area.minRow)
    #expect(app.screen.count { $0.contains("╸──╺") } == 1)
    let edge = Point(column: sheets[0].area.minColumn, row: sheets[0].area.minRow)
    #expect(app.driver.frame[edge].base == "┌")
    #expect(app.driver.frame[edge].style == app.driver.app.theme[.dimmed])
  }

  @Test("* goes from height to height, and says so where there is one only (sheets S5)")
  func cycling() throws {
    let app = try app()
    app.press("Space *")
    app.expect(sheet: "look", at: "large")
    app.press("*")
    app.expect(sheet: "look", at: "medium")
    app.press("2 *")
    app.expect(sheet: "look", at: "large")
    app.press("Esc s *")
    #expect(app.message == "The sheet has one height only here.")
  }

  @Test("A click on the grabber does the same, one beside it only goes to the sheet")
  func grabber() throws {
    let app = try app()
    app.press("Space 2")
    let top = try #require(app.cell(of: "╸──╺"))
    app.click(at: Point(column: top.column + 2, row: top.row))
    app.expect(sheet: "look", at: "large")
    #expect(app.focusedGroup == "look.preview")
    let upper = try #require(app.cell(of: "╸──╺"))
    app.click(at: Point(column: upper.column - 1, row: upper.row))
    app.expect(sheet: "look", at: "large")
    app.click(at: upper)
    app.expect(sheet: "look", at: "medium")
  }

  @Test(
    "A sheet that can't be closed says so, stays, and can be resized all the same (sheets S7)",
    arguments: ["Esc", "q", "2 Space", "click", "drag"])
  func refusing(way: String) throws {
    let app = try app()
    app.press("Space")
    app.driver.app.model.sheets.update(.look) { $0.isModalInPresentation = true }
    let edge = try #require(app.cell(of: "4 Note 0"))
    switch way {
    case "click":
      app.press("+")
      app.click(at: Point(column: 1, row: 20))
    case "drag":
      for (kind, row) in [
        (MouseEvent.Kind.press(.left), edge.row), (.drag(.left), 37), (.release(.left), 37),
      ] {
        app.driver.send(.mouse(MouseEvent(kind, at: Point(column: edge.column, row: row))))
      }
    default: app.press(way)
    }
    #expect(app.message == "“Look” stays open: it isn't finished.")
    #expect(app.lookedAt == "Note 0.md")
    #expect(app.faults == [])
    app.press("+ +")
    app.expect(sheet: "look", at: "large")
    app.press("-")
    app.expect(sheet: "look", at: "medium")
    app.driver.app.model.sheets.update(.look) { $0.isModalInPresentation = false }
    app.press("Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test(
    "Scrolling up at the top of a sheet's text makes it larger, scrolling back to the top doesn't")
  func scrollingUp() throws {
    let app = try app()
    app.press("Space C-e C-e C-y C-y C-y")
    app.expect(sheet: "look", at: "medium")
    app.driver.pass(.seconds(1))
    app.press("C-y")
    app.expect(sheet: "look", at: "large")
    app.press("-")
    app.driver.pass(.seconds(1))
    app.turnWheel(.wheelUp, at: Point(column: 40, row: 30))
    app.expect(sheet: "look", at: "large")
    app.driver.pass(.seconds(1))
    app.press("C-y")
    app.expect(sheet: "look", at: "large")
    #expect(app.faults == [])
  }

  @Test("Scrolling up in a pane behind a sheet changes no sheet")
  func scrollingBehind() throws {
    let app = try app()
    app.press("Space")
    app.turnWheel(.wheelUp, at: Point(column: 40, row: 5))
    app.expect(sheet: "look", at: "medium")
  }
}
