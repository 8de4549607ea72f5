import Geometry
import NotesTestSupport
import Scenes
import Testing

@testable import HaloNotes

@Suite("The order of the list (notes N19)")
struct SortTests {
  private static let names = ["Cedar", "alder", "Éclair", "Birch"]

  /// The notes from top to bottom.
  private func order(_ app: App) -> [String] {
    guard let rows = app.driver.app.arrangement?.rows else { return [] }
    return (0..<rows.count).compactMap(rows.note(at:)).map {
      app.driver.app.model.library.title(of: $0)
    }
  }

  @Test(
    "s offers the orders with the current one checked, Enter takes one, Esc none",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func sheet(size: Size) throws {
    let app = try App(Self.names, size: size)
    app.press("s")
    app.expect(focus: .sort, on: "✓ modified ↓")
    app.expect(shows: "newest first")
    #expect(app.snapshot.groups.first { $0.focused }?.count == 6)
    #expect(app.faults == [])
    app.press("j j j j Esc")
    app.expectNoSheet()
    app.expect(focus: .notes)
    #expect(order(app) == Self.names)
    app.press("s j Enter")
    app.expectNoSheet()
    #expect(order(app) == Self.names.reversed())
    app.press("s")
    app.expect(focus: .sort, on: "✓ modified ↑")
    #expect(app.faults == [])
  }

  @Test(
    "Each order is what it says, and the list says which it is",
    arguments: [
      ("", "modified ↓", ["Cedar", "alder", "Éclair", "Birch"]),
      ("s j Enter", "modified ↑", ["Birch", "Éclair", "alder", "Cedar"]),
      ("s j j j j Enter", "title ↑", ["alder", "Birch", "Cedar", "Éclair"]),
      ("s G Enter", "title ↓", ["Éclair", "Cedar", "Birch", "alder"]),
    ])
  func orders(keys: String, title: String, expected: [String]) throws {
    let app = try App(Self.names)
    app.press(keys)
    #expect(order(app) == expected)
    #expect(app.screen.first?.contains(title) == true)
    #expect(app.faults == [])
  }

  @Test("created is offered, and is the order in which the files came into being")
  func created() throws {
    let app = try App(Self.names)
    app.press("s j j Enter")
    app.expect(shows: "created ↓")
    #expect(Set(order(app)) == Set(Self.names))
  }

  @Test("The note on which the list stands stays the current one")
  func keepsNote() throws {
    let app = try App((0..<80).map { "Note \($0)" })
    app.press("j j j s G Enter")
    app.expect(focus: .notes, on: "Note 3")
    app.expect(shows: "▌ Note 3")
    #expect(app.shownNote == "Note 3.md")
    #expect(app.faults == [])
  }

  @Test("The order comes back with the scene, and a senseless one is left aside")
  func scene() throws {
    let app = try App(Self.names)
    app.press("s G Enter")
    app.driver.finish()
    try app.start()
    #expect(order(app) == ["Éclair", "Cedar", "Birch", "alder"])
    var archive = app.driver.app.archive(.quit)
    archive[SceneParts.sort] = ScenePart(
      version: 1, bytes: Array("{\"key\":\"weight\",\"isAscending\":true}".utf8))
    try app.driver.app.keeper?.save(archive)
    try app.start()
    #expect(order(app) == Self.names)
  }

  @Test("Recent holds the last changed ones, in whatever order")
  func recent() throws {
    let app = try App((0..<40).map { "Note \($0)" })
    app.press("1 j 2 s G Enter")
    #expect(order(app).count == 30)
    #expect(order(app).first == "Note 9")
    #expect(!order(app).contains("Note 35"))
  }

  @Test("A title that changes takes its note to another row, and the focus goes along")
  func retitled() throws {
    let app = try App(Self.names)
    app.press("s j j j j Enter g g")
    app.expect(focus: .notes, on: "alder")
    try app.vault.write("alder.md", "# Zelkova\n")
    app.lookAgain()
    #expect(order(app) == ["Birch", "Cedar", "Éclair", "Zelkova"])
    app.expect(focus: .notes, on: "Zelkova")
    #expect(app.faults == [])
  }

  @Test("Many notes are in the order of their titles as soon as those are known")
  func manyTitles() throws {
    let vault = try TemporaryVault()
    for number in 0..<2_500 {
      let name = "n\(number).md"
      try vault.write(name, "# Title \(99_999 - number)\n")
      try vault.setModified(name.utf8, seconds: 1_000_000_000 - number)
    }
    let app = try App(vault)
    app.press("s j j j j Enter")
    #expect(order(app).first == "Title 97500")
    app.driver.finish()
    try app.start()
    #expect(order(app).first == "Title 97500")
    #expect(order(app).last == "Title 99999")
  }

  @Test("Elsewhere s does nothing, and in what a search finds it says why")
  func reasons() throws {
    let app = try App(Self.names)
    app.press("3 s")
    #expect(app.message == "s does nothing here.")
    app.press("/ \"a\" Tab s")
    #expect(app.message == "What a search finds stands with the best first.")
  }
}
