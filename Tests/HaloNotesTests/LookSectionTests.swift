import Focus
import Geometry
import Testing

@testable import HaloNotes

@Suite("The sections of the look sheet (sheets S12, S15, notes N8)")
struct LookSectionTests {
  /// A note to which two lead, one of them twice, and which leads to two and one that is missing.
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Bread.md":
          "---\ntags: [food]\n---\n# Bread\n\nSee [[Soup]], [[Gone]] and [out](https://x.org).\n\n## Flour\n\nrye\n\n### Water\n\ncold #wet\n",
        "Soup.md": "# Soup\n\nWith [[Bread]] and [more](Bread.md).\n",
        "List.md": "# List\n\nto buy\n\n- butter\n- [[bread|a loaf]]\n",
        "Other.md": "# Other\n\n`[[Bread]]`\n",
      ], size: size)
  }

  private func section(_ app: App) -> LookSection? { app.driver.app.arrangement?.lookPane?.section }

  @Test("What is known of a file tells its times as a clock on the wall does")
  func localTimes() throws {
    let app = try App(["A"])
    app.press("Space l l l l")
    app.expect(shows: "2026-01-31T12:00:00+01:00")
    #expect(app.faults == [])
  }

  @Test("Attachments aren't missing among the links")
  func attachments() throws {
    let app = try App(notes: [
      "a/N.md": "# N\n\n![pic](img/x.png) [doc](y.pdf) ![[z.png]] [[Gone]]\n", "a/img/x.png": "x",
      "a/y.pdf": "y", "other/z.png": "z",
    ])
    app.press("Space l")
    let rows = app.screen.filter { $0.contains("missing") }
    #expect(rows.count == 1 && rows[0].contains("Gone"))
    app.expect(shows: "x.png")
    app.press("l l l")
    app.expect(shows: "4, 1 missing")
    #expect(app.faults == [])
  }

  @Test(
    "l and h go through the sections, with a word at the ends",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func turning(size: Size) throws {
    let app = try app(size: size)
    app.press("Space")
    var seen: [LookSection?] = [section(app)]
    for _ in 0..<4 {
      app.press("l")
      seen.append(section(app))
      #expect(app.focusedGroup == section(app)?.group.rawValue)
      #expect(app.faults == [])
    }
    #expect(seen == LookSection.allCases)
    app.press("l")
    #expect(app.message == "This is the last section.")
    app.press("h h h h h")
    #expect(section(app) == .preview)
    #expect(app.message == "This is the first section.")
  }

  @Test("The strip says how many there are of each")
  func counts() throws {
    let app = try app()
    app.press("Space")
    app.expect(shows: "‹ Preview ›  Links 3    Backlinks 2    Outline 2    Info")
  }

  @Test("Links say where they lead; Enter goes there, Space looks there")
  func links() throws {
    let app = try app()
    app.press("Space l")
    app.expect(focus: "look.links", on: "Soup")
    app.expect(shows: "missing")
    app.expect(shows: "https://x.org")
    app.press("j Enter")
    #expect(app.message == "There is no note Gone.")
    app.press("k Space")
    #expect(app.lookedAt == "Soup.md")
    #expect(section(app) == .preview)
    #expect(app.faults == [])
    app.press("Esc Space l Enter")
    app.expectNoSheet()
    app.expect(focus: .detail)
    #expect(app.shownNote == "Soup.md")
  }

  @Test(
    "Backlinks show the words round the link, none in code; Enter goes to the block of the link")
  func backlinks() throws {
    let app = try app()
    app.press("g b")
    app.expect(sheet: "look", at: "medium")
    app.expect(focus: "look.backlinks", on: "Soup  With Bread and more.")
    app.expect(shows: "2 links")
    #expect(app.snapshot.groups.first { $0.focused }?.count == 2)
    app.press("j")
    app.expect(focus: "look.backlinks", on: "List  a loaf")
    #expect(app.faults == [])
    app.press("Enter")
    app.expectNoSheet()
    app.expect(focus: .detail, on: "a loaf")
    #expect(app.shownNote == "List.md")
  }

  @Test("A heading of the outline is looked at with Space and gone to with Enter")
  func outline() throws {
    let app = try app()
    app.press("Space l l l")
    app.expect(focus: "look.outline", on: "Flour")
    app.press("j Space")
    app.expect(focus: "look.preview", on: "Water")
    app.press("l l l j Enter")
    app.expectNoSheet()
    app.expect(focus: .detail, on: "Water")
  }

  @Test("Info tells what is known of the file")
  func info() throws {
    let app = try app()
    app.press("Space l l l l +")
    for line in [
      "Path      Bread.md", "Tags      food, wet", "Links     3, 1 missing", "ending with LF",
      "Encoding  UTF-8",
    ] {
      app.expect(shows: line)
    }
    #expect(app.faults == [])
  }

  @Test("Tab goes from the rows to the strip, where h and l choose the section (focus F25)")
  func strip() throws {
    let app = try app()
    app.press("Space Tab")
    app.expect(focus: "look.sections", on: "Preview")
    app.press("l l")
    app.expect(focus: "look.sections", on: "Backlinks")
    #expect(section(app) == .backlinks)
    #expect(app.faults == [])
    app.press("S-Tab")
    app.expect(focus: "look.backlinks")
  }

  @Test("The sheet opens on the text again, and on another note as well")
  func opening() throws {
    let app = try app()
    app.press("Space l l Esc Space")
    #expect(section(app) == .preview)
    app.expect(focus: "look.preview")
    app.press("2 j Space")
    #expect(app.lookedAt == "Soup.md")
    app.expect(shows: "Links 2    Backlinks 1    Outline 0")
  }

  @Test("A note to which nothing leads says so, and the focus has a place there")
  func nothing() throws {
    let app = try app()
    app.press("G g b")
    app.expect(focus: "look.backlinks", on: "No note leads here yet: [[Name]] in another one does.")
    app.press("Enter")
    app.expectNoSheet()
    #expect(app.shownNote == "Other.md")
  }

  @Test("Section, row and sheet come back with the scene (sheets S12)")
  func restoring() throws {
    let app = try app()
    app.press("g b j")
    app.driver.send(.terminate(.hangUp))
    try app.start()
    app.expect(sheet: "look", at: "medium")
    app.expect(focus: "look.backlinks", on: "List  a loaf")
    #expect(app.faults == [])
  }

  @Test("Where no pane shows the note a link is looked at until the list moves on")
  func narrow() throws {
    let app = try app(size: .small)
    app.press("Space l Space")
    #expect(app.lookedAt == "Soup.md")
    #expect(app.faults == [])
    app.press("Esc j Space")
    #expect(app.lookedAt == "Soup.md")
    app.press("Esc k Space")
    #expect(app.lookedAt == "Bread.md")
    #expect(app.faults == [])
  }
}
