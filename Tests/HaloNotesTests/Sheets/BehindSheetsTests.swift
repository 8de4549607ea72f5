import Geometry
import Interface
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("What lies behind sheets and beside them (sheets S6, S14)")
struct BehindSheetsTests {
  private func app(size: Size = .wide, folders: Int = 40) throws -> App {
    let vault = try TemporaryVault()
    let text = (0..<60).map { "Paragraph \($0) of it.\n" }.joined(separator: "\n")
    for number in 0..<60 { try vault.write("Note \(number).md", "# Note \(number)\n\n\(text)") }
    for number in 0..<folders { try vault.write("folder \(number + 10)/x.md", "# X\n") }
    try vault.setAges(
      of: (0..<60).map { "Note \($0).md" } + (0..<folders).map { "folder \($0 + 10)/x.md" })
    return try App(vault, size: size)
  }

  /// The rows of a column in which a thumb shows.
  private func thumb(_ app: App, column: Int) -> [Int] {
    let frame = app.driver.frame
    return (0..<frame.size.rows).filter { frame[Point(column: column, row: $0)].base == "▐" }
  }

  @Test(
    "The thumb stands on the rows that no sheet covers, and tells where one is in all of the list",
    arguments: [Size.wide, .regular])
  func listThumb(size: Size) throws {
    let app = try app(size: size)
    app.press("Space 2 g g")
    let list = try #require(app.driver.app.arrangement?.layout.area(of: .supplementary))
    let rows = try #require(app.driver.app.arrangement?.map.group(.notes)?.frame)
    func thumb() -> [Int] {
      let end = app.driver.app.arrangement?.sheets.sheets.first?.area.minRow ?? size.rows
      return self.thumb(app, column: list.maxColumn - 1).filter { $0 < end }
    }
    #expect(rows.rows < list.rows - 2)
    let top = thumb()
    #expect(top.first == rows.minRow)
    // As long as the share that shows: 100 notes.
    #expect(abs(top.count * 100 - rows.rows * rows.rows) <= 100)
    app.press("C-d C-d")
    let middle = thumb()
    #expect(middle.first.map { $0 > rows.minRow } == true)
    #expect(middle.last.map { $0 < rows.maxRow - 1 } == true)
    app.press("G")
    #expect(thumb().last == rows.maxRow - 1)
    app.press("4 Esc")
    #expect(thumb().last == list.maxRow - 2)
    #expect(app.faults == [])
  }

  @Test("Beside a sheet the library goes on, and its cursor never goes under the sheet (look)")
  func library() throws {
    let app = try app()
    app.press("j")
    let before = app.screen.map { String($0.prefix(12)) }
    app.press("Space")
    let sheet = try #require(app.driver.app.arrangement?.sheets.sheets.first?.area)
    #expect(sheet.minColumn == 12)
    let after = app.screen.map { String($0.prefix(12)) }
    #expect(after.prefix(39) == before.prefix(39))
    app.press("1")
    for _ in 0..<45 {
      app.press("j")
      let cursor = try #require(app.driver.frame.cursor)
      #expect(cursor.row < sheet.minRow)
    }
    #expect(app.faults == [])
  }

  @Test("Beside a floating sheet the note goes on, read or written in")
  func floating() throws {
    let app = try app(size: Size(columns: 160, rows: 40))
    for way in ["", "3 i"] {
      app.press(way)
      app.press("C-q \"Thought\"")
      let sheet = try #require(app.driver.app.arrangement?.sheets.sheets.first?.area)
      let detail = try #require(app.driver.app.arrangement?.layout.area(of: .secondary))
      let beside = app.screen[sheet.minRow..<sheet.maxRow - 1].map { row in
        String(Array(row)[detail.minColumn + 1..<sheet.minColumn])
      }
      #expect(beside.contains { $0.contains("Paragraph") }, "\(beside)")
      #expect(app.faults == [])
      app.press("C-q")
    }
  }

  @Test("Panes that a sheet covers from edge to edge end above it")
  func covered() throws {
    let app = try app(size: .regular)
    app.press("Space 2")
    let sheet = try #require(app.driver.app.arrangement?.sheets.sheets.first?.area)
    for column in [0, 79] {
      #expect(app.driver.frame[Point(column: column, row: sheet.minRow)].base != "│")
    }
    #expect(app.faults == [])
  }

  @Test("A sheet of which nothing shows keeps its place and doesn't take the focus")
  func pushedBack() throws {
    let app = try app()
    app.press("Space j j C-e C-e")
    let scroll = app.scroll(of: "look.preview")
    app.press("g x j Esc")
    app.expect(focus: "look.preview", on: "Paragraph 2 of it.")
    #expect(app.scroll(of: "look.preview") == scroll)
    app.press("g x")
    var visited: Set<String> = []
    for _ in 0..<8 {
      app.press("Tab")
      visited.insert(app.focusedGroup ?? "")
      #expect(app.faults == [])
    }
    #expect(visited == ["explanation.reasons", "sidebar", "notes", "detail"])
    app.press("4 Esc 4")
    app.expect(focus: "look.preview", on: "Paragraph 2 of it.")
    #expect(app.scroll(of: "look.preview") == scroll)
  }

  @Test("A higher sheet behind a lower one shows above it, and is used there")
  func higherBehind() throws {
    let app = try app()
    app.press("Space + g x")
    let front = try #require(app.driver.app.arrangement?.sheets.sheets.last?.area)
    app.press("S-Tab")
    if app.focusedGroup != "look.preview" { app.press("S-Tab") }
    app.expect(focus: "look.preview")
    for _ in 0..<30 {
      app.press("j")
      let cursor = try #require(app.driver.frame.cursor)
      #expect(cursor.row < front.minRow)
      #expect(app.faults == [])
    }
    app.press("4 Esc Esc")
    app.expectNoSheet()
    #expect(app.faults == [])
  }
}
