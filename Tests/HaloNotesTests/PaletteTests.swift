import Commands
import Geometry
import Testing

@testable import HaloNotes

@Suite("Commands by name (commands C16, C19)")
struct PaletteTests {
  private func app(_ size: Size = .wide) throws -> App {
    try App(
      notes: [
        "A.md": "# A\n\nFirst.\n\n## Second\n\nText.\n\n## Third\n\nEnd.\n",
        "B.md": "# B\n\nPlain.\n",
        "x/Same.md": "# Same\n", "y/Same.md": "# Same\n", "日本.md": "# 日本のノート\n\n本文。\n",
      ], size: size)
  }

  @Test(": and C-p open it, Esc closes it, and the focus is back", arguments: [":", "C-p"])
  func open(key: String) throws {
    let app = try app()
    app.press("j \(key)")
    #expect(app.snapshot.sheets.map(\.id) == ["palette"])
    app.expect(focus: SheetName.palette.field)
    app.expect(shows: "name of a command")
    #expect(app.faults == [])
    app.press("Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "B")
  }

  @Test("The best match is first, with its key at the right edge")
  func best() throws {
    let app = try app()
    app.press(": \"nn\"")
    #expect(app.choices.first == "New Note")
    #expect(app.line(with: "▌ New Note")?.contains("C-n ┃") == true)
    app.press("C-u \"marktohere\"")
    #expect(app.choices == ["Mark up to Here"])
  }

  @Test("It lists what can be done where the focus was, and nothing else")
  func judgedBefore() throws {
    let app = try app()
    app.press("3 :")
    #expect(app.choices.contains("Next Heading"))
    #expect(!app.choices.contains("Mark"))
    #expect(!app.choices.contains("Save"))
    app.press("\"next heading\" Enter")
    app.expect(focus: .detail, on: "Second")
  }

  @Test("Of equals the ones run last come first, whether by key or by name")
  func recent() throws {
    let app = try app()
    app.press("v C-l :")
    #expect(Array(app.choices.prefix(2)) == ["Redraw", "Mark"])
    app.press("\"mark\" Enter :")
    #expect(Array(app.choices.prefix(2)) == ["Mark", "Redraw"])
  }

  @Test("After a command was run by name its key is shown, once")
  func lesson() throws {
    let app = try app()
    app.press(": \"mark\" Enter")
    #expect(app.message == "Mark has a key: v")
    app.press("k : \"mark\" Enter")
    #expect(app.message == nil)
    app.press("? \"focus map\" Enter")
    #expect(app.message == "Focus Map has a key: g f")
  }

  @Test("What the command has to say goes before its key, which is shown another time")
  func lessonWaits() throws {
    let app = try app()
    app.press(": \"previous note\" Enter")
    #expect(app.message == "This is the first note.")
    app.press("j j : \"previous note\" Enter")
    #expect(app.message == "Previous Note has a key: [")
  }

  @Test("A command that is pressed shows no key, and one that can't be done its reason")
  func pressed() throws {
    let app = try app()
    app.press("v")
    #expect(app.message == nil)
    app.press("Space + +")
    #expect(app.message == "The sheet is as large as it gets.")
  }

  @Test("q and wq quit as q does", arguments: ["q", "wq"])
  func quit(word: String) throws {
    let app = try app()
    app.press(": \"\(word)\"")
    #expect(app.choices.first == "Quit")
    app.press("Enter")
    #expect(app.driver.ended == 0)
  }

  @Test("q over a look sheet closes the sheet, as the key does there")
  func quitOverSheet() throws {
    let app = try app()
    app.press("Space : \"q\" Enter")
    #expect(app.driver.ended == nil)
    app.expectNoSheet()
  }

  @Test("w says why there is nothing to save, and the palette stays")
  func write() throws {
    let app = try app()
    app.press(": \"w\"")
    #expect(app.choices.first == "Save")
    app.press("Enter")
    #expect(app.message == "There is nothing to save: no text is written in here.")
    #expect(app.snapshot.sheets.map(\.id) == ["palette"])
  }

  @Test(
    "e and a name open the note",
    arguments: [("B", "B.md"), ("日本のノート", "日本.md"), ("x/Same.md", "x/Same.md"), ("b", "B.md")])
  func edit(name: String, path: String) throws {
    let app = try app()
    app.press(": \"e \(name)\"")
    #expect(app.choices.first == "Open Note \(name)")
    app.press("Enter")
    app.expectNoSheet()
    #expect(app.shownNote == path)
    #expect(app.focusedGroup == "detail")
  }

  @Test("A name of none or of several notes is told")
  func noNote() throws {
    let app = try app()
    app.press(": \"e nowhere\" Enter")
    #expect(app.message == "No note is called “nowhere”.")
    app.press(": \"e Same\" Enter")
    #expect(app.message == "Several notes are called “Same”: x/Same.md, y/Same.md")
    app.expect(focus: .notes, on: "A")
  }

  @Test("Open Note without a name asks for one")
  func noName() throws {
    let app = try app()
    app.press(": \"open note\" Enter")
    #expect(app.snapshot.sheets.map(\.id) == ["palette"])
    #expect(app.typed == "e ")
    app.press("\"B\" Enter")
    #expect(app.shownNote == "B.md")
  }

  @Test(
    "A number goes to the block of that line",
    arguments: [("5", "Second"), ("7", "Text."), ("99", "End.")])
  func line(number: String, block: String) throws {
    let app = try app()
    app.press(": \"\(number)\"")
    #expect(app.choices.first == "Go to Line \(number)")
    app.press("Enter")
    app.expect(focus: .detail, on: block)
  }

  @Test("Nothing found says so, and why where a command would have fitted")
  func nothing() throws {
    let app = try app()
    app.press(": \"xyzzy\"")
    app.expect(shows: "No command is called “xyzzy”.")
    #expect(app.faults == [])
    app.press("Enter")
    #expect(app.snapshot.sheets.map(\.id) == ["palette"])
    app.press("C-u \"save\"")
    app.expect(shows: "Save: There is nothing to save")
  }

  @Test("F1 in the palette turns to the overlay for what had the focus before both")
  func turning() throws {
    let app = try app()
    app.press("3 : \"x\" F1 \"next heading\"")
    #expect(app.snapshot.sheets.map(\.id) == ["keyboard"])
    #expect(app.choices == ["Next Heading"])
    app.press("Tab :")
    #expect(app.snapshot.sheets.map(\.id) == ["palette"])
    app.press("Esc")
    app.expect(focus: .detail)
  }

  @Test(
    "It is whole at every size, and keeps what is typed and the current row",
    arguments: [Size.wide, .regular, .small])
  func sizes(size: Size) throws {
    let app = try app(size)
    app.press(": \"no\" Down")
    let (typed, chosen) = (app.typed, app.chosen)
    for other in [Size.small, .regular, .wide, size] {
      app.resize(to: other)
      #expect(app.faults == [], "at \(other)")
      #expect(app.typed == typed)
      #expect(app.chosen == chosen)
    }
    app.press("Tab j")
    #expect(app.faults == [])
  }

  @Test("Among 500 commands each is found by the beginnings of its words, best first")
  func many() throws {
    let app = try app(.regular)
    let verbs = ["Open", "Close", "Move", "Rename", "Copy", "日本"]
    let nouns = ["Note", "Folder", "Tag", "Scene", "Link"]
    let commands = (0..<500).map { number in
      Command(
        CommandID("test.\(number)"),
        "\(verbs[number % verbs.count]) \(nouns[number % nouns.count]) Number \(number)")
    }
    let router = app.driver.app.router
    app.driver.app.router.registry = try CommandRegistry(router.registry.commands + commands)
    for command in commands { app.driver.app.router.movements[command.id] = .next }
    app.press(":")
    #expect(app.choices.count > 500)
    for number in [0, 7, 123, 499] {
      let title = commands[number].title
      app.press("C-u \"\(title.prefix(1).lowercased())n\(number)\"")
      #expect(app.choices.first == title)
    }
    app.press("C-u \"number 12\" PageDown PageDown")
    #expect(app.faults == [])
  }
}
