import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Searching (contract: Search)")
struct SearchTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Groceries.md": "# Groceries\n\nMilk and bread.\n",
        "Kitchen.md": "# Kitchen\n\nKnives.\n\nA bread knife.\n\n## Oven\n\nBake bread at 220.\n",
        "Bread.md": "# Bread\n\nFlour, water, salt.\n",
        "Travel.md": "# Travel\n\nTake the tram.\n",
        "日本.md": "# 日本のパン\n\n食パン。\n",
      ], size: size)
  }

  @Test(
    "The field is the list's first row and keeps the focus, the best hit wears the halo (focus F39)",
    arguments: [("/", "2"), ("/", "1"), ("g /", "3"), ("g /", "2")])
  func opening(keys: String, from pane: String) throws {
    let app = try app()
    app.press("\(pane) \(keys)")
    app.expect(focus: .search)
    app.press("\"bread\"")
    app.expect(focus: .search)
    app.expect(shows: "┃/ bread")
    app.expect(shows: "▌ Bread")
    app.expect(shows: "3 of 5")
    #expect(app.shownNote == "Bread.md")
    #expect(app.faults == [])
  }

  @Test("The cursor stands at the caret")
  func caret() throws {
    let app = try app()
    app.press("/ \"ab\"")
    let cursor = try #require(app.driver.frame.cursor)
    #expect(app.screen[cursor.row].contains("/ ab"))
    app.press("Left")
    #expect(app.driver.frame.cursor == Point(column: cursor.column - 1, row: cursor.row))
  }

  @Test(
    "Keys that move go to the list while one types",
    arguments: [
      ("Down", "Groceries.md"), ("C-n", "Groceries.md"), ("Down Down", "Kitchen.md"),
      ("Down Down Up", "Groceries.md"), ("C-n C-n C-p", "Groceries.md"), ("Up", "Bread.md"),
    ])
  func steering(keys: String, note: String) throws {
    let app = try app()
    app.press("/ \"bread\" \(keys)")
    app.expect(focus: .search)
    #expect(app.shownNote == note)
    #expect(app.faults == [])
  }

  @Test("A hit's second row is the line that matches")
  func matchingLine() throws {
    let app = try app()
    app.press("/ \"knife\"")
    app.expect(shows: "A bread knife.")
  }

  @Test("The note stands at its first match while one types")
  func firstMatch() throws {
    let lines = (0..<100).map { "Line \($0).\n" }.joined(separator: "\n")
    let app = try App(notes: ["Long.md": "# Long\n\n\(lines)\n\nA needle.\n"])
    app.press("/ \"needle\"")
    #expect(app.scroll(of: .detail) > 100)
    #expect(app.screen.contains { $0.contains("│  A needle.") })
    #expect(app.faults == [])
  }

  @Test("Tab goes to the hits and S-Tab back to the field")
  func tab() throws {
    let app = try app()
    app.press("/ \"bread\" Tab")
    app.expect(focus: .notes, on: "Bread")
    app.press("j")
    app.expect(focus: .notes, on: "Groceries")
    app.press("S-Tab")
    app.expect(focus: .search)
    #expect(app.faults == [])
  }

  @Test("Enter goes to the match in the note, n and N go through them with a word at the ends")
  func enter() throws {
    let app = try app()
    app.press("/ \"bread\" Down Down Enter")
    app.expect(focus: .detail, on: "A bread knife.")
    app.press("n")
    app.expect(focus: .detail, on: "Bake bread at 220.")
    app.press("n")
    app.expect(focus: .detail, on: "Bake bread at 220.")
    #expect(app.message == "Last match.")
    app.press("N")
    app.expect(focus: .detail, on: "A bread knife.")
    app.press("N")
    #expect(app.message == "First match.")
  }

  @Test("Esc leaves the field, then the search; the same note stays focused")
  func leaving() throws {
    let app = try app()
    app.press("/ \"bread\" Down Down Esc")
    app.expect(focus: .notes, on: "Kitchen")
    app.expect(shows: "/ bread")
    app.press("Esc")
    app.expect(focus: .notes, on: "Kitchen")
    app.expect(hides: "/ bread")
    app.expect(shows: "Travel")
    #expect(app.message == nil)
    #expect(app.faults == [])
  }

  @Test("A search left without a choice gives back the note from before")
  func nothingChosen() throws {
    let app = try app()
    app.press("G")
    app.expect(focus: .notes, on: "日本のパン")
    app.press("/ Esc")
    app.expect(focus: .notes, on: "日本のパン")
    app.expect(hides: "titles and text")
    app.press("/ \"zzz\" Esc Esc")
    app.expect(focus: .notes, on: "日本のパン")
    #expect(app.faults == [])
  }

  @Test("From the note Esc ends the search first and stays there")
  func escFromNote() throws {
    let app = try app()
    app.press("/ \"bread\" Down Down Enter Esc")
    app.expect(focus: .detail, on: "A bread knife.")
    app.expect(hides: "/ bread")
    app.press("Esc")
    app.expect(focus: .notes, on: "Kitchen")
  }

  @Test(
    "The last row offers a new note, unless a title equals what is typed",
    arguments: [
      ("bread", false), ("Bread", false), ("brea", true), ("sailing", true), ("パン", true),
      ("日本のパン", false),
    ])
  func offer(query: String, isOffered: Bool) throws {
    let app = try app()
    app.press("/ \"\(query)\"")
    if isOffered {
      app.expect(shows: "＋ New note “\(query)”")
    } else {
      app.expect(hides: "＋ New note")
    }
  }

  @Test("The title tells how many were found")
  func counts() throws {
    let app = try app()
    app.press("/ \"zzz\"")
    app.expect(shows: "0 of 5")
    app.press("C-u")
    app.expect(hides: "of 5")
    #expect(app.snapshot.groups.first { $0.id == "notes" }?.count == 5)
  }

  @Test("What was searched for stays on while one looks and reads, and / goes on with it")
  func goingOn() throws {
    let app = try app()
    app.press("/ \"bread\" Tab Space")
    app.expect(sheet: "look", at: "medium")
    app.press("Esc /")
    app.expect(focus: .search)
    app.press("\"x\"")
    app.expect(shows: "/ breadx")
    #expect(app.faults == [])
  }

  @Test("Marks in the text go with the search")
  func marks() throws {
    let app = try app()
    app.press("/ \"tram\"")
    let underlined = { (app: App) in
      app.driver.frame.cells.filter {
        $0.style.attributes.isSuperset(of: [.bold, .underline])
      }.map { String($0.base) }.joined()
    }
    #expect(underlined(app).contains("tram"))
    app.press("Esc Esc")
    #expect(!underlined(app).contains("tram"))
  }

  @Test(
    "Typing and deleting every letter never loses the focus",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func everyLetter(size: Size) throws {
    let app = try app(size: size)
    app.press("j j /")
    for key in ["b", "r", "e", "a", "d", "Backspace", "Backspace", "C-w", "n", "C-k", "C-u"] {
      app.press(key)
      app.expect(focus: .search)
      #expect(app.faults == [])
    }
    app.press("Esc")
    #expect(app.focusedGroup == "notes")
  }

  @Test("Pasted text is text, line ends and all")
  func paste() throws {
    let app = try app()
    app.press("/")
    app.paste("q j\n\u{1B}[31mdd")
    app.expect(focus: .search)
    #expect(app.driver.ended == nil)
    #expect(app.driver.app.model.search?.field.text.hasPrefix("q j") == true)
    #expect(app.faults == [])
  }

  @Test("Digits and letters that are commands elsewhere are text in the field")
  func commandsAsText() throws {
    let app = try app()
    app.press("/ 1 q ? E + g g")
    app.expect(shows: "/ 1q?E+gg")
    app.expectNoSheet()
    #expect(app.driver.ended == nil)
  }

  @Test("The search comes back after the program was ended from outside, but not after q")
  func comingBack() throws {
    let app = try app()
    app.press("/ \"bread\" Down")
    let before = app.screen
    app.driver.send(.terminate(.hangUp))
    try app.start()
    #expect(app.screen == before)
    app.expect(focus: .search)
    #expect(app.faults == [])
    app.press("Tab q")
    #expect(app.driver.ended == 0)
    try app.start()
    app.expect(hides: "/ bread")
    #expect(app.focusedGroup == "notes")
    #expect(app.faults == [])
  }

  @Test("A search goes on over a folder that changes meanwhile")
  func changing() throws {
    let app = try app()
    app.press("/ \"bread\"")
    try app.vault.remove("Bread.md")
    try app.vault.write("Rolls.md", "# Rolls\n\nbread in small\n")
    app.lookAgain()
    app.expect(shows: "3 of 5")
    app.expect(shows: "Rolls")
    app.expect(focus: .search)
    #expect(app.faults == [])
  }

  @Test("The result of a search in a folder's list is from all notes")
  func fromFolder() throws {
    let app = try App(notes: ["a/One.md": "# One\n", "b/Two.md": "# Two\n"])
    app.press("1 j j j j / \"Two\"")
    app.expect(shows: "1 of 2")
    app.press("Esc Esc")
    #expect(app.focusedGroup == "notes")
    #expect(app.faults == [])
  }
}
