import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("No drawn keystroke is lost (scenes R4)")
struct RecoveringTests {
  @Test("After a kill the text is there, with caret, mode and what can be undone")
  func killed() throws {
    let app = try App(["A", "B"])
    app.press("j e C-End \"kept words\" Left Left")
    app.driver.pass(.seconds(2))
    app.driver.send(.deadline)
    app.press("\"!!\"")
    let (text, caret) = (app.text, app.caret)
    app.driver.kill()
    #expect(app.text == text)
    #expect(app.caret == caret)
    #expect(app.mode == "writing")
    #expect(app.message == "writing · Esc to read")
    app.press("C-z C-z C-z")
    #expect(app.text == "# B\n\nAbout B.\n")
    app.press("C-y C-y C-y Esc")
    #expect(app.file("B.md") == text)
    #expect(app.faults == [])
  }

  @Test("Killed before the scene was written, the text is saved at the next start")
  func killedAtOnce() throws {
    let app = try App(["A", "B"])
    app.press("e C-End \"x\"")
    app.driver.kill()
    app.driver.wait()
    #expect(app.file("A.md") == "# A\n\nAbout A.\nx")
    #expect(app.message?.contains("“A”") == true || app.mode == "writing")
  }

  @Test("What can be undone outlasts saving and the end (text T5)")
  func undoOutlasts() throws {
    let app = try App(["A", "B"])
    app.press("e C-End \"one two\" Esc q")
    try app.start()
    app.press("2 g g e")
    // The saved note is the last changed one.
    #expect(app.text == "# A\n\nAbout A.\none two")
    app.press("C-z")
    #expect(app.text == "# A\n\nAbout A.\none ")
    app.press("C-z Esc")
    #expect(app.file("A.md") == "# A\n\nAbout A.\n")
  }

  @Test(
    "A file that was changed after the kill is brought together with what was typed (notes N14)")
  func changedMeanwhile() throws {
    let app = try App(notes: ["A.md": "one\n\ntwo\n\nthree\n"])
    app.press("e C-Home \"1 \"")
    try app.vault.write("A.md", "one\n\ntwo\n\nthree\n\nfour\n")
    app.driver.kill()
    app.driver.wait()
    #expect(app.file("A.md") == "1 one\n\ntwo\n\nthree\n\nfour\n")
  }
}
