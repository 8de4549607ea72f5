import Geometry
import Interface
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Zooming panes and their widths (contract: keys)")
struct PaneWidthTests {
  private static let names = ["Alder", "Birch", "Cedar", "Douglas fir"]

  private func columns(_ app: App) -> [Int?] {
    let layout = app.driver.app.arrangement?.layout
    return Column.allCases.map { layout?.area(of: $0)?.columns }
  }

  @Test(
    "z gives the focused pane the whole window, and again gives it back",
    arguments: [
      Size.wide, .regular,
    ])
  func zoom(size: Size) throws {
    for (keys, place) in [("1", 0), ("2", 1), ("3", 2)] {
      let app = try App(Self.names, size: size)
      app.press(keys)
      let (before, focus) = (app.screen, app.snapshot.focus)
      app.press("z")
      #expect(columns(app)[place] == size.columns)
      #expect(columns(app).compactMap(\.self).count == 1)
      #expect(app.snapshot.focus == focus)
      #expect(app.faults == [])
      app.press("z")
      #expect(app.screen == before)
    }
  }

  @Test("A zoomed pane stays so while the window changes, and in a narrow one nothing shows of it")
  func zoomAndResize() throws {
    let app = try App(Self.names)
    app.press("3 z")
    app.resize(to: .small)
    #expect(app.faults == [])
    app.press("z")
    #expect(app.message == "There is room for one pane only.")
    app.resize(to: .regular)
    #expect(columns(app) == [nil, nil, 80])
    app.resize(to: .wide)
    #expect(columns(app) == [nil, nil, 120])
    #expect(app.faults == [])
  }

  @Test("Esc leaves the zoom alone: the list shows beside the note, and the note comes back whole")
  func zoomAndEsc() throws {
    let app = try App(Self.names)
    app.press("3 z Esc")
    app.expect(focus: .notes)
    #expect(columns(app).compactMap(\.self).count == 3)
    app.press("Enter")
    #expect(columns(app) == [nil, nil, 120])
  }

  @Test("Tab turns to panes that don't show, one by one")
  func zoomAndTab() throws {
    let app = try App(Self.names)
    app.press("z Tab")
    app.expect(focus: .detail)
    app.press("S-Tab S-Tab")
    app.expect(focus: .sidebar)
    #expect(app.faults == [])
  }

  @Test("A look sheet over a zoomed list follows the list, as there is no note beside it")
  func zoomAndLook() throws {
    let app = try App(Self.names)
    app.press("z Space 2 j")
    #expect(app.lookedAt == "Birch.md")
    #expect(app.faults == [])
  }

  @Test(
    "< and > change the focused pane's width by two columns",
    arguments: [
      Size.wide, .regular,
    ])
  func widths(size: Size) throws {
    let app = try App(Self.names, size: size)
    let (list, note) = (columns(app)[1] ?? 0, columns(app)[2] ?? 0)
    app.press("> > <")
    #expect(columns(app)[1] == list + 2)
    #expect(columns(app)[2] == note - 2)
    app.press("3 > > >")
    #expect(columns(app)[1] == list - 4)
    #expect(columns(app)[2] == note + 4)
    app.press("<")
    #expect(columns(app)[2] == note + 2)
    app.press("1")
    let library = columns(app)[0] ?? 0
    app.press(">")
    #expect(columns(app)[0] == library + 2)
    #expect(app.faults == [])
  }

  @Test(
    "A pane is as wide or as narrow as the others allow, and says so",
    arguments: [
      Size.wide, .regular,
    ])
  func limits(size: Size) throws {
    let app = try App(Self.names, size: size)
    for keys in ["1", "2", "3"] {
      app.press(keys)
      app.press(String(repeating: "> ", count: 60))
      #expect(app.message == "This pane is as wide as it gets.")
      #expect(app.faults == [])
      app.press(String(repeating: "< ", count: 60))
      #expect(app.message == "This pane is as narrow as it gets.")
      #expect(columns(app).compactMap(\.self).allSatisfy { $0 >= ColumnLayout.narrowest })
      #expect(app.faults == [])
    }
  }

  @Test("Where it makes no sense the reason is said")
  func reasons() throws {
    let app = try App(Self.names, size: .small)
    for key in ["z", "<", ">"] {
      app.press(key)
      #expect(app.message == "There is room for one pane only.")
    }
    app.resize(to: .wide)
    app.press("z >")
    #expect(app.message == "This pane has the whole window: z gives it back.")
    app.press("z Space 4 z")
    #expect(app.message == "A sheet has the focus: Esc closes it.")
  }

  @Test("Zoom and widths come back with the scene")
  func scene() throws {
    let app = try App(Self.names)
    app.press("> > > 3 z")
    let before = app.screen
    app.driver.finish()
    try app.start()
    #expect(app.screen == before)
    app.press("z")
    #expect(columns(app)[1] == 46)
  }

  @Test(
    "Widths of no sense in the state do no harm",
    arguments: [
      "{\"primary\":-5,\"supplementary\":99999999}", "{\"zoomed\":7}", "[]",
      "{\"primary\":9223372036854775807}",
    ])
  func senseless(text: String) throws {
    let app = try App(Self.names)
    var archive = app.driver.app.archive(.quit)
    archive[SceneParts.columns] = .init(version: 1, bytes: Array(text.utf8))
    try app.driver.app.keeper?.save(archive)
    try app.start()
    #expect(app.faults == [])
    for size in [Size.regular, .small, .wide] {
      app.resize(to: size)
      #expect(app.faults == [])
    }
    app.press("1 > < 2 > < 3 < >")
    #expect(app.faults == [])
  }
}
