import NotesTestSupport
import Testing

@testable import Notes

/// Operations at random against a dictionary of paths and bytes.
@Suite("Operations in any order")
struct OperationPropertyTests {
  private static let names =
    [
      "a.md", "b.md", "A.md", "f/a.md", "f/b.md", "f/g/c.md", "caf\u{E9}.md", "cafe\u{301}.md",
      "日本.md", "x y.md",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE] + Array(".md".utf8)]

  @Test(
    "Undo gives the files of before, redo those of after, in order, whatever was done",
    arguments: 0..<40)
  func undoAndRedo(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var files: [[UInt8]: [UInt8]] = [:]
    for name in Self.names where random.next(upTo: 4) > 0 {
      let links = (0..<random.next(upTo: 3)).map { _ -> String in
        let other = Self.names[random.next(upTo: Self.names.count)]
        return "[[\(String(decoding: other.dropLast(3), as: UTF8.self))]]"
      }
      files[name] = Array("# \(random.next(upTo: 100))\n\n\(links.joined(separator: " "))\n".utf8)
    }
    let vault = try OperationVault(files)
    var history = UndoHistory(limit: 5)
    // The trees as they were before each step that can be undone, and after each that can be redone.
    var before: [[[UInt8]: [UInt8]]] = []
    var after: [[[UInt8]: [UInt8]]] = []
    var listing = try vault.listing
    func follow(_ outcome: OperationOutcome) throws {
      listing = listing.applying(try vault.operations().changes(of: outcome))
      #expect(facts(of: listing) == facts(of: try vault.listing))
    }
    for _ in 0..<30 {
      let tree = try noteFiles(of: vault)
      switch random.next(upTo: 6) {
      case 0, 1:
        guard let entry = history.next(.undo) else { continue }
        let outcome = try vault.carryOut(entry.plan)
        history.step(.undo, outcome)
        try follow(outcome)
        #expect(try noteFiles(of: vault) == before.removeLast())
        after.append(tree)
      case 2:
        guard let entry = history.next(.redo) else { continue }
        let outcome = try vault.carryOut(entry.plan)
        history.step(.redo, outcome)
        try follow(outcome)
        #expect(try noteFiles(of: vault) == after.removeLast())
        before.append(tree)
      default:
        guard let operation = try randomOperation(vault, &random) else { continue }
        let plan = try vault.plan(operation)
        guard !plan.isEmpty else { continue }
        let outcome = try vault.carryOut(plan)
        #expect(try noteFiles(of: vault) == expected(tree, after: plan))
        history.record(outcome, of: "it")
        try follow(outcome)
        before.append(tree)
        if before.count > 5 { before.removeFirst() }
        after = []
      }
    }
  }

  /// The notes of a listing, and how many are in each folder that has any.
  private func facts(of listing: NoteListing) -> Set<String> {
    let notes = listing.ids.map { id in
      let note = listing[id]
      return "\(note.path.key) \(note.identity) in \(listing[note.folder].path?.key ?? "root")"
    }
    let folders = listing.folders.filter { $0.total > 0 }.map { folder in
      let inside = folder.children.filter { listing[$0].total > 0 }
        .map { listing[$0].path?.key ?? "" }
      return "\(folder.path?.key ?? "root") \(folder.notes) \(folder.total) \(inside)"
    }
    return Set(notes + folders)
  }

  private func randomOperation(
    _ vault: OperationVault, _ random: inout SplitMix64
  ) throws -> NoteOperation? {
    let listing = try vault.listing
    let notes = listing.ids.map { listing[$0].path }.sorted()
    let trashed = try noteFiles(of: vault).keys.filter { $0.starts(with: ".trash/".utf8) }
      .compactMap { NotePath(bytes: $0) }.sorted()
    if !trashed.isEmpty, random.next(upTo: 4) == 0 {
      return .restore([trashed[random.next(upTo: trashed.count)]])
    }
    guard !notes.isEmpty else { return nil }
    let some = notes.filter { _ in random.next(upTo: 3) == 0 }
    let one = notes[random.next(upTo: notes.count)]
    switch random.next(upTo: 4) {
    case 0: return .trash(some.isEmpty ? [one] : some)
    case 1: return .move(some.isEmpty ? [one] : some, to: NotePath("h/i"))
    case 2: return .renameFile(one, name: Array(Self.names[random.next(upTo: 2)]))
    default: return .rename(one, title: ["New", "a", "日本", "Caf\u{E9}"][random.next(upTo: 4)])
    }
  }

  private func noteFiles(of vault: OperationVault) throws -> [[UInt8]: [UInt8]] {
    try vault.tree.filter { $0.key.suffix(3).elementsEqual(".md".utf8) }
  }

  /// What the plan says, done to a dictionary.
  private func expected(_ tree: [[UInt8]: [UInt8]], after plan: FilePlan) -> [[UInt8]: [UInt8]] {
    var tree = tree
    for rewrite in plan.rewrites {
      guard var bytes = tree[rewrite.path.bytes] else { continue }
      for edit in rewrite.edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.new) }
      tree[rewrite.path.bytes] = bytes
    }
    let moved = plan.moves.map { ($0.to.bytes, tree.removeValue(forKey: $0.from.bytes)) }
    for (path, bytes) in moved {
      #expect(tree[path] == nil, "Nothing is overwritten")
      tree[path] = bytes
    }
    return tree
  }
}

@Suite("The list of what can be undone (commands C7)")
struct UndoHistoryTests {
  @Test("It is bounded: what was done first is forgotten first")
  func bounded() throws {
    let vault = try OperationVault(["1.md": "", "2.md": "", "3.md": ""])
    var history = UndoHistory(limit: 2)
    for name in ["1.md", "2.md", "3.md"] {
      history.record(try vault.carryOut(.trash([path(name)])), of: name)
    }
    for name in ["3.md", "2.md"] {
      let entry = try #require(history.next(.undo))
      #expect(entry.subject == name)
      history.step(.undo, try vault.carryOut(entry.plan))
    }
    #expect(history.next(.undo) == nil)
    #expect(history.next(.redo)?.subject == "2.md")
  }

  @Test("Something new ends what could be redone")
  func newEndsRedo() throws {
    let vault = try OperationVault(["1.md": "", "2.md": ""])
    var history = UndoHistory()
    history.record(try vault.carryOut(.trash([path("1.md")])), of: "1")
    history.step(.undo, try vault.carryOut(try #require(history.next(.undo)).plan))
    #expect(history.next(.redo) != nil)
    history.record(try vault.carryOut(.trash([path("2.md")])), of: "2")
    #expect(history.next(.redo) == nil)
  }
}
