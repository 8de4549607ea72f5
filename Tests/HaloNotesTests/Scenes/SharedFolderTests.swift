import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("What is done to the folder is done for all scenes (scenes R8)")
struct SharedFolderTests {
  private static let names = (0..<20).map { "Note \($0)" }

  @Test(
    "A note that goes to the trash is gone from every scene, and its neighbour is focused there")
  func trashed() throws {
    let app = try App(Self.names)
    app.press("j j j o")
    app.press("d d")
    app.expect(focus: .notes, on: "Note 4")
    app.press("F3")
    app.expect(hides: "Note 3 ")
    app.expect(focus: .notes, on: "Note 4")
    #expect(app.faults == [])
    app.press("u")
    app.expect(focus: .notes, on: "Note 3")
    app.press("F3")
    app.expect(shows: "Note 3 ")
    #expect(app.faults == [])
  }

  @Test(
    "A renamed note keeps focus, marks and sheet in the scenes behind", arguments: ["", "Space "])
  func renamed(keys: String) throws {
    let app = try App(Self.names)
    app.press("j j j v k \(keys)o")
    app.press("r C-u \"Larch\" Enter")
    app.expect(focus: .notes, on: "Larch")
    app.press("F3")
    app.expect(shows: "1 marked")
    if keys.isEmpty {
      app.expect(focus: .notes, on: "Larch")
    } else {
      #expect(app.lookedAt == "Larch.md")
      #expect(app.focusedGroup == "look.preview")
    }
    #expect(app.faults == [])
  }

  @Test("A note that appears in the folder appears in every scene, and moves the focus in none")
  func rescanned() throws {
    let app = try App(Self.names)
    app.press("j j o j j / \"about\" Enter 2 j F3")
    try app.vault.write("Fresh.md", "# Fresh\n\nAbout it.\n")
    app.lookAgain()
    app.expect(shows: "Fresh")
    app.expect(focus: .notes, on: "Note 2")
    let title = app.focusedTitle
    app.press("F3")
    #expect(app.snapshot.focus?.group == "notes")
    #expect(app.faults == [])
    try app.vault.remove("Fresh.md")
    app.lookAgain()
    app.press("F3")
    #expect(app.focusedTitle == title)
    app.expect(hides: "Fresh")
    #expect(app.faults == [])
  }

  @Test("What is undone in another scene doesn't move the focus of that one")
  func undoElsewhere() throws {
    let app = try App(Self.names)
    app.press("j j j d d")
    app.press("g g o j j F3")
    let before = app.focusedTitle
    app.press("F3 u")
    app.press("F3")
    #expect(app.focusedTitle == before)
    #expect(app.faults == [])
  }

  @Test("An error and what can be undone go along, what was learnt too")
  func shared() throws {
    let app = try App(Self.names)
    app.press("d d o")
    #expect(app.driver.app.model.history.next(.undo) != nil)
    app.press("F3")
    #expect(app.driver.app.model.history.next(.undo) != nil)
    #expect(
      app.driver.app.strip.scenes.count { scene in
        if case .parked(let state) = scene.standing {
          state.model.library.listing != nil
        } else {
          false
        }
      } == 0, "The folder is held once")
  }
}
