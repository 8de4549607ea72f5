import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("Moving to the trash (notes N11)")
struct TrashTests {
  @Test("A trashed note keeps its path below .trash, byte for byte, and undo brings it back")
  func trashAndUndo() throws {
    let vault = try OperationVault(["a/b/Note.md": "# Note\r\n\0", "Other.md": "x"])
    let before = try vault.tree
    let outcome = try vault.carryOut(.trash([path("a/b/Note.md")]))
    #expect(try vault.texts == [".trash/a/b/Note.md": "# Note\r\n\0", "Other.md": "x"])
    try vault.carryOut(outcome.inverse)
    #expect(try vault.tree == before)
  }

  @Test("Nothing in the trash is ever overwritten")
  func numbers() throws {
    let vault = try OperationVault(["Note.md": "1"])
    for text in ["2", "3"] {
      try vault.carryOut(.trash([path("Note.md")]))
      try vault.notes.write("Note.md", text)
    }
    try vault.carryOut(.trash([path("Note.md")]))
    #expect(
      try vault.texts == [".trash/Note.md": "1", ".trash/Note-2.md": "2", ".trash/Note-3.md": "3"])
  }

  @Test("Three notes are one step, undone and redone as one")
  func several() throws {
    let vault = try OperationVault(["a.md": "a", "f/a.md": "b", "c.md": "c", "d.md": "d"])
    let before = try vault.tree
    let outcome = try vault.carryOut(.trash([path("a.md"), path("f/a.md"), path("c.md")]))
    let after = try vault.tree
    let undone = try vault.carryOut(outcome.inverse)
    #expect(try vault.tree == before)
    let redone = try vault.carryOut(undone.inverse)
    #expect(try vault.tree == after)
    try vault.carryOut(redone.inverse)
    #expect(try vault.tree == before)
  }

  @Test("Undo refuses where the name is taken by now, and works once it is free")
  func taken() throws {
    let vault = try OperationVault(["Note.md": "old"])
    let outcome = try vault.carryOut(.trash([path("Note.md")]))
    try vault.notes.write("Note.md", "new")
    let between = try vault.tree
    #expect(throws: OperationError.taken(path("Note.md"))) {
      try vault.carryOut(outcome.inverse)
    }
    #expect(try vault.tree == between)
    try vault.notes.remove("Note.md")
    try vault.carryOut(outcome.inverse)
    #expect(try vault.texts == ["Note.md": "old"])
  }

  @Test("Undo refuses where another file lies in the trash by now, and says what to do")
  func replaced() throws {
    let vault = try OperationVault(["Note.md": "mine"])
    let outcome = try vault.carryOut(.trash([path("Note.md")]))
    try vault.notes.write("stranger", "theirs")
    #expect(rename(".trash/Note.md", from: "stranger", in: vault.notes))
    #expect(throws: OperationError.changed(path(".trash/Note.md"))) {
      try vault.carryOut(outcome.inverse)
    }
    #expect(try vault.texts == [".trash/Note.md": "theirs"])
  }

  @Test("Restoring goes back to where it was, beside what has the name by now")
  func restore() throws {
    let vault = try OperationVault([".trash/f/Note.md": "old", "f/Note.md": "new"])
    let outcome = try vault.carryOut(.restore([path(".trash/f/Note.md")]))
    #expect(try vault.texts == ["f/Note.md": "new", "f/Note-2.md": "old"])
    try vault.carryOut(outcome.inverse)
    #expect(try vault.texts == [".trash/f/Note.md": "old", "f/Note.md": "new"])
  }

  @Test("A note in a folder that went away is restored with its folder")
  func lostFolder() throws {
    let vault = try OperationVault(["f/g/Note.md": "x"])
    let outcome = try vault.carryOut(.trash([path("f/g/Note.md")]))
    #expect(rmdir(String(decoding: vault.notes.absolute("f/g".utf8), as: UTF8.self)) == 0)
    try vault.carryOut(.restore([path(".trash/f/g/Note.md")]))
    #expect(try vault.texts == ["f/g/Note.md": "x"])
    _ = outcome
  }

  @Test("A note that is gone already, a folder, and a pipe are refused and nothing is made")
  func notNotes() throws {
    let vault = try OperationVault(["folder.md/x.md": "x"])
    try vault.notes.makePipe("pipe.md")
    let before = try vault.tree
    for name in ["gone.md", "folder.md", "pipe.md"] {
      #expect(throws: OperationError.missing(path(name))) {
        try vault.carryOut(.trash([path(name)]))
      }
    }
    #expect(try vault.tree == before)
  }

  @Test("A symbolic link goes to the trash itself, and the file that it leads to stays")
  func links() throws {
    let vault = try OperationVault(["real.txt": "text"])
    try vault.notes.link("link.md", to: "real.txt")
    let outcome = try vault.carryOut(.trash([path("link.md")]))
    #expect(try vault.texts == ["real.txt": "text", ".trash/link.md": ""])
    try vault.carryOut(outcome.inverse)
    #expect(try vault.notes.bytes(of: "link.md".utf8) == Array("text".utf8))
  }

  @Test("Every nasty name goes to the trash and comes back, twice")
  func nastyNames() throws {
    let vault = try OperationVault([:] as KeyValuePairs)
    for name in NastyVault.names { try vault.notes.write(name, name) }
    let before = try vault.notes.snapshot().mapValues { $0 }
    let listing = try vault.listing
    let paths = listing.ids.map { listing[$0].path }
    #expect(paths.count == NastyVault.names.count)
    let tree = try vault.tree
    var outcome = try vault.carryOut(.trash(paths))
    #expect(try vault.listing.count == 0)
    let again = try vault.carryOut(outcome.inverse)
    #expect(try vault.tree == tree)
    outcome = try vault.carryOut(again.inverse)
    try vault.carryOut(outcome.inverse)
    #expect(try Set(vault.notes.snapshot().keys) == Set(before.keys))
  }

  @Test("A number goes before the ending, and a long name gives way between its characters")
  func numberedNames() throws {
    #expect(path("a/Note.md").numbered(2) == path("a/Note-2.md"))
    #expect(path("a/Note.md").numbered(1) == path("a/Note.md"))
    let wide = String(repeating: "語", count: 84)
    #expect(wide.utf8.count == 252)
    let numbered = path("\(wide).md").numbered(2)
    #expect(numbered.utf8 == String(repeating: "語", count: 83) + "-2.md")
    let long = try #require(
      NotePath(bytes: [UInt8](repeating: 0xFF, count: 252) + Array(".md".utf8)))
    #expect(long.numbered(12).bytes.count == 255)
  }

  private func rename(_ to: String, from: String, in vault: TemporaryVault) -> Bool {
    Glibc.rename(
      String(decoding: vault.absolute(from.utf8), as: UTF8.self),
      String(decoding: vault.absolute(to.utf8), as: UTF8.self)) == 0
  }
}
