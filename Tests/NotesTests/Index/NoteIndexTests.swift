import NotesTestSupport
import Testing

@testable import Notes

@Suite("The index")
struct NoteIndexTests {
  private func update(_ index: NoteIndex, _ vault: TemporaryVault) throws -> NoteIndex.Report {
    let notebook = try vault.notebook
    return try index.update(to: try NoteListing.scan(notebook), of: notebook)
  }

  private func found(_ query: Query, _ index: NoteIndex, _ vault: TemporaryVault) throws -> [String]
  {
    let notebook = try vault.notebook
    return search(query, index, try NoteListing.scan(notebook), notebook).map(\.rank.path.key)
  }

  @Test("Only what has changed is read again, and what is gone is taken out (notes N17)")
  func changes() throws {
    let vault = try TemporaryVault(["a.md": "# Apple\n", "b.md": "# Pear\n", "c/d.md": "# Plum\n"])
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    #expect(try update(index, vault).read == 3)
    #expect(try update(index, vault) == NoteIndex.Report())
    try vault.write("b.md", "# Quince and pear\n")
    try vault.remove("a.md")
    try vault.write("e.md", "# Fig\n")
    let report = try update(index, vault)
    #expect((report.read, report.removed) == (2, 2))
    #expect(index.count == 3)
    #expect(try found("quince", index, vault) == ["b.md"])
    #expect(try found("apple", index, vault) == [])
    #expect(try found("pear OR plum", index, vault).sorted() == ["b.md", "c/d.md"])
  }

  @Test("What was indexed is there when it is opened again, and nothing is read for it")
  func reopening() throws {
    let (vault, cache) = (
      try TemporaryVault(["a.md": "# Café\n\n- [ ] x #tag\n"]), try TemporaryVault()
    )
    let folder = cache.absolute("deep/cache".utf8)
    let first = try update(NoteIndex(in: folder), vault)
    #expect((first.renewal, first.read) == (.missing, 1))
    let second = NoteIndex(in: folder)
    try second.open()
    #expect(second.count == 1)
    #expect(try update(second, vault) == NoteIndex.Report())
    for query in ["cafe", "café", "is:open", "tag:tag", "title:caf path:a"] as [Query] {
      #expect(try found(query, second, vault) == ["a.md"])
    }
  }

  @Test("A note that the index doesn't have as it is now is read, so that nothing is ever missed")
  func stale() throws {
    let vault = try TemporaryVault(["a.md": "old text\n", "b.md": "other\n"])
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    #expect(try found("other", index, vault) == ["b.md"])
    _ = try update(index, vault)
    try vault.write("a.md", "new text, longer\n")
    try vault.write("c.md", "new too\n")
    #expect(try found("new", index, vault).sorted() == ["a.md", "c.md"])
    #expect(try found("old", index, vault) == [])
    #expect(try found("other", index, vault) == ["b.md"])
  }

  @Test("A damaged index is built anew", arguments: [0, 1, 2])
  func damage(_ kind: Int) throws {
    let (vault, cache) = (try TemporaryVault(["a.md": "# Apple\n"]), try TemporaryVault())
    let file = "cache/index.sqlite"
    _ = try update(NoteIndex(in: cache.absolute("cache".utf8)), vault)
    for name in [file + "-wal", file + "-shm"] { try? cache.remove(name) }
    let whole = try cache.bytes(of: file.utf8)
    switch kind {
    case 0: try cache.write(file, "no database, but longer than a header of one would be")
    case 1: try cache.write(file.utf8.map { $0 }, Array(whole.prefix(whole.count / 2)))
    default:
      var bytes = whole
      for place in bytes.indices where place >= 100 { bytes[place] = 0xA5 }
      try cache.write(Array(file.utf8), bytes)
    }
    let index = NoteIndex(in: cache.absolute("cache".utf8))
    try index.open()
    #expect(try update(index, vault).renewal == .damaged)
    #expect(try found("apple", index, vault) == ["a.md"])
    #expect(index.count == 1)
  }

  @Test("An index of a newer version is left alone, and searching reads the files")
  func newer() throws {
    let (vault, cache) = (try TemporaryVault(["a.md": "# Apple\n"]), try TemporaryVault())
    let folder = cache.absolute("cache".utf8)
    _ = try update(NoteIndex(in: folder), vault)
    let database = try Database(at: folder + Array("/index.sqlite".utf8))
    try database.execute("PRAGMA user_version = 99")
    let index = NoteIndex(in: folder)
    try index.open()
    #expect(throws: IndexFault.newer) { try update(index, vault) }
    #expect(try found("apple", index, vault) == ["a.md"])
    #expect(try database.number("PRAGMA user_version") == 99)
  }

  @Test("An index that another program holds is left alone, and searching reads the files")
  func locked() throws {
    let (vault, cache) = (try TemporaryVault(["a.md": "# Apple\n"]), try TemporaryVault())
    let folder = cache.absolute("cache".utf8)
    _ = try update(NoteIndex(in: folder), vault)
    let other = try Database(at: folder + Array("/index.sqlite".utf8))
    try other.execute("BEGIN IMMEDIATE")
    try vault.write("b.md", "# Apple pie\n")
    let index = NoteIndex(in: folder)
    try index.open()
    #expect(throws: IndexFault.locked) { try update(index, vault) }
    #expect(try found("apple", index, vault).sorted() == ["a.md", "b.md"])
    try other.execute("ROLLBACK")
    #expect(try update(index, vault).read == 1)
  }

  @Test("A folder that can't be written is said, and searching reads the files")
  func unwritable() throws {
    let (vault, cache) = (try TemporaryVault(["a.md": "# Apple\n"]), try TemporaryVault())
    try cache.write("file", "no folder")
    let index = NoteIndex(in: cache.absolute("file/cache".utf8))
    try index.open()
    #expect { try update(index, vault) } throws: { error in
      if case .inaccessible = error as? IndexFault { true } else { false }
    }
    #expect(try found("apple", index, vault) == ["a.md"])
  }

  @Test("An index that holds more of notes that are gone than of others is built anew")
  func crowded() throws {
    let vault = try TemporaryVault()
    for number in 0..<5 { try vault.write("\(number).md", "text \(number)") }
    let folder = try TemporaryVault().absolute("cache".utf8)
    let index = NoteIndex(in: folder, spare: 3, patience: .zero)
    _ = try update(index, vault)
    for round in 0..<2 {
      for number in 0..<5 {
        try vault.write(
          "\(number).md", "text \(number) longer\(round)" + String(repeating: "!", count: round))
      }
      let report = try update(index, vault)
      #expect((report.renewal, report.read) == (round == 0 ? nil : .crowded, 5))
    }
    #expect(try found("longer1", index, vault).count == 5)
  }

  @Test("What was done until it is asked to stop is kept")
  func stopping() throws {
    let vault = try TemporaryVault()
    try vault.fill(with: 200)
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    var blocks = 0
    let report = try index.update(to: listing, of: notebook) {
      blocks += 1
      return blocks < 3
    }
    #expect(!report.isComplete)
    #expect((1..<200).contains(index.count))
    let rest = try index.update(to: listing, of: notebook)
    #expect(rest.isComplete && index.count == 200)
  }

  @Test("A screenful comes first with its lines, then all, each line to be had when it is wanted")
  func screenful() throws {
    let vault = try TemporaryVault()
    for number in 10..<60 {
      try vault.write("\(number).md", "# Note \(number)\n\nsome word here\n")
    }
    for number in 10..<60 { try vault.setModified("\(number).md".utf8, seconds: number) }
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    _ = try update(index, vault)
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    var answers: [[SearchHit]] = []
    _ = index.search(
      "word", in: listing, generation: 1, of: notebook, screenful: 5, patience: .seconds(600)
    ) { hits, _ in
      answers.append(Array(hits))
    }
    #expect(answers.count == 2)
    #expect(
      answers.first?.prefix(5).map(\.rank.path.key) == [
        "59.md", "58.md", "57.md", "56.md", "55.md",
      ])
    #expect(answers.first?.prefix(5).allSatisfy { $0.line?.text == "some word here" } == true)
    let all = try #require(answers.last)
    #expect(all.count == 50 && all[10].line == nil)
    let last = all[49].completed(by: "word", in: notebook)
    #expect((last.line?.text, last.detail) == ("some word here", .whole))
  }

  @Test("A search that is given up tells nothing more")
  func cancelled() throws {
    let vault = try TemporaryVault(["a.md": "# Apple\n"])
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    _ = try update(index, vault)
    let notebook = try vault.notebook
    let outcome = index.search(
      "apple", in: try NoteListing.scan(notebook), generation: 1, of: notebook,
      while: { false }, found: { _, isLast in #expect(!isLast) })
    #expect(outcome == .cancelled)
  }
}

/// All that a search of an index tells in the end.
func search(
  _ query: Query, _ index: NoteIndex, _ listing: NoteListing, _ notebook: Notebook,
  in scope: SearchScope = .everything, generation: UInt64? = nil
) -> [SearchHit] {
  var last: [SearchHit] = []
  var random = SystemRandomNumberGenerator()
  _ = index.search(
    query, in: listing, generation: generation ?? random.next(), of: notebook, scope: scope,
    screenful: 64
  ) { hits, _ in last = Array(hits) }
  return last
}
