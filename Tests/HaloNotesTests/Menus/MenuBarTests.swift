import Commands
import Geometry
import Interface
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The menu bar (commands C17)")
struct MenuBarTests {
  private static let notes: KeyValuePairs = [
    "Groceries.md": "# Groceries\n\nMilk, and see [[Ideas]] or [[旅|旅のしおり]].\n",
    "Ideas.md": "# Ideas\n\nPaint the shed.\n", "旅.md": "# 旅\n\n京都へ。\n",
  ]

  private func app(size: Size = .regular) throws -> App { try App(notes: Self.notes, size: size) }

  @Test(
    "F10 and F9 show it with its first menu open, and close it again", arguments: ["F10", "F9"])
  func toggling(key: String) throws {
    let app = try app()
    app.press("j")
    let before = app.screen
    app.press(key)
    #expect(app.openMenus == ["file"])
    #expect(app.menuTitles == ["File", "Edit", "View", "Go", "Window", "Help"])
    app.expect(focus: "menu.file.items", on: "New Note")
    #expect(app.faults == [])
    app.press(key)
    #expect(app.screen == before)
    app.expect(focus: .notes, on: "Ideas")
  }

  @Test(
    "It lies over the first row and leaves the layout as it is", arguments: [Size.wide, .regular])
  func layoutStays(size: Size) throws {
    let app = try app(size: size)
    let areas = app.driver.app.arrangement?.layout
    let before = app.screen.map(Self.withoutFocus)
    app.press("F10")
    #expect(app.driver.app.arrangement?.layout == areas)
    let box = try #require(app.menuBox)
    let after = app.screen.map(Self.withoutFocus)
    #expect(after[box.maxRow..<size.rows - 1] == before[box.maxRow..<size.rows - 1])
  }

  /// A row without what says where the focus is: heavy lines, halo.
  private static func withoutFocus(_ row: String) -> String {
    let light: [Character: Character] = [
      "┏": "╭", "┓": "╮", "┗": "╰", "┛": "╯", "━": "─", "┃": "│", "▌": " ", "▏": " ",
    ]
    return String(row.map { light[$0] ?? $0 })
  }

  @Test("In a drawer the menu shows what can be done there, and the drawer stays")
  func drawer() throws {
    let app = try app()
    app.press("1 F10")
    app.expect(shows: "┃▌  New Note")
    #expect(app.driver.app.front == .primary)
    app.press("Esc Esc")
    app.expect(focus: .sidebar, on: "All notes")
  }

  @Test("Esc closes the menu, then the bar; q closes both")
  func closing() throws {
    let app = try app()
    app.press("F10 l Esc")
    #expect(app.openMenus == [])
    app.expect(focus: "menuBar.titles", on: "Edit")
    #expect(app.faults == [])
    app.press("Esc")
    #expect(app.openMenus == nil)
    app.expect(focus: .notes, on: "Groceries")
    app.press("F10 q")
    app.expect(focus: .notes, on: "Groceries")
    #expect(app.driver.ended == nil)
    app.press("F10 Esc q")
    #expect(app.openMenus == nil)
    #expect(app.driver.ended == nil)
  }

  @Test(
    "Left, Right, h, l, Tab and S-Tab go from menu to menu, round the ends",
    arguments: [
      ("l", "edit"), ("Right", "edit"), ("Tab", "edit"), ("h", "help"), ("Left", "help"),
      ("S-Tab", "help"), ("l l h", "edit"), ("Right Right Right Right Right Right", "file"),
    ])
  func sideways(keys: String, menu: String) throws {
    let app = try app()
    app.press("F10 \(keys)")
    #expect(app.openMenus == [menu])
    #expect(app.focusedGroup == "menu.\(menu).items")
    #expect(app.faults == [])
  }

  @Test(
    "Without an open menu the same keys go from title to title, and Down opens",
    arguments: [("Down", "view"), ("j", "view"), ("Enter", "view"), ("Space", "view")])
  func titles(key: String, menu: String) throws {
    let app = try app()
    app.press("F10 Esc l Tab Right h")
    app.expect(focus: "menuBar.titles", on: "View")
    app.press("End")
    app.expect(focus: "menuBar.titles", on: "Help")
    app.press("Home v \(key)")
    #expect(app.openMenus == [menu])
  }

  @Test("Up, Down, j, k, Home and End move among the rows, round the ends, over lines")
  func rows() throws {
    let app = try app()
    app.press("F10")
    let last = "Move to Trash, Asked First"
    #expect(
      app.menuLines == [
        "New Note", "Quick Note", "-", "Open", "Look", "Open Note", "-", "Write",
        "Edit in Your Editor", "Attach File", "Save", "-", "Rename",
        "Move to Folder", "Move to Trash", last,
      ])
    for (keys, row) in [
      ("j", "Quick Note"), ("j", "Open"), ("Down", "Look"), ("j", "Open Note"), ("j", "Write"),
      ("j", "Edit in Your Editor"), ("j", "Attach File"), ("j", "Save"), ("j", "Rename"),
      ("End", last),
      ("j", "New Note"), ("k", last), ("Up", "Move to Trash"),
      ("Home", "New Note"),
    ] {
      app.press(keys)
      #expect(app.focusedTitle == row, "after \(keys)")
    }
  }

  @Test("Letters jump to what begins with them, one letter again and again goes on (focus F16)")
  func typeAhead() throws {
    let app = try app()
    app.press("F10 l l l")
    for (letter, row) in [
      ("n", "Previous Note"), ("n", "Daily Note"), ("n", "Back to the Note Before"),
      ("n", "Quick Notes Here"), ("n", "Notes"), ("n", "Note"),
      // What was typed goes on as long as something begins with all of it.
      ("o", "Note"), ("g", "Go to Line"), ("m", "Move"),
    ] {
      app.press(letter)
      #expect(app.focusedTitle == row, "after \(letter)")
    }
    app.press("Home F10 F10 l l f o")
    #expect(app.focusedTitle == "Focus Map")
    app.press("x")
    #expect(app.message == "Nothing here begins with “x”.")
  }

  @Test("Enter runs the command for the responder that was first before (commands C15, C17)")
  func running() throws {
    let app = try app()
    app.press("F10 j j j")
    #expect(app.focusedTitle == "Look")
    app.press("Enter")
    app.expect(sheet: "look", at: "medium")
    #expect(app.focusedGroup == "look.preview")
    #expect(app.openMenus == nil)
  }

  @Test("A command in the note is run in the note: its headings, its links")
  func runningInDetail() throws {
    let app = try App(notes: ["A.md": "# A\n\nText\n\n## Later\n\nMore\n"])
    app.press("3 F10 n")
    app.press("l l l")
    app.goTo(line: "Next Heading")
    app.press("Enter")
    app.expect(focus: .detail, on: "Later")
  }

  @Test("A movement that is chosen moves where the focus was")
  func movements() throws {
    let app = try app()
    app.press("F10 l l l")
    app.goTo(line: "Move")
    app.press("l")
    #expect(app.openMenus == ["go", "moving"])
    app.goTo(line: "Down")
    app.press("Enter")
    app.expect(focus: .notes, on: "Ideas")
  }

  @Test("After a command was run from a menu its key is shown, once (commands C19)")
  func keysOnce() throws {
    let app = try app()
    app.press("F10 l l l m Enter")
    app.goTo(line: "Down")
    app.press("Enter")
    #expect(app.message == "Down has a key: j")
    app.press("F10 l l l m Enter")
    app.goTo(line: "Down")
    app.press("Enter")
    #expect(app.message == nil)
  }

  @Test("What can't be done is there, dim, and the footer says why when one stands on it")
  func disabled() throws {
    let app = try app()
    app.press("1 F10")
    app.goTo(line: "Edit in Your Editor")
    app.expect(shows: "No note is chosen: go to a note first.")
    app.press("Enter")
    #expect(app.message == "No note is chosen: go to a note first.")
    #expect(app.openMenus == ["file"], "The menu stays open")
    let row = try #require(app.cell(of: "Edit in", in: 1..<12))
    #expect(app.driver.frame[row].style.attributes.contains(.dim))
  }

  @Test("A command that is switched on has a check mark, and keeps the menu open")
  func state() throws {
    let app = try app()
    app.press("F10 l l f")
    #expect(app.focusedTitle == "Focus Map")
    app.expect(shows: "┃▌  Focus Map")
    app.press("Enter")
    app.expect(shows: "┃▌✓ Focus Map")
    #expect(app.openMenus == ["view"])
    app.press("Enter Esc Esc")
    #expect(app.driver.app.model.focusOverlay == .hidden)
    app.press("v k F10 l")
    app.expect(shows: "✓ Mark")
  }

  @Test("The links of the note are asked for when their menu opens, and followed by name")
  func links() throws {
    let app = try app()
    app.press("F10 l l l")
    app.goTo(line: "Follow a Link")
    app.press("Enter")
    #expect(app.openMenus == ["go", "links"])
    #expect(app.menuLines == ["Ideas", "旅のしおり"])
    app.press("j")
    app.expect(shows: "▌  旅のしおり")
    #expect(app.faults == [])
    app.press("Enter")
    #expect(app.shownNote == "旅.md")
    #expect(app.focusedGroup == "detail")
  }

  @Test("A menu without rows says so, and can be left like any other")
  func empty() throws {
    let app = try App(["Lonely"])
    app.press("F10 l l l")
    app.goTo(line: "Follow a Link")
    app.press("l")
    #expect(app.menuLines == ["Nothing here"])
    #expect(app.faults == [])
    app.press("Enter h")
    #expect(app.focusedTitle == "Follow a Link")
  }

  @Test("It is shown from the search field, too, and gives the focus back to it")
  func search() throws {
    let app = try app()
    app.press("/ F10")
    #expect(app.openMenus == ["file"])
    #expect(app.faults == [])
    // Keys that the field would write aren't shown.
    app.expect(hides: "E ┃")
    app.press("Esc Esc")
    app.expect(focus: .search)
    app.press("i")
    app.expect(shows: "/ i")
  }

  @Test("While letters name an item F10 ends that")
  func whileTyping() throws {
    let app = try app()
    app.press("f F10")
    #expect(app.openMenus == ["file"])
    app.press("j F10 j")
    app.expect(focus: .notes, on: "Ideas")
  }

  @Test("With a modal sheet open the bar shows what can be done in it, and comes back to it")
  func overSheets() throws {
    let app = try app()
    app.press("Space + F10 l l")
    #expect(app.menuLines.prefix(2) == ["Larger Sheet", "Smaller Sheet"])
    app.press("j Enter")
    app.expect(sheet: "look", at: "medium")
    #expect(app.openMenus == ["view"])
    app.press("q")
    #expect(app.focusedGroup == "look.preview")
  }

  @Test("q, C-l and C-c in a menu touch nothing beneath", arguments: ["q", "C-l", "C-c", "x", "1"])
  func nothingBeneath(key: String) throws {
    let app = try app()
    app.press("j F10 \(key) F10")
    if app.openMenus != nil { app.press("F10") }
    app.expect(focus: .notes, on: "Ideas")
    #expect(app.driver.ended == nil)
  }

  @Test("A scene that is interrupted with an open menu comes back to what lay beneath")
  func restored() throws {
    let app = try app()
    app.press("j F10 l")
    app.driver.send(.terminate(.hangUp))
    try app.start()
    app.expect(focus: .notes, on: "Ideas")
    #expect(app.openMenus == nil)
  }
}
