import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Several scenes in one program (scenes R8)")
struct SceneKeysTests {
  private static let names = (0..<40).map { "Note \($0)" }

  /// Where a scene is among how many, as scripts see it.
  private func position(of app: App) -> [Int] {
    let snapshot = app.snapshot
    return [(snapshot.scenes.firstIndex(of: snapshot.scene) ?? -1) + 1, snapshot.scenes.count]
  }

  @Test(
    "o opens the note in a new scene that looks like the one before; F3 and g T lead to and fro")
  func open() throws {
    let app = try App(Self.names)
    app.press("j j")
    let first = app.screen
    app.press("o")
    #expect(position(of: app) == [2, 2])
    app.expect(focus: .notes, on: "Note 2")
    app.press("j j j 3")
    let second = app.screen
    app.press("F3")
    #expect(position(of: app) == [1, 2])
    #expect(Array(app.screen.dropLast()) == Array(first.dropLast()))
    app.expect(focus: .notes, on: "Note 2")
    app.press("g T")
    #expect(position(of: app) == [2, 2])
    #expect(app.screen == second)
    app.expect(focus: .detail)
    app.press("g t")
    #expect(position(of: app) == [1, 2])
    #expect(app.faults == [])
  }

  @Test(
    "The footer says which scene of how many, and nothing while there is one",
    arguments: [(Size.wide, "scene 2 of 2"), (.regular, "2/2"), (.small, "2/2")])
  func indicator(size: Size, words: String) throws {
    let app = try App(Self.names, size: size)
    app.expect(hides: "1/1")
    app.expect(hides: "scene 1")
    app.press("o")
    #expect(app.screen.last?.contains(words) == true, "\(app.screen.last ?? "")")
    #expect(app.faults == [])
    app.press("C-w c")
    app.press("j")
    app.expect(hides: "1/1")
    app.expect(hides: "scene 1")
  }

  @Test("What is read goes on at its block, and a marked choice opens in a scene each")
  func places() throws {
    let app = try App(notes: [
      "A.md": "# A\n\nOne.\n\nTwo.\n\nThree.\n", "B.md": "# B\n\nText.\n", "C.md": "# C\n\nMore.\n",
    ])
    app.press("3 j")
    app.expect(focus: .detail, on: "Two.")
    app.press("o")
    app.expect(focus: .detail, on: "Two.")
    #expect(position(of: app) == [2, 2])
    app.press("C-w c 2 v v")
    app.press("k v k v")
    app.press("o")
    #expect(app.snapshot.scenes.count >= 2)
    #expect(app.faults == [])
  }

  @Test("Opening a note goes to the scene that shows it already")
  func preferred() throws {
    let app = try App(Self.names)
    app.press("j j j o k k")
    #expect(app.shownNote == "Note 1.md")
    app.press("j j")
    #expect(app.shownNote == "Note 3.md")
    app.press("o")
    #expect(position(of: app) == [1, 2], "Scene 1 shows the note")
    app.press("k o")
    #expect(position(of: app) == [3, 3], "No scene shows this one")
  }

  @Test("A sheet's note, a followed link and a row of the library open as well")
  func elsewhere() throws {
    let app = try App(notes: [
      "A.md": "# A\n\nTo [[B]].\n", "B.md": "# B\n\nText.\n", "f/C.md": "# C\n",
    ])
    app.press("Space j 4 o")
    #expect(position(of: app) == [2, 2])
    #expect(app.shownNote == "A.md")
    app.expectNoSheet()
    app.press("g t")
    app.expect(sheet: "look", at: "medium")
    app.press("1 G k o")
    #expect(position(of: app) == [3, 3])
    app.expect(focus: .sidebar, on: "f")
    #expect(app.faults == [])
  }

  @Test("C-w c closes the scene, and the one before it comes back; the only one stays")
  func close() throws {
    let app = try App(Self.names)
    app.press("C-w c")
    #expect(app.message == "This is the only scene: q quits.")
    app.press("g t")
    #expect(app.message == "This is the only scene: o opens a note in another.")
    app.press("j o j o j")
    #expect(position(of: app) == [3, 3])
    app.press("g t")
    #expect(position(of: app) == [1, 3])
    app.press("C-w c")
    #expect(app.message == "The scene is closed; 2 are left.")
    #expect(position(of: app) == [2, 2])
    app.expect(focus: .notes, on: "Note 3")
    app.press("C-w c")
    #expect(position(of: app) == [1, 1])
    app.expect(focus: .notes, on: "Note 2")
    app.press("C-w c")
    #expect(app.message == "This is the only scene: q quits.")
    #expect(app.faults == [])
  }

  @Test("C-w n writes a new note in a new scene")
  func newNote() throws {
    let app = try App(Self.names)
    app.press("j j C-w n")
    #expect(position(of: app) == [2, 2])
    app.press("Esc F3")
    app.expect(focus: .notes, on: "Note 2")
  }

  @Test("Search, marks, sheets, sort, widths and folders are each scene's own")
  func own() throws {
    let app = try App(Self.names)
    app.press("j v / \"Note 3\" Enter 2")
    let first = app.screen
    app.press("Esc")
    let marked = app.screen
    app.press("o")
    app.expect(hides: "marked")
    app.press("s j Enter z")
    let second = app.screen
    app.press("g t")
    #expect(Array(app.screen.dropLast()) == Array(marked.dropLast()))
    app.press("g t")
    #expect(Array(app.screen.dropLast()) == Array(second.dropLast()))
    #expect(first != second)
    #expect(app.faults == [])
  }

  @Test("Hits of one scene's search never show in another's")
  func searches() throws {
    let app = try App(Self.names)
    app.press("o / \"Note 1\" Enter 2")
    let first = app.screen
    app.press("F3 / \"Note 2\" Enter 2")
    let second = app.screen
    for _ in 0..<3 {
      app.press("F3")
      #expect(app.screen == first)
      app.press("F3")
      #expect(app.screen == second)
    }
    #expect(app.faults == [])
  }

  @Test("A sheet that keeps the focus keeps F3 and C-w from what lies behind it")
  func modal() throws {
    let app = try App(Self.names)
    app.press("o ? F3")
    #expect(position(of: app) == [2, 2])
    app.press("Esc / \"a b\" C-w")
    #expect(position(of: app) == [2, 2])
    #expect(app.driver.app.model.search?.field.text == "a ")
    #expect(app.faults == [])
  }

  @Test("A scene comes to the front in the window as it is by then")
  func resized() throws {
    let app = try App(Self.names)
    app.press("j j Space o j j j 3 F3")
    for size in [Size.small, .regular, Size(columns: 9, rows: 2), .wide] {
      app.resize(to: size)
      app.press("F3")
      #expect(app.faults == [])
      app.press("F3")
      #expect(app.faults == [])
    }
    app.expect(sheet: "look", at: "medium")
    #expect(app.lookedAt == "Note 2.md")
  }

  @Test("The scenes of a program are no more than a window can tell apart")
  func many() throws {
    let app = try App(Self.names)
    for _ in 0..<33 { app.press("j o") }
    #expect(app.snapshot.scenes.count == SceneStrip.capacity)
    #expect(app.message == "32 scenes are open: close one first.")
    #expect(app.faults == [])
  }
}
