import Geometry
import NotesTestSupport
import Scenes
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Coming back to where one was (scenes R1–R5)")
struct ReturningTests {
  private static let names = (0..<60).map { "Note \($0)" }

  @Test(
    "Quitting and starting again leads to the same screen",
    arguments: [
      "j j j", "G", "1 j", "3", "j 3", "j j Space", "Space +", "Space 2 j j", "Space 3",
      "C-f C-f k", "j j 1",
    ])
  func sameScreen(keys: String) throws {
    let app = try App(Self.names)
    app.press(keys)
    let before = (app.screen, app.snapshot.focus, app.snapshot.sheets)
    app.driver.finish()
    try app.start()
    #expect(app.screen == before.0)
    #expect(app.snapshot.focus == before.1)
    #expect(app.snapshot.sheets == before.2)
    #expect(app.faults == [])
  }

  @Test(
    "The same holds in every width", arguments: ["j j", "3", "1", "j Space"],
    [
      Size.regular, .small,
    ])
  func sameScreen(keys: String, size: Size) throws {
    let app = try App(Self.names, size: size)
    app.press(keys)
    let before = (app.screen, app.snapshot.focus)
    app.driver.finish()
    try app.start()
    #expect(app.screen == before.0)
    #expect(app.snapshot.focus == before.1)
    #expect(app.faults == [])
  }

  @Test("Being ended from outside keeps the place as q does")
  func terminated() throws {
    let app = try App(Self.names)
    app.press("j j j Space")
    let before = app.screen
    app.driver.send(.terminate(.hangUp))
    try app.start()
    #expect(app.screen == before)
  }

  @Test(
    "Sheets that were about one moment don't come back, and the focus is where they had it from",
    arguments: [("j ?", "j"), ("j : \"x\"", "j"), ("Space j F1 Tab", "Space j")])
  func passingSheets(keys: String, without: String) throws {
    let app = try App(Self.names)
    app.press(without)
    let before = (app.screen, app.snapshot.focus, app.snapshot.sheets)
    try app.start()
    app.press(keys)
    app.driver.send(.terminate(.hangUp))
    try app.start()
    #expect(app.screen == before.0)
    #expect(app.snapshot.focus == before.1)
    #expect(app.snapshot.sheets == before.2)
  }

  @Test("q on the keyboard keeps the place, start after start")
  func manyStarts() throws {
    let app = try App(Self.names)
    for number in 1...4 {
      app.press("j q")
      #expect(app.driver.ended == 0)
      try app.start()
      app.expect(focus: .notes, on: "Note \(number)")
      #expect(app.message == nil)
    }
  }

  @Test("The block, the scroll and the unfolded folders come back")
  func details() throws {
    let lines = (0..<100).map { "Line \($0).\n" }.joined(separator: "\n")
    let app = try App(
      notes: ["a/Long.md": "# Long\n\n\(lines)", "a/b/Deep.md": "# Deep\n", "C.md": "# C\n"])
    app.press("1 G k l 2 3" + String(repeating: " j", count: 40))
    app.expect(focus: .detail, on: "Line 40.")
    let before = (app.screen, app.scroll(of: .detail))
    #expect(before.1 > 0)
    app.driver.finish()
    try app.start()
    app.expect(focus: .detail, on: "Line 40.")
    #expect(app.scroll(of: .detail) == before.1)
    #expect(app.screen == before.0)
  }

  @Test("A focused link comes back")
  func link() throws {
    let app = try App(notes: ["A.md": "# A\n\nTo [[B]] and [[C]].\n", "B.md": "# B\n"])
    app.press("3 l l")
    app.expect(focus: .detail, on: "C")
    app.driver.finish()
    try app.start()
    app.expect(focus: .detail, on: "C")
  }

  @Test(
    "A smaller window shows the same note and focus",
    arguments: [
      "j j j", "j 3", "1", "G", "G Space",
    ])
  func smallerWindow(keys: String) throws {
    let app = try App(Self.names)
    app.press(keys)
    let focus = app.snapshot.focus?.title
    app.driver.finish()
    try app.start(size: .small)
    #expect(app.snapshot.focus?.title == focus)
    #expect(app.faults == [])
  }

  @Test("A window too small at the start says so, and growing shows the place")
  func tinyWindow() throws {
    let app = try App(Self.names)
    app.press("j j 3")
    let before = app.screen
    app.driver.finish()
    try app.start(size: Size(columns: 10, rows: 3))
    #expect(app.faults == [])
    app.resize(to: .wide)
    #expect(app.screen == before)
  }

  @Test(
    "A note that was deleted meanwhile gives way to one that is there",
    arguments: [
      "j j", "j j 3", "j j Space",
    ])
  func deleted(keys: String) throws {
    let app = try App(Self.names)
    app.press(keys)
    app.driver.finish()
    try app.vault.remove("Note 2.md")
    try app.start()
    #expect(app.faults == [])
    #expect(app.snapshot.focus != nil)
    app.press("Esc Esc Esc")
    #expect(app.focusedGroup == "notes")
    #expect(app.shownNote != nil)
  }

  @Test(
    "A note that was renamed meanwhile gives way to one that is there",
    arguments: [
      "j j", "j j 3", "j j Space +",
    ])
  func renamed(keys: String) throws {
    let app = try App(Self.names)
    app.press(keys)
    app.driver.finish()
    let text = try app.vault.bytes(of: "Note 2.md".utf8)
    try app.vault.remove("Note 2.md")
    try app.vault.write("Another name.md".utf8, text)
    try app.start()
    #expect(app.faults == [])
    #expect(app.snapshot.focus != nil)
  }

  @Test("All notes deleted meanwhile leave an empty list")
  func allDeleted() throws {
    let app = try App(["A", "B"])
    app.press("j Space")
    app.driver.finish()
    try app.vault.remove("A.md")
    try app.vault.remove("B.md")
    try app.start()
    app.expect(shows: "Nothing here yet.")
    #expect(app.faults == [])
  }

  @Test("Random bytes as state: it opens and says what it left aside", arguments: 0..<6)
  func randomState(seed: UInt64) throws {
    let app = try App(Self.names)
    app.press("j j j")
    app.driver.finish()
    var random = SplitMix64(seed: seed)
    for file in try app.stateFiles() {
      let count = random.next(upTo: 2_000)
      try app.places.write(file, (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
    try app.start()
    #expect(app.faults == [])
    app.expect(focus: .notes)
    #expect(app.message == "The last scene is damaged and was left aside.")
    app.press("j j q")
    try app.start()
    #expect(app.message == nil, "The damage is told once")
    app.expect(focus: .notes, on: "Note 2")
  }

  @Test("A truncated state: it opens and says so", arguments: [0, 1, 10, 50, 90])
  func truncatedState(percent: Int) throws {
    let app = try App(Self.names)
    app.press("j j j Space")
    app.driver.finish()
    for file in try app.stateFiles() {
      let bytes = try app.places.bytes(of: file)
      try app.places.write(file, Array(bytes.prefix(bytes.count * percent / 100)))
    }
    try app.start()
    #expect(app.faults == [])
    #expect(app.snapshot.focus != nil)
    #expect(app.message != nil)
  }

  @Test(
    "A state of no sense in a sound file costs only what it says",
    arguments: [
      "focus", "view", "library", "sheets",
    ])
  func senseless(part: String) throws {
    let app = try App(Self.names)
    app.press("j j j")
    var archive = app.driver.app.archive(.quit)
    archive[PartID(part)] = ScenePart(version: 1, bytes: Array("[1, {\"x\": -5".utf8))
    try app.driver.app.keeper?.save(archive)
    try app.start()
    #expect(app.faults == [])
    if part != "focus" { app.expect(focus: .notes, on: "Note 3") }
  }

  @Test("A path on the command line wins over the saved place (scenes R6)")
  func opening() throws {
    let app = try App(Self.names)
    app.press("j j j 3")
    app.driver.finish()
    try app.start(opening: "Note 42.md")
    app.expect(focus: .notes, on: "Note 42")
    #expect(app.faults == [])
  }

  @Test("A path that the restored row of the library doesn't hold shows among all notes")
  func openingElsewhere() throws {
    let app = try App(notes: ["a/A.md": "# A\n", "b/B.md": "# B\n"])
    app.press("1 j j j j 2")
    app.expect(focus: .notes, on: "A")
    app.driver.finish()
    try app.start(opening: "b/B.md")
    app.expect(focus: .notes, on: "B")
    app.expect(shows: "2 Notes")
    #expect(app.faults == [])
  }

  @Test("Keys that come before the folder has been read count from where the focus comes back")
  func earlyKeys() throws {
    let stage = try App(Self.names)
    let app = NotesApp(environment: try stage.environment(), size: .wide) {}
    app.begin()
    for key in try KeyScript("j j").keys {
      _ = app.handle(TimedEvent(.key(key), at: .milliseconds(1)))
    }
    #expect(app.focus.focused == nil)
    app.finishWork()
    #expect(app.focus.focused?.item == "Note 2.md")
  }

  @Test("A second program on the same notes gets a scene of its own (scenes R7)")
  func secondProgram() throws {
    let app = try App(Self.names)
    app.press("j j")
    let other = try App(sharing: app)
    #expect(other.snapshot.scene != app.snapshot.scene)
    other.press("G q")
    app.press("j q")
    try app.start()
    #expect(app.faults == [])
  }
}
