import Dispatch
import NotesTestSupport
import Synchronization
import Testing

@testable import Notes

@Suite("Two programs that index the same folder (notes N17)")
struct IndexSharingTests {
  private let vault: TemporaryVault
  private let cache: TemporaryVault

  init() throws {
    vault = try TemporaryVault([
      "a.md": "# Apple\n\nred #fruit\n", "b.md": "# Pear\n\ngreen\n", "c/d.md": "# Plum\n",
    ])
    cache = try TemporaryVault()
  }

  private func index(spare: Int = 4_096) -> NoteIndex {
    NoteIndex(in: cache.absolute("cache".utf8), spare: spare, patience: .seconds(20))
  }

  private func update(_ index: NoteIndex) throws -> NoteIndex.Report {
    let notebook = try vault.notebook
    return try index.update(to: try NoteListing.scan(notebook), of: notebook)
  }

  /// Whether an index finds what reading every note finds.
  private func expectSame(_ index: NoteIndex, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    for query in ["apple", "e", "green", "tag:fruit", "-red", "plum OR fig", "is:untagged"] {
      let expected = SearchScan(Query(query), in: listing, of: notebook).hits().map(\.rank)
      let found = search(Query(query), index, listing, notebook).map(\.rank)
      #expect(found == expected, "\(query)", sourceLocation: sourceLocation)
    }
  }

  @Test("Each takes what the other has done, and reads none of it again")
  func turns() throws {
    let (one, other) = (index(), index())
    #expect(try update(one).read == 3)
    #expect(try update(other) == NoteIndex.Report())
    try vault.write("e.md", "# Fig\n\ngreen #fruit/dry\n")
    #expect(try update(other).read == 1)
    #expect(try update(one) == NoteIndex.Report())
    try vault.write("b.md", "# Pear\n\nyellow by now\n")
    try vault.remove("c/d.md")
    let report = try update(one)
    #expect((report.read, report.removed, report.renewal) == (1, 2, nil))
    #expect(try update(other) == NoteIndex.Report())
    for index in [one, other, index()] {
      #expect(try update(index) == NoteIndex.Report())
      #expect(index.count == 3)
      try expectSame(index)
    }
  }

  @Test("Where both begin at once, one does it and the other waits", arguments: 0..<4)
  func atOnce(_ round: Int) throws {
    try vault.fill(with: 300, seed: UInt64(round))
    let indexes = [index(), index()]
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let reports = Mutex<[NoteIndex.Report]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      guard let report = try? indexes[number].update(to: listing, of: notebook) else { return }
      reports.withLock { $0.append(report) }
    }
    let done = reports.withLock { $0 }
    #expect(done.map(\.read).sorted() == [0, 303])
    #expect(done.allSatisfy { $0.isComplete && $0.removed == 0 && $0.renewal != .damaged })
    for index in indexes {
      #expect(index.count == 303)
      try expectSame(index)
    }
  }

  @Test("What one builds anew the other takes, and finds nothing wrong meanwhile")
  func renewed() throws {
    let (one, other) = (index(spare: 2), index(spare: 2))
    _ = try update(one)
    _ = try update(other)
    try expectSame(other)
    for round in 0..<4 {
      for name in ["a.md", "b.md", "e.md"] {
        try vault.write(name, "# Fig \(round)\n\ngreen " + String(repeating: "x", count: round))
      }
      let report = try update(one)
      #expect(report.renewal == nil || report.renewal == .crowded)
      try expectSame(other)
      #expect(try update(other) == NoteIndex.Report())
      try expectSame(other)
    }
  }

  @Test("Who can't wait any longer searches by reading, and goes on as soon as it can be written")
  func held() throws {
    let index = NoteIndex(
      in: cache.absolute("cache".utf8), spare: 4_096, patience: .milliseconds(1))
    try cache.makeFolders("cache".utf8)
    let lock = try #require(try IndexLock(at: cache.absolute("cache/lock".utf8)))
    #expect(throws: IndexFault.locked) { try update(index) }
    try expectSame(index)
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let report = try index.update(to: listing, of: notebook, while: { false })
    #expect(!report.isComplete && report.read == 0)
    lock.release()
    #expect(try update(index).read == 3)
    try expectSame(index)
  }

  @Test("The numbers of notes that are gone are given to no others, which would be found by them")
  func numbers() throws {
    _ = try update(index())
    try vault.write("e.md", "# Fig\n\nsweet\n")
    _ = try update(index())
    try vault.remove("e.md")
    _ = try update(index())
    let last = index()
    try vault.write("f.md", "# Sloe\n\nbitter\n")
    let report = try update(last)
    #expect((report.read, report.renewal) == (1, nil))
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    #expect(search("sweet", last, listing, notebook) == [])
    #expect(search("bitter", last, listing, notebook).map(\.rank.path.key) == ["f.md"])
    try expectSame(last)
  }
}
