import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("New notes (contract)")
struct NewNoteTests {
  @Test("The first line names the file, once and for all", arguments: ["C-n", "a"])
  func named(key: String) throws {
    let app = try App(["A", "B"])
    app.press("\(key) \"# Walk: the dog?\" Enter Enter \"At noon.\" C-s")
    let name = "Walk the dog.md"
    #expect(app.file(name) == "# Walk: the dog?\n\nAt noon.")
    #expect(app.mode == "writing")
    app.press("C-Home C-k \"# Cat\" Esc")
    #expect(app.file(name) == "# Cat\n\nAt noon.")
    app.expect(focus: .detail)
    #expect(app.shownNote == name)
    #expect(app.faults == [])
    app.press("2")
    app.expect(focus: .notes, on: "Cat")
    app.press("q")
    try app.start()
    #expect(try app.journals() == [])
  }

  @Test(
    "Left empty it leaves nothing", arguments: ["C-n Esc", "C-n Space Enter Esc", "C-n S-F6 j"])
  func empty(keys: String) throws {
    let app = try App(["A", "B"])
    let before = try app.vault.snapshot()
    app.press(keys)
    app.driver.wait()
    #expect(try app.vault.snapshot() == before)
    #expect(try app.journals() == [])
    #expect(app.faults == [])
  }

  @Test("It belongs to the folder of the library's row")
  func folder() throws {
    let app = try App(notes: ["git/A.md": "# A\n", "B.md": "# B\n"])
    app.press("1 j j j j C-n \"Stash\" Esc")
    #expect(app.file("git/Stash.md") == "Stash")
    app.expect(shows: "2 git")
    #expect(app.faults == [])
  }

  @Test("A taken name gets a number, and nothing is overwritten (notes N10)")
  func takenName() throws {
    let app = try App(["A"])
    app.press("C-n \"# A\" Esc")
    #expect(app.file("A.md") == "# A\n\nAbout A.\n")
    #expect(app.file("A-2.md") == "# A")
    #expect(app.shownNote == "A-2.md")
  }

  @Test("The row that a search offers writes a note with that title")
  func fromSearch() throws {
    let app = try App(["A"])
    app.press("/ \"Sailing\" Enter")
    #expect(app.text == "# Sailing\n\n")
    app.press("\"With a boat.\" Esc")
    #expect(app.file("Sailing.md") == "# Sailing\n\nWith a boat.")
    #expect(app.shownNote == "Sailing.md")
    app.expect(hides: "/ Sailing")
  }

  @Test("The first note of an empty folder", arguments: [Size.wide, .regular, .small])
  func firstNote(size: Size) throws {
    let app = try App([], size: size)
    app.driver.wait()
    app.press("C-n \"My first\"")
    #expect(app.faults == [])
    app.press("Esc")
    #expect(app.file("My first.md") == "My first")
    #expect(app.shownNote == "My first.md")
    #expect(app.faults == [])
  }

  @Test("Its name waits until the first line is done")
  func nameWaits() throws {
    let app = try App(["A"])
    app.press("C-n \"Wal\"")
    app.driver.wait()
    #expect(app.file("Wal.md") == nil)
    app.press("\"king\" Enter")
    app.driver.wait()
    #expect(app.file("Walking.md") == "Walking\n")
  }

  @Test("kill -9 loses nothing of it, and leaves one note in the end")
  func killed() throws {
    let app = try App(["A"])
    app.press("C-n \"Half a tho\"")
    app.driver.kill()
    if app.text != nil { #expect(app.text == "Half a tho") }
    app.press("Esc")
    app.driver.wait()
    #expect(try app.vault.snapshot().keys.count == 2)
    #expect(app.file("Half a tho.md") == "Half a tho")
  }
}
