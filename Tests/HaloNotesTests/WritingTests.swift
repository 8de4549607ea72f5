import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@MainActor
@Suite("Writing in an editor of one's own (notes N23)")
struct WritingTests {
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

  @Test("C-n and a begin a note whose file has its first line for a name", arguments: ["C-n", "a"])
  func newNote(key: String) throws {
    let app = try App(["A", "B"])
    let editor = write("# Walk: the dog?\n\nAt noon.\n", to: app)
    app.press(key)
    #expect(editor.before == "")
    let name = "Walk the dog.md"
    #expect(try app.vault.bytes(of: name.utf8) == Array("# Walk: the dog?\n\nAt noon.\n".utf8))
    app.expect(focus: .notes, on: "Walk: the dog?")
    #expect(app.shownNote == name)
    #expect(try app.places.snapshot().keys.allSatisfy { !$0.starts(with: "drafts/new".utf8) })
    #expect(app.faults == [])
  }

  @Test("An untouched draft leaves no file and no change", arguments: ["", " \n\n", "\n"])
  func untouched(text: String) throws {
    let app = try App(["A"])
    let before = try app.vault.snapshot()
    _ = write(text, to: app)
    app.press("C-n")
    #expect(try app.vault.snapshot() == before)
    app.expect(focus: .notes, on: "A")
    #expect(try app.places.snapshot().keys.allSatisfy { !$0.starts(with: "drafts/new".utf8) })
  }

  @Test("A new note belongs to the folder of the library's row")
  func folder() throws {
    let app = try App(notes: ["git/A.md": "# A\n", "B.md": "# B\n"])
    _ = write("Stash\n", to: app)
    app.press("1 j j C-n")
    #expect(try app.vault.bytes(of: "git/Stash.md".utf8) == Array("Stash\n".utf8))
    app.expect(focus: .notes, on: "Stash")
    app.expect(shows: "2 git")
    #expect(app.faults == [])
  }

  @Test("A taken name gets a number, and nothing is overwritten (notes N10)")
  func takenName() throws {
    let app = try App(["A"])
    let before = try app.vault.bytes(of: "A.md".utf8)
    _ = write("# A\n", to: app)
    app.press("C-n")
    #expect(try app.vault.bytes(of: "A.md".utf8) == before)
    #expect(try app.vault.bytes(of: "A-2.md".utf8) == Array("# A\n".utf8))
    #expect(app.shownNote == "A-2.md")
  }

  @Test("The row that a search offers writes a note with that title")
  func fromSearch() throws {
    let app = try App(["A"])
    let editor = write("# Sailing\n\nWith a boat.\n", to: app)
    app.press("/ \"Sailing\" Enter")
    #expect(editor.before == "# Sailing\n\n")
    #expect(app.shownNote == "Sailing.md")
    app.expect(focus: .notes, on: "Sailing")
    app.expect(hides: "/ Sailing")
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
    app.press("C-n")
    #expect(app.message == message)
    #expect(try app.vault.bytes(of: "Kept.md".utf8) == Array("# Kept\n".utf8))
  }

  @Test("An editor that can't be started is told with what to do")
  func noEditor() throws {
    let app = try App(["A"])
    let before = try app.vault.snapshot()
    app.edit { _ in .notStarted(errno: 2) }
    app.press("E")
    app.expect(shows: "The editor can't be started: No such file or directory.")
    app.press("C-n")
    app.expect(shows: "The editor can't be started")
    #expect(try app.vault.snapshot() == before)
    #expect(app.faults == [])
  }

  @Test("A variable that can't be read is told of")
  func badVariable() throws {
    let app = try App(["A"], editor: "'vi")
    app.press("E")
    app.expect(shows: "$VISUAL can't be read")
  }

  @Test("Where the folder takes no file the draft is kept, and its place is told")
  func draftKept() throws {
    let app = try App(notes: ["git/A.md": "# A\n", "B.md": "# B\n"])
    app.edit { words in
      let path = try #require(words.last)
      try setContents(of: path, to: Array("# Precious\n".utf8))
      try app.vault.move(.away)
      return .exited(0)
    }
    app.press("C-n")
    try app.vault.move(.back)
    #expect(app.message?.contains("can't be put into the folder") == true)
    let drafts = try app.places.snapshot().keys.filter { $0.starts(with: "drafts/new".utf8) }
    #expect(drafts.count == 1)
    #expect(try app.places.bytes(of: try #require(drafts.first)) == Array("# Precious\n".utf8))
    app.press("C-l Esc")
    #expect(app.faults == [])
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

  @Test("The first note of an empty folder", arguments: [Size.wide, .regular, .small])
  func firstNote(size: Size) throws {
    let app = try App([], size: size)
    app.driver.wait()
    app.expect(shows: "Nothing here yet.")
    _ = write("My first\n", to: app)
    app.press("C-n")
    app.expect(focus: .notes, on: "My first")
    #expect(app.shownNote == "My first.md")
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
