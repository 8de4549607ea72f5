import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The outline of a note (contract: keys, g o)")
struct OutlineTests {
  private static let text = """
    # Trees

    Words.

    ## Broad leaves

    Oak.

    ### Evergreen

    Holm oak.

    ## Needles

    \((0..<60).map { "Needle \($0).\n" }.joined(separator: "\n"))
    ## Last

    The end.
    """

  private func app(size: Size = .wide) throws -> App {
    try App(notes: ["Trees.md": Self.text, "Bare.md": "# Bare\n\nNothing.\n"], size: size)
  }

  @Test(
    "g o offers the headings, indented, and Enter goes there",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func goes(size: Size) throws {
    let app = try app(size: size)
    app.press("3 g o")
    app.expect(focus: .outline, on: "Broad leaves")
    app.expect(shows: "   Evergreen")
    #expect(app.snapshot.groups.first { $0.focused }?.count == 4)
    #expect(app.faults == [])
    app.press("G Enter")
    app.expectNoSheet()
    app.expect(focus: .detail, on: "Last")
    #expect(app.faults == [])
  }

  @Test("It begins at the heading under which the focus stands, and Esc changes nothing")
  func beginsHere() throws {
    let app = try app()
    app.press("3 } } } j j")
    let before = (app.screen, app.snapshot.focus)
    app.press("g o")
    app.expect(focus: .outline, on: "Needles")
    app.press("k Esc")
    #expect(app.screen == before.0)
    #expect(app.snapshot.focus == before.1)
  }

  @Test("From the list it is that of the note beside, and leads into it")
  func fromList() throws {
    let app = try app()
    app.press("g o j Enter")
    app.expect(focus: .detail, on: "Evergreen")
    app.press("1 g o Enter")
    app.expect(focus: .detail, on: "Broad leaves")
  }

  @Test("Over a look sheet it is that of the note in the sheet")
  func inSheet() throws {
    let app = try app()
    app.press("j Space")
    #expect(app.lookedAt == "Bare.md")
    app.press("g o")
    #expect(app.message == "This note has no headings.")
    app.press("Esc k Space g o G Enter")
    #expect(app.snapshot.focus?.group == "look.preview")
    #expect(app.focusedTitle == "Last")
    app.expect(sheet: "look", at: "medium")
    #expect(app.faults == [])
  }

  @Test("A heading that is gone meanwhile is said, one that has moved is found")
  func changedMeanwhile() throws {
    let app = try app()
    app.press("3 g o")
    try app.vault.write("Trees.md", "# Trees\n\nFewer.\n\n## Needles\n\nNo more.\n")
    app.lookAgain()
    app.press("Enter")
    #expect(app.message == "That heading is gone.")
    app.expectNoSheet()
    app.press("g o Enter")
    app.expect(focus: .detail, on: "Needles")
  }

  @Test("Without headings or without a note the reason is said")
  func reasons() throws {
    let app = try app()
    app.press("j g o")
    #expect(app.message == "This note has no headings.")
    let empty = try App([])
    empty.press("g o")
    #expect(empty.message == "No note shows.")
  }
}
