import NotesTestSupport
import Testing

@testable import Notes

@Suite("One list of what can be undone, for all processes (commands C7)")
struct UndoBookTests {
  private func trash(_ name: String, in vault: OperationVault) throws -> OperationOutcome {
    try vault.carryOut(.trash([path(name)]))
  }

  @Test("What one does another undoes, and a third redoes; links and stamps are kept")
  func shared() throws {
    let vault = try OperationVault(["Old.md": "# Old\n", "a.md": "[[Old]]\n"])
    let folder = vault.state.absolute("undo".utf8)
    let (first, second) = (UndoBook(in: folder), UndoBook(in: folder))
    let before = try vault.tree
    let outcome = try vault.carryOut(.rename(path("Old.md"), title: "New"))
    let after = try vault.tree
    let (_, history) = first.change { $0.record(outcome, of: "“Old”") }
    #expect(second.history() == history)
    let entry = try #require(second.history().next(.undo))
    #expect(entry.subject == "“Old”")
    let undone = try vault.carryOut(entry.plan)
    _ = second.change { $0.step(.undo, undone) }
    #expect(try vault.tree == before)
    let third = UndoBook(in: folder)
    #expect(third.history().next(.undo) == nil)
    _ = try vault.carryOut(try #require(third.history().next(.redo)).plan)
    #expect(try vault.tree == after)
  }

  @Test("Two that record at the same time lose nothing of each other")
  func both() throws {
    let vault = try OperationVault(["a.md": "a", "b.md": "b"])
    let folder = vault.state.absolute("undo".utf8)
    let (first, second) = (UndoBook(in: folder), UndoBook(in: folder))
    _ = (first.history(), second.history())
    let (one, two) = (try trash("a.md", in: vault), try trash("b.md", in: vault))
    _ = first.change { $0.record(one, of: "a") }
    let (_, history) = second.change { $0.record(two, of: "b") }
    #expect(history.entries.done.map(\.subject) == ["a", "b"])
  }

  @Test("Asking makes nothing, a torn file begins anew, and one of a newer program stays as it is")
  func strange() throws {
    let vault = try OperationVault(["a.md": "a"])
    let folder = vault.state.absolute("undo".utf8)
    #expect(UndoBook(in: folder).history() == UndoHistory())
    #expect(try vault.state.snapshot().isEmpty)
    try vault.state.write("undo/undo.json", "{\"version\":1,\"do")
    let outcome = try trash("a.md", in: vault)
    let (_, history) = UndoBook(in: folder).change { $0.record(outcome, of: "a") }
    #expect(UndoBook(in: folder).history() == history)
    try vault.state.write("undo/undo.json", #"{"version":2,"done":[],"undone":[]}"#)
    let newer = UndoBook(in: folder)
    let (_, own) = newer.change { $0.record(outcome, of: "a") }
    #expect(own.entries.done.count == 1)
    #expect(newer.history() == own)
    #expect(
      try vault.state.bytes(of: "undo/undo.json".utf8)
        == Array(#"{"version":2,"done":[],"undone":[]}"#.utf8))
  }

  @Test("On a disk that takes nothing the list is one's own, and goes on")
  func full() throws {
    let vault = try OperationVault(["a.md": "a", "b.md": "b"])
    let book = UndoBook(
      in: vault.state.absolute("undo".utf8), disk: FaultyDisk(.lasting(28), atCall: 0))
    let (one, two) = (try trash("a.md", in: vault), try trash("b.md", in: vault))
    _ = book.change { $0.record(one, of: "a") }
    let (_, history) = book.change { $0.record(two, of: "b") }
    #expect(history.entries.done.map(\.subject) == ["a", "b"])
    #expect(book.history() == history)
  }

  @Test("A note that was made is taken back to the trash, and comes again")
  func creation() throws {
    let vault = try OperationVault(["a.md": "a"])
    let before = try vault.tree
    let plan = try vault.operations().planToTakeBack(path("a.md"))
    #expect(plan.purpose == .create)
    let outcome = try vault.carryOut(plan)
    #expect(try vault.texts == [".trash/a.md": "a"])
    _ = try vault.carryOut(outcome.inverse)
    #expect(try vault.tree == before)
  }
}
