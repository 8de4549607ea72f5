import NotesTestSupport
import Testing

@testable import Notes

/// The index finds what reading every note finds, which is the model: same notes, same ranks, same
/// order.
@Suite("The index finds what reading every note finds")
struct IndexModelTests {
  /// Pieces of which texts and searches are made: letters that fold, marks, letters that marks make
  /// others of, scripts without blanks, ends of lines, and bytes that aren't UTF-8.
  private static let pieces: [[UInt8]] =
    [
      "a", "b", "A", "ab", "abc", "cab", "é", "e\u{301}", "e", "E", "ê", "ệ", "e\u{323}\u{302}",
      "ß",
      "ss", "ñ", "n", "か", "が", "か\u{3099}", "語", "日本", "本", "한", "하", "ㅎ", "İ", "i", "Ё", "Е",
      "\u{301}", "\u{3099}", "z", "👍", "👍🏽", " ", " ", "\n", "-", "\"", "'", "1", "\u{FFFD}", "क",
      "क़", "\u{93C}", "שָׁ", "ש", "tag", "#tag", "#tag/b", "x\u{338}\u{327}",
    ].map { Array($0.utf8) } + [[0xE9], [0xFF], [0xE3, 0x81]]

  private static func text(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    (0..<count).flatMap { _ in pieces[random.next(upTo: pieces.count)] }
  }

  private static func query(_ random: inout SplitMix64) -> String {
    let conditions = [
      "tag:tag", "tag:tag/b", "is:open", "is:done", "is:untagged", "is:pinned", "path:n", "path:é",
    ]
    let terms = (0...random.next(upTo: 3)).map { _ -> String in
      let sign = random.next(upTo: 4) == 0 ? "-" : ""
      let word = String(decoding: text(1 + random.next(upTo: 3), &random), as: UTF8.self)
        .replacing("\"", with: "")
      switch random.next(upTo: 8) {
      case 0: return sign + conditions[random.next(upTo: conditions.count)]
      case 1: return sign + "title:\"" + word + "\""
      case 2: return sign + "\"" + word + "\""
      case 3: return "OR " + word
      default: return sign + word
      }
    }
    return terms.joined(separator: " ")
  }

  private static func vault(_ random: inout SplitMix64) throws -> TemporaryVault {
    let vault = try TemporaryVault()
    for number in 0..<40 {
      var bytes: [UInt8] = []
      switch random.next(upTo: 4) {
      case 0:
        bytes += Array("---\ntitle: ".utf8) + text(3, &random).filter { $0 != 0x0A }
        bytes += Array("\npinned: true\ntags: tag/b\n---\n".utf8)
      case 1: bytes += Array("# ".utf8) + text(4, &random) + Array("\n".utf8)
      case 2: bytes += Array("- [ ] ".utf8) + text(2, &random) + Array("\n- [x] done\n".utf8)
      default: break
      }
      bytes += text(random.next(upTo: 40), &random)
      let name = Array("n\(number % 7)/é\(number).md".utf8)
      try vault.write(name, bytes)
      try vault.setModified(name, seconds: random.next(upTo: 12))
    }
    return vault
  }

  private func same(_ found: [SearchHit], _ expected: [SearchHit], _ query: String) {
    #expect(found.map(\.note) == expected.map(\.note), "\(query.debugDescription)")
    #expect(found.map(\.rank) == expected.map(\.rank), "\(query.debugDescription)")
    #expect(found.map(\.line) == expected.map(\.line), "\(query.debugDescription)")
    #expect(found.map(\.titleRanges) == expected.map(\.titleRanges), "\(query.debugDescription)")
  }

  @Test("For random texts and searches, while notes change", arguments: [1, 2, 3, 4] as [UInt64])
  func random(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let vault = try Self.vault(&random)
    let notebook = try vault.notebook
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    for round in 0..<3 {
      let listing = try NoteListing.scan(notebook)
      // In the second round the index is behind.
      if round != 1 { _ = try index.update(to: listing, of: notebook) }
      for _ in 0..<60 {
        let text = Self.query(&random)
        let query = Query(text)
        let scope: SearchScope = random.next(upTo: 5) == 0 ? .titles : .everything
        let expected = SearchScan(query, in: listing, of: notebook, scope: scope).hits()
        let found = search(
          query, index, listing, notebook, in: scope, generation: UInt64(round))
        same(found, expected, text)
      }
      for number in 0..<8 {
        let name = Array("n\(number % 7)/é\(number).md".utf8)
        try vault.write(name, Self.text(30, &random) + Array("\(round)".utf8))
      }
    }
  }

  @Test("In a folder of nasty names and texts")
  func nasty() throws {
    let vault = try TemporaryVault.nasty()
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    #expect(try index.update(to: listing, of: notebook).isComplete)
    for text in [
      "note", "a", "é", "日", "日本語", "語", "한", "\u{338}", "z\u{338}", "[[", "red", "-note", "x",
      "zurich", "zürich", "long line", "\"long line\"", "title:a", "path:zurich", "is:open", "👍",
      "שלום", "مرحبا", "\u{FFFD}",
    ] {
      let query = Query(text)
      same(
        search(query, index, listing, notebook, generation: 1),
        SearchScan(query, in: listing, of: notebook).hits(), text)
    }
  }

  @Test("In a note that is too large to be kept as text")
  func large() throws {
    let vault = try TemporaryVault(["small.md": "needle\n"])
    let filler = String(repeating: "some words of hay\n", count: 30_000)
    try vault.write("large.md", "# Large\n" + filler + "a needle, Café\n" + filler)
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let index = NoteIndex(in: try TemporaryVault().absolute("cache".utf8))
    _ = try index.update(to: listing, of: notebook)
    for text in ["needle", "cafe", "café", "-hay", "large", "q", "-q", "w", "-w", "-w OR é"] {
      let query = Query(text)
      same(
        search(query, index, listing, notebook, generation: 1),
        SearchScan(query, in: listing, of: notebook).hits(), text)
    }
  }
}
