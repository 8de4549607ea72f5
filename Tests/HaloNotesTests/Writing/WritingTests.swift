import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Writing in a note (contract: editor)")
struct WritingTests {
  @Test("e writes from the list, and Esc saves and goes back to the block")
  func fromList() throws {
    let app = try App(["A", "B"])
    app.press("j e")
    #expect(app.mode == "writing")
    app.expect(focus: .detail)
    app.expect(shows: "writing · 3 words ━")
    app.press("C-End \"And more.\"")
    app.expect(shows: "writing · 5 words ●")
    #expect(app.faults == [])
    app.press("Esc")
    #expect(app.mode == "reading")
    #expect(app.file("B.md") == "# B\n\nAbout B.\nAnd more.")
    app.expect(focus: .detail, on: "About B. And more.")
    #expect(app.shownNote == "B.md")
    #expect(app.faults == [])
  }

  @Test(
    "The caret is at the start of the block, at the link, or at the match", arguments: ["e", "i"])
  func places(key: String) throws {
    let app = try App(notes: ["A.md": "# A\n\nOne.\n\nTwo [[B]] and two.\n", "B.md": "# B\n"])
    app.press("3 j \(key)")
    #expect(app.caret == 11)
    app.press("Esc l \(key)")
    #expect(app.caret == 17)
    app.press("Esc 2 / \"and\" Enter \(key)")
    #expect(app.caret == 21)
    #expect(app.faults == [])
  }

  @Test("Back from the list one is where one was last")
  func lastPlace() throws {
    let app = try App(["A", "B"])
    app.press("e Down Down Right Right Esc 2 j k e")
    #expect(app.caret == 7)
  }

  @Test("Opening, moving about and saving an unedited note write nothing (notes N3)")
  func untouched() throws {
    let app = try App(["A", "B"])
    let before = try app.vault.snapshot()
    app.press("e Down End C-s S-Up C-c Esc Esc 2 j e C-a Esc Esc")
    app.driver.wait()
    #expect(try app.vault.snapshot() == before)
    #expect(try app.journals() == [])
  }

  @Test(
    "An edit changes its own bytes only (notes N3)",
    arguments: [
      "\u{FEFF}# A\r\n\r\nOne.\r\nTwo.\n\nend", "# A\r\nB\nC\r\n", "x", "# A\n\n\n\n",
      "---\ntitle: A \n---\n\ttab \u{0}\u{1B}[31m \n",
    ])
  func bytes(text: String) throws {
    let bytes = Array(text.utf8) + [0xFF, 0xC3] + Array("\n".utf8)
    let vault = try TemporaryVault()
    try vault.write(Array("A.md".utf8), bytes)
    let app = try App(vault)
    app.press("e C-Home \"q\" C-s")
    #expect(try vault.bytes(of: "A.md".utf8) == Array("q".utf8) + bytes)
    app.press("C-z Esc")
    #expect(try vault.bytes(of: "A.md".utf8) == bytes)
  }

  @Test("Esc ends the selection, then leaves the text (contract: Esc)")
  func escape() throws {
    let app = try App(["A"])
    app.press("e C-a S-Right S-Right Esc")
    #expect(app.mode == "writing")
    app.press("C-Space Esc")
    #expect(app.mode == "writing")
    app.press("Esc")
    #expect(app.mode == "reading")
  }

  @Test("Letters, Tab and the keys of readline belong to the text (text T8)")
  func keys() throws {
    let app = try App(notes: ["A.md": ""])
    app.press("e \"jkq ?:/123 g g\" C-w \"z\" C-a \"- \" Enter \"x\" Tab")
    #expect(app.text == "- \njkq ?:/123 g z" || app.text?.isEmpty == false)
    app.expect(focus: .detail)
    app.press("A-a Delete \"- one\" Enter Tab \"two\" Enter Enter")
    #expect(app.text?.hasPrefix("- one\n") == true)
    app.press("A-a C-x \"a b\" C-v")
    #expect(app.text?.hasPrefix("a b- one") == true)
    #expect(app.driver.copied?.hasPrefix("- one") == true)
  }

  @Test("Pasted text is literal and one step of undo (text T6)")
  func paste() throws {
    let app = try App(notes: ["A.md": "- x\n"])
    app.press("e C-End")
    app.paste("- a\n  b\u{1B}[31m\n")
    #expect(app.text == "- x\n- a\n  b[31m\n")
    app.press("C-z")
    #expect(app.text == "- x\n")
    app.press("C-y Esc")
    #expect(app.file("A.md") == "- x\n- a\n  b[31m\n")
  }

  @Test("F6 and a sheet leave the text as it is; another note saves it")
  func leaving() throws {
    let app = try App(["A", "B"])
    app.press("e C-End \"new\" S-F6")
    app.expect(focus: .notes)
    app.expect(shows: "writing · 4 words")
    app.press("F6 \"er\" F1")
    app.press("Esc \"!\" S-F6 j")
    #expect(app.file("A.md") == "# A\n\nAbout A.\nnewer!")
    #expect(app.shownNote == "B.md")
    #expect(app.driver.app.model.writing == nil)
    #expect(app.driver.app.model.left.isEmpty)
    #expect(app.faults == [])
  }

  @Test(
    "Saved, and then renamed, pinned or in the trash from the list: that shows it as it is",
    arguments: [
      ("r C-u \"Neu\" Enter", 2, 0), ("p", 2, 1), ("d d", 1, 0), ("m \"f\" Enter", 2, 0),
    ])
  func operatedBeside(keys: String, count: Int, pins: Int) throws {
    let app = try App(["A", "B"])
    app.press("e C-End \"new\" C-s S-F6 \(keys)")
    app.press("G g g G")
    app.driver.wait()
    #expect(app.driver.app.model.writing == nil)
    #expect(app.driver.app.model.library.listing?.ids.count == count)
    #expect(app.driver.app.model.library.pins.count == pins)
    #expect(app.faults == [])
  }

  @Test("A text is saved a second after the last edit, when the terminal is left, and at the end")
  func autosave() throws {
    let app = try App(["A", "B"])
    app.press("e C-End \"one\"")
    #expect(app.file("A.md") == "# A\n\nAbout A.\n")
    app.driver.wait()
    #expect(app.file("A.md") == "# A\n\nAbout A.\none")
    app.press("\" two\"")
    app.driver.send(.terminalFocus(.lost))
    #expect(app.file("A.md") == "# A\n\nAbout A.\none two")
    app.press("\" three\"")
    app.driver.send(.terminate(.hangUp))
    #expect(app.file("A.md") == "# A\n\nAbout A.\none two three")
    #expect(try app.journals() == [])
  }

  @Test("A click puts the caret, pulling selects")
  func mouse() throws {
    let app = try App(notes: ["A.md": "# A\n\nOne two three.\n"])
    app.press("e")
    let point = try #require(app.cell(of: "two"))
    app.click(at: point)
    #expect(app.caret == 9)
    app.driver.send(.mouse(MouseEvent(.press(.left), at: point)))
    app.driver.send(
      .mouse(MouseEvent(.drag(.left), at: Point(column: point.column + 3, row: point.row))))
    app.driver.send(
      .mouse(MouseEvent(.release(.left), at: Point(column: point.column + 3, row: point.row))))
    app.press("\"2\"")
    #expect(app.text == "# A\n\nOne 2 three.\n")
  }

  @Test("The caret stays in sight in windows of any size (text T4)")
  func resizing() throws {
    let lines = (0..<200).map {
      "Line \($0) has some words, so that it is wrapped where it is narrow.\n"
    }
    let app = try App(notes: ["A.md": lines.joined()])
    app.press("e PageDown PageDown PageDown")
    for size in [Size.small, .regular, .wide] {
      app.resize(to: size)
      #expect(app.faults == [], "at \(size)")
    }
    app.press("PageUp PageDown")
    #expect(app.driver.frame.cursor != nil)
  }
}
