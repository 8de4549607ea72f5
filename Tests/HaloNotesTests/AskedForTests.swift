import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

/// What people complain about most in programs for notes, seen through the whole app.
@Suite("What people ask for most of programs for notes")
struct AskedForTests {
  @Test("No single key takes a note away, from the list or the note")
  func noSingleKey() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    let keys = (0x21...0x7E).map { String(UnicodeScalar(UInt8($0))) }.filter {
      !"qEe\"".contains($0)
    }
    for pane in ["2", "3"] {
      for key in keys { app.press("\(pane) \(key) Esc Esc Esc Esc") }
    }
    #expect(["Apples.md", "Bread.md", "Cheese.md"].allSatisfy { app.file($0) != nil })
    #expect(app.faults == [])
  }

  @Test("A byte order mark and CR LF hide no tag, and a tag that is added keeps both")
  func strangeFrontMatter() throws {
    let text = "\u{FEFF}---\r\ntitle: Bread\r\ntags: [food]\r\n---\r\n\r\nRye.\r\n"
    let app = try App(notes: ["b.md": text])
    app.press("1 j j j j")
    app.expect(focus: .sidebar, on: "food")
    app.expect(shows: "Bread")
    app.press("2 t \"baked\" Enter Esc")
    #expect(app.file("b.md") == text.replacing("[food]", with: "[food, baked]"))
    app.expect(shows: "baked")
    #expect(app.faults == [])
  }

  @Test(
    "One Chinese character finds its notes, with and without an index", arguments: [false, true])
  func oneCharacter(isIndexed: Bool) throws {
    let app = try App(
      TemporaryVault(["a.md": "# 日本語\n\n冷たい水を飲む。\n", "b.md": "# Water\n\nCold.\n"]),
      index: isIndexed ? .kept : .none)
    app.press("/ \"水\"")
    app.expect(shows: "1 of 2")
    app.expect(shows: "冷たい水を飲む")
    app.press("Enter")
    app.expect(focus: .detail, on: "冷たい水を飲む。")
    #expect(app.faults == [])
  }

  @Test(
    "A name in another form of Unicode is the same note: it is followed, and none is made beside it"
  )
  func forms() throws {
    let (composed, apart) = ("Caf\u{E9}", "Cafe\u{301}")
    let app = try App(
      notes: ["A.md": "# A\n\nTo [[\(composed)]].\n", "\(apart).md": "# \(apart)\n\nCoffee.\n"])
    app.press("3 l Enter")
    #expect(app.shownNote == "\(apart).md")
    app.press("Esc / \"\(composed)\"")
    app.expect(hides: "New note")
    #expect(try app.files.count == 2)
    #expect(app.faults == [])
  }

  @Test("A link to a note that isn't there yet leads to it as soon as it is made")
  func madeLater() throws {
    let app = try App(notes: ["A.md": "# A\n\nTo [[Later]].\n"])
    app.press("3 l Enter")
    #expect(app.shownNote == "A.md")
    try app.vault.write("sub/Later.md", "# Later\n\nHere.\n")
    app.lookAgain()
    app.press("3 g g l Enter")
    #expect(app.shownNote == "sub/Later.md")
    #expect(app.faults == [])
  }
}
