import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Quick notes (scenes R11)")
struct QuickNoteTests {
  @Test(
    "A quick note is kept with the link to what was in front, and the focus is back",
    arguments: ["C-q", "A-q"])
  func kept(key: String) throws {
    let app = try App(["A", "B"])
    app.press("j \(key)")
    app.expect(focus: .quickText)
    app.expect(shows: "↩ B")
    app.expect(shows: "[x]")
    app.press("\"Ask: why?\" Enter \"Soon.\" Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "B")
    app.driver.wait()
    #expect(app.file("Quick Notes/Ask why.md") == "Ask: why?\nSoon.\n\n[[B]]\n")
    #expect(app.faults == [])
    app.expect(focus: .notes, on: "B")
    // What its journal held is in the file: the next start has nothing to bring back.
    app.press("q")
    try app.start()
    #expect(try app.journals() == [])
  }

  @Test("Tab leads to the link as a next field, and Space leaves it out or keeps it")
  func link() throws {
    let app = try App(["A"])
    app.press("C-q \"x y\" Tab")
    app.expect(focus: .quickLink)
    app.press("Space")
    app.expect(shows: "[ ]")
    app.press("Space")
    app.expect(shows: "[x]")
    app.press("Space S-Tab")
    app.expect(focus: .quickText)
    app.press("\"z\" C-q")
    app.expectNoSheet()
    app.driver.wait()
    #expect(app.file("Quick Notes/x yz.md") == "x yz")
    #expect(app.faults == [])
  }

  @Test("No link is offered where nothing is in front")
  func nothing() throws {
    let app = try App([])
    app.press("C-q \"first\"")
    app.expect(hides: "[x]")
    app.press("Esc")
    app.driver.wait()
    #expect(app.file("Quick Notes/first.md") == "first")
  }

  @Test("Left empty it leaves nothing", arguments: ["C-q Esc", "C-q C-q", "C-q Space Enter Esc"])
  func empty(keys: String) throws {
    let app = try App(["A"])
    let before = try app.vault.snapshot()
    app.press(keys)
    app.driver.wait()
    #expect(try app.vault.snapshot() == before)
    #expect(try app.journals() == [])
    app.expectNoSheet()
    app.expect(focus: .notes, on: "A")
  }

  @Test("Each time it is a new one, and a taken name gets a number (notes N10)")
  func again() throws {
    let app = try App(["A"])
    app.press("C-q \"same\" Tab Space Esc C-q \"same\" Tab Space Esc")
    app.driver.wait()
    #expect(app.file("Quick Notes/same.md") == "same")
    #expect(app.file("Quick Notes/same-2.md") == "same")
  }

  @Test("While one writes it opens over the text, which stays as it is")
  func whileWriting() throws {
    let app = try App(["A"])
    app.press("e C-End \"one\" C-q \"aside\" Esc")
    app.expect(focus: .detail)
    #expect(app.mode == "writing")
    app.press("\" two\" Esc")
    app.driver.wait()
    #expect(app.file("A.md") == "# A\n\nAbout A.\none two")
    #expect(app.file("Quick Notes/aside.md") == "aside\n\n[[A]]\n")
    #expect(app.faults == [])
  }

  @Test("A new note is saved before it is linked")
  func linkToNew() throws {
    let app = try App(["A"])
    app.press("C-n \"# Fresh\" Enter C-q \"aside\" Esc")
    app.driver.wait()
    #expect(app.file("Fresh.md") == "# Fresh\n")
    #expect(app.file("Quick Notes/aside.md") == "aside\n\n[[Fresh]]\n")
  }

  @Test("The link names the heading under which the focus stood")
  func heading() throws {
    let app = try App(notes: ["A.md": "# A\n\nTop.\n\n## Part two\n\nHere.\n"])
    app.press("Enter G C-q \"aside\" Esc")
    app.driver.wait()
    #expect(app.file("Quick Notes/aside.md") == "aside\n\n[[A#Part two]]\n")
    app.expect(focus: .detail)
  }

  @Test("A line that is selected is let go of first; the text's own undo works")
  func editing() throws {
    let app = try App(["A"])
    app.press("C-q \"one\" A-a Esc")
    app.expect(focus: .quickText)
    app.press("C-z")
    #expect(app.driver.app.model.quick?.value.writing.editor.buffer.text == "")
    app.paste("pasted\ntwice")
    #expect(app.driver.app.model.quick?.value.writing.editor.buffer.text == "pasted\ntwice")
    #expect(app.faults == [])
  }

  @Test("Over a sheet that keeps the focus to itself it opens, too, and gives it back")
  func overSheet() throws {
    let app = try App(["A"])
    app.press(": C-q \"aside\" Esc")
    #expect(app.snapshot.sheets.map(\.id) == ["palette"])
    app.press("Esc")
    app.driver.wait()
    #expect(app.file("Quick Notes/aside.md") == "aside\n\n[[A]]\n")
  }

  @Test("Following the link back brings the note with the focus on its heading (scenes R12)")
  func followed() throws {
    let app = try App(notes: ["A.md": "# A\n\nTop.\n\n## Part two\n\nHere.\n", "B.md": "# B\n"])
    app.press("Enter G C-q \"aside\" Esc 2 G 2")
    app.driver.wait()
    app.press("g n \"aside\" Enter")
    app.driver.wait()
    app.press("3 G Enter")
    app.driver.wait()
    #expect(app.shownNote == "A.md")
    app.expect(focus: .detail, on: "Part two")
  }

  @Test("From the list of quick notes one comes to the link, and so to its heading (scenes R12)")
  func back() throws {
    let app = try App(notes: ["A.md": "# A\n\nTop.\n\n## Part two\n\nHere.\n", "B.md": "# B\n"])
    app.press("Enter G C-q \"# Aside\" Enter Enter \"More.\" Enter Enter \"And more.\" Esc")
    app.driver.wait()
    app.press("2 g g j g q Enter")
    app.driver.wait()
    #expect(app.shownNote == "Quick Notes/Aside.md")
    app.expect(focus: .detail, on: "A#Part two")
    app.press("Enter")
    app.driver.wait()
    #expect(app.shownNote == "A.md")
    app.expect(focus: .detail, on: "Part two")
    #expect(app.faults == [])
  }

  @Test("A note says how many quick notes lead to it, and g q lists them (scenes R12)")
  func mentions() throws {
    let app = try App(["A", "B"])
    app.press("C-q \"first\" Esc C-q \"second\" Esc")
    app.driver.wait()
    app.expect(shows: "2 quick")
    app.press("g q")
    app.expect(shows: "Quick Notes")
    app.press("Enter")
    app.driver.wait()
    app.expect(focus: .detail)
    #expect(app.shownNote?.hasPrefix("Quick Notes/") == true)
    app.press("G Enter")
    app.driver.wait()
    #expect(app.shownNote == "A.md")
    app.expect(focus: .detail)
    app.press("2 G g q")
    #expect(app.message == "No quick note leads to this note.")
    #expect(app.faults == [])
  }

  @Test("Quitting keeps it")
  func quit() throws {
    let app = try App(["A"])
    app.press("C-q \"kept\" S-F6 q q")
    #expect(app.file("Quick Notes/kept.md") == "kept\n\n[[A]]\n")
  }
}

@Suite("No drawn keystroke of a quick note is lost (scenes R4, R6)")
struct QuickNoteRecoveryTests {
  @Test("After a kill the sheet is there with text, caret and link")
  func killed() throws {
    let app = try App(["A", "B"])
    app.press("j C-q \"kept words\" Left Left Tab Space")
    app.driver.pass(.seconds(2))
    app.driver.send(.deadline)
    app.press("S-Tab \"!!\"")
    let before = app.driver.app.model.quick?.value.writing.editor
    app.driver.kill()
    let after = app.driver.app.model.quick?.value
    #expect(after?.writing.editor.buffer.text == "kept wor!!ds")
    #expect(after?.writing.editor.selection.head == before?.selection.head)
    #expect(after?.link?.state == .off)
    #expect(app.snapshot.sheets.map(\.id) == ["quick"])
    app.press("4 Esc")
    app.driver.wait()
    #expect(app.file("Quick Notes/kept wor!!ds.md") == "kept wor!!ds")
    #expect(app.faults == [])
  }

  @Test("Killed before the scene was written, it is kept among the quick notes")
  func killedAtOnce() throws {
    let app = try App(["A"])
    app.press("C-q \"x\"")
    app.driver.kill()
    app.driver.wait()
    if app.driver.app.model.quick != nil { app.press("C-q") }
    app.driver.wait()
    #expect(app.file("Quick Notes/x.md")?.hasPrefix("x") == true)
  }

  @Test("A click puts the caret into the text, pulling selects, also in rows below the first")
  func mouse() throws {
    let app = try App(["A"])
    app.press("C-q \"first\" Enter \"second\" Tab")
    app.expect(focus: .quickLink)
    let point = try #require(app.cell(of: "second"))
    app.click(at: Point(column: point.column + 3, row: point.row))
    app.expect(focus: .quickText)
    #expect(app.driver.app.model.quick?.value.writing.editor.selection.head == 9)
    app.driver.send(.mouse(MouseEvent(.press(.left), at: point)))
    app.driver.send(
      .mouse(MouseEvent(.drag(.left), at: Point(column: point.column + 6, row: point.row))))
    app.driver.send(
      .mouse(MouseEvent(.release(.left), at: Point(column: point.column + 6, row: point.row))))
    app.press("\"x\"")
    #expect(app.driver.app.model.quick?.value.writing.editor.buffer.text == "first\nx")
    #expect(app.faults == [])
  }
}
