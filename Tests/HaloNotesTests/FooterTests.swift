import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The footer says what helps most here, and nothing that can't be done (commands C18)")
struct FooterTests {
  private static let names = ["Oak", "Birch", "Elm"]

  @Test(
    "What lies over the list says first how to get back to it",
    arguments: [(Size.regular, "1"), (.small, "1"), (.small, "3")])
  func pushed(size: Size, keys: String) throws {
    let app = try App(Self.names, size: size)
    app.press(keys)
    #expect(app.footer.hasPrefix(" Esc back"))
    app.press("Esc")
    app.expect(focus: .notes)
  }

  @Test("Beside the list the way back comes last", arguments: ["1", "3"])
  func beside(keys: String) throws {
    let app = try App(Self.names)
    app.press(keys)
    #expect(app.footer.hasPrefix(" Tab panes"))
    app.expect(shows: "Esc back")
  }

  @Test("A sheet says what S-Tab leads back to", arguments: [("", "the list"), ("3 ", "the note")])
  func behind(keys: String, name: String) throws {
    let app = try App(Self.names)
    app.press("\(keys)Space")
    app.expect(shows: "S-Tab \(name)")
    app.press("S-Tab")
    app.expect(focus: name == "the list" ? .notes : .detail)
  }

  @Test("An empty list offers nothing to open")
  func empty() throws {
    let app = try App([String]())
    app.expect(hides: "Enter open")
    app.expect(shows: "C-n new")
  }

  @Test("On the offer of a new note Enter writes it, on a hit it opens that")
  func offer() throws {
    let app = try App(Self.names)
    app.press("/ \"Oa\"")
    app.expect(shows: "Enter open at match")
    app.press("C-n")
    app.expect(shows: "Enter write it")
  }
}
