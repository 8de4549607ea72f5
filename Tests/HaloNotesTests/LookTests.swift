import Geometry
import Testing

@testable import HaloNotes

@Suite("Looking at a note in a sheet")
struct LookTests {
  private func app(size: Size = .wide) throws -> App {
    try App((0..<60).map { "Note \($0)" }, size: size)
  }

  @Test("Space opens the note at half height and goes into it; what is behind stays usable")
  func opening() throws {
    let app = try app()
    app.press("j Space")
    app.expect(sheet: "look", at: "medium")
    #expect(app.lookedAt == "Note 1.md")
    app.expect(focus: "look.preview", on: "About Note 1.")
    app.expect(shows: "4 Note 1")
    #expect(app.snapshot.sheets.map(\.modal) == [false])
    #expect(app.faults == [])
  }

  @Test("S-Tab from the sheet goes to the list that opened it, and Tab comes back (focus F25)")
  func tabBack() throws {
    let app = try app()
    app.press("j Space S-Tab")
    app.expect(focus: .notes, on: "Note 1")
    app.press("Tab")
    #expect(app.focusedGroup == "look.preview")
  }

  @Test("Tab cycles through sheet and panes while the sheet is at half height")
  func tabCycle() throws {
    let app = try app()
    app.press("Space")
    var visited: [String?] = []
    for _ in 0..<5 {
      visited.append(app.focusedGroup)
      app.press("Tab")
      #expect(app.faults == [])
    }
    #expect(Set(visited) == ["look.preview", "look.sections", "detail", "sidebar", "notes"])
    #expect(app.focusedGroup == "look.preview")
  }

  @Test("4 goes to the sheet from every pane", arguments: ["1", "2", "3"])
  func digit(pane: String) throws {
    let app = try app()
    app.press("Space \(pane)")
    #expect(app.focusedGroup != "look.preview")
    app.press("4")
    #expect(app.focusedGroup == "look.preview")
  }

  @Test(
    "Closing a sheet gives the focus back to the row that opened it (focus F26)",
    arguments: [
      "Esc", "Space", "q",
    ])
  func closing(key: String) throws {
    let app = try app()
    app.press("j j Space \(key)")
    app.expect(focus: .notes, on: "Note 2")
    app.expectNoSheet()
  }

  @Test("Closing a sheet from a pane leaves the focus in the pane", arguments: ["Esc", "q"])
  func closingFromPane(key: String) throws {
    let app = try app()
    app.press("Space 3 \(key)")
    #expect(app.focusedGroup == "detail")
    app.expectNoSheet()
  }

  @Test("Space on the same note closes the sheet, on another shows that one")
  func toggling() throws {
    let app = try app()
    app.press("Space 2 Space")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Note 0")
    app.press("Space 2 j Space")
    app.expect(sheet: "look", at: "medium")
    #expect(app.lookedAt == "Note 1.md")
  }

  @Test(
    "Beside a note pane the sheet keeps its note while the list moves on (sheets S15)",
    arguments: [Size.wide, .regular])
  func keepsNote(size: Size) throws {
    let app = try app(size: size)
    app.press("Space 2 j j")
    app.expect(focus: .notes, on: "Note 2")
    #expect(app.lookedAt == "Note 0.md")
    #expect(app.shownNote == "Note 2.md")
  }

  @Test("Where there is no note pane the sheet follows the list (sheets S15)")
  func followsList() throws {
    let app = try app(size: Size(columns: 50, rows: 30))
    app.press("Space")
    app.expect(sheet: "look", at: "medium")
    app.press("2 j j")
    app.expect(focus: .notes, on: "Note 2")
    #expect(app.lookedAt == "Note 2.md")
    app.expect(shows: "4 Note 2")
    app.press("Space")
    app.expectNoSheet()
  }

  @Test(
    "At large J and K show the next and the previous note in the sheet, and the list goes along")
  func modalSteps() throws {
    let app = try app()
    app.press("j Space + J J")
    #expect(app.lookedAt == "Note 3.md")
    app.expect(focus: "look.preview", on: "About Note 3.")
    app.expect(sheet: "look", at: "large")
    app.press("K")
    #expect(app.lookedAt == "Note 2.md")
    app.press("-")
    #expect(app.lookedAt == "Note 2.md")
    #expect(app.shownNote == "Note 2.md")
    app.press("J")
    #expect(app.lookedAt == "Note 2.md", "At medium it keeps its note beside the detail pane")
    #expect(app.shownNote == "Note 3.md")
    #expect(app.faults == [])
    app.press("Esc")
    app.expect(focus: .notes, on: "Note 3")
  }

  @Test("+ and - go between half height and large; at large the sheet is modal")
  func detents() throws {
    let app = try app()
    app.press("Space +")
    app.expect(sheet: "look", at: "large")
    #expect(app.snapshot.sheets.map(\.modal) == [true])
    app.press("Tab Tab S-Tab Tab")
    #expect(app.focusedGroup == "look.preview")
    for digit in ["1", "2", "3"] {
      app.press(digit)
      #expect(app.focusedGroup == "look.preview", "What is behind is out of reach")
    }
    #expect(app.faults == [])
    app.press("-")
    app.expect(sheet: "look", at: "medium")
    app.press("S-Tab")
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test("+ and - work from the panes, and growing brings the focus into the sheet")
  func detentsFromPane() throws {
    let app = try app()
    app.press("Space 2 +")
    app.expect(sheet: "look", at: "large")
    #expect(app.focusedGroup == "look.preview")
    app.press("Esc")
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test("A sheet that is as large or as small as it gets says so")
  func ends() throws {
    let app = try app()
    app.press("Space -")
    #expect(app.message == "The sheet is as small as it gets.")
    app.press("+ +")
    #expect(app.message == "The sheet is as large as it gets.")
  }

  @Test("Behind a large sheet everything is dimmed")
  func dimmed() throws {
    let app = try app()
    app.press("Space +")
    let frame = app.driver.frame
    let behind = (0..<39).map { frame[Point(column: 2, row: $0)] }
    #expect(behind.allSatisfy { $0.style.attributes.contains(.dim) })
    app.press("-")
    let undimmed = app.driver.frame
    #expect(
      (1..<39).contains { !undimmed[Point(column: 2, row: $0)].style.attributes.contains(.dim) })
  }

  @Test(
    "Rows under the sheet are out of the list's viewport (sheets S14)",
    arguments: [
      Size.wide, .regular,
    ])
  func covered(size: Size) throws {
    let app = try app(size: size)
    app.press("Space 2")
    for _ in 0..<59 {
      app.press("j")
      #expect(app.faults == [])
    }
    app.expect(focus: .notes, on: "Note 59")
    app.press("g g C-f")
    #expect(app.faults == [])
    let row = Int(app.focusedTitle?.dropFirst("Note ".count) ?? "") ?? 99
    #expect(row < size.rows / 2, "A page is what the sheet leaves of the pane: \(row)")
  }

  @Test("A row that the sheet would cover moves above it, and back when the sheet closes")
  func scrollGivenBack() throws {
    let app = try app()
    app.press(String(repeating: "j ", count: 30))
    let before = app.scroll(of: .notes)
    app.press("Space")
    #expect(app.scroll(of: .notes) > before)
    app.expect(shows: "▏ Note 30")
    #expect(app.faults == [])
    app.press("Esc")
    #expect(app.scroll(of: .notes) == before)
    app.expect(focus: .notes, on: "Note 30")
  }

  @Test("A list that was scrolled while the sheet was open stays where it was scrolled to")
  func scrollKept() throws {
    let app = try app()
    app.press(String(repeating: "j ", count: 30) + "Space 2 j j j j")
    let scrolled = app.scroll(of: .notes)
    app.press("Esc")
    app.expect(focus: .notes, on: "Note 34")
    #expect(app.scroll(of: .notes) == min(scrolled, 60 - 37))
    #expect(app.faults == [])
  }

  @Test(
    "In a low window the sheet opens large (sheets S1)",
    arguments: [
      Size.small, Size(columns: 120, rows: 19),
    ])
  func lowWindow(size: Size) throws {
    let app = try app(size: size)
    app.press("Space")
    #expect(app.snapshot.sheets.map(\.modal) == [true])
    #expect(app.snapshot.sheets.map(\.detent) == ["large"])
    #expect(app.focusedGroup == "look.preview")
    #expect(app.faults == [])
    app.press("Esc")
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test("Resizing keeps the detent that was asked for (sheets S3)")
  func askedFor() throws {
    let app = try app()
    app.press("Space")
    app.resize(to: .small)
    app.expect(sheet: "look", at: "large")
    app.resize(to: .wide)
    app.expect(sheet: "look", at: "medium")
    #expect(app.focusedGroup == "look.preview")
    #expect(app.faults == [])
  }

  @Test("Enter in the sheet opens its note in the note pane and closes the sheet")
  func openFromSheet() throws {
    let app = try app()
    app.press("Space 2 j j 4 Enter")
    app.expectNoSheet()
    #expect(app.shownNote == "Note 0.md")
    #expect(app.focusedGroup == "detail")
    app.press("2")
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test("] and J step through the list while the sheet has the focus")
  func stepping() throws {
    let app = try app()
    app.press("Space ] J")
    #expect(app.focusedGroup == "look.preview")
    #expect(app.shownNote == "Note 2.md")
    #expect(app.lookedAt == "Note 0.md")
  }

  @Test("The overlay over a look sheet closes first")
  func stacked() throws {
    let app = try app()
    app.press("Space ?")
    #expect(app.snapshot.sheets.map(\.id) == ["look", "keyboard"])
    #expect(app.faults == [])
    app.press("Esc")
    app.expect(sheet: "look", at: "medium")
    #expect(app.focusedGroup == "look.preview")
    app.press("Esc")
    app.expect(focus: .notes, on: "Note 0")
  }
}
