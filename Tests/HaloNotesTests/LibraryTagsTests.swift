import Focus
import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Tags, tasks and pins as rows of the library (notes N6, N19, N21)")
struct LibraryTagsTests {
  private static let notes: KeyValuePairs<String, String> = [
    "A.md": "# Apples\n\n#food/fruit and #Home\n\n- [ ] buy\n",
    "B.md": "---\npinned: true\ntags: [food]\n---\n# Bread\n",
    "C.md": "# Cakes\n\n#food/sweet #food/sweet/cold\n\n- [x] eaten\n",
    "in/D.md": "# Drums\n",
  ]

  private func app(
    _ index: App.Index = .none, size: Size = .wide,
    _ notes: KeyValuePairs<String, String> = notes
  ) throws -> App {
    let vault = try TemporaryVault(notes)
    try vault.setAges(of: notes.map(\.key))
    return try App(vault, size: size, index: index)
  }

  /// The rows of the library with their counts, as they are laid out.
  private func library(of app: App) -> [String] {
    app.driver.app.arrangement?.outline.rows.filter {
      $0.choice != nil || $0.outline.kind == .header
    }
    .map { row in
      [row.outline.title, row.outline.trailing].map { String(decoding: $0.bytes, as: UTF8.self) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    } ?? []
  }

  private static let rows = [
    "All notes 4", "Recent 4", "Pinned 1", "Tasks 1", "Tags", "food 3", "Home 1", "Folders", "in 1",
    "Trash 0",
  ]

  @Test("All of them stand there with their counts", arguments: [App.Index.none, .kept])
  func rows(index: App.Index) throws {
    let app = try app(index)
    #expect(library(of: app) == Self.rows)
    app.expect(shows: "▸ food            3")
    #expect(app.faults == [])
  }

  @Test("Choosing one filters the list", arguments: [App.Index.none, .kept])
  func filters(index: App.Index) throws {
    let app = try app(index)
    for (keys, title, notes) in [
      ("1 j j", "Pinned", ["Bread"]), ("j", "Tasks", ["Apples"]),
      ("j", "#food", ["Bread", "Apples", "Cakes"]), ("j", "#home", ["Apples"]),
      ("j", "in", ["Drums"]), ("j", "Trash", []),
    ] {
      app.press(keys)
      app.expect(shows: "2 \(title)")
      let rows = try #require(app.driver.app.arrangement?.rows)
      #expect(
        (0..<rows.count).compactMap(rows.note(at:)).map(app.driver.app.model.library.title(of:))
          == notes, "\(title)")
      #expect(app.faults == [])
    }
    app.expect(shows: "The trash is empty.")
  }

  @Test("Tags unfold as folders do, and are unfolded when they come back")
  func folding() throws {
    let app = try app(.kept)
    app.press("1 j j j j l")
    #expect(library(of: app)[5...8] == ["food 3", "fruit 1", "sweet 1", "Home 1"])
    app.press("j j l j")
    app.expect(focus: .sidebar, on: "cold")
    app.expect(shows: "2 #food/sweet/cold")
    app.driver.finish()
    try app.start()
    app.expect(focus: .sidebar, on: "cold")
    app.expect(shows: "2 #food/sweet/cold")
    app.press("h")
    app.expect(focus: .sidebar, on: "sweet")
    app.press("h h h h")
    app.expect(focus: .sidebar, on: "food")
    #expect(library(of: app) == Self.rows)
  }

  @Test("What is done to notes is counted at once", arguments: [App.Index.none, .kept])
  func changes(index: App.Index) throws {
    let app = try app(index)
    app.press("j p")
    #expect(library(of: app)[2] == "Pinned 2")
    app.press("3 G x")
    #expect(library(of: app)[3] == "Tasks 0")
    app.press("2 G t \"food/fruit\" Enter Esc")
    #expect(library(of: app)[5] == "food 4")
    try app.vault.write("New.md", "# New\n\n#new\n\n- [ ] one\n")
    app.lookAgain()
    #expect(
      library(of: app).prefix(8) == [
        "All notes 5", "Recent 5", "Pinned 2", "Tasks 1", "Tags", "food 4", "Home 1", "new 1",
      ])
    #expect(app.faults == [])
  }

  @Test("A note that loses the tag by which the list is chosen leaves it, and the tag goes with it")
  func lastOne() throws {
    let app = try app(.kept)
    app.press("1 j j j j j")
    app.expect(shows: "2 #home")
    try app.vault.write("A.md", "# Apples\n")
    app.lookAgain()
    #expect(!library(of: app).contains("Home 1"))
    app.expect(focus: .sidebar, on: "in")
    #expect(app.faults == [])
  }

  @Test(
    "Rows that come in leave what one is at in its place on the screen", arguments: [false, true])
  func steadiness(isInLibrary: Bool) throws {
    let vault = try TemporaryVault()
    for number in 10..<60 { try vault.write("f\(number)/N.md", "# N\n") }
    let app = try App(vault, size: Size(columns: 120, rows: 20), index: .kept)
    app.press("1 G k k k k k")
    app.expect(focus: .sidebar, on: "f55")
    let place = app.driver.app.focusedRow
    if !isInLibrary { app.press("2") }
    let before = app.screen.map { $0.prefix(22) }
    try app.vault.write("f10/N.md", "# N\n\n#one #two #three\n")
    app.lookAgain()
    #expect(app.driver.app.model.library.tags?.value.tree.roots.count == 3)
    #expect(app.screen.map { $0.prefix(22) } == before)
    app.press("1")
    #expect(app.driver.app.focusedRow == place)
    app.press("g g")
    app.expect(shows: "All notes")
    app.expect(shows: "three")
    #expect(app.faults == [])
  }

  @Test("It can be gone through in the drawer", arguments: [Size.regular, .small])
  func drawer(size: Size) throws {
    let app = try app(.kept, size: size)
    app.press("1 j j j j l j Enter")
    app.expect(focus: .notes, on: "Apples")
    app.expect(shows: "2 #food/fruit")
    #expect(app.faults == [])
  }

  @Test("A new note has the tag of the row from which it is begun")
  func newNote() throws {
    let app = try app()
    app.press("1 j j j j j C-n \"Hall\" Esc")
    #expect(app.file("Hall.md") == "---\ntags: [Home]\n---\nHall")
    #expect(library(of: app).contains("Home 2"))
    app.expect(shows: "2 #home")
    app.expect(focus: .notes, on: "Hall")
    app.press("1 C-n Esc")
    #expect(try app.files.count == 5)
    app.press("2 u")
    #expect(app.message == "Undid: making of “Hall”.")
    app.expect(shows: "2 #home")
    app.press("C-n \"Shed\" Enter \"roof\"")
    app.driver.elapse(.seconds(2))
    #expect(app.file("Shed.md") == "---\ntags: [Home]\n---\nShed\nroof")
    app.press("\"s\" Esc 2")
    app.expect(shows: "2 #home")
    app.expect(focus: .notes, on: "Shed")
    #expect(app.file("Shed.md") == "---\ntags: [Home]\n---\nShed\nroofs")
    #expect(app.faults == [])
  }
}

extension NotesApp {
  /// The row of the screen on which the focus stands.
  fileprivate var focusedRow: Int? {
    guard let map = arrangement?.map else { return nil }
    return focus.focused.flatMap { map.visibleRectangle(of: $0)?.minRow }
  }
}
