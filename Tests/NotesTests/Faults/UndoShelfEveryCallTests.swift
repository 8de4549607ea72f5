import NotesTestSupport
import Testing

@testable import Notes

/// What can happen at every call of the disk while undo histories of texts are kept, moved and tidied.
@Suite("Undo histories of notes on a disk that fails, and in a process that dies (scenes R1)")
struct UndoShelfEveryCallTests {
  private let undo = KeptUndo(version: 3, bytes: [1, 2, 0, 255])
  private let text = ContentDigest(of: Array("base\n".utf8))

  /// What is done to the shelf, on which two notes have a history.
  enum Change: CaseIterable {
    case keep, forget, move, tidy

    static let newer = KeptUndo(version: 4, bytes: [7])

    func run(_ shelf: UndoShelf, in vault: JournalVault, _ text: ContentDigest) throws {
      switch self {
      case .keep: try shelf.keep(Self.newer, of: vault.path, for: text)
      case .forget: try shelf.forget(vault.path)
      case .move: try shelf.move(vault.path, to: path("b.md"))
      case .tidy: shelf.tidy(for: try vault.notes.notebook)
      }
    }

    /// What the note may have afterwards, and the one to which it moves.
    func allows(_ here: KeptUndo?, _ there: KeptUndo?, _ old: KeptUndo) -> Bool {
      switch self {
      case .keep: (here == old || here == Self.newer) && there == nil
      case .forget: (here == old || here == nil) && there == nil
      case .move: here == old && (there == nil || there == old) || here == nil && there == old
      case .tidy: here == old && there == nil
      }
    }
  }

  @Test(
    "Killed or refused at any call, each note has its old history or its new one",
    arguments: Change.allCases)
  func everyCall(change: Change) throws {
    let other = path("other.md")
    func shelf(_ vault: JournalVault, on disk: FaultyDisk = FaultyDisk()) -> UndoShelf {
      UndoShelf(in: vault.folder(on: disk))
    }
    func vault() throws -> JournalVault {
      let vault = try JournalVault()
      try vault.notes.write("other.md", "base\n")
      for note in [vault.path, other] { try shelf(vault).keep(undo, of: note, for: text) }
      return vault
    }
    let reference = FaultyDisk()
    let first = try vault()
    try change.run(shelf(first, on: reference), in: first, text)
    let calls = reference.calls
    let places = FaultSample.places(in: calls)
    let faults =
      FaultSample.refusals(at: places).map { ($0.place, $0.fault) }
      + FaultSample.kills(at: places, in: calls).map { ($0.place, $0.fault) }
    #expect(faults.count > 2)
    for (place, fault) in faults {
      let vault = try vault()
      let notes = try vault.notes.snapshot()
      try? change.run(shelf(vault, on: FaultyDisk(fault, atCall: place)), in: vault, text)
      _ = try vault.folder().recover(with: vault.saver())
      let (here, there) = (
        shelf(vault).undo(of: vault.path, for: text),
        shelf(vault).undo(of: path("b.md"), for: text)
      )
      let what = "\(fault) at call \(place), \(calls[place])"
      #expect(change.allows(here, there, undo), "\(what)")
      #expect(shelf(vault).undo(of: other, for: text) == undo, "\(what)")
      #expect(try vault.notes.snapshot() == notes, "\(what)")
    }
  }
}
