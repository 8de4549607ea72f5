import NotesTestSupport
import Testing

@testable import Notes

@Suite("Search")
struct SearchTests {
  private func found(_ query: String, in text: String) -> [String] {
    Query(query).ranges(in: text).map { range in
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
  }

  @Test(
    "A word is found anywhere, in any script, without case, and without accents unless typed",
    arguments: [
      ("note", "A Note, notebooks and KEYNOTES", ["Note", "note", "NOTE"]),
      ("cafe", "Café cafe\u{301} CAFE", ["Café", "cafe\u{301}", "CAFE"]),
      ("café", "Café cafe\u{301} CAFE cafè", ["Café", "cafe\u{301}"]),
      ("zurich", "ZÜRICH Zu\u{308}rich", ["ZÜRICH", "Zu\u{308}rich"]),
      ("résume", "resume résumé résume", ["résumé", "résume"]),
      ("ê", "ệ e\u{323}\u{302} é e", ["ệ", "e\u{323}\u{302}"]),
      ("語", "日本語のノート", ["語"]), ("か", "がか", ["か"]), ("が", "が か\u{3099} か", ["が", "か\u{3099}"]),
      ("하", "한글 하나", ["한", "하"]), ("ё", "Ёлка елка", ["Ё"]),
      ("елка", "Ёлка ЕЛКА", ["Ёлка", "ЕЛКА"]),
      ("ß", "Straße STRASSE", ["ß"]), ("ss", "Straße STRASSE", ["SS"]),
      ("k", "\u{212A}elvin", ["\u{212A}"]),
      ("👍", "👍🏽 👍", ["👍", "👍"]), ("aa", "aaaa aaa", ["aaaa", "aa"]),
      ("a b", "b a ab", ["b", "a", "ab"]),
      ("ab bc", "abc", ["abc"]), ("שלום", "שָׁלוֹם", ["שָׁלוֹם"]), ("x", "", []), ("", "text", []),
      ("i", "İstanbul", ["İ"]), ("\u{301}", "e\u{301}", ["e\u{301}"]),
    ])
  func ranges(_ query: String, _ text: String, _ expected: [String]) {
    #expect(found(query, in: text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  private func match(_ query: Query, title: String, text: String) -> Query.Match? {
    var memory = SearchText()
    return query.match(title: title, bytes: Array(text.utf8), using: &memory)
  }

  @Test(
    "The line that says the title is shown only where no other has as many words",
    arguments: [
      ("# Bread\n\nMore bread.\n", "bread", "More bread."), ("# Bread\n", "bread", "# Bread"),
      ("Bread\n\nMore bread.\n", "bread", "More bread."),
      ("# Bread ##\r\n\r\nMore bread.\r\n", "bread", "More bread."),
      ("# Bread\n\n# Bread is good\n", "bread", "# Bread is good"),
      ("Some bread.\n\n# Bread\n", "bread", "Some bread."),
    ])
  func titleLine(text: String, query: String, line: String) {
    #expect(match(Query(query), title: "Bread", text: text)?.line?.text == line)
  }

  @Test("All words must be there, in the title or in the text (notes N15)")
  func allWords() {
    #expect(match("swift ncurses", title: "Swift", text: "on Ncurses") != nil)
    #expect(match("swift ncurses", title: "Swift", text: "alone") == nil)
    #expect(match("swift", title: "Other", text: "x") == nil)
    #expect(match("", title: "Other", text: "x") == nil)
    #expect(match("cafe", title: "x", text: "Café") != nil)
    #expect(match("é", title: "x", text: "plain ascii e") == nil)
  }

  @Test(
    "What is in the title comes first",
    arguments: [
      ("Swift Notes", SearchRank.Title.whole), ("swift  NOTES", .whole), ("swift", .start),
      ("notes", .all),
      ("notes text", .some), ("text", .none),
    ])
  func titles(_ query: String, _ expected: SearchRank.Title) {
    #expect(match(Query(query), title: "Swift notes", text: "some text")?.title == expected)
  }

  @Test("The line shown is the first with the most words, with its place in the note")
  func line() throws {
    let text = "one word\r\ntwo\r\nthe word and two\r\nword two again\r\n"
    let line = try #require(match("two word", title: "x", text: text)?.line)
    #expect(line.number == 2)
    #expect(line.text == "the word and two")
    #expect(line.column == 4)
    #expect(line.offset == 19)
    #expect(line.ranges == [4..<8, 13..<16])
    #expect(match("x", title: "x", text: "y")?.line == nil)
  }

  @Test("Of a long line only the surroundings of the match are shown, in whole characters")
  func longLine() throws {
    let text =
      String(repeating: "日本", count: 5_000) + "needle" + String(repeating: "é", count: 5_000)
    let line = try #require(match("needle", title: "x", text: text)?.line)
    #expect(line.text.utf8.count < 420)
    #expect(!line.text.unicodeScalars.contains("\u{FFFD}"))
    #expect(line.column == 10_000)
    let shown = try #require(line.ranges.first)
    #expect(Array(line.text.utf8)[shown].elementsEqual("needle".utf8))
  }

  @Test("Bytes that aren't UTF-8 hide nothing around them")
  func invalid() throws {
    var memory = SearchText()
    let bytes: [UInt8] = [0xFF, 0x0A, 0xE9] + Array("word\n".utf8)
    let line = try #require(Query("word").match(title: "x", bytes: bytes, using: &memory)?.line)
    #expect(line.number == 1)
    #expect(line.offset == 3)
    #expect(line.text == "\u{FFFD}word")
    #expect(line.ranges == [3..<7])
  }

  @Test("Searching as it lies in memory and searching folded text find the same")
  func sameBothWays() {
    var random = SplitMix64(seed: 9)
    func text(_ count: Int) -> String {
      String((0..<count).map { _ in ["a", "B", "b", "A", " ", "c"][random.next(upTo: 6)] })
    }
    for _ in 0..<2_000 {
      let query = Query(text(3))
      let plain = text(random.next(upTo: 30))
      var memory = SearchText()
      memory.load(Array(plain.utf8))
      let direct = query.prepared.map { memory.matches(of: $0, limit: .max) }
      memory.load(Array((plain + "é").utf8))
      let folded = query.prepared.map { memory.matches(of: $0, limit: .max) }
      #expect(direct == folded)
      #expect(query.prepared.map { memory.contains($0) } == direct.map { !$0.isEmpty })
    }
  }

  @Test("A scan finds every note that matches, the best first, and nothing else")
  func scan() throws {
    let vault = try TemporaryVault([
      "a.md": "# Garden\n\nplants", "b.md": "# Other\n\nin the garden", "c.md": "# My garden\n",
      "d/garden.md": "", "e.md": "# Nothing\n",
    ])
    for (index, name) in ["a.md", "b.md", "c.md", "d/garden.md"].enumerated() {
      try vault.setModified(name.utf8, seconds: 1_000 + index)
    }
    let listing = try NoteListing.scan(vault.notebook)
    let hits = SearchScan("garden", in: listing, of: try vault.notebook).hits()
    #expect(hits.map { listing[$0.note].path.key } == ["d/garden.md", "a.md", "c.md", "b.md"])
    #expect(hits.map(\.rank.title) == [.whole, .whole, .all, .none])
    #expect(hits[3].line?.number == 2)
    #expect(hits[1].titleRanges == [0..<6])
    #expect(SearchScan("", in: listing, of: try vault.notebook).hits().isEmpty)
  }

  @Test("A scan agrees with looking at every note by hand, in batches, each note once")
  func batches() throws {
    let vault = try TemporaryVault()
    try vault.fill(with: 700)
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    var batches: [[SearchHit]] = []
    let outcome = SearchScan("river stone", in: listing, of: notebook).run { batches.append($0) }
    #expect(outcome == .complete)
    #expect(batches.allSatisfy { !$0.isEmpty && $0.count <= 32 })
    let expected = try listing.ids.filter { id in
      let text = String(
        decoding: try NoteFile.read(listing[id].path, in: notebook).bytes, as: UTF8.self)
      return text.contains("river") && text.contains("stone")
    }
    #expect(batches.flatMap { $0.map(\.note) }.sorted() == expected)
    #expect(!expected.isEmpty)
  }

  @Test("A scan stops when it is told to, and takes notes that have gone for no hits")
  func cancelled() throws {
    let vault = try TemporaryVault(["a.md": "word", "b.md": "word", "c.md": "word"])
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    try vault.remove("a.md")
    var asked = 0
    var hits = 0
    let scan = SearchScan("word", in: listing, of: notebook, order: listing.order(by: .path))
    let outcome = scan.run(while: {
      asked += 1
      return asked < 3
    }) { hits += $0.count }
    #expect(outcome == .cancelled)
    #expect(asked == 3 && hits == 0)
    #expect(scan.hits().count == 2)
  }
}
