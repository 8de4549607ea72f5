import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Renaming a note (notes N9, N10)")
struct RenamingTests {
  /// Three notes, two of which link to the first.
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Bread.md": "# Bread\n\nFlour and water.\n", "Soup.md": "# Soup\n\nWith [[Bread]].\n",
        "List.md": "# List\n\n[buy](Bread.md) and [[bread|more]], not `[[Bread]]`.\n",
      ], size: size)
  }

  @Test("r shows the title in a field with the links that will follow; Enter renames, u undoes")
  func rename() throws {
    let app = try app()
    app.press("r")
    app.expect(sheet: "rename", at: "rows-6")
    app.expect(shows: "The file becomes Bread.md.")
    app.expect(shows: "3 links in 2 notes will be rewritten. A-l leaves them.")
    app.press("C-a \"Rye \" Enter")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Rye Bread")
    #expect(
      app.message
        == "Renamed “Bread”; its file is Rye Bread.md. 3 links rewritten.")
    #expect(try app.text(of: "Rye Bread.md") == "# Rye Bread\n\nFlour and water.\n")
    #expect(
      try app.text(of: "List.md")
        == "# List\n\n[buy](Rye%20Bread.md) and [[Rye Bread|more]], not `[[Bread]]`.\n")
    #expect(try app.text(of: "Soup.md") == "# Soup\n\nWith [[Rye Bread]].\n")
    app.press("u")
    app.expect(focus: .notes, on: "Bread")
    #expect(app.message == "Undid: renaming of “Bread”.")
    #expect(try app.text(of: "Soup.md") == "# Soup\n\nWith [[Bread]].\n")
    #expect(try app.files == ["Bread.md", "List.md", "Soup.md"])
  }

  @Test("A link follows to the renamed note, and the old one isn't made again")
  func followAfterwards() throws {
    let app = try app()
    app.press("r C-u \"Rolls\" Enter g g j")
    app.press("g g")
    app.press("/ \"soup\" Enter l Enter")
    #expect(app.shownNote == "Rolls.md")
    #expect(try app.files == ["List.md", "Rolls.md", "Soup.md"])
  }

  @Test("Esc leaves everything as it was, at once")
  func escape() throws {
    let app = try app()
    app.press("r \"er\" Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Bread")
    #expect(try app.files == ["Bread.md", "List.md", "Soup.md"])
    app.press("u")
    #expect(app.message == "There is nothing to undo.")
  }

  @Test("The same title, and none, change nothing")
  func unchanged() throws {
    let app = try app()
    app.press("r Enter")
    app.expectNoSheet()
    app.press("u")
    #expect(app.message == "There is nothing to undo.")
    app.press("r C-u Enter")
    app.expect(sheet: "rename", at: "rows-6")
    #expect(app.message == "A note needs a title.")
    app.press("Esc")
    #expect(try app.files == ["Bread.md", "List.md", "Soup.md"])
  }

  @Test("The sheet doesn't promise a file name that Enter won't give")
  func unchangedName() throws {
    let app = try App(notes: ["notes-1.md": "# Bread\n"])
    app.press("r")
    app.expect(shows: "The file stays notes-1.md.")
    app.press("\"s\"")
    app.expect(shows: "The file becomes Breads.md.")
  }

  @Test("From the note the focus stays in it, on the renamed note")
  func fromDetail() throws {
    let app = try app()
    app.press("Enter r C-u \"Rolls\" Enter")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Rolls.md")
    app.press("u")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Bread.md")
  }

  @Test("A look sheet shows the renamed note on")
  func look() throws {
    let app = try app()
    app.press("Space 4 r C-u \"Rolls\" Enter")
    #expect(app.lookedAt == "Rolls.md")
  }

  @Test("A mark stays on the note that is renamed; several marks can't get one name")
  func marks() throws {
    let app = try app()
    app.press("v g g r C-u \"Rolls\" Enter")
    #expect(app.driver.app.model.marks.map(\.display) == ["Rolls.md"])
    let other = try self.app()
    other.press("v v r")
    #expect(
      other.message == "2 notes are marked, and a name is for one: Esc takes the marks away.")
  }

  @Test("A note without a heading keeps its words: its file alone is renamed")
  func firstLine() throws {
    let app = try App(notes: ["note.md": "Just words.\n"])
    app.press("r")
    app.expect(shows: "Its title is its first line, and stays.")
    app.press("C-u \"other\" Enter")
    #expect(try app.text(of: "other.md") == "Just words.\n")
    app.expect(focus: .notes, on: "Just words.")
  }

  @Test("An undo over a note that was edited since is refused, and nothing is lost")
  func editedSince() throws {
    let app = try app()
    app.press("r C-u \"Rolls\" Enter")
    try app.vault.write("Soup.md", "# Soup\n\nWith [[Rolls]] and butter.\n")
    app.press("u")
    #expect(
      app.message == "Not undone: “Soup.md” was changed by another program since, so it was left "
        + "alone.")
    #expect(try app.files == ["List.md", "Rolls.md", "Soup.md"])
    #expect(try app.text(of: "Soup.md") == "# Soup\n\nWith [[Rolls]] and butter.\n")
  }

  @Test("The sheet fits every window", arguments: [Size.wide, .regular, .small])
  func sizes(size: Size) throws {
    let app = try app(size: size)
    app.press("r")
    #expect(app.faults == [])
    app.expect(shows: "Bread")
  }
}

@Suite("Going from note to note, from anywhere (contract)")
struct SteppingTests {
  @Test(
    "] and [ go on from list, note and sheet, stop at the ends with a word, and leave the focus",
    arguments: [("", "notes"), ("Enter", "detail"), ("Space 4", "look.preview")])
  func step(way: String, group: String) throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    app.press("\(way) ]")
    #expect(app.focusedGroup == group)
    #expect(app.driver.app.arrangement?.selected?.display == "Bread.md")
    app.press("] ]")
    #expect(app.message == "This is the last note.")
    #expect(app.driver.app.arrangement?.selected?.display == "Cheese.md")
    app.press("[ [ [")
    #expect(app.message == "This is the first note.")
    #expect(app.driver.app.arrangement?.selected?.display == "Apples.md")
    #expect(app.focusedGroup == group)
  }

  @Test("The row that they reach is scrolled to the middle", arguments: ["", "Enter"])
  func middle(way: String) throws {
    let app = try App((10..<90).map { "Note \($0)" }, size: .regular)
    app.press("\(way) " + String(repeating: "] ", count: 40))
    let row = try #require(
      app.screen.firstIndex { $0.contains("▌ Note 50") || $0.contains("▏ Note 50") })
    #expect((10...13).contains(row))
  }
}

extension App {
  /// The text of a file.
  func text(of name: String) throws -> String {
    String(decoding: try vault.bytes(of: name.utf8), as: UTF8.self)
  }
}
