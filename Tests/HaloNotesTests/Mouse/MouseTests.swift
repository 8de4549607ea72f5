import Commands
import Geometry
import Interface
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("The mouse")
struct MouseTests {
  private func app(size: Size = .wide, notes: Int = 60) throws -> App {
    try App((0..<notes).map { "Note \($0)" }, size: size)
  }

  @Test("A click focuses what is under it: rows of the list and of the library, blocks of the note")
  func focusing() throws {
    let app = try app()
    app.click("Note 3 ")
    app.expect(focus: .notes, on: "Note 3")
    #expect(app.shownNote == "Note 3.md")
    app.click("Recent")
    app.expect(focus: .sidebar, on: "Recent")
    app.click("About Note")
    #expect(app.focusedGroup == "detail")
    app.press("h j")
    #expect(app.faults == [])
  }

  @Test("A click on a link focuses the link, also where its text runs on in the next row")
  func links() throws {
    let app = try App(
      notes: [
        "A.md": "# A\n\nSee [[B|a link whose text is so long that it runs on]] there.\n",
        "B.md": "# B\n",
      ], size: .small)
    app.press("Enter")
    app.click("runs on")
    app.expect(focus: .detail, on: "a link whose text is so long that it runs on")
    app.click("there")
    app.expect(focus: .detail, on: "See a link whose text is so long that it runs on there.")
    app.click("a link")
    app.click("a link")
    #expect(app.shownNote == "B.md")
  }

  @Test("A second click within half a second opens, a later one or one elsewhere doesn't")
  func doubleClick() throws {
    let app = try app()
    app.click("Note 3 ")
    app.click("Note 3 ")
    #expect(app.focusedGroup == "detail")
    app.click("Note 5 ")
    app.click("Note 6 ")
    app.expect(focus: .notes, on: "Note 6")
    app.driver.pass(.milliseconds(600))
    app.click("Note 6 ")
    app.expect(focus: .notes, on: "Note 6")
    app.press("k")
    app.click("Note 6 ")
    app.expect(focus: .notes, on: "Note 6")
  }

  @Test("The click that brings the terminal's window to the front opens nothing")
  func windowClick() throws {
    let app = try app()
    app.press("j")
    app.driver.send(.terminalFocus(.lost))
    app.driver.send(.terminalFocus(.gained))
    app.click("Note 1 ")
    app.expect(focus: .notes, on: "Note 1")
  }

  @Test("The wheel scrolls what is under the pointer, and the focus stays")
  func wheel() throws {
    let app = try app(size: .regular)
    let list = try #require(app.cell(of: "Note 9 "))
    app.turnWheel(.wheelDown, at: list, times: 2)
    #expect(app.scroll(of: .notes) == 6)
    app.expect(focus: .notes, on: "Note 0")
    app.turnWheel(.wheelUp, at: list, times: 9)
    #expect(app.scroll(of: .notes) == 0)
    app.turnWheel(.wheelDown, at: list, times: 99)
    app.expect(shows: "Note 59")
    // The next key goes on from the focus, which is brought back.
    app.press("j")
    app.expect(focus: .notes, on: "Note 1")
    app.expect(shows: "▌ Note 1 ")
    #expect(app.faults == [])
  }

  @Test("The wheel scrolls a note while the list has the focus, and a list that has none")
  func wheelElsewhere() throws {
    let text = (0..<80).map { "Line \($0)\n\n" }.joined()
    let app = try App(notes: ["Long.md": text, "Short.md": "x\n"], size: .regular)
    app.turnWheel(.wheelDown, at: Point(column: 60, row: 10), times: 3)
    #expect(app.scroll(of: .detail) == 9)
    app.expect(focus: .notes)
    app.turnWheel(.wheelDown, at: Point(column: 60, row: 23))
    #expect(app.scroll(of: .detail) == 9, "The footer scrolls nothing")
  }

  @Test("A click on a pane beside its items goes to the pane")
  func panes() throws {
    let app = try app(notes: 3)
    app.click("1 Library", in: 0..<1)
    #expect(app.focusedGroup == "sidebar")
    app.click(at: Point(column: 100, row: 30))
    #expect(app.focusedGroup == "detail")
    app.click(at: Point(column: 30, row: 30))
    app.expect(focus: .notes, on: "Note 0")
    app.click(at: Point(column: 5, row: 39))
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test("A drawer is clicked, not the list that it lies over, and closes when another pane is")
  func drawer() throws {
    let app = try app(size: .regular)
    app.press("1")
    app.click("Recent")
    app.expect(focus: .sidebar, on: "Recent")
    app.click("About Note")
    #expect(app.focusedGroup == "detail")
    app.expect(hides: "1 Library")
  }

  @Test("Beside an undimmed sheet what is there is focused, and the sheet stays (sheets S3)")
  func undimmedSheet() throws {
    let app = try app()
    app.press("Space")
    app.click("Note 3 ", in: 1..<15)
    app.expect(focus: .notes, on: "Note 3")
    app.expect(sheet: "look", at: "medium")
    app.click("4 Note")
    #expect(app.focusedGroup == "look.preview")
  }

  @Test("Beside a modal sheet a click asks it to close, and does nothing else (sheets S7)")
  func modalSheet() throws {
    let app = try app()
    app.press("j ?")
    app.click(at: Point(column: 3, row: 0))
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Note 1")
  }

  @Test(
    "In a modal sheet rows and field are clicked, and a second click runs what a row stands for")
  func sheetRows() throws {
    let app = try app()
    app.press("?")
    app.click("New Note")
    app.expect(focus: "keyboard.commands", on: "New Note")
    app.press("S-Tab")
    #expect(app.focusedGroup == "keyboard.field")
    app.click("Mark up to Here")
    app.click("Mark up to Here")
    app.expectNoSheet()
    #expect(app.driver.app.model.marks.count == 1)
  }

  @Test("A sheet is pulled by its upper edge, snaps to a height and closes far below (sheets S5)")
  func dragging() throws {
    let app = try app()
    app.press("j Space")
    let edge = try #require(app.cell(of: "4 Note 1"))
    func send(_ kind: MouseEvent.Kind, _ row: Int) {
      app.driver.send(.mouse(MouseEvent(kind, at: Point(column: edge.column, row: row))))
    }
    send(.press(.left), edge.row)
    for row in (5..<edge.row).reversed() { send(.drag(.left), row) }
    #expect(app.snapshot.sheets.first?.rows == 34)
    #expect(app.faults == [])
    send(.release(.left), 5)
    app.expect(sheet: "look", at: "large")
    #expect(app.snapshot.sheets.first?.modal == true)
    send(.press(.left), 1)
    for row in 2..<20 { send(.drag(.left), row) }
    // A key lets go of it.
    app.press("j")
    app.expect(sheet: "look", at: "medium")
    #expect(app.focusedGroup == "look.preview")
    send(.press(.left), edge.row)
    for row in edge.row..<36 { send(.drag(.left), row) }
    send(.release(.left), 36)
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Note 1")
    send(.drag(.left), 5)
    send(.release(.left), 5)
    app.expectNoSheet()
  }

  @Test("The search field is clicked as any other item")
  func field() throws {
    let app = try app()
    app.press("/ 3 Enter")
    #expect(app.focusedGroup == "detail")
    app.click("/ 3")
    app.expect(focus: .search)
  }

  @Test("Clicks open, change and close menus, and run what they hold")
  func menus() throws {
    let app = try app()
    app.press("j F10")
    app.click("View", in: 0..<1)
    #expect(app.openMenus == ["view"])
    app.click("View", in: 0..<1)
    #expect(app.openMenus == [])
    app.click("Go", in: 0..<1)
    app.click("Move", in: 1..<30)
    #expect(app.openMenus == ["go", "moving"])
    app.click("Next Note", in: 1..<5)
    #expect(app.openMenus == nil)
    #expect(app.shownNote == "Note 2.md")
    app.press("F10")
    app.click(at: Point(column: 100, row: 30))
    #expect(app.openMenus == nil)
    app.expect(focus: .notes, on: "Note 2")
  }

  @Test("A click on what can't be done says why and leaves the menu open")
  func disabledRow() throws {
    let app = try app()
    app.press("1 F10")
    app.click("Edit in", in: 1..<12)
    #expect(app.message == "No note is chosen: go to a note first.")
    #expect(app.openMenus == ["file"])
    #expect(app.focusedTitle == "Edit in Your Editor")
  }

  @Test("Lines and borders of a menu do nothing, and the wheel scrolls a menu that is too high")
  func menuEdges() throws {
    let app = try app(size: .small)
    app.press("F10 l l l")
    app.click(at: Point(column: 0, row: 1))
    app.click(at: Point(column: 4, row: 6))
    #expect(app.openMenus == ["go"])
    let first = app.focusedTitle
    app.turnWheel(.wheelDown, at: Point(column: 4, row: 4))
    #expect(app.scroll(of: "menu.go.items") == 3)
    #expect(app.focusedTitle == first)
  }

  @Test("A click ends pending keys, letters that name something, and a notice")
  func endings() throws {
    let app = try app()
    app.press("g")
    app.click("Note 3 ")
    app.press("g")
    app.expect(focus: .notes, on: "Note 3")
    app.press("Esc f")
    app.click("Note 5 ")
    app.press("j")
    app.expect(focus: .notes, on: "Note 6")
    app.press("F5")
    #expect(app.message != nil)
    app.click("Note 5 ")
    #expect(app.message == nil)
  }

  @Test("Other buttons, drags and releases change nothing", arguments: 0..<5)
  func others(number: Int) throws {
    let kinds: [MouseEvent.Kind] = [
      .press(.right), .press(.middle), .drag(.left), .release(.left), .drag(.right),
    ]
    let app = try app()
    let before = app.screen
    app.driver.send(.mouse(MouseEvent(kinds[number], at: Point(column: 30, row: 5))))
    #expect(app.screen == before)
  }

  @Test("With the mouse off nothing that is sent of it counts")
  func off() throws {
    let app = try app()
    var environment = try app.environment()
    environment.state = nil
    environment.mouse = .off
    let driver = Driver(environment: environment, size: .wide)
    let before = driver.screen
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(column: 30, row: 5))))
    driver.send(.mouse(MouseEvent(.wheelDown, at: Point(column: 30, row: 5))))
    #expect(driver.screen == before)
  }

  @Test(
    "Clicks and keys at random leave one focus, whole borders, nothing restless", arguments: 0..<6)
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(try TemporaryVault.nasty())
    for step in 0..<60 {
      let size = app.driver.size
      let point = Point(
        column: random.next(upTo: size.columns), row: random.next(upTo: size.rows))
      switch random.next(upTo: 8) {
      case 0: app.press(RandomKeys.line(of: 2, using: &random))
      case 1: app.press("F10")
      case 2:
        app.resize(
          to: Size(columns: 40 + random.next(upTo: 90), rows: 10 + random.next(upTo: 30)))
      case 3:
        app.turnWheel(random.next(upTo: 2) == 0 ? .wheelUp : .wheelDown, at: point)
        // A row that the wheel has scrolled away comes back with the next step.
        app.press("F6")
      default: app.click(at: point)
      }
      let faults = app.faults
      #expect(faults == [], "in step \(step)")
      guard faults.isEmpty else { return }
    }
  }
}
