import Commands
import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("The overlay of keys (commands C15)")
struct OverlayTests {
  @Test(
    "? and F1 open it, its own keys, Esc, C-c and q close it, and the focus is back",
    arguments: [
      ("?", "Esc"), ("F1", "Esc"), ("F1", "F1"), ("?", "F1"), ("?", "C-c"), ("?", "Tab ?"),
      ("?", "Tab q"), ("F1", "Tab Esc"),
    ])
  func openAndClose(open: String, close: String) throws {
    let app = try App.forHelp()
    app.press("j \(open)")
    #expect(app.snapshot.sheets.map(\.id) == ["keyboard"])
    #expect(app.snapshot.sheets.map(\.modal) == [true])
    app.expect(focus: SheetName.keyboard.field)
    app.expect(shows: "Keyboard ━")
    #expect(app.faults == [])
    app.press(close)
    app.expectNoSheet()
    app.expect(focus: .notes, on: "B")
    #expect(app.faults == [])
  }

  @Test("It says how it is used, how much it shows, and which row is current")
  func opened() throws {
    let app = try App.forHelp()
    app.press("?")
    app.expect(shows: "type to filter · @ by key · ! with unavailable")
    let commands = app.choices.count
    #expect(app.figure == "\(commands) of \(NotesCatalogue.registry.commands.count)")
    app.expect(shows: "▌  New Note")
    #expect(app.chosen == "New Note")
  }

  @Test("Commands stand under their menus, in the order of the bar")
  func menus() throws {
    let app = try App.forHelp(Size(columns: 120, rows: 50))
    app.press("? Tab")
    let grid = try #require(app.driver.app.arrangement?.pickers[.keyboard]?.grid)
    var headings: [String] = []
    for case .section(let title) in grid.columns.joined() { headings.append(title ?? "") }
    #expect(headings == ["File", "Edit", "View", "Go", "Window", "Help"])
    let titles = app.choices
    for (title, key) in [("New Note", "C-n"), ("Search", "/"), ("Quit", "q"), ("First", "g g")] {
      #expect(titles.contains(title))
      let line = try #require(app.line(with: "  \(title)  "))
      #expect(line.contains(" \(key) "), "\(line)")
    }
  }

  @Test(
    "It is judged for what had the focus before it",
    arguments: [
      ("2", "Mark", "Next Heading"), ("3", "Next Heading", "Mark"), ("1", "Expand", "Mark"),
      ("/", "Open at Match", "Quit"), ("Space", "Larger Sheet", "Mark"),
      ("2", "Mark", "Larger Sheet"),
    ])
  func judgedBefore(place: String, has: String, hasNot: String) throws {
    let app = try App.forHelp()
    app.press("\(place) F1")
    #expect(app.choices.contains(has), "\(app.choices)")
    #expect(!app.choices.contains(hasNot), "\(app.choices)")
  }

  @Test("In a field it shows the keys that aren't text there")
  func fromField() throws {
    let app = try App.forHelp()
    app.press("/ \"b\" F1 \"keyboard\"")
    #expect(app.choices == ["Keyboard, from Text Too"])
    app.expect(shows: "F1")
    app.press("Esc Esc")
    app.expect(focus: .search)
    app.press("\"x\"")
    #expect(app.driver.app.model.search?.field.text == "bx")
  }

  @Test("Typing filters at once by title, words and menu, and marks nothing else")
  func filter() throws {
    let app = try App.forHelp()
    app.press("?")
    let all = app.choices
    app.press("\"note\"")
    #expect(!app.choices.isEmpty && app.choices.count < all.count)
    #expect(app.choices.contains("New Note"))
    #expect(app.figure?.hasPrefix("\(app.choices.count) of ") == true)
    app.press("C-u \"help\"")
    #expect(app.choices.contains("Keyboard"))
    app.press("C-u \"palette\"")
    #expect(app.choices == ["Commands by Name"])
  }

  @Test("@ filters by the key, also by another than the one that shows")
  func byKey() throws {
    let app = try App.forHelp()
    app.press("? \"@C-n\"")
    #expect(app.choices == ["New Note"])
    app.press("C-u \"@PageDown\"")
    #expect(app.choices == ["Page Down"])
    #expect(app.line(with: "▌  Page Down")?.contains(" PageDown ") == true)
    app.press("C-u \"@g\"")
    #expect(app.choices.contains("First") && app.choices.contains("Focus Map"))
    #expect(!app.choices.contains("Last"))
  }

  @Test("! shows what can't be done here too, and why not")
  func unavailable() throws {
    let app = try App.forHelp()
    app.press("? \"!expand\"")
    #expect(app.choices == ["Expand"])
    app.expect(shows: "Only in sidebar.")
    app.press("C-u \"!save\"")
    app.expect(shows: "There is nothing to save: no text is written in here.")
    app.press("Enter")
    #expect(app.snapshot.sheets.map(\.id) == ["keyboard"])
    #expect(app.message == "There is nothing to save: no text is written in here.")
  }

  @Test("A command that has a name but no key is run from there too")
  func withoutKey() throws {
    let app = try App.forHelp()
    app.press("? \"!go to line\" Enter")
    app.expectNoSheet()
    #expect(app.message == "Type the number of a line into the palette, such as 12.")
  }

  @Test("An empty result says so and how to find more")
  func nothing() throws {
    let app = try App.forHelp()
    app.press("? \"expand\"")
    #expect(app.choices == [])
    app.expect(shows: "No command here is called “expand”.")
    app.expect(shows: "Type ! in front to see one that is unavailable.")
    #expect(app.faults == [])
    app.press("Enter Down PageDown")
    app.expect(focus: SheetName.keyboard.field)
    #expect(app.faults == [])
    app.press("C-u \"zzz\"")
    app.expect(shows: "Esc shows all.")
    app.press("C-u \"@F99\"")
    app.expect(shows: "No key here is “F99”.")
  }

  @Test("Esc clears the filter, then closes; what was cleared can be yanked back")
  func escape() throws {
    let app = try App.forHelp()
    app.press("j ? \"note\" Down Esc")
    #expect(app.typed == "")
    #expect(app.chosen == "New Note")
    app.press("C-y")
    #expect(app.typed == "note")
    app.press("Esc Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "B")
  }

  @Test("Up, Down, C-n, C-p and pages move while the field keeps the focus (focus F39)")
  func steering() throws {
    let app = try App.forHelp(.regular)
    app.press("?")
    let rows = app.choices
    app.press("Down C-n C-n Up C-p")
    #expect(app.chosen == rows[1])
    app.press("Up Up Up")
    #expect(app.chosen == rows[0])
    app.expect(focus: SheetName.keyboard.field)
    app.press("PageDown PageDown PageDown")
    #expect(app.chosen != rows[0])
    #expect(app.faults == [])
    app.press("\"q\"")
    #expect(app.typed == "q")
  }

  @Test(
    "Every row is reached from the field, down both columns and back",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func everyRow(size: Size) throws {
    let app = try App.forHelp(size)
    app.press("?")
    var seen: [String] = []
    for _ in app.choices {
      seen.append(try #require(app.chosen))
      let title = try #require(app.chosen)
      #expect(app.line(with: "▌  \(title.prefix(12))") != nil, "\(title) isn't in sight")
      app.press("Down")
    }
    #expect(seen == app.choices)
    for title in seen.reversed() {
      #expect(app.chosen == title)
      app.press("Up")
    }
    // Going up shows what the first section is called.
    app.expect(shows: " File ")
  }

  @Test("Tab goes into the rows, where arrows, Home, End, braces and Enter work, and S-Tab back")
  func rows() throws {
    let app = try App.forHelp()
    app.press("? Tab")
    app.expect(focus: SheetName.keyboard.group, on: "New Note")
    app.press("j")
    #expect(app.chosen == app.choices[1])
    app.press("End")
    #expect(app.chosen == app.choices.last)
    app.press("Home }")
    #expect(app.chosen == "Copy Link")
    app.press("} {")
    #expect(app.chosen == "Copy Link")
    app.press("l h S-Tab")
    app.expect(focus: SheetName.keyboard.field)
    #expect(app.faults == [])
  }

  @Test("Enter runs the command for what had the focus before, once the sheet has closed")
  func run() throws {
    let app = try App.forHelp()
    app.press("j ? \"mark\" Enter")
    app.expectNoSheet()
    #expect(app.driver.app.model.marks.map(\.display) == ["B.md"])
    app.expect(focus: .notes, on: "C")
    app.press("2 g g 3 ? \"next heading\" Enter")
    app.expect(focus: .detail, on: "Second")
    app.press("? Tab } Enter")
    app.expectNoSheet()
  }

  @Test("A movement is run as its key would be")
  func runMovement() throws {
    let app = try App.forHelp()
    app.press("? \"last\" Enter")
    app.expect(focus: .notes, on: "日本のノート")
  }

  @Test("Over a look sheet it is judged for the look, and runs there")
  func overLook() throws {
    let app = try App.forHelp()
    app.press("Space ? \"larger\" Enter")
    app.expect(sheet: "look", at: "large")
    #expect(app.focusedGroup == "look.preview")
  }

  @Test("Where what had the focus is gone nothing is done, and that is said")
  func gone() throws {
    let app = try App.forHelp()
    app.press("j ? \"mark\"")
    try app.vault.remove("B.md")
    app.lookAgain()
    app.press("Enter")
    #expect(app.driver.app.model.marks.isEmpty)
    #expect(app.message == "Mark wasn't done: what had the focus is gone.")
    app.expectNoSheet()
    #expect(app.focusedGroup == "notes")
  }

  @Test("A key that this terminal can't send isn't shown, and ! says so")
  func unsendable() throws {
    let keymap = """
      unbind:
        - { keys: Space, in: notes }
      bind:
        - { command: note.look, keys: C-Enter, in: notes }
      """
    let app = try App(["A", "B"], keymap: keymap)
    app.press("? \"look\"")
    #expect(!app.choices.contains("Look"))
    app.press("C-u \"!look\"")
    app.expect(shows: "This terminal can't send C-Enter.")
    app.press("Esc Esc")
    app.driver.send(.reply(.keyboardFlags(1)))
    app.press("? \"look\"")
    #expect(app.choices.contains("Look"))
  }

  @Test("It isn't restored: the next start has the focus where it was before")
  func restart() throws {
    let app = try App.forHelp()
    app.press("j ? \"note\"")
    app.driver.send(.terminate(.hangUp))
    try app.start()
    app.expectNoSheet()
    app.expect(focus: .notes, on: "B")
    #expect(app.faults == [])
  }

  @Test("1,000 keys in one go are neither lost nor exchanged (commands C9)")
  func manyKeys() throws {
    let app = try App.forHelp()
    app.press("?")
    var random = SplitMix64(seed: 7)
    let letters = (0..<1_000).map { _ in
      Unicode.Scalar(UInt8(ascii: "a") + UInt8(random.next(upTo: 26)))
    }
    // No frame and no worker in between, as when they come in one read.
    for letter in letters {
      _ = app.driver.app.handle(TimedEvent(.key(Key(.character(letter))), at: .seconds(1)))
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: letters)
    #expect(app.typed == text)
    #expect(app.faults == [])
  }

  @Test("Typing the name of an item ends when it opens, and isn't taken up again")
  func overTyping() throws {
    let app = try App.forHelp()
    app.press("f F1 \"mark\"")
    #expect(app.typed == "mark")
    app.press("Enter")
    #expect(app.driver.app.model.mode == .commands)
    #expect(app.driver.app.model.marks.map(\.display) == ["A.md"])
  }
}
