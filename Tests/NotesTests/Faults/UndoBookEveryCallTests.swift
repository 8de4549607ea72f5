import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// What can happen at every call of the disk while the list of what can be undone is changed.
@Suite("The list of what can be undone on a disk that fails, and in a process that dies")
struct UndoBookEveryCallTests {
  /// What is done to the list: the first entry, one more, and the steps through it.
  enum Change: CaseIterable {
    case first, further, undo, redo

    /// What is on the list before.
    func prepare(_ vault: OperationVault) throws {
      guard self != .first else { return }
      let book = UndoBookEveryCallTests.book(of: vault)
      let outcome = try vault.carryOut(.rename(path("Old.md"), title: "New"))
      _ = book.change { $0.record(outcome, of: "“Old”") }
      guard self == .redo else { return }
      _ = Self.step(.undo, book, try vault.operations())
    }

    /// Does it; what the process then takes for the list.
    func run(_ vault: OperationVault, on disk: FaultyDisk) throws -> UndoHistory {
      let book = UndoBookEveryCallTests.book(of: vault, on: disk)
      let operations = try vault.operations(on: disk)
      switch self {
      case .first, .further:
        let outcome = try vault.carryOut(.trash([path("c.md")]))
        return book.change { $0.record(outcome, of: "“c”") }.history
      case .undo: return Self.step(.undo, book, operations)
      case .redo: return Self.step(.redo, book, operations)
      }
    }

    static func step(
      _ direction: UndoHistory.Direction, _ book: UndoBook, _ operations: NoteOperations
    ) -> UndoHistory {
      book.change { history in
        guard let entry = history.next(direction) else { return }
        if let outcome = try? operations.carryOut(entry.plan) { history.step(direction, outcome) }
      }.history
    }
  }

  private static func book(
    of vault: OperationVault, on disk: any NoteDisk = FaultyDisk()
  ) -> UndoBook {
    UndoBook(in: vault.state.absolute("x/undo".utf8), disk: disk)
  }

  private func vault(for change: Change) throws -> OperationVault {
    let vault = try OperationVault(["Old.md": "# Old\n", "a.md": "[[Old]]\n", "c.md": "c\n"])
    try change.prepare(vault)
    return vault
  }

  /// The calls that a change makes, and the texts before and after it.
  private func course(
    of change: Change
  ) throws -> (calls: [String], texts: [[String: String]]) {
    let vault = try vault(for: change)
    let before = try vault.texts
    let disk = FaultyDisk()
    let history = try change.run(vault, on: disk)
    #expect(Self.book(of: vault).history() == history)
    return (disk.calls, [before, try vault.texts])
  }

  @Test(
    "Killed at any call, the list is the old or the new one, and no file is lost",
    arguments: Change.allCases)
  func killed(change: Change) throws {
    let (calls, texts) = try course(of: change)
    #expect(calls.count > 8)
    let places = FaultSample.places(in: calls)
    for (place, fault) in FaultSample.kills(at: places, in: calls) {
      let vault = try vault(for: change)
      let old = Self.book(of: vault).history()
      let new = try change.run(vault, on: FaultyDisk(fault, atCall: place))
      _ = try vault.operations().recover()
      let next = Self.book(of: vault)
      let kept = next.history()
      let what = "\(fault) at call \(place), \(calls[place])"
      #expect(kept.entries == old.entries || kept.entries == new.entries, "\(what)")
      #expect(texts.contains(try vault.texts), "\(what)")
      // The next one goes on with it, and what is left half written is in nobody's way.
      let outcome = try vault.carryOut(.pin([path("a.md")], .set))
      let (_, history) = next.change { $0.record(outcome, of: "“a”") }
      #expect(history.entries.done.last?.subject == "“a”", "\(what)")
      #expect(history.entries.done.count == kept.entries.done.count + 1, "\(what)")
      #expect(Self.book(of: vault).history() == history, "\(what)")
    }
  }

  @Test(
    "Refused at any call, the list on the disk is the old or the new one, and gets what is missing",
    arguments: Change.allCases)
  func refused(change: Change) throws {
    let (calls, texts) = try course(of: change)
    for (place, fault, _) in FaultSample.refusals(at: FaultSample.places(in: calls)) {
      let vault = try vault(for: change)
      let old = Self.book(of: vault).history()
      let new = try change.run(vault, on: FaultyDisk(fault, atCall: place))
      let kept = Self.book(of: vault).history()
      let what = "\(fault) at call \(place), \(calls[place])"
      #expect(kept.entries == old.entries || kept.entries == new.entries, "\(what)")
      // What couldn't be put back is put back by the next start.
      _ = try vault.operations().recover()
      #expect(texts.contains(try vault.texts), "\(what)")
    }
  }

  @Test("What is recorded while the list can't be read or written is added to it later, all of it")
  func later() throws {
    let (calls, _) = try course(of: .further)
    var missed = 0
    for (place, call) in calls.enumerated() {
      let vault = try vault(for: .further)
      let disk = FaultyDisk(.error(EMFILE), atCall: place)
      let book = Self.book(of: vault, on: disk)
      let one = try vault.carryOut(.trash([path("c.md")]))
      _ = book.change { $0.record(one, of: "“c”") }
      if Self.book(of: vault).history().entries.done.count == 1 { missed += 1 }
      // Another program records something meanwhile.
      let two = try vault.carryOut(.pin([path("a.md")], .set))
      _ = Self.book(of: vault).change { $0.record(two, of: "“a”") }
      disk.heal()
      let three = try vault.carryOut(.tag([path("New.md")], with: ["x"]))
      _ = book.change { $0.record(three, of: "“New”") }
      let subjects = Self.book(of: vault).history().entries.done.map(\.subject)
      #expect(
        Set(subjects) == ["“Old”", "“c”", "“a”", "“New”"] && subjects.count == 4,
        "at call \(place), \(call): \(subjects)")
    }
    #expect(missed > 4)
  }
}
