import Testing

@testable import HaloNotes

@Suite("Marking notes")
struct MarksTests {
  @Test("v marks and steps on, and takes a mark away again")
  func toggle() throws {
    let app = try App(["Apples", "Bread", "Cheese", "Dates"])
    app.press("v v")
    #expect(app.marks == ["Apples.md", "Bread.md"])
    app.expect(focus: .notes, on: "Cheese")
    app.expect(shows: "2 marked")
    app.press("g g v")
    #expect(app.marks == ["Bread.md"])
    app.expect(focus: .notes, on: "Bread")
  }

  @Test("V marks all from the note that was marked last", arguments: ["j j", "k k"])
  func range(way: String) throws {
    let app = try App(["Apples", "Bread", "Cheese", "Dates", "Eggs", "Figs", "Grapes"])
    app.press("j j j v k \(way) V")
    let expected =
      way == "j j"
      ? ["Dates.md", "Eggs.md", "Figs.md"] : ["Bread.md", "Cheese.md", "Dates.md"]
    #expect(app.marks == Set(expected))
  }

  @Test("Esc takes the marks away before it does anything else")
  func escape() throws {
    let app = try App(["Apples", "Bread"])
    app.press("v Tab Esc")
    #expect(app.marks == [])
    app.expect(focus: .detail)
    app.press("Esc")
    app.expect(focus: .notes, on: "Bread")
  }
}

@Suite("Naming a row or a link by letters (focus F16)")
struct NamingTests {
  @Test("f goes to the next row with a word that begins with the letters, in display order")
  func typeAhead() throws {
    let app = try App(["Apple pie", "Bread", "Pear tart", "Plum cake"])
    app.press("f \"p\"")
    app.expect(focus: .notes, on: "Pear tart")
    app.press("\"l\"")
    app.expect(focus: .notes, on: "Plum cake")
    app.press("Enter j k")
    app.expect(focus: .notes, on: "Pear tart")
  }

  @Test("Letters are letters until Enter or Esc, and backspace takes one back")
  func letters() throws {
    let app = try App(["Apple", "Quince", "Query"])
    app.press("f \"q\"")
    #expect(app.driver.ended == nil)
    app.expect(focus: .notes, on: "Quince")
    app.press("\"ux\"")
    #expect(app.message == "Nothing here begins with “qux”.")
    app.press("Backspace \"e\" Esc")
    app.expect(focus: .notes, on: "Query")
    app.press("k")
    app.expect(focus: .notes, on: "Quince")
  }

  @Test("In a note f labels the links that show, and a label goes to its link")
  func hints() throws {
    let app = try App(notes: [
      "Home.md": "# Home\n\nSee [one](One.md) and [[Two]].\n\nAlso [one](One.md) again.\n",
      "One.md": "# One\n\nFirst.\n", "Two.md": "# Two\n\nSecond.\n",
    ])
    app.press("Enter f")
    app.expect(shows: "ane and swo")
    app.press("\"s\"")
    app.expect(focus: .detail, on: "Two")
    app.expect(hides: "swo")
    app.press("Enter")
    #expect(app.shownNote == "Two.md")
  }

  @Test("A label that no link has, and a note without links, are told")
  func noHints() throws {
    let app = try App(notes: [
      "Home.md": "# Home\n\nSee [one](One.md).\n", "One.md": "# One\n\nFirst.\n",
    ])
    app.press("Enter f \"z\"")
    #expect(app.message == "No link has the label z.")
    app.press("Esc j Enter f")
    #expect(app.message == "No link is in sight.")
  }
}

@Suite("Seeing into the focus (focus F34)")
struct FocusViewTests {
  @Test("g f draws each pane's Tab number and where the arrows lead, and takes them away")
  func overlay() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    let plain = app.screen
    app.press("j g f")
    for label in ["Tab 1", "Tab 2", "Tab 3", "↑", "↓", "← ", "→ "] { app.expect(shows: label) }
    app.press("g f k")
    #expect(app.screen == plain)
  }

  @Test("g x explains the focused item and every key, in a sheet that g x closes")
  func explanation() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    app.press("j g x")
    app.expect(sheet: "explanation", at: "medium")
    app.expect(shows: "Bread (Notes)")
    app.expect(shows: "it has the focus")
    app.press("+")
    for line in ["Apples (Notes)", "Cheese (Notes)", "by Tab order"] { app.expect(shows: line) }
    app.press("g x")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Bread")
  }
}

extension App {
  /// The paths of the marked notes.
  fileprivate var marks: Set<String> { Set(driver.app.model.marks.map(\.display)) }
}
