import Commands
import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Esc, q and C-c")
struct LeavingTests {
  private static let names = (0..<60).map { "Note \($0)" }

  @Test(
    "Esc takes the first step back that applies",
    arguments: [
      Step("a started sequence", "j g", leads: "notes", message: nil),
      Step("the sheet before the pane", "3 Space 3", leads: "detail", sheets: []),
      Step("the front sheet first", "Space ?", leads: "look.preview", sheets: ["look"]),
      Step("the note to the list", "j 3", leads: "notes"),
      Step("the library to the list", "j 1", leads: "notes"),
      Step("nothing", "j", leads: "notes", message: "q quits."),
    ])
  func esc(step: Step) throws {
    let app = try App(Self.names)
    app.press(step.keys)
    app.press("Esc")
    #expect(app.focusedGroup == step.leads)
    #expect(app.snapshot.sheets.map(\.id) == step.sheets)
    #expect(app.message == step.message)
    #expect(app.driver.ended == nil)
    #expect(app.faults == [])
  }

  @Test("C-c cancels as Esc does and never quits", arguments: ["j", "3", "1", "Space", "?"])
  func cancel(keys: String) throws {
    let app = try App(Self.names)
    app.press("\(keys) C-c")
    #expect(app.driver.ended == nil)
    app.press("C-c C-c")
    app.expect(focus: .notes)
    app.expectNoSheet()
    #expect(app.message == "q quits.")
    #expect(app.driver.ended == nil)
  }

  @Test("Esc closes the drawer")
  func drawer() throws {
    let app = try App(Self.names, size: .regular)
    app.press("1 Esc")
    #expect(app.driver.ended == nil)
    app.expect(focus: .notes, on: "Note 0")
    app.expect(hides: "Library")
  }

  @Test(
    "q closes a sheet, then a pushed page, then quits",
    arguments: [
      ("? Tab", Size.wide), ("Space", .wide), ("Space +", .wide), ("Enter", .small), ("1", .small),
    ])
  func quitLadder(keys: String, size: Size) throws {
    let app = try App(Self.names, size: size)
    app.press("\(keys) q")
    #expect(app.driver.ended == nil)
    app.expect(focus: .notes, on: "Note 0")
    app.expectNoSheet()
    app.press("q")
    #expect(app.driver.ended == 0)
  }

  @Test("q quits from any pane of a wide window", arguments: ["1", "2", "3"])
  func quit(pane: String) throws {
    let app = try App(Self.names)
    app.press("\(pane) q")
    #expect(app.driver.ended == 0)
  }

  @Test("Keys after the end do nothing")
  func afterEnd() throws {
    let app = try App(Self.names)
    app.press("q j j")
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test("From wherever keys lead, Esc ten times at most leads to the list", arguments: 0..<8)
  func escToList(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(Self.names, size: [Size.wide, .regular, .small][Int(seed % 3)])
    for _ in 0..<6 {
      app.press(RandomKeys.line(of: 25, using: &random))
      for _ in 0..<10 { app.press("Esc") }
      #expect(app.focusedGroup == "notes")
      app.expectNoSheet()
      #expect(app.message == "q quits.")
      #expect(app.driver.ended == nil)
    }
  }

  /// What Esc does after some keys.
  struct Step: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keys: String
    let leads: String
    let sheets: [String]
    let message: String?

    init(
      _ about: String, _ keys: String, leads: String, sheets: [String] = [],
      message: String? = nil
    ) {
      testDescription = about
      (self.keys, self.leads, self.sheets, self.message) = (keys, leads, sheets, message)
    }
  }
}
