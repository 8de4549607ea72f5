import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("What becomes of links when a note is renamed or moved (notes N9, setting rewriteLinks)")
struct RewritingLinksTests {
  private func app(_ settings: String = "") throws -> App {
    let vault = try TemporaryVault([
      "Bread.md": "# Bread\n", "Soup.md": "# Soup\n\nWith [[Bread]].\n",
      "Menu.md": "# Menu\n\n[[bread|loaf]] and [it](Bread.md)\n",
    ])
    try vault.setAges(of: ["Bread.md", "Soup.md", "Menu.md"])
    return try App(vault, files: ["settings.yaml": settings])
  }

  @Test("A-l in the sheet leaves them, and once more it doesn't; the title says which")
  func choosing() throws {
    let app = try app()
    app.press("r")
    app.expect(shows: "3 links in 2 notes will be rewritten. A-l leaves them.")
    app.press("A-l")
    app.expect(shows: "3 links in 2 notes stay as written. A-l rewrites them.")
    app.press("A-l A-l C-u \"Rolls\" Enter")
    #expect(app.message == "Renamed “Bread”; its file is Rolls.md.")
    #expect(try app.text(of: "Soup.md") == "# Soup\n\nWith [[Bread]].\n")
    app.press("u")
    #expect(try app.files == ["Bread.md", "Menu.md", "Soup.md"])
  }

  @Test("Moving asks the same")
  func moving() throws {
    let app = try app()
    app.press("m \"kitchen\"")
    app.expect(shows: "3 links in 2 notes will be rewritten. A-l leaves them.")
    app.press("A-l Enter")
    #expect(try app.text(of: "Menu.md") == "# Menu\n\n[[bread|loaf]] and [it](Bread.md)\n")
    #expect(try app.files == ["Menu.md", "Soup.md", "kitchen/Bread.md"])
  }

  @Test("With always nobody is asked, and they are rewritten")
  func always() throws {
    let app = try app("rewriteLinks: always\n")
    app.press("r")
    app.expect(shows: "3 links in 2 notes will be rewritten.")
    app.press("A-l")
    #expect(
      app.message == "The settings say that links are always rewritten: rewriteLinks.")
    app.press("C-u \"Rolls\" Enter")
    #expect(try app.text(of: "Soup.md") == "# Soup\n\nWith [[Rolls]].\n")
  }

  @Test("With never they stay, and that is said before")
  func never() throws {
    let app = try app("rewriteLinks: never\n")
    app.press("r")
    app.expect(shows: "Links stay as they are.")
    app.press("C-u \"Rolls\" Enter")
    #expect(try app.text(of: "Soup.md") == "# Soup\n\nWith [[Bread]].\n")
    app.press("u")
    #expect(try app.text(of: "Bread.md") == "# Bread\n")
  }

  @Test("A text that is being written in with a link keeps what was typed, and its link follows")
  func unsaved() throws {
    let app = try app()
    app.press("j e C-End \"More\" 1")
    // What was just saved stands first.
    app.press("Esc 2 j r C-u \"Rolls\" Enter")
    let text = try app.text(of: "Soup.md")
    #expect(text.contains("[[Rolls]]"))
    #expect(text.contains("More1"))
  }
}

@Suite("The note of the day (notes N22)")
struct DailyNoteTests {
  @Test("g d makes it and goes there; again it only goes there; u takes it back")
  func daily() throws {
    let app = try App(["Bread", "Soup"])
    app.press("g d")
    #expect(app.shownNote == "daily/2026-01-31.md")
    app.expect(focus: .detail)
    #expect(app.message == "Made daily/2026-01-31.md.")
    #expect(try app.text(of: "daily/2026-01-31.md") == "# 2026-01-31\n\n")
    app.press("2 G")
    app.press("g d")
    #expect(app.shownNote == "daily/2026-01-31.md")
    #expect(try app.files == ["Bread.md", "Soup.md", "daily/2026-01-31.md"])
    app.press("u")
    #expect(app.message == "Undid: making of “2026-01-31”.")
    #expect(try app.files.contains("daily/2026-01-31.md") == false)
  }

  @Test("Where it lies is set, and a template gives its text")
  func settings() throws {
    let app = try App(
      ["Bread"], files: ["settings.yaml": "daily: \"log/{{date:YYYY}}/{{date}}\"\n"])
    try app.vault.write("templates/daily.md", "# {{title}} at {{time}}\n")
    app.press("g d")
    #expect(app.shownNote == "log/2026/2026-01-31.md")
    #expect(try app.text(of: "log/2026/2026-01-31.md") == "# 2026-01-31 at 13:00\n")
  }

  @Test("What two programs do to one folder is in one list, also after the end")
  func oneList() throws {
    let app = try App(["Bread", "Soup"])
    let other = try App(sharing: app)
    app.press("d d")
    other.lookAgain()
    other.press("u")
    #expect(other.message == "Undid: move to trash of “Bread”.")
    #expect(try app.files == ["Bread.md", "Soup.md"])
    app.lookAgain()
    app.press("u")
    #expect(app.message == "There is nothing to undo.")
    app.press("C-r")
    #expect(try app.files == [".trash/Bread.md", "Soup.md"])
    try app.start()
    app.press("u")
    #expect(try app.files == ["Bread.md", "Soup.md"])
  }
}
