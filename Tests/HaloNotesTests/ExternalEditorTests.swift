import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Writing in an editor of one's own (notes N23)")
struct ExternalEditorTests {
  /// Plays an editor that writes a text into the file and ends with a status.
  private func write(
    _ text: String, to app: App, ending result: ChildResult = .exited(0)
  ) -> Box {
    let box = Box()
    app.edit { words in
      box.words = words
      let path = try #require(words.last)
      box.before = String(decoding: try contents(of: path), as: UTF8.self)
      try setContents(of: path, to: Array(text.utf8))
      return result
    }
    return box
  }

  /// What an editor was given.
  private final class Box {
    var words: [String] = []
    var before: String?
  }

  @Test("E gives the note's own file to the editor, with the line of the focused block")
  func edit() throws {
    let app = try App(notes: ["A.md": "# A\n\nOne.\n\nTwo.\n"])
    let editor = write("# A\n\nAnother.\n", to: app)
    app.press("3 j E")
    #expect(editor.words.dropLast() == ["vi", "+5"])
    #expect(editor.words.last?.hasSuffix("/A.md") == true)
    app.expect(shows: "Another.")
    #expect(app.faults == [])
  }

  @Test("From the list there is no line to give")
  func editFromList() throws {
    let app = try App(["A", "B"])
    let editor = write("# B\n", to: app)
    app.press("j E")
    #expect(editor.words.count == 2)
    #expect(editor.words.last?.hasSuffix("/B.md") == true)
  }

  @Test("An editor that takes no line gets none")
  func noLine() throws {
    let app = try App(notes: ["A.md": "# A\n\nOne.\n\nTwo.\n"], editor: "code --wait")
    let editor = write("# A\n", to: app)
    app.press("3 j E")
    #expect(editor.words.dropLast() == ["code", "--wait"])
  }

  @Test("A changed title is in the list after the editor")
  func titleChanged() throws {
    let app = try App(["A", "B"])
    _ = write("# Another name\n", to: app)
    app.press("E")
    app.expect(shows: "Another name")
    #expect(app.faults == [])
  }

  @Test(
    "An editor that fails is told of, and what was written is kept",
    arguments: [
      (ChildResult.exited(1), "The editor ended with status 1."),
      (.signalled(15), "The editor was ended by signal 15."),
    ])
  func failing(result: ChildResult, message: String) throws {
    let app = try App(["A"])
    _ = write("# Kept\n", to: app, ending: result)
    app.press("E")
    #expect(app.message == message)
    #expect(try app.vault.bytes(of: "A.md".utf8) == Array("# Kept\n".utf8))
  }

  @Test("An editor that can't be started is told with what to do")
  func noEditor() throws {
    let app = try App(["A"])
    let before = try app.vault.snapshot()
    app.edit { _ in .notStarted(errno: 2) }
    app.press("E")
    app.expect(shows: "The editor can't be started: No such file or directory.")
    #expect(try app.vault.snapshot() == before)
    #expect(app.faults == [])
  }

  @Test("A variable that can't be read is told of")
  func badVariable() throws {
    let app = try App(["A"], editor: "'vi")
    app.press("E")
    app.expect(shows: "$VISUAL can't be read")
  }

  @Test("A note deleted in the editor is gone from the list")
  func deleted() throws {
    let app = try App(["A", "B"])
    app.edit { _ in
      try app.vault.remove("A.md")
      return .exited(0)
    }
    app.press("E")
    app.expect(focus: .notes, on: "B")
    #expect(app.faults == [])
  }

  @Test("Marks, sheets and focus stay through the editor")
  func staying() throws {
    let app = try App((0..<20).map { "Note \($0)" })
    _ = write("# Note 3\n\nNew text.\n", to: app)
    app.press("j j j Space 2 E")
    // The file is the newest now, so that its row is the first.
    app.expect(focus: .notes, on: "Note 3")
    app.expect(sheet: "look", at: "medium")
    #expect(app.lookedAt == "Note 3.md")
    #expect(app.faults == [])
  }
}
