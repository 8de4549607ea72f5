import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("Attaching files")
struct AttachingTests {
  /// Where files come from.
  private let elsewhere: TemporaryVault

  init() throws {
    elsewhere = try TemporaryVault(["harbour view.png": "PNG", "paper.pdf": "PDF", ".rc": "x"])
  }

  private func source(_ name: String) -> [UInt8] { elsewhere.absolute(name.utf8) }

  private func attach(
    _ name: String, to note: String, in vault: OperationVault, on disk: FaultyDisk = FaultyDisk()
  ) throws -> AttachedFile {
    try vault.operations(on: disk)
      .attach(Attachment(source(name), to: path(note)), in: try vault.listing)
  }

  @Test("A copy goes beside the note, which gets a link at its end, and undo takes both back (N12)")
  func beside() throws {
    let vault = try OperationVault(["a/note.md": "# Note\n\ntext"])
    let file = try attach("harbour view.png", to: "a/note.md", in: vault)
    #expect(file.path == path("a/harbour view.png"))
    let text = "# Note\n\ntext\n\n![harbour view](harbour%20view.png)\n"
    #expect(
      try vault.tree.filter { !$0.value.isEmpty } == [
        Array("a/note.md".utf8): Array(text.utf8),
        Array("a/harbour view.png".utf8): Array("PNG".utf8),
      ])
    let outcome = try #require(file.outcome)
    let undone = try vault.carryOut(outcome.inverse)
    #expect(
      try vault.tree.filter { !$0.value.isEmpty } == [
        Array("a/note.md".utf8): Array("# Note\n\ntext".utf8),
        Array(".trash/harbour view.png".utf8): Array("PNG".utf8),
      ])
    try vault.carryOut(undone.inverse)
    #expect(try vault.notes.bytes(of: "a/note.md".utf8) == Array(text.utf8))
    #expect(try vault.notes.bytes(of: "a/harbour view.png".utf8) == Array("PNG".utf8))
  }

  @Test(
    "The folder that the notebook's settings name is made, and nothing is overwritten (N10, N22)")
  func settings() throws {
    let vault = try OperationVault([
      "a/note.md": "", ".obsidian/app.json": #"{"attachmentFolderPath":"files/pdf"}"#,
    ])
    let first = try attach("paper.pdf", to: "a/note.md", in: vault)
    let second = try attach("paper.pdf", to: "a/note.md", in: vault)
    #expect(
      [first.path, second.path] == [path("files/pdf/paper.pdf"), path("files/pdf/paper-2.pdf")])
    #expect(
      try vault.notes.bytes(of: "a/note.md".utf8)
        == Array("[[files/pdf/paper.pdf]]\n\n[[files/pdf/paper-2.pdf]]\n".utf8))
    try vault.carryOut(try #require(second.outcome).inverse)
    try vault.carryOut(try #require(first.outcome).inverse)
    #expect(try vault.tree.keys.allSatisfy { !$0.starts(with: "files".utf8) })
  }

  @Test("A file in the folder of notes stays where it is, and only its link is written")
  func inside() throws {
    let vault = try OperationVault(["a/note.md": "x\n", "b/pic.png": "PNG"])
    let file = try vault.operations().attach(
      Attachment(vault.notes.absolute("b/pic.png".utf8), to: path("a/note.md")),
      in: try vault.listing)
    #expect(file.path == path("b/pic.png"))
    #expect(try vault.texts == ["a/note.md": "x\n\n![pic](../b/pic.png)\n", "b/pic.png": "PNG"])
    let other = try vault.operations().attach(
      Attachment(vault.notes.absolute("b/pic.png".utf8), forNotesIn: path("b")),
      in: try vault.listing)
    #expect(other.outcome == nil)
    #expect(other.link == Array("![pic](pic.png)".utf8))
  }

  @Test(
    "The link is a paragraph of its own, with the line ends of the note (notes N3)",
    arguments: [
      ("", "L\n"), ("a", "a\n\nL\n"), ("a\n", "a\n\nL\n"), ("a\n\n", "a\n\nL\n"),
      ("a\r\nb\r\n", "a\r\nb\r\n\r\nL\r\n"), ("a\r\nb", "a\r\nb\r\n\r\nL\r\n"),
      ("a\n\n\n\n", "a\n\n\n\nL\n"), ("\u{FEFF}", "\u{FEFF}L\n"),
    ])
  func paragraph(_ text: String, _ expected: String) {
    let bytes = Array(text.utf8)
    let paragraph = NoteOperations.paragraph(Array("L".utf8), after: bytes)
    #expect(String(decoding: bytes + paragraph, as: UTF8.self) == expected)
  }

  @Test("Names of any bytes are linked such that the link leads to the file")
  func names() throws {
    let names: [[UInt8]] =
      ["a (1).png", "100%.png", "[x].png", "#1.png", "日本.png", "a_b*c.png", "q?.png", "<t>.png"]
      .map { Array($0.utf8) } + [[0xE9] + Array(".png".utf8)]
    for json in ["", "{}"] {
      let vault = try OperationVault(["n/note.md": ""])
      if !json.isEmpty { try vault.notes.write(".obsidian/app.json", json) }
      for name in names {
        try elsewhere.write(name, Array("PNG".utf8))
        let file = try vault.operations().attach(
          Attachment(elsewhere.absolute(name), forNotesIn: path("n")), in: try vault.listing)
        let block = try #require(Document(parsing: file.link).blocks.first)
        let link = try #require(block.picture, "\(String(decoding: file.link, as: UTF8.self))")
        let found = AttachmentFinder(in: try vault.notes.notebook).file(
          of: link, in: path("n/note.md"))
        #expect(found?.path == file.path, "\(String(decoding: file.link, as: UTF8.self))")
      }
    }
  }

  @Test("What can't be attached is said, and changes nothing")
  func refusals() throws {
    let vault = try OperationVault(["note.md": "x"])
    try elsewhere.makePipe("pipe.png")
    let before = try vault.tree
    #expect(throws: AttachmentError.missing(source("none.png"))) {
      try attach("none.png", to: "note.md", in: vault)
    }
    #expect(throws: AttachmentError.notAFile(source("pipe.png"))) {
      try attach("pipe.png", to: "note.md", in: vault)
    }
    #expect(throws: AttachmentError.hiddenName(source(".rc"))) {
      try attach(".rc", to: "note.md", in: vault)
    }
    #expect(try vault.tree == before)
  }

  @Test("Whichever call fails, the note and the folder are as before or all is done (notes N4)")
  func faults() throws {
    var place = 0
    while true {
      let vault = try OperationVault(["note.md": "x"])
      let disk = FaultyDisk(.error(ENOSPC), atCall: place)
      let file = try? attach("paper.pdf", to: "note.md", in: vault, on: disk)
      let tree = try vault.tree.filter { !$0.value.isEmpty }
      let note = tree[Array("note.md".utf8)]
      let copy = tree[Array("paper.pdf".utf8)]
      if file != nil {
        #expect(note == Array("x\n\n[paper](paper.pdf)\n".utf8) && copy != nil, "call \(place)")
      } else {
        #expect(note == Array("x".utf8) && copy == nil, "call \(place)")
        // What was copied into the trash is gone again.
        #expect(tree.count == 1, "call \(place)")
      }
      if disk.calls.count <= place { break }
      place += 1
    }
    #expect(place > 20)
  }

  @Test("Wherever the process dies, the next start finishes it or takes it back (notes N4)")
  func deaths() throws {
    var place = 0
    while true {
      let vault = try OperationVault(["note.md": "x"])
      let disk = FaultyDisk(.death, atCall: place)
      _ = try? attach("paper.pdf", to: "note.md", in: vault, on: disk)
      _ = try vault.operations().recover()
      let note = try vault.notes.bytes(of: "note.md".utf8)
      let isThere = try vault.tree[Array("paper.pdf".utf8)] != nil
      #expect(
        note == Array((isThere ? "x\n\n[paper](paper.pdf)\n" : "x").utf8), "call \(place)")
      #expect(try vault.leftRecords.isEmpty)
      if disk.calls.count <= place { break }
      place += 1
    }
  }
}
