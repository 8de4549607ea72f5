import NotesTestSupport
import Testing

@testable import Notes

@Suite("Tags and tasks of all notes, against reading every note (notes N6, N21)")
struct CensusTests {
  /// What is known of a notebook by reading every note of it.
  private struct Reference: Equatable {
    /// The notes of each tag and of all around it.
    var tags: [String: Set<String>] = [:]
    var withOpenTasks: Set<String> = []

    init() {}

    init(of listing: NoteListing, in notebook: Notebook) throws {
      for id in listing.ids {
        let path = listing[id].path
        let bytes = try NoteFile.read(path, in: notebook).bytes
        if TaskCounts(in: bytes).open > 0 { withOpenTasks.insert(path.display) }
        for tag in NoteTags(in: bytes).all {
          var key = ""
          for part in tag.lowercased().split(separator: "/") {
            key += (key.isEmpty ? "" : "/") + part
            tags[key, default: []].insert(path.display)
          }
        }
      }
    }

    /// What a census says.
    init(_ census: NoteCensus) throws {
      let listing = try #require(census.listing)
      func names(_ notes: some Sequence<NoteID>) -> Set<String> {
        Set(notes.map { listing[$0].path.display })
      }
      let tree = census.tree
      for (place, tag) in tree.tags.enumerated() {
        let notes = names(tree.notes(of: place))
        #expect(tag.count == notes.count)
        #expect(tree.place(of: tag.key) == place)
        #expect(tag.children.allSatisfy { tree.tags[$0].parent == place && $0 > place })
        #expect(tag.children == tag.children.sorted { tree.tags[$0].key < tree.tags[$1].key })
        tags[tag.key] = notes
      }
      #expect(
        tree.roots
          == tree.tags.indices.filter { tree.tags[$0].parent == nil }
          .sorted { tree.tags[$0].key < tree.tags[$1].key })
      withOpenTasks = names(census.notesWithOpenTasks)
    }
  }

  private static let words = [
    "#a", "#A/b", "#a/b/C", "#a-b", "#d", "text", "# heading", "- [ ] open", "- [x] done",
    "`#code`",
    "#Ünder/x", "#1", "#a/b",
  ]

  /// Writes a note of some of the words, at a time of its own.
  private func write(
    _ name: String, at time: Int, in vault: TemporaryVault, using random: inout SplitMix64
  ) throws {
    let lines = (0..<random.next(upTo: 5)).map { _ in
      Self.words[random.next(upTo: Self.words.count)]
    }
    try vault.write(name, lines.joined(separator: "\n\n") + "\n")
    try vault.setModified(name.utf8, seconds: time)
  }

  @Test(
    "From files, from an index, and from one that is behind, through many changes",
    arguments: [1, 2, 3] as [UInt64])
  func changes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (vault, cache) = (try TemporaryVault(), try TemporaryVault())
    for number in 0..<40 {
      try write("f\(number % 3)/\(number).md", at: number, in: vault, using: &random)
    }
    let index = NoteIndex(in: cache.root)
    var (byFiles, byIndex) = (NoteCensus(), NoteCensus())
    for step in 0..<12 {
      let listing = try NoteListing.scan(vault.notebook)
      if step % 3 == 0 { _ = try index.update(to: listing, of: vault.notebook) }
      let reference = try Reference(of: listing, in: vault.notebook)
      byFiles.begin(listing, in: Array(listing.ids))
      byIndex.begin(listing, in: Array(listing.ids), from: index, generation: UInt64(step))
      var fresh = NoteCensus()
      fresh.begin(listing, in: Array(listing.ids), from: index, generation: UInt64(step))
      if step % 3 == 0 { #expect(fresh.isComplete) }
      while !byFiles.isComplete { try byFiles.goOn(in: vault.notebook, limit: 7) }
      while !byIndex.isComplete { try byIndex.goOn(in: vault.notebook, limit: 7) }
      while !fresh.isComplete { try fresh.goOn(in: vault.notebook, limit: 7) }
      for census in [byFiles, byIndex, fresh] { #expect(try Reference(census) == reference) }
      for change in 0..<random.next(upTo: 7) {
        let number = random.next(upTo: 60)
        let name = "f\(number % 3)/\(number).md"
        if random.next(upTo: 2) == 0 {
          try write(name, at: 100 + 10 * step + change, in: vault, using: &random)
        } else if NotePath(name).flatMap(listing.id(of:)) != nil {
          try? vault.remove(name)
        }
      }
    }
  }

  @Test("A tag of which another is a part only by its letters is none below it")
  func neighbours() {
    let (one, two, three) = (NoteID(0), NoteID(1), NoteID(2))
    let tree = TagTree([("a-b", [one]), ("A/b", [two]), ("a/B/c", [one, two]), ("ab", [three])])
    #expect(tree.tags.map(\.key).sorted() == ["a", "a-b", "a/b", "a/b/c", "ab"])
    #expect(tree.place(of: "a").map { tree.tags[$0].count } == 2)
    #expect(tree.roots.map { tree.tags[$0].name } == ["A", "a-b", "ab"])
    #expect(tree.spelling(of: "a/b/c") == "A/b/c")
    #expect(tree.spelling(of: "c") == nil)
  }

  @Test("Slashes without end make no tree without end")
  func depth() {
    let tag = Array(repeating: "a", count: 5_000).joined(separator: "/")
    let tree = TagTree([(tag, [NoteID(0)])])
    #expect(tree.tags.count == 32)
    #expect(tree.tags.last.map { $0.count } == 1)
  }
}
