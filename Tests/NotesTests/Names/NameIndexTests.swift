import Notes
import NotesTestSupport
import Testing

@Suite("Finding names while they are typed (notes N15)")
struct NameIndexTests {
  @Test("The same notes are found as by matching every title, in the order of their ranks")
  func agrees() throws {
    let vault = try TemporaryVault()
    var random = SplitMix64(seed: 7)
    let words = ["Über", "brot", "Café", "the", "rest", "a", "日本語", "ein", "stein", "Tag-1"]
    for number in 0..<120 {
      let title = (0...random.next(upTo: 3)).map { _ in words[random.next(upTo: words.count)] }
        .joined(separator: " ")
      try vault.write("\(number % 3)/n\(number).md", "# \(title)\n")
    }
    let listing = try NoteListing.scan(vault.notebook)
    let titles = try NoteTitles.read(listing, in: vault.notebook)
    let index = NameIndex(of: listing, titled: titles)
    for text in ["a", "ub", "über", "cafe", "café", "st in", "本", "rest the", "tag-", "x", "ein"] {
      let found = index.hits(for: text, otherThan: nil, limit: 1_000).filter { !$0.ranges.isEmpty }
      let query = Query(text)
      let expected = listing.ids.filter { query.match(title: titles[$0]?.text ?? "") != nil }
      #expect(Set(found.map(\.note)) == Set(expected), "\(text)")
      let ranks = found.compactMap { query.match(title: $0.title)?.title }
      #expect(ranks == ranks.sorted(), "\(text)")
      let few = index.hits(for: text, otherThan: nil, limit: 3)
      #expect(few.count == min(3, index.hits(for: text, otherThan: nil, limit: 1_000).count))
    }
  }

  @Test("Names that several files have are told from those of one")
  func unique() throws {
    let vault = try TemporaryVault()
    for name in ["a/x.md", "b/X.txt", "y.md", "a/z.md", "z.md.md"] { try vault.write(name, "") }
    let listing = try NoteListing.scan(vault.notebook)
    let index = NameIndex(of: listing, titled: NoteTitles())
    let only = listing.ids.filter(index.isOnlyOneOfItsName).map { listing[$0].path.display }
    #expect(Set(only) == ["y.md", "a/z.md"])
  }

  @Test("Without a text the newest come first, and a note that isn't wanted is left out")
  func newest() throws {
    let vault = try TemporaryVault()
    for (number, name) in ["a.md", "b.md", "c.md"].enumerated() {
      try vault.write(name, "")
      try vault.setModified(name.utf8, seconds: 1_000 + number)
    }
    let listing = try NoteListing.scan(vault.notebook)
    let hits = NameIndex(of: listing, titled: NoteTitles())
      .hits(for: "", otherThan: NotePath("b.md"), limit: 5)
    #expect(hits.map(\.title) == ["c", "a"])
  }

  @Test("Tags are counted again only where a file has changed")
  func census() throws {
    let vault = try TemporaryVault()
    try vault.write("a.md", "#one #two\n")
    try vault.write("b.md", "#one\n")
    var census = NoteCensus()
    func count() throws {
      let listing = try NoteListing.scan(vault.notebook)
      census.begin(listing, in: listing.order(by: .path))
      while !census.isComplete { try census.goOn(in: vault.notebook, limit: 1) }
    }
    try count()
    #expect(census.tags.map(\.tag) == ["one", "two"])
    #expect(census.tags.map(\.count) == [2, 1])
    try vault.write("b.md", "#three, and more\n")
    try count()
    #expect(census.progress == 1)
    #expect(Set(census.tags.map(\.tag)) == ["one", "two", "three"])
    #expect(census.tags.map(\.count) == [1, 1, 1])
  }
}
