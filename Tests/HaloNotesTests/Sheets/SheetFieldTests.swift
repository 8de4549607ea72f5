import Geometry
import Interface
import Sheets
import Testing

@testable import HaloNotes

@Suite("Fields in sheets (sheets S11)")
struct SheetFieldTests {
  private func app(size: Size = .wide) throws -> App {
    try App((0..<60).map { "Note \($0)" }, size: size)
  }

  @Test(
    "Where a field can be shown, going to it leaves the sheet's height alone",
    arguments: ["r", "m", "t", "C-q", "g s", ":", "?"], [Size.wide, .regular, .small])
  func shown(key: String, size: Size) throws {
    let app = try app(size: size)
    app.press("\(key)")
    let before = app.snapshot.sheets
    #expect(before.count == 1)
    for keys in ["\"x\"", "Tab", "S-Tab", "\"y\"", "Tab"] {
      app.press(keys)
      #expect(app.snapshot.sheets.map(\.rows) == before.map(\.rows))
      #expect(app.snapshot.cursor.visible)
      #expect(app.faults == [])
    }
  }

  @Test("Going to the link of a quick note that is too low shows it; then it stays as high")
  func quickLink() throws {
    let app = try app()
    app.press("C-q \"Thought\"")
    app.driver.app.model.sheets.update(.quick) {
      $0.detents = [.rows(3), .rows(9), .medium]
      $0.selectedDetentIdentifier = "rows-3"
    }
    app.press("\"s\"")
    #expect(app.snapshot.sheets.map(\.rows) == [3])
    app.expect(hides: "[x]")
    #expect(app.faults == [])
    app.press("Tab")
    app.expect(focus: "quick.link", on: "Note 0")
    app.expect(sheet: "quick", at: "rows-9")
    app.expect(shows: "[x]")
    #expect(app.faults == [])
    app.press("S-Tab")
    app.expect(focus: "quick.text")
    app.expect(sheet: "quick", at: "rows-9")
  }
}
