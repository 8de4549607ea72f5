import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Going from pane to pane by C-w, and doing a thing once more (commands C21)")
struct PaneKeysTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "A.md": "# A\n\nTo [[B]] and [[C]].\n\nMore of it.\n", "B.md": "# B\n", "C.md": "# C\n",
      ], size: size)
  }

  @Test(
    "C-w h and l go to the pane beside, over links and folders",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func sideways(size: Size) throws {
    let app = try app(size: size)
    app.press("C-w l")
    app.expect(focus: .detail)
    app.press("l l C-w h")
    app.expect(focus: .notes)
    app.press("C-w Left")
    app.expect(focus: .sidebar)
    app.press("C-w Right C-w Right")
    app.expect(focus: .detail)
    app.press("C-w l")
    app.expect(focus: .detail)
    #expect(app.faults == [])
  }

  @Test("C-w j goes down into a sheet, C-w k back to what is above it")
  func vertical() throws {
    let app = try app()
    app.press("Space 2 C-w j")
    #expect(app.focusedGroup == "look.preview")
    app.press("C-w k")
    #expect(app.focusedGroup != "look.preview")
  }

  @Test("C-w w is Tab")
  func next() throws {
    let app = try app()
    app.press("C-w w")
    app.expect(focus: .detail)
    app.press("C-w w")
    app.expect(focus: .sidebar)
  }

  @Test("C-w p goes to the pane before, and to and fro")
  func last() throws {
    let app = try app()
    app.press("C-w p")
    #expect(app.message == "No pane had the focus before this one.")
    app.press("1 3 C-w p")
    app.expect(focus: .sidebar)
    app.press("C-w p")
    app.expect(focus: .detail)
    app.press("2 Space 4 Esc C-w p")
    #expect(app.faults == [])
  }

  @Test("In the search field C-w takes a word back, as in readline")
  func field() throws {
    let app = try app()
    app.press("/ \"two words\" C-w")
    #expect(app.driver.app.model.search?.field.text == "two ")
    app.expect(focus: .search)
  }

  @Test(". repeats the last command of the group on what is focused now")
  func repeating() throws {
    let app = try app()
    app.press(".")
    #expect(app.message == "Nothing was done here that could be repeated.")
    app.press("v .")
    #expect(app.driver.app.model.marks.count == 2)
    app.expect(focus: .notes, on: "C")
    app.press(". Esc")
    #expect(app.driver.app.model.marks.isEmpty)
    app.press("3 .")
    #expect(app.message == "Nothing was done here that could be repeated.")
    app.press("y 2 . 3 .")
    #expect(app.driver.copied == "[[C]]")
  }

  @Test("What can't be done now says why when it is repeated")
  func repeatingInVain() throws {
    let app = try app()
    app.press("/ \"B\" Tab v k j / C-u \"zzzz\" Tab .")
    #expect(app.message != nil)
    #expect(app.faults == [])
  }
}
