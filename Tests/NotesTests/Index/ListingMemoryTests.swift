import NotesTestSupport
import Testing

@testable import Notes

@Suite("The list as it was")
struct ListingMemoryTests {
  private func list(of vault: TemporaryVault) throws -> (NoteListing, NoteTitles) {
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    return (listing, .read(listing, in: notebook))
  }

  private func encoded(_ listing: NoteListing, _ titles: NoteTitles) -> [UInt8] {
    var bytes: [UInt8] = []
    // Nothing is written, so nothing can fail.
    try? ListingMemory.encode(listing, title: { titles[$0] }, to: { bytes += $0 })
    return bytes
  }

  @Test("A long list comes back, which is written in pieces")
  func pieces() throws {
    let notes = try GeneratedNotes(1_600)
    let (listing, titles) = try list(of: notes.vault)
    let bytes = encoded(listing, titles)
    #expect(bytes.count > 2 * 65_536)
    let back = try #require(ListingMemory(bytes))
    let order = listing.order(by: .modified)
    #expect(back.listing.ids.map { back.listing[$0].path } == order.map { listing[$0].path })
    #expect(back.listing.ids.map { back.titles[$0] } == order.map { titles[$0] })
    for place in stride(from: 0, to: bytes.count, by: 9_973) {
      var damaged = bytes
      damaged[place] ^= 4
      #expect(ListingMemory(damaged) == nil)
    }
  }

  @Test("It comes back as it was, with folders, titles and files that are known again")
  func roundTrip() throws {
    let vault = try TemporaryVault.nasty()
    try vault.write("names.md", "---\naliases: [One, Zwei, \"\"]\n---\n# Names\n")
    let (listing, titles) = try list(of: vault)
    let back = try #require(ListingMemory(encoded(listing, titles)))
    #expect(back.listing.count == listing.count && back.listing.count > 40)
    #expect(back.listing.folders == listing.folders)
    #expect(back.listing.completeness == .partial)
    for id in listing.ids {
      let (old, new) = (listing[id], try #require(back.listing.id(of: listing[id].path)))
      #expect(back.listing[new].identity == old.identity)
      #expect(back.listing[new].created == old.created)
      #expect(back.listing[new].folder == old.folder)
      #expect(back.titles[new] == titles[id])
    }
    #expect(back.listing.order(by: .modified) == Array(back.listing.ids))
  }

  @Test("What was cut or damaged is no list")
  func damage() throws {
    let (listing, titles) = try list(
      of: TemporaryVault(["a.md": "# Apple\n", "b/c.md": "---\nalias: Zwei\n---\ntext"]))
    let bytes = encoded(listing, titles)
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      #expect(ListingMemory(Array(bytes.prefix(random.next(upTo: bytes.count)))) == nil)
      var damaged = bytes
      damaged[random.next(upTo: bytes.count)] ^= UInt8(1 + random.next(upTo: 255))
      #expect(ListingMemory(damaged) == nil)
    }
    #expect(ListingMemory(bytes + [0]) == nil)
  }

  @Test("It is written when the index is in line with the folder, and again at the end")
  func writing() throws {
    let (vault, cache) = (try TemporaryVault(["a.md": "# Apple\n"]), try TemporaryVault())
    let index = NoteIndex(in: cache.absolute("cache".utf8))
    #expect(index.remembered() == nil)
    let notebook = try vault.notebook
    _ = try index.update(to: try NoteListing.scan(notebook), of: notebook)
    #expect(index.remembered()?.listing.count == 1)
    try vault.write("b.md", "# Pear\n")
    _ = try index.update(to: try NoteListing.scan(notebook), of: notebook)
    index.close()
    let memory = try #require(index.remembered())
    let titles = memory.listing.ids.map { memory.titles[$0]?.text }
    #expect(titles == ["Pear", "Apple"])
  }
}
