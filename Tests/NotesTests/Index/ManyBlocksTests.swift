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
