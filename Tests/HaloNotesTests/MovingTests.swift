import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Moving notes to another folder (notes N9)")
struct MovingTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Bread.md": "# Bread\n\nSee [soup](Soup.md).\n", "Soup.md": "# Soup\n\n[b](Bread.md)\n",
        "food/Cake.md": "# Cake\n", "food/old/Pie.md": "# Pie\n",
      ], size: size)
  }

  @Test("m lists the folders; Enter moves the note there, its links and those to it follow")
  func move() throws {
    let app = try app()
    app.press("m")
    app.expect(shows: "Notes folder")
    app.expect(shows: "food/old")
    app.press("Down")
    app.expect(shows: "1 link in 1 note will be rewritten. A-l leaves it.")
    app.press("\"old\" Enter")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Bread")
    #expect(app.message == "Moved “Bread”. 2 links rewritten.")
    #expect(try app.files == ["Soup.md", "food/Cake.md", "food/old/Bread.md", "food/old/Pie.md"])
    #expect(
      try app.vault.bytes(of: "food/old/Bread.md".utf8)
        == Array("# Bread\n\nSee [soup](../../Soup.md).\n".utf8))
    app.press("u")
    #expect(try app.files == ["Bread.md", "Soup.md", "food/Cake.md", "food/old/Pie.md"])
    app.expect(focus: .notes, on: "Bread")
  }

  @Test("A new folder is made and shown, and goes with the undo; marked notes go together")
  func newFolder() throws {
    let app = try app()
    app.press("v v m \"new/place\" Enter")
    #expect(
      try app.files == [
        "food/Cake.md", "food/old/Pie.md", "new/place/Bread.md", "new/place/Soup.md",
      ])
    #expect(
      app.driver.app.model.marks.map(\.display).sorted() == [
        "new/place/Bread.md", "new/place/Soup.md",
      ])
    app.expect(shows: "new")
    app.press("u")
    #expect(try app.vault.snapshot().keys.contains(Array("new".utf8)) == false)
    #expect(try app.files == ["Bread.md", "Soup.md", "food/Cake.md", "food/old/Pie.md"])
  }

  @Test("Where it lies already it stays, and names that can't be are told")
  func refused() throws {
    let app = try app()
    app.press("m Enter")
    #expect(app.message == "“Bread” lies there already.")
    app.press("\".hidden\"")
    app.expect(shows: "A folder can't have this name.")
    app.press("Esc Esc")
    app.expectNoSheet()
    app.press("u")
    #expect(app.message == "There is nothing to undo.")
  }

  @Test("The sheet is sound in every window", arguments: [Size.wide, .regular, .small])
  func sizes(size: Size) throws {
    let app = try app(size: size)
    app.press("m")
    #expect(app.faults == [])
    app.press("\"ca\" Enter")
    #expect(app.faults == [])
  }
}
