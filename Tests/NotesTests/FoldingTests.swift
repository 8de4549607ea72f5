import NotesTestSupport
import Testing

@testable import Notes

@Suite("Folding")
struct FoldingTests {
  @Test("Each row of the table is what Unicode says: a letter equals the rest with the mark")
  func table() {
    var count = 0
    for row in Decompositions.rows {
      var scalars = row.pairs.unicodeScalars.makeIterator()
      while let letter = scalars.next(), let rest = scalars.next() {
        // The capital I with a dot stands for its small letter, which is two.
        if letter != "İ" {
          #expect(String(Character(letter)) == String(rest) + String(Character(row.mark)))
        }
        count += 1
      }
    }
    #expect(count == 491)
    let doubles = Array(Decompositions.doubles.unicodeScalars)
    for pair in stride(from: 0, to: doubles.count, by: 2) {
      #expect(doubles[pair] != doubles[pair + 1])
      #expect(String(doubles[pair]) == String(doubles[pair + 1]))
    }
  }

  @Test("Canonically equal text is folded to the same units")
  func canonical() {
    let letters = (0xC0..<0x3100).compactMap { Unicode.Scalar(UInt32($0)) }
      .filter {
        $0.properties.isLowercase && $0.properties.canonicalCombiningClass == .notReordered
      }
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{308}", "\u{30C}", "\u{323}",
    ]
    // Whatever a base with a mark equals must fold as that does.
    var composed: [String: Unicode.Scalar] = [:]
    for letter in letters { composed[String(Character(letter))] = letter }
    for base in letters + (0x61...0x7A).map({ Unicode.Scalar(UInt8($0)) }) {
      for mark in marks {
        let spelled = String(Character(base)) + String(Character(mark))
        guard let single = composed[spelled], single != base else { continue }
        #expect(
          FoldedText(String(Character(single))).units == FoldedText(spelled).units,
          "\(single) and \(spelled)")
      }
    }
  }

  @Test(
    "Text is compared without case and with accents set apart",
    arguments: [
      ("ÀÉÎ", "àéî"), ("ŽŠ", "žš"), ("ΑΒΓΔ", "αβγδ"), ("ПРИВЕТ", "привет"), ("ＡＢＣ", "ａｂｃ"),
      ("Z\u{FC}rich", "zu\u{308}rich"), ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
      ("が", "か\u{3099}"), ("ỆỘ", "e\u{323}\u{302}o\u{323}\u{302}"), ("\u{10400}", "\u{10428}"),
    ])
  func equal(_ left: String, _ right: String) {
    #expect(FoldedText(left).units == FoldedText(right).units)
  }

  @Test("Every unit knows the character that it came from, also behind bytes that aren't UTF-8")
  func offsets() {
    let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0xA9, 0xC3, 0x62, 0xF0, 0x9F, 0x98, 0x80, 0xE2, 0x82]
    var folded = FoldedText()
    bytes.withUnsafeBufferPointer { folded.load($0) }
    #expect(folded.offsets == [0, 1, 2, 2, 4, 5, 6, 10, 11, 12])
    #expect(folded.bytes(of: 2..<3) == 2..<4)
  }

  @Test("Random bytes are decoded as the standard library does")
  func decoding() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<3_000 {
      let bytes = (0..<random.next(upTo: 12)).map { _ -> UInt8 in
        let kinds: [UInt8] = [
          0x41, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xA0, 0xF0, 0x90, 0xF4, 0x8F, 0xFF,
        ]
        return kinds[random.next(upTo: kinds.count)]
      }
      var folded = FoldedText()
      bytes.withUnsafeBufferPointer { folded.load($0) }
      // Where bytes aren't UTF-8 both have marks, though not always as many.
      var expected: [FoldTable.Unit] = []
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar != "\u{FFFD}"
      {
        FoldTable.shared.fold(scalar.value) { expected.append($0) }
      }
      let actual = folded.units.filter { $0 != FoldTable.Unit(0xFFFD) }
      #expect(actual == expected, "\(bytes)")
    }
  }
}
