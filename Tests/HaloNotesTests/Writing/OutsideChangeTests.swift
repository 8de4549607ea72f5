import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("A note that is changed outside while one writes in it (notes N14)")
struct OutsideChangeTests {
  private func app() throws -> App {
    let app = try App(notes: ["A.md": "one\n\ntwo\n\nthree\n", "B.md": "# B\n"])
    app.press("e C-Home")
    return app
  }

  @Test("Nothing unsaved: the text is taken over and the caret stays at its text")
  func clean() throws {
    let app = try app()
    app.press("Down Down")
    try app.vault.write("A.md", "zero\none\n\ntwo\n\nthree\n")
    app.lookAgain()
    #expect(app.text == "zero\none\n\ntwo\n\nthree\n")
    #expect(app.caret == 10)
    #expect(app.snapshot.note?.dirty == false)
    app.press("\"a \" Esc")
    #expect(app.file("A.md") == "zero\none\n\na two\n\nthree\n")
  }

  @Test("Changes that don't overlap are both there, with a word")
  func merged() throws {
    let app = try app()
    app.press("\"1 \"")
    try app.vault.write("A.md", "one\n\ntwo\n\nthree 3\n")
    app.press("C-s")
    #expect(app.file("A.md") == "1 one\n\ntwo\n\nthree 3\n")
    #expect(app.text == "1 one\n\ntwo\n\nthree 3\n")
    app.press("C-z Esc")
    #expect(app.file("A.md") == "one\n\ntwo\n\nthree 3\n")
    #expect(app.faults == [])
  }

  @Test(
    "Changes of one line are asked about, and what is chosen is done",
    arguments: [
      ("Enter", "mine one\n\ntwo\n\nthree\n", 2), ("j Enter", "their one\n\ntwo\n\nthree\n", 2),
      ("j j Enter", "their one\n\ntwo\n\nthree\n", 3),
    ])
  func conflict(keys: String, text: String, files: Int) throws {
    let app = try app()
    app.press("\"mine \"")
    try app.vault.write("A.md", "their one\n\ntwo\n\nthree\n")
    app.press("C-s")
    app.expect(sheet: "conflict", at: "medium")
    app.expect(shows: "Keep mine")
    app.expect(shows: "+ mine one")
    app.expect(shows: "- their one")
    #expect(app.file("A.md") == "their one\n\ntwo\n\nthree\n")
    #expect(app.faults == [])
    app.press(keys)
    app.driver.wait()
    app.expectNoSheet()
    #expect(app.file("A.md") == text)
    #expect(app.text == text)
    let notes = try app.vault.snapshot().keys
    #expect(notes.count == files)
    if files == 3 {
      let other = try #require(notes.first { $0.starts(with: "A (conflict ".utf8) })
      #expect(
        try app.vault.bytes(of: other) == Array("mine one\n\ntwo\n\nthree\n".utf8))
    }
    #expect(app.faults == [])
  }

  @Test(
    "Nothing is chosen by leaving the sheet or the note: the text is kept and asked about again")
  func undecided() throws {
    let app = try app()
    app.press("\"mine \"")
    try app.vault.write("A.md", "their one\n\ntwo\n\nthree\n")
    app.press("C-s Esc \"my \" Esc")
    #expect(app.file("A.md") == "their one\n\ntwo\n\nthree\n")
    app.expect(shows: "mine my one")
    app.driver.kill()
    app.driver.wait()
    #expect(app.file("A.md") == "their one\n\ntwo\n\nthree\n")
    app.press("2 g g e")
    #expect(app.text == "mine my one\n\ntwo\n\nthree\n")
    app.expect(sheet: "conflict", at: "medium")
  }

  @Test("A removed file is written again, if that is wanted")
  func removed() throws {
    let app = try app()
    app.press("\"mine \"")
    try app.vault.remove("A.md")
    app.press("C-s")
    app.expect(shows: "Keep mine")
    app.press("Enter")
    #expect(app.file("A.md") == "mine one\n\ntwo\n\nthree\n")
  }
}
