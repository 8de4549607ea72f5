import Geometry
import Interface
import NotesTestSupport
import Scenes
import Testing

@testable import HaloNotes

@Suite("Sheets that come back with their scene (sheets S12)")
struct ReturningSheetsTests {
  /// Sixty notes in three folders, each with tags, headings, links, and more text than a sheet shows.
  private func app(size: Size = .wide) throws -> App {
    let vault = try TemporaryVault()
    var names: [String] = []
    for number in 0..<60 {
      let folder = ["", "bread/", "bread/rye/"][number % 3]
      names.append("\(folder)Note \(number).md")
      let paragraphs = (0..<12).map { "## Part \($0)\n\nParagraph \($0) of it.\n" }
      try vault.write(
        "\(folder)Note \(number).md",
        "---\ntags: [baking, day\(number)]\n---\n# Note \(number)\n\nTo [[Note \(number + 1)]].\n\n"
          + paragraphs.joined(separator: "\n"))
    }
    try vault.setAges(of: names)
    return try App(vault, size: size)
  }

  /// All that a person would miss of what is open.
  private struct Seen: Equatable {
    var screen: [String]
    var focus: Snapshot.Focus?
    var sheets: [Snapshot.Sheet]
    var cursor: Snapshot.Cursor

    init(_ app: App) {
      let snapshot = app.snapshot
      // What is said once is not said again.
      screen = snapshot.screen.dropLast()
      (focus, sheets, cursor) = (snapshot.focus, snapshot.sheets, snapshot.cursor)
    }
  }

  private static let sheets: [(keys: String, opens: [String])] = [
    ("j t", ["tags"]), ("j t \"ak\"", ["tags"]), ("j t \"day\" Left Left", ["tags"]),
    ("j t Tab G", ["tags"]), ("j t \"day\" PageDown Tab j", ["tags"]),
    ("j r", ["rename"]), ("j r C-u \"Other name\" C-a Right", ["rename"]),
    ("j m", ["move"]), ("j m \"rye\" Left", ["move"]), ("j m Down Down", ["move"]),
    ("s j", ["sort"]), ("3 g o j j j", ["outline"]), ("3 g o + G", ["outline"]),
    ("3 j g x j j j", ["explanation"]), ("g x + G", ["explanation"]), ("g x G 2", ["explanation"]),
    ("x g m", ["message"]), ("g s", ["shelf"]), ("g s \"Note\"", ["shelf"]),
    ("Space l j", ["look"]), ("Space l l Tab", ["look"]), ("g b", ["look"]),
    ("Space C-d C-d", ["look"]), ("Space + l l l G", ["look"]),
    ("C-q \"Thought\" Tab", ["quick"]), ("C-q \"Thought\" Tab Space +", ["quick"]),
    ("C-q \"part of a part\" C-g \"part\" Down", ["quick", "find"]),
    ("e C-g \"part\" Down Down", ["find"]), ("e C-g \"part\" Down C-g \"piece\"", ["replace"]),
    ("Space g x 2 j t \"day\"", ["look", "explanation", "tags"]),
    ("Space + r \" two\" Left", ["look", "rename"]),
    ("Space 2 C-q \"Thought\" Tab 2 m \"b\" Tab", ["look", "quick", "move"]),
  ]

  @Test("Killed with a sheet open, it comes back as it was", arguments: sheets)
  func killed(keys: String, opens: [String]) throws {
    let app = try app()
    app.press(keys)
    app.driver.wait()
    let before = Seen(app)
    #expect(before.sheets.map(\.id) == opens)
    app.driver.kill()
    #expect(Seen(app) == before)
    #expect(app.faults == [])
  }

  @Test(
    "So it does after the end of the program, in small windows, too",
    arguments: sheets.enumerated().map { ($1.keys, $0 % 2 == 0 ? Size.regular : .small) })
  func ended(keys: String, size: Size) throws {
    let app = try app(size: size)
    app.press(keys)
    app.driver.wait()
    let before = Seen(app)
    app.driver.send(.terminate(.hangUp))
    try app.start()
    #expect(Seen(app) == before)
    #expect(app.faults == [])
  }

  @Test("What was typed goes on to steer the rows, and Enter does what it would have done")
  func goesOn() throws {
    let app = try app()
    app.press("j t \"kneadin\"")
    app.driver.wait()
    app.driver.kill()
    app.press("\"g\" Enter")
    app.expect(shows: "kneading")
    app.driver.wait()
    #expect(try app.vault.text(of: "bread/Note 1.md").contains("kneading"))
    app.press("Esc")
    app.expect(focus: .notes, on: "Note 1")
  }

  @Test("A renaming that was begun is ended after the kill")
  func renames() throws {
    let app = try app()
    app.press("r C-u \"Sourdough\"")
    app.driver.wait()
    app.driver.kill()
    app.expect(shows: "The file becomes Sourdough.md.")
    app.press("Enter")
    app.driver.wait()
    app.expect(focus: .notes, on: "Sourdough")
  }

  @Test("Closing sheets that came back leads the focus where they had it from (focus F26)")
  func closing() throws {
    let app = try app()
    app.press("j j Space g x 2 j t \"day\"")
    app.driver.wait()
    app.driver.kill()
    app.press("Esc Esc")
    app.expect(focus: .notes, on: "Note 3")
    app.press("4 Esc")
    #expect(app.snapshot.sheets.map(\.id) == ["look"])
    app.press("4 Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Note 3")
    #expect(app.faults == [])
  }

  @Test(
    "A sheet whose note is gone closes with a word, and the focus goes where it had it from",
    arguments: [
      ("j t \"day\"", "Tags"), ("j r", "Rename"), ("j m Tab", "Move"), ("j 3 g o j 2 j", "Outline"),
    ])
  func gone(keys: String, title: String) throws {
    let app = try app()
    app.press(keys)
    app.driver.wait()
    app.die()
    try app.vault.remove("bread/Note 1.md")
    try app.restart(size: .wide)
    app.expectNoSheet()
    #expect(app.message == "“\(title)” is closed: what it was about is gone.")
    #expect(["notes", "detail"].contains(app.focusedGroup ?? ""))
    #expect(app.faults == [])
  }

  @Test("Of several sheets only the one without a subject closes")
  func goneInStack() throws {
    let app = try app()
    app.press("j j Space 2 j t \"day\"")
    app.driver.wait()
    app.die()
    try app.vault.remove("Note 3.md")
    try app.restart(size: .wide)
    #expect(app.snapshot.sheets.map(\.id) == ["look"])
    #expect(app.lookedAt == "bread/rye/Note 2.md")
    #expect(app.message == "“Tags” is closed: what it was about is gone.")
    #expect(app.faults == [])
  }

  @Test("Of several notes those that are left keep the sheet")
  func someGone() throws {
    let app = try app()
    app.press("v v v t")
    app.driver.wait()
    app.die()
    try app.vault.remove("Note 0.md")
    try app.restart(size: .wide)
    app.expect(sheet: "tags", at: "medium")
    app.press("\"fresh\" Enter Esc")
    app.driver.wait()
    #expect(try app.vault.text(of: "bread/Note 1.md").contains("fresh"))
    #expect(try app.vault.text(of: "bread/rye/Note 2.md").contains("fresh"))
  }

  @Test(
    "A value of a newer program, of no sense or about nothing costs its own sheet alone (scenes R2)",
    arguments: [
      #"{"version":9,"content":"{}"}"#, #"{"version":1,"content":"[1, {"}"#,
      #"{"version":1,"content":"{\"notes\":{\"notes\":[],\"subject\":\"\"},\"first\":[]}"}"#,
    ])
  func unreadable(json: String) throws {
    let app = try app()
    app.press("j Space 2 t \"day\"")
    app.driver.wait()
    var archive = app.driver.app.archive(.interrupted)
    var sheets = try #require(
      SceneParts.value(SceneParts.Sheets.self, of: SceneParts.sheets, in: archive))
    var other = SceneArchive()
    other[SceneParts.sheets] = ScenePart(version: 2, bytes: Array(json.utf8))
    sheets.open[1].value = SceneParts.value(
      SheetValue.self, of: SceneParts.sheets, in: other)
    #expect(sheets.open[1].value != nil)
    archive[SceneParts.sheets] = SceneParts.part(sheets, of: SceneParts.sheets)
    try app.driver.app.keeper?.save(archive)
    app.die()
    try app.restart(size: .wide)
    #expect(app.snapshot.sheets.map(\.id) == ["look"])
    app.expect(focus: .notes, on: "Note 1")
    #expect(app.faults == [])
  }

  @Test("The theme under the halo is on again, and Esc brings back the one before")
  func theme() throws {
    let file = "appearance: dark\nborders: rounded\n"
    let app = try App(
      ["A", "B"],
      files: [
        "settings.yaml": "theme: one\n", "themes/one.yaml": "name: One\n" + file,
        "themes/two.yaml": "name: Two\n" + file,
      ])
    app.press(": \"theme\" Enter j")
    app.driver.wait()
    let before = Seen(app)
    #expect(before.sheets.map(\.id) == ["theme"])
    app.driver.kill()
    #expect(Seen(app) == before)
    #expect(app.driver.app.theme.name == "Two")
    app.press("Esc")
    app.expectNoSheet()
    #expect(app.driver.app.theme.name == "One")
    #expect(app.faults == [])
  }
}

extension TemporaryVault {
  fileprivate func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name.utf8), as: UTF8.self)
  }
}
