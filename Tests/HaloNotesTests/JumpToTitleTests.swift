import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Jumping by title (contract: keys, g n)")
struct JumpToTitleTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Oak.md": "# Oak\n\nA birch stands beside.\n", "Birch.md": "# Birch\n\nOak and elm.\n",
        "Silver birch.md": "# Silver birch\n",
      ], size: size)
  }

  @Test(
    "Only titles are looked through, one row each, and Enter opens the best",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func titles(size: Size) throws {
    let app = try app(size: size)
    app.press("3 g n")
    app.expect(focus: .search)
    app.expect(shows: "titles")
    app.press("\"birch\"")
    #expect(app.driver.app.arrangement?.rows?.notes == 2)
    #expect(app.driver.app.arrangement?.rows?.geometry.rowsEach == 1)
    app.expect(hides: "stands beside")
    #expect(app.faults == [])
    app.press("Enter")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Birch.md")
  }

  @Test("A title that no note has is offered for a new one")
  func creates() throws {
    let app = try app()
    app.press("g n \"elm\"")
    app.expect(shows: "New note “elm”")
    #expect(app.driver.app.arrangement?.rows?.notes == 0)
    app.press("Enter")
    #expect(app.text == "# elm\n\n")
  }

  @Test("/ widens it to the texts, g n narrows it to titles, with what was typed")
  func widened() throws {
    let app = try app()
    app.press("g n \"birch\" Tab /")
    #expect(app.driver.app.arrangement?.rows?.notes == 3)
    #expect(app.driver.app.arrangement?.rows?.geometry.rowsEach == 2)
    app.press("Tab g n")
    #expect(app.driver.app.arrangement?.rows?.notes == 2)
    #expect(app.driver.app.model.search?.query == "birch")
    #expect(app.faults == [])
    app.press("Esc Esc")
    #expect(app.driver.app.model.search == nil)
  }

  @Test("It comes back after a kill as it was")
  func comesBack() throws {
    let app = try app()
    app.press("g n \"birch\"")
    app.driver.send(.terminate(.hangUp))
    try app.start()
    #expect(app.driver.app.model.search?.scope == .titles)
    #expect(app.driver.app.arrangement?.rows?.notes == 2)
  }
}
