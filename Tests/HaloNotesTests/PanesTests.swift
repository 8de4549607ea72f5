import Geometry
import Testing

@testable import HaloNotes

@Suite("Panes and moving between them")
struct PanesTests {
  private static let names = ["Groceries", "Ideas", "Travel", "Recipes", "Books"]

  @Test("The first start stands on the first note")
  func firstStart() throws {
    let app = try App(Self.names)
    app.expect(focus: .notes, on: "Groceries")
    #expect(app.shownNote == "Groceries.md")
    #expect(app.faults == [])
  }

  @Test(
    "Tab goes round library, notes and note, and S-Tab the other way",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func tabRing(size: Size) throws {
    let app = try App(Self.names, size: size)
    for group in ["detail", "sidebar", "notes"] {
      app.press("Tab")
      #expect(app.focusedGroup == group)
      #expect(app.faults == [])
    }
    for group in ["sidebar", "detail", "notes"] {
      app.press("S-Tab")
      #expect(app.focusedGroup == group)
      #expect(app.faults == [])
    }
  }

  @Test("F6 goes the way of Tab", arguments: [("F6", "detail"), ("S-F6", "sidebar")])
  func forcedLeave(key: String, group: String) throws {
    let app = try App(Self.names)
    app.press(key)
    #expect(app.focusedGroup == group)
  }

  @Test(
    "Digits go to the pane whose border shows them",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func digits(size: Size) throws {
    let app = try App(Self.names, size: size)
    for (digit, group, title) in [("1", "sidebar", "1 Library"), ("3", "detail", "3 Groceries")] {
      app.press(digit)
      #expect(app.focusedGroup == group)
      app.expect(shows: title)
    }
    app.press("2")
    app.expect(focus: .notes, on: "Groceries")
    app.expect(shows: "2 Notes")
    // Without a sheet the digit has nowhere to go.
    app.press("4")
    app.expect(focus: .notes, on: "Groceries")
  }

  @Test(
    "Keys move among the notes",
    arguments: [
      ("j", "Note 1"), ("Down", "Note 1"), ("j j k", "Note 1"), ("j Up", "Note 0"),
      ("G", "Note 99"), ("End", "Note 99"), ("G g g", "Note 0"), ("End Home", "Note 0"),
      ("k", "Note 0"), ("G j", "Note 99"),
    ])
  func moves(keys: String, title: String) throws {
    let app = try App((0..<100).map { "Note \($0)" })
    app.press(keys)
    app.expect(focus: .notes, on: title)
    #expect(app.shownNote == "\(title).md", "The detail follows the focused note")
  }

  @Test(
    "Half a page and a page go as far as the pane is high",
    arguments: [
      ("C-d", 18), ("C-d C-u", 0), ("C-f", 36), ("PageDown", 36), ("C-f C-f C-b", 36),
      ("PageDown PageDown PageUp", 36), ("C-d C-d", 36),
    ])
  func pages(keys: String, row: Int) throws {
    let app = try App((0..<100).map { "Note \($0)" })
    app.press(keys)
    let focused = try #require(app.focusedTitle?.dropFirst("Note ".count)).description
    #expect(abs((Int(focused) ?? -99) - row) <= 2, "It stands on \(focused)")
    #expect(app.faults == [])
  }

  @Test("A list comes back to its row, which keeps a thin bar meanwhile")
  func memory() throws {
    let app = try App(Self.names)
    app.press("j j 1")
    app.expect(shows: "▏ Travel")
    app.press("2")
    app.expect(focus: .notes, on: "Travel")
    app.expect(shows: "▌ Travel")
  }

  @Test("l and h go sideways from pane to pane")
  func sideways() throws {
    let app = try App(Self.names)
    app.press("l")
    #expect(app.focusedGroup == "detail")
    app.press("h")
    app.expect(focus: .notes, on: "Groceries")
    app.press("h")
    #expect(app.focusedGroup == "sidebar")
    app.press("l")
    app.expect(focus: .notes, on: "Groceries")
  }

  @Test("In one pane Enter goes into the note and Esc comes back")
  func pushAndPop() throws {
    let app = try App(Self.names, size: .small)
    app.press("j Enter")
    #expect(app.focusedGroup == "detail")
    app.expect(shows: "3 Ideas")
    app.expect(hides: "2 Notes")
    app.press("Esc")
    app.expect(focus: .notes, on: "Ideas")
    app.expect(shows: "2 Notes")
    app.expect(hides: "3 Ideas")
  }

  @Test("Between 60 and 99 columns the library is a drawer while it has the focus")
  func drawer() throws {
    let app = try App(Self.names, size: .regular)
    app.expect(hides: "Library")
    app.press("1")
    app.expect(shows: "1 Library")
    app.expect(shows: "3 Groceries")
    #expect(app.faults == [])
    app.press("2")
    app.expect(hides: "Library")
  }

  @Test(
    "A window below 40×10 says so, and growing brings everything back",
    arguments: [
      Size(columns: 39, rows: 10), Size(columns: 40, rows: 9), Size(columns: 1, rows: 1),
      Size(columns: 300, rows: 9), Size(columns: 39, rows: 100),
    ])
  func tooSmall(size: Size) throws {
    let app = try App(Self.names)
    app.press("j j Tab")
    let before = app.screen
    app.resize(to: size)
    #expect(app.screen.filter { !$0.isEmpty }.count == 1)
    #expect(app.faults == [])
    if size.columns >= 39 { app.expect(shows: "is too small: needs 40×10") }
    app.resize(to: .wide)
    #expect(app.screen == before)
  }
}
