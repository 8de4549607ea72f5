import NotesTestSupport
import Testing

@testable import Notes

/// Folders of so many notes that their texts are many blocks, which several threads read.
@Suite("An index of many blocks")
struct ManyBlocksTests {
  @Test("Finds what reading every note finds: short words, rare ones, tags, what isn't there")
  func model() throws {
    let notes = try GeneratedNotes(1_600)
    try notes.vault.write("rare.md", "# Rare\n\nA zyx by the 7q, with an Ωmega and 語 #rare\n")
    let notebook = try notes.vault.notebook
    let listing = try NoteListing.scan(notebook)
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    #expect(try index.update(to: listing, of: notebook).isComplete)
    #expect(index.published.withLock { $0.nextBlock } > 80)
    for text in [
      "z", "zy", "7q", "zyx", "ω", "語", "x y", "q", "ti", "garden -r", "garden -zy",
      "river -garden", "tag:rare", "kettle tag:rare", "by tag:rare", "is:done z", "-river",
      "zy OR tag:food", "entry 00071", "\"7q, w\"", "compass river",
    ] {
      let query = Query(text)
      let expected = SearchScan(query, in: listing, of: notebook).hits()
      let found = search(query, index, listing, notebook, generation: 1)
      #expect(found.map(\.note) == expected.map(\.note), "\(text)")
      #expect(found.prefix(32).map(\.line) == expected.prefix(32).map(\.line), "\(text)")
    }
  }

  @Test("Whatever word stands in a text, none of its letters and pairs is held to be missing")
  func pairs() {
    var random = SplitMix64(seed: 11)
    let letters = Array("abcz09 é語Ω-[#'👍ß\u{301}")
    for _ in 0..<400 {
      let text = String((0..<60).map { _ in letters[random.next(upTo: letters.count)] })
      var grams = Grams()
      grams.add(StrippedText(Array(text.utf8)).stripped)
      let bits = grams.pairs.bits
      let start = random.next(upTo: 50)
      let word = Query.Word(text.dropFirst(start).prefix(1 + random.next(upTo: 5)))
      for bit in LetterPairs.bits(of: word) {
        #expect(bits[Int(bit >> 6)] >> UInt64(bit & 63) & 1 == 1, "\(text) has \(word)")
      }
    }
  }
}

@Suite("The file of an index's texts")
struct TextFileTests {
  private static func index(
    of vault: TemporaryVault, in cache: TemporaryVault
  ) throws -> (NoteIndex, NoteIndex.Report) {
    let index = NoteIndex(in: cache.absolute("cache".utf8))
    let notebook = try vault.notebook
    return (index, try index.update(to: try NoteListing.scan(notebook), of: notebook))
  }

  private static func found(
    _ word: Query, _ index: NoteIndex, _ vault: TemporaryVault
  ) throws -> [String] {
    let notebook = try vault.notebook
    return search(word, index, try NoteListing.scan(notebook), notebook).map(\.rank.path.key)
  }

  @Test("One that is gone, cut or another's: the index is built anew", arguments: 0..<4)
  func damage(kind: Int) throws {
    let vault = try TemporaryVault(["a.md": "# Apple\n\npear\n", "b.md": "# Plum\n"])
    let cache = try TemporaryVault()
    _ = try Self.index(of: vault, in: cache)
    let whole = try cache.bytes(of: "cache/texts".utf8)
    switch kind {
    case 0: try cache.remove("cache/texts")
    case 1: try cache.write("cache/texts".utf8, Array(whole.dropLast(8)))
    case 2: try cache.write("cache/texts".utf8, [])
    default:
      try cache.write("cache/texts".utf8, Array("halotxt1anothers".utf8) + whole.dropFirst(16))
    }
    // A search goes by the files for as long as nothing is built.
    let stale = NoteIndex(in: cache.absolute("cache".utf8))
    try stale.open()
    #expect(try Self.found("pear", stale, vault) == ["a.md"])
    let (index, report) = try Self.index(of: vault, in: cache)
    #expect(report.renewal == .damaged)
    #expect(try Self.found("pear", index, vault) == ["a.md"])
  }

  @Test("Texts that the disk lost are no texts: the files are read")
  func zeros() throws {
    let vault = try TemporaryVault(["a.md": "# Apple\n\npear\n"])
    let cache = try TemporaryVault()
    _ = try Self.index(of: vault, in: cache)
    let whole = try cache.bytes(of: "cache/texts".utf8)
    try cache.write(
      "cache/texts".utf8, Array(whole.prefix(16)) + [UInt8](repeating: 0, count: whole.count - 16))
    let (index, _) = try Self.index(of: vault, in: cache)
    #expect(try Self.found("pear", index, vault) == ["a.md"])
  }

  @Test("What was written behind the last block that is known is written over")
  func unfinished() throws {
    let vault = try TemporaryVault(["a.md": "# Apple\n\npear\n"])
    let cache = try TemporaryVault()
    _ = try Self.index(of: vault, in: cache)
    let whole = try cache.bytes(of: "cache/texts".utf8)
    try cache.write("cache/texts".utf8, whole + [UInt8](repeating: 0x61, count: 5_000))
    try vault.write("b.md", "# Birch\n\nquince\n")
    let (index, report) = try Self.index(of: vault, in: cache)
    #expect((report.renewal, report.read) == (nil, 1))
    #expect(try Self.found("quince", index, vault) == ["b.md"])
    #expect(try Self.found("pear", index, vault) == ["a.md"])
  }
}
