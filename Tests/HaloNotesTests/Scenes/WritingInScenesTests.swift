import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Texts that are written in, in several scenes (scenes R1, R8, R9)")
struct WritingInScenesTests {
  /// Two scenes on the notes; the second is in front, with the caret at the end of A.
  private func app() throws -> App {
    let app = try App(notes: ["A.md": "one\n\ntwo", "B.md": "# B\n"])
    app.press("o e C-End")
    return app
  }

  @Test("Back in its scene one goes on writing where one was, and what was typed is saved")
  func goingOn() throws {
    let app = try app()
    app.press("\" more\" Left Left F3")
    #expect(app.text == nil)
    #expect(app.file("A.md") == "one\n\ntwo more")
    app.press("F3")
    #expect(app.text == "one\n\ntwo more")
    #expect(app.caret == 11)
    app.expect(focus: .detail)
    app.press("\"x\" Esc")
    #expect(app.file("A.md") == "one\n\ntwo moxre")
    #expect(app.faults == [])
  }

  @Test("What another scene writes in the same text is there, and nothing is overwritten")
  func sameText() throws {
    let app = try app()
    app.press("\" here\" F3 e C-Home \"there \" F3")
    #expect(app.text == "there one\n\ntwo here")
    app.press("\"!\" Esc F3 Esc")
    #expect(app.file("A.md")?.contains("there one") == true)
    #expect(app.file("A.md")?.contains("!") == true)
    #expect(app.faults == [])
  }

  @Test("Back in its scene one is at the same place, whatever another scene has written before it")
  func samePlace() throws {
    let app = try app()
    app.press("Left F3 e C-Home \"there \" Esc F3")
    #expect(app.text == "there one\n\ntwo")
    #expect(app.caret == 13)
    app.press("\"x\" F3 e C-End \" end\" F3")
    #expect(app.text == "there one\n\ntwxo end")
    #expect(app.caret == 14)
    #expect(app.faults == [])
  }

  @Test("A text that couldn't be saved waits for its scene, and is asked about there (notes N14)")
  func conflict() throws {
    let app = try app()
    app.press("\" mine\"")
    try app.vault.write("A.md", "one\n\ntwo theirs")
    app.press("F3")
    #expect(app.file("A.md") == "one\n\ntwo theirs")
    app.press("F3")
    #expect(app.text == "one\n\ntwo mine")
    #expect(app.driver.app.model.left.isEmpty)
    app.press("C-s")
    app.expect(sheet: "conflict", at: "medium")
    app.press("Enter")
    app.driver.wait()
    #expect(app.file("A.md") == "one\n\ntwo mine")
    #expect(app.faults == [])
  }

  @Test("A quick note that is open is kept when another scene comes to the front")
  func quickNote() throws {
    let app = try app()
    app.press("Esc C-q \"Later\" F3")
    app.driver.wait()
    #expect(app.file("Quick Notes/Later.md")?.hasPrefix("Later\n") == true)
    #expect(app.faults == [])
  }
}
