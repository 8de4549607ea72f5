import NotesTestSupport
import Testing

@testable import Notes

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

  /// A folder with a note, its cache, and what the file of texts holds once it was indexed.
  private static func indexed() throws -> (TemporaryVault, TemporaryVault, texts: [UInt8]) {
    let vault = try TemporaryVault(["a.md": "# Apple\n\npear\n"])
    let cache = try TemporaryVault()
    _ = try index(of: vault, in: cache)
    return (vault, cache, try cache.bytes(of: "cache/texts".utf8))
  }

  @Test("Texts that the disk lost are no texts: the files are read")
  func zeros() throws {
    let (vault, cache, whole) = try Self.indexed()
    try cache.write(
      "cache/texts".utf8, Array(whole.prefix(16)) + [UInt8](repeating: 0, count: whole.count - 16))
    let (index, _) = try Self.index(of: vault, in: cache)
    #expect(try Self.found("pear", index, vault) == ["a.md"])
  }

  @Test("What was written behind the last block that is known is written over")
  func unfinished() throws {
    let (vault, cache, whole) = try Self.indexed()
    try cache.write("cache/texts".utf8, whole + [UInt8](repeating: 0x61, count: 5_000))
    try vault.write("b.md", "# Birch\n\nquince\n")
    let (index, report) = try Self.index(of: vault, in: cache)
    #expect((report.renewal, report.read) == (nil, 1))
    #expect(try Self.found("quince", index, vault) == ["b.md"])
    #expect(try Self.found("pear", index, vault) == ["a.md"])
  }

  @Test("Two that begin an index without notes write into one file")
  func shared() throws {
    let (vault, cache) = (try TemporaryVault(), try TemporaryVault())
    let notebook = try vault.notebook
    let (one, _) = try Self.index(of: vault, in: cache)
    let (other, _) = try Self.index(of: vault, in: cache)
    try vault.write("a.md", "# Apple\n\npear\n")
    #expect(try one.update(to: try NoteListing.scan(notebook), of: notebook).read == 1)
    try vault.write("b.md", "# Birch\n\nquince\n")
    #expect(try other.update(to: try NoteListing.scan(notebook), of: notebook).read == 1)
    let texts = try cache.bytes(of: "cache/texts".utf8)
    #expect(texts.firstRange(of: "pear".utf8) != nil && texts.firstRange(of: "quince".utf8) != nil)
    let (next, report) = try Self.index(of: vault, in: cache)
    #expect(report == NoteIndex.Report())
    #expect(try Self.found("pear", next, vault) == ["a.md"])
    #expect(try Self.found("quince", next, vault) == ["b.md"])
  }
}
