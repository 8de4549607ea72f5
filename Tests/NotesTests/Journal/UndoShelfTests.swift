import NotesTestSupport
import Testing

@testable import Notes

@Suite("Undo histories of notes on disk (scenes R1)")
struct UndoShelfTests {
  private let undo = KeptUndo(version: 3, bytes: [1, 2, 0, 255])
  private let text = ContentDigest(of: Array("base\n".utf8))

  @Test("A history comes back for its text, and for no other")
  func kept() throws {
    let vault = try JournalVault()
    let shelf = UndoShelf(in: vault.folder())
    #expect(shelf.undo(of: vault.path, for: text) == nil)
    try shelf.keep(undo, of: vault.path, for: text)
    #expect(shelf.undo(of: vault.path, for: text) == undo)
    #expect(shelf.undo(of: vault.path, for: ContentDigest(of: [1])) == nil)
    #expect(shelf.undo(of: try #require(NotePath("b.md")), for: text) == nil)
    try shelf.keep(KeptUndo(version: 4, bytes: [9]), of: vault.path, for: text)
    #expect(shelf.undo(of: vault.path, for: text)?.version == 4)
    try shelf.forget(vault.path)
    #expect(shelf.undo(of: vault.path, for: text) == nil)
    #expect(try vault.journals == [])
  }

  @Test("One that is too long isn't kept, nor the one before it")
  func tooLong() throws {
    let vault = try JournalVault()
    let shelf = UndoShelf(in: vault.folder())
    try shelf.keep(undo, of: vault.path, for: text)
    let long = [UInt8](repeating: 1, count: UndoShelf.mostBytes + 1)
    try shelf.keep(KeptUndo(version: 3, bytes: long), of: vault.path, for: text)
    #expect(shelf.undo(of: vault.path, for: text) == nil)
    #expect(try vault.journals == [])
  }

  @Test("A history goes with its note, and goes when its note is gone")
  func following() throws {
    let vault = try JournalVault()
    let shelf = UndoShelf(in: vault.folder())
    let other = try #require(NotePath("b.md"))
    try shelf.keep(undo, of: vault.path, for: text)
    try shelf.move(vault.path, to: other)
    #expect(shelf.undo(of: vault.path, for: text) == nil)
    #expect(shelf.undo(of: other, for: text) == undo)
    try shelf.keep(undo, of: vault.path, for: text)
    shelf.tidy(for: try vault.notes.notebook)
    #expect(shelf.undo(of: vault.path, for: text) == undo)
    #expect(shelf.undo(of: other, for: text) == nil)
  }

  @Test("Damaged in any byte it is none")
  func damaged() throws {
    let vault = try JournalVault()
    let shelf = UndoShelf(in: vault.folder())
    try shelf.keep(undo, of: vault.path, for: text)
    let name = try #require(try vault.journals.first)
    let bytes = try vault.state.bytes(of: name.utf8)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x10
      try vault.state.write(name.utf8, damaged)
      #expect(shelf.undo(of: vault.path, for: text) == nil)
    }
  }

  @Test("Killed at any call, the old history or the new one is there")
  func death() throws {
    let reference = FaultyDisk()
    let vault = try JournalVault()
    try UndoShelf(in: vault.folder(on: reference)).keep(undo, of: vault.path, for: text)
    let newer = KeptUndo(version: 4, bytes: [7])
    for call in reference.calls.indices {
      let vault = try JournalVault()
      let shelf = UndoShelf(in: vault.folder())
      try shelf.keep(undo, of: vault.path, for: text)
      let disk = FaultyDisk(.death, atCall: call)
      try? UndoShelf(in: vault.folder(on: disk)).keep(newer, of: vault.path, for: text)
      #expect([undo, newer].contains(shelf.undo(of: vault.path, for: text)))
      _ = try vault.folder().recover(with: vault.saver())
      #expect(try vault.journals.count == 1)
    }
  }
}
