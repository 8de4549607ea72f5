import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Links to notes for the clipboard (contract: keys, y)")
struct CopyLinkTests {
  @Test(
    "The link leads back to the note, whatever its name and its title",
    arguments: [
      ("Oak.md", "# Oak\n", "[[Oak]]"),
      ("oak tree.md", "# The oak\n", "[[oak tree|The oak]]"),
      ("木/樫.md", "# 樫\n", "[[樫]]"),
      ("a/Twin.md", "# Twin\n", "[[a/Twin|Twin]]"),
      ("b/twin.txt", "Twin of text\n", "[[b/twin|Twin of text]]"),
      ("odd [name].md", "# Odd\n", "[Odd](/odd%20%5Bname%5D.md)"),
      ("hash#tag.md", "# Hash [x]\n", "[Hash x](/hash%23tag.md)"),
      ("Brackets.md", "# A [b] | c\n", "[[Brackets]]"),
    ])
  func link(name: String, text: String, expected: String) throws {
    let vault = try TemporaryVault(["Oak.md": "# Oak\n", "a/Twin.md": "# Twin\n"])
    try vault.write("b/twin.txt", "Twin of text\n")
    try vault.write(name, text)
    let app = try App(vault)
    try app.start(opening: name)
    app.press("y")
    #expect(app.driver.copied == expected)
    #expect(app.message == "Sent to the clipboard: \(expected)")
    let listing = try #require(app.driver.app.model.library.listing)
    let document = Document(parsing: Array("See \(expected).".utf8))
    let link = try #require(document.blocks.first?.links.first)
    let from = try #require(NotePath("elsewhere/Note.md"))
    let note = try #require(NotePath(name).flatMap { listing.id(of: $0) })
    #expect(listing.target(of: link, in: from) == .note(note, fragment: nil))
  }

  @Test("A name that isn't text is linked by its bytes")
  func bytes() throws {
    let vault = try TemporaryVault()
    let name = Array("caf".utf8) + [0xE9] + Array(".md".utf8)
    try vault.write(name, Array("# Café\n".utf8))
    let app = try App(vault)
    app.press("y")
    #expect(app.driver.copied == "[Café](/caf%E9.md)")
  }

  @Test("With marks it is a link to each, in the order of the list")
  func marks() throws {
    let app = try App(["A", "B", "C", "D"])
    app.press("j v j v k k k y")
    #expect(app.driver.copied == "[[B]]\n[[D]]")
    #expect(app.message == "Sent to the clipboard: 2 links")
  }

  @Test("It is the note of the focused pane, also of a sheet; where there is none that is said")
  func panes() throws {
    let app = try App(["A", "B"])
    app.press("3 y")
    #expect(app.driver.copied == "[[A]]")
    app.press("2 j Space k 4 y")
    #expect(app.driver.copied == "[[B]]")
    app.press("1 y")
    #expect(app.message == "No note is chosen: go to a note first.")
  }

  @Test("More than terminals take is refused")
  func tooMuch() throws {
    let app = try App(["A"])
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: AppRequest.copyLimit + 1)
    app.driver.app.copy(CopiedText(bytes: bytes, name: "links", origin: .links))
    #expect(app.message == "That is too much for the clipboard of a terminal.")
    #expect(app.driver.copied == nil)
  }
}
