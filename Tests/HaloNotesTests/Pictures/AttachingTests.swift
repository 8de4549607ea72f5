import Geometry
import Interface
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Attaching files to notes")
struct AttachingTests {
  private let home: TemporaryVault

  init() throws {
    home = try TemporaryVault([
      "pictures/harbour view.png": "PNG", "pictures/harvest.png": "PNG", "pictures/old/x.txt": "",
      "paper.pdf": "PDF", ".secret": "",
    ])
  }

  private func app(_ notes: KeyValuePairs<String, String> = ["a.md": "# A\n"]) throws -> App {
    let vault = try TemporaryVault(notes)
    try vault.setAges(of: notes.map(\.key))
    return try App(vault, home: home)
  }

  private func field(of app: App) -> String? { app.driver.app.model.pickers[.attach]?.field.text }

  @Test("A file is chosen by its path, which Tab completes, and its link comes to the note's end")
  func choosing() throws {
    let app = try app()
    app.press("A")
    #expect(field(of: app) == "~/")
    app.expect(shows: "pictures/")
    app.expect(shows: "paper.pdf")
    app.expect(hides: ".secret")
    app.press("\"pi\" Tab")
    #expect(field(of: app) == "~/pictures/")
    app.expect(shows: "harvest.png")
    app.press("\"h\" Tab")
    #expect(field(of: app) == "~/pictures/har")
    app.press("\"b\" Tab")
    #expect(field(of: app) == "~/pictures/harbour view.png")
    app.press("Enter")
    app.expectNoSheet()
    #expect(app.file("a.md") == "# A\n\n![harbour view](harbour%20view.png)\n")
    #expect(app.file("harbour view.png") == "PNG")
    app.expect(shows: "▣ harbour view")
    app.expect(shows: "Attached “harbour view.png”. – u undoes it.")
    app.press("u")
    #expect(app.file("a.md") == "# A\n")
    #expect(app.file("harbour view.png") == nil)
    app.press("C-r")
    #expect(app.file("a.md") == "# A\n\n![harbour view](harbour%20view.png)\n")
    #expect(app.faults == [])
  }

  @Test("Enter goes into a folder, and what isn't there is said")
  func walking() throws {
    let app = try app()
    app.press("A Enter")
    #expect(field(of: app) == "~/pictures/")
    app.press("\"nothing\" Enter")
    #expect(app.message?.hasPrefix("No file is chosen yet.") == true)
    app.press("C-u \"/none/\"")
    app.expect(shows: "There is no folder “/none”.")
    app.press("C-u \"~/.\"")
    app.expect(shows: ".secret")
    app.press("Enter")
    #expect(app.message?.contains("begins with a dot") == true)
    #expect(app.file("a.md") == "# A\n")
    #expect(app.faults == [])
  }

  @Test("While one writes the link comes to the caret, and C-z takes it away again (text T5)")
  func writing() throws {
    let app = try app(["a.md": "# A\n\nSee .\n"])
    app.press("e C-End Left Left A-i")
    #expect(field(of: app) == "~/")
    app.press("\"paper.pdf\" Enter")
    #expect(app.text == "# A\n\nSee [paper](paper.pdf).\n")
    #expect(app.file("paper.pdf") == "PDF")
    #expect(app.focusedGroup == "detail")
    app.press("C-z")
    #expect(app.text == "# A\n\nSee .\n")
    app.press("C-y")
    app.leaveText()
    #expect(app.file("a.md") == "# A\n\nSee [paper](paper.pdf).\n")
    app.press("u")
    #expect(app.file("paper.pdf") == nil)
    #expect(app.faults == [])
  }

  @Test("A new note that has no file yet can have an attachment")
  func newNote() throws {
    let app = try app()
    app.press("C-n \"New\" Enter Enter A-i \"paper.pdf\" Enter")
    #expect(app.text == "New\n\n[paper](paper.pdf)")
    app.leaveText()
    #expect(app.file("New.md") == "New\n\n[paper](paper.pdf)")
    #expect(app.faults == [])
  }

  @Test("A pasted path stays as it is, and a key attaches its file instead (text T6)")
  func pasting() throws {
    let app = try app(["a.md": "# A\n\n"])
    let path = String(decoding: home.absolute("pictures/harbour view.png".utf8), as: UTF8.self)
    app.press("e C-End")
    for pasted in [
      path, "'\(path)'", path.replacing(" ", with: "\\ ") + " ",
      "file://" + path.replacing(" ", with: "%20"), "~/pictures/harbour\\ view.png",
    ] {
      app.paste(pasted)
      #expect(app.text == "# A\n\n\(pasted)")
      app.expect(shows: "That is the path of a file. – A-i attaches harbour view.png instead.")
      app.press("C-z")
      #expect(app.text == "# A\n\n")
    }
    app.paste(path)
    app.press("A-i")
    #expect(app.text == "# A\n\n![harbour view](harbour%20view.png)")
    app.press("C-z")
    #expect(app.text == "# A\n\n\(path)")
    #expect(app.faults == [])
  }

  @Test(
    "What isn't one path of a file is pasted without a word",
    arguments: ["/none/here.png", "word", "/etc", "a\n/b", "", "~", "file://host/x.png"])
  func otherPastes(_ text: String) throws {
    let app = try app()
    app.press("e")
    app.paste(text)
    #expect(app.message == nil)
    #expect(app.driver.app.model.pasteOffer == nil)
  }

  @Test("The offer ends with the next edit: the key then opens the sheet")
  func offerEnds() throws {
    let app = try app()
    app.press("e")
    app.paste(String(decoding: home.absolute("paper.pdf".utf8), as: UTF8.self))
    app.press("x A-i")
    app.expect(sheet: "attach", at: "medium")
    app.press("Esc Esc")
    app.expectNoSheet()
    #expect(app.file("paper.pdf") == nil)
  }

  @Test("What was being chosen is there again after the program was killed (scenes R1)")
  func killed() throws {
    let app = try app()
    app.press("A \"pictures/har\"")
    app.driver.elapse(.seconds(2))
    app.driver.kill()
    app.expect(sheet: "attach", at: "medium")
    #expect(field(of: app) == "~/pictures/har")
    app.expect(focus: "attach.field")
    app.press("\"v\" Enter")
    #expect(app.file("a.md") == "# A\n\n![harvest](harvest.png)\n")
    app.driver.elapse(.seconds(2))
    app.driver.kill()
    app.expectNoSheet()
    #expect(app.faults == [])
  }

  @Test("A killed program comes back to the text and the file that was chosen for it")
  func killedWriting() throws {
    let app = try app()
    app.press("e C-End \"x\" A-i \"pap\"")
    app.driver.elapse(.seconds(2))
    app.driver.kill()
    #expect(field(of: app) == "~/pap")
    app.press("Enter")
    #expect(app.text == "# A\nx[paper](paper.pdf)")
  }

  @Test("A folder that can't be attached to says why (commands C19)")
  func unavailable() throws {
    let app = try App([])
    app.press("A")
    #expect(app.message == "No note is chosen: go to a note first.")
    app.expectNoSheet()
  }

  @Test("The sheet fits into every window", arguments: [Size.wide, .regular, .small])
  func windows(size: Size) throws {
    let app = try app()
    app.resize(to: size)
    app.press("A \"pictures/\"")
    #expect(app.faults == [])
    app.press("Down Down Up S-Tab F6 Esc")
    #expect(app.faults == [])
  }

  @Test(
    "A path is taken apart as a shell would",
    arguments: [
      ("~/a/b", "/home/me/a", "~/a/", "b"), ("/x/../y/z", "/y", "/x/../y/", "z"),
      ("b", "/notes", "", "b"), ("sub/./c", "/notes/sub", "sub/./", "c"), ("/", "", "/", ""),
      ("~", "/notes", "", "~"), ("../q", "", "../", "q"),
    ])
  func typedPaths(_ text: String, _ folder: String, _ typed: String, _ name: String) {
    let path = TypedPath(text, home: "/home/me", root: Array("/notes".utf8))
    #expect(String(decoding: path.folder, as: UTF8.self) == folder)
    #expect(path.typedFolder == typed)
    #expect(path.name == name)
  }
}
