import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The trash as a row of the library (notes N11)")
struct TrashRowTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Apples.md": "# Apples\n", ".trash/in/Bread.md": "# Old bread\n\nCrumbs.\n",
        ".trash/Cake.md": "# Cake\n", ".trash/shop.png": "no picture",
      ], size: size)
  }

  @Test(
    "It shows what was thrown away, which can be read", arguments: [Size.wide, .regular, .small])
  func list(size: Size) throws {
    let app = try app(size: size)
    app.press("1 G")
    app.expect(focus: .sidebar, on: "Trash")
    app.expect(shows: "Trash")
    app.press("Enter")
    app.expect(focus: .notes, on: "Old bread")
    app.press("j")
    app.expect(focus: .notes, on: "Cake")
    app.press("j")
    app.expect(focus: .notes, on: "shop.png")
    app.press("k k 3")
    app.expect(focus: .detail, on: "Crumbs.")
    #expect(app.faults == [])
  }

  @Test("r brings a note back to where it was, and one stays; u throws it away again")
  func restore() throws {
    let app = try app()
    app.press("1 G 2 r")
    #expect(try app.files == [".trash/Cake.md", "Apples.md", "in/Bread.md"])
    #expect(app.message == "Restored “Old bread”.")
    app.expect(focus: .notes, on: "Cake")
    app.expect(shows: "Trash              2")
    app.press("u")
    app.expect(shows: "Trash              3")
    #expect(app.message == "Undid: restoring of “Old bread”.")
    app.press("1 G 2 g g v v r")
    #expect(try app.files == ["Apples.md", "Cake.md", "in/Bread.md"])
    #expect(app.message == "Restored 2 notes.")
    #expect(app.file(".trash/shop.png") == "no picture")
    #expect(app.faults == [])
  }

  @Test("What is thrown away is counted there at once, and is there to be found")
  func counting() throws {
    let app = try app()
    app.press("d d")
    app.expect(shows: "Trash              4")
    app.press("1 G 2 g g")
    app.expect(focus: .notes, on: "Apples")
    #expect(app.faults == [])
  }

  @Test("D asks with the count, Enter empties it, any other key leaves it")
  func empty() throws {
    let app = try app()
    app.press("D")
    #expect(app.message == "D does nothing here.")
    app.press("1 G D")
    #expect(app.message == "Remove 3 files for good?")
    app.press("Esc")
    #expect(try app.files.count == 3)
    app.press("2 D Enter")
    #expect(app.message == "Removed 3 files for good.")
    #expect(try app.files == ["Apples.md"])
    #expect(app.file(".trash/shop.png") == nil)
    app.expect(shows: "The trash is empty.")
    app.press("D")
    #expect(app.message == "The trash is empty.")
    #expect(app.faults == [])
  }

  @Test("Nothing else is done to a note in it, which is said")
  func obstacles() throws {
    let app = try app()
    app.press("1 G 2")
    for keys in ["m", "d d", "Delete", "t", "p"] {
      app.press(keys)
      #expect(
        app.message == "This lies in the trash: r restores it, D empties the trash.", "\(keys)")
    }
    for keys in ["e", "E"] {
      app.press(keys)
      #expect(app.message == "This lies in the trash: r restores it.", "\(keys)")
    }
    #expect(try app.files.count == 3)
    #expect(app.faults == [])
  }

  @Test("It can be searched, and what is found comes back", arguments: [App.Index.none, .kept])
  func search(index: App.Index) throws {
    let app = try App(
      TemporaryVault([
        "Apples.md": "# Apples\n\nCrumbs, too.\n", ".trash/in/Bread.md": "# Bread\n\nCrumbs.\n",
        ".trash/Cake.md": "# Cake\n",
      ]), index: index)
    app.press("1 G / \"crumbs\"")
    app.expect(shows: "1 of 2")
    app.expect(shows: "▌ Bread")
    app.expect(hides: "New note")
    #expect(app.faults == [])
    app.press("Esc r")
    #expect(app.file("in/Bread.md") == "# Bread\n\nCrumbs.\n")
    #expect(app.faults == [])
    app.press("Esc Esc 1 g g / \"crumbs\"")
    app.expect(shows: "2 of 2")
    #expect(app.faults == [])
  }

  @Test("A scene that stood in the trash comes back there")
  func returning() throws {
    let app = try app()
    app.press("1 G 2 j")
    app.driver.finish()
    try app.start()
    app.expect(focus: .notes, on: "Cake")
    app.expect(shows: "2 Trash")
    #expect(app.faults == [])
  }

  @Test(
    "A search of it comes back there after the program was ended",
    arguments: [App.Index.none, .kept])
  func returningSearch(index: App.Index) throws {
    let app = try App(
      TemporaryVault([
        "Apples.md": "# Apples\n\nCrumbs, too.\n", ".trash/in/Bread.md": "# Bread\n\nCrumbs.\n",
        ".trash/Cake.md": "# Cake\n",
      ]), index: index)
    app.press("1 G / \"crumbs\"")
    let before = app.screen
    app.driver.send(.terminate(.hangUp))
    try app.start()
    #expect(app.screen == before)
    app.expect(focus: .search)
    #expect(app.faults == [])
  }
}
