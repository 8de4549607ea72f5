import Focus
import Geometry
import Notes
import NotesTestSupport
import Scenes
import Testing

@testable import HaloNotes

@Suite("Back and forward among the notes that were read (scenes R10)")
struct VisitedPlacesTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "A.md": "# A\n\nFirst.\n\nTo [[B]].\n", "B.md": "# B\n\nOne.\n\nTo [[C]].\n",
        "C.md": "# C\n\nTo [[A]].\n", "D.md": "# D\n\nAlone.\n",
      ], size: size)
  }

  @Test(
    "H leads back along the links that were followed, to their blocks, and L forward",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func links(size: Size) throws {
    let app = try app(size: size)
    app.press("3 j l Enter j l Enter")
    #expect(app.shownNote == "C.md")
    app.press("H")
    #expect(app.shownNote == "B.md")
    app.expect(focus: .detail, on: "C")
    app.press("C-o")
    #expect(app.shownNote == "A.md")
    app.expect(focus: .detail, on: "B")
    app.press("H")
    #expect(app.message == "No note was read before this one.")
    app.press("L L")
    #expect(app.shownNote == "C.md")
    app.expect(focus: .detail)
    app.press("L")
    #expect(app.message == "This is the note that was read last.")
    #expect(app.faults == [])
  }

  @Test("From another pane it leads to the note that was read last")
  func fromElsewhere() throws {
    let app = try app()
    app.press("H")
    #expect(app.message == "No note was read before this one.")
    app.press("j 3 j Esc j j")
    #expect(app.shownNote == "D.md")
    app.press("H")
    #expect(app.shownNote == "B.md")
    app.expect(focus: .detail, on: "To C.")
    app.press("1 L")
    #expect(app.message == "This is the note that was read last.")
  }

  @Test("Another note from there forgets what lay ahead")
  func branches() throws {
    let app = try app()
    app.press("3 j l Enter j l Enter H H Esc G Enter")
    #expect(app.shownNote == "D.md")
    app.press("L")
    #expect(app.message == "This is the note that was read last.")
    app.press("H")
    #expect(app.shownNote == "A.md")
  }

  @Test("A note that is gone is passed over")
  func gone() throws {
    let app = try app()
    app.press("3 j l Enter j l Enter")
    try app.vault.remove("B.md")
    app.lookAgain()
    app.press("H")
    #expect(app.shownNote == "A.md")
    #expect(app.faults == [])
  }

  @Test("A note that the list doesn't hold shows all the same, and the list keeps its row")
  func followed() throws {
    let vault = try TemporaryVault([
      "in/A.md": "# A\n\nTo [[B]].\n", "out/B.md": "# B\n\nHere.\n", "in/C.md": "# C\n\nText.\n",
    ])
    let app = try App(vault)
    app.press("1 j j j j 2 g g 3")
    let first = try #require(app.shownNote)
    app.press("g g l Enter Esc")
    app.press("H")
    #expect(app.faults == [])
    app.press("H H")
    #expect(app.shownNote == first)
  }

  @Test("The list comes back with the scene")
  func scene() throws {
    let app = try app()
    app.press("3 j l Enter j l Enter H")
    app.driver.finish()
    try app.start()
    #expect(app.shownNote == "B.md")
    app.press("L")
    #expect(app.shownNote == "C.md")
    app.press("H H")
    #expect(app.shownNote == "A.md")
  }

  @Test(
    "A list of no sense in the state does no harm",
    arguments: [
      "{\"notes\":[\"A.md\"],\"items\":[],\"current\":9}",
      "{\"notes\":[\"/\",\"A.md\"],\"items\":[\"x\",\"y\"],\"current\":-3}", "7",
    ])
  func senseless(text: String) throws {
    let app = try app()
    var archive = app.driver.app.archive(.quit)
    archive[SceneParts.visited] = ScenePart(version: 1, bytes: Array(text.utf8))
    try app.driver.app.keeper?.save(archive)
    try app.start()
    app.press("H L H 3 H")
    #expect(app.faults == [])
  }

  @Test("It keeps the last ones, and where the focus was in each")
  func model() throws {
    var visited = VisitedPlaces()
    func place(_ number: Int, _ item: String = "b0") throws -> VisitedPlaces.Place {
      VisitedPlaces.Place(note: try #require(NotePath("\(number).md")), item: ItemID(item))
    }
    for number in 0..<100 { visited.note(try place(number)) }
    visited.note(try place(99, "b7"))
    #expect(visited.places.count == VisitedPlaces.capacity)
    #expect(visited.places.last == (try place(99, "b7")))
    #expect(visited.places.first == (try place(36)))
    let back = try #require(visited.next(.backward, isAway: false) { _ in true })
    #expect(visited.places[back] == (try place(98)))
    #expect(visited.next(.backward, isAway: true) { _ in true } == 63)
    #expect(visited.next(.forward, isAway: false) { _ in true } == nil)
    #expect(visited.next(.backward, isAway: false) { _ in false } == nil)
    #expect(VisitedPlaces().next(.backward, isAway: true) { _ in true } == nil)
  }
}
