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
      "z", "zy", "7q", "zyx", "ω", "語", "x y", "q", "ti", "garden -r", "garden -zy", "-e",
      "r OR zy", "r é", "garden -ri -st", "kettle -compass", "compass -river",
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

  @Test("Tells first what has a word in its title, though many newer notes have it in their texts")
  func titlesFirst() throws {
    let notes = try GeneratedNotes(1_600)
    for (number, text) in ["by it", "by the pond, é", "by the lake", "it"].enumerated() {
      let name = Array("old \(number).md".utf8)
      try notes.vault.write(name, Array("# Quagga \(number)\n\n\(text)\n".utf8))
      try notes.vault.setModified(name, seconds: 1_000 + number)
    }
    for number in 0..<3 {
      let name = Array("new \(number).md".utf8)
      try notes.vault.write(name, Array("# New\n\nA quagga by it\n".utf8))
      try notes.vault.setModified(name, seconds: 1_800_000_000 + number)
    }
    let notebook = try notes.vault.notebook
    let listing = try NoteListing.scan(notebook)
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    #expect(try index.update(to: listing, of: notebook).isComplete)
    for (text, expected) in [
      ("quagga by", ["old 2", "old 1"]), ("quagga -the", ["old 3", "old 0"]),
      ("quagga é", ["old 1"]), ("quagga -\"by the\" by", ["old 0", "new 2"]),
    ] {
      var first: [String]?
      _ = index.search(
        Query(text), in: listing, generation: 1, of: notebook, screenful: expected.count,
        patience: .seconds(600)
      ) { hits, _ in
        guard first == nil else { return }
        first = hits.prefix(expected.count).map {
          String(decoding: listing[$0.note].path.stem, as: UTF8.self)
        }
      }
      #expect(first == expected, "\(text)")
    }
  }

  @Test("A letter is known to be in a text exactly where it is found there")
  func letters() {
    var random = SplitMix64(seed: 12)
    let pieces = ["a", "b", "q", "z", "A", "é", "q\u{3099}", "か\u{3099}", "7", " ", "ß", "👍"]
    for _ in 0..<400 {
      let text = (0..<random.next(upTo: 12)).map { _ in pieces[random.next(upTo: pieces.count)] }
      let stripped = StrippedText(Array(text.joined().utf8)).stripped
      let marks = IndexTable.Marks(lettersOf: stripped)
      for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
        let isThere = stripped.withUnsafeBytes { ByteWord([letter]).isIn($0[...]) }
        let mark = IndexTable.Marks(letter: letter)
        #expect(mark.map(marks.contains) == isThere, "\(text)")
      }
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
