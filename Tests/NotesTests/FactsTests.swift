import NotesTestSupport
import Testing

@testable import Notes

@Suite("What can be told of a note, and what leads to it (notes N8)")
struct FactsTests {
  @Test("Size, words, lines and how they end")
  func facts() throws {
    let vault = try TemporaryVault(["a.md": "# A\n", "b.md": ""])
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let note = try #require(NotePath("a.md"))
    func facts(_ bytes: [UInt8]) -> NoteFacts { NoteFacts(of: bytes, at: note, in: listing) }
    let plain = facts(
      Array("---\ntags: [x]\n---\n# A — b\n\n- see [[b]] and [no](gone.md) #t\n".utf8))
    #expect(plain.words == 7)
    #expect(plain.lines == 6)
    #expect(plain.lineEnds == .lf)
    #expect(plain.faults == 0)
    #expect(plain.tags.all == ["x", "t"])
    #expect(plain.links.map(\.text) == ["b", "no"])
    let b = try #require(NotePath("b.md"))
    #expect(plain.links.map(\.place) == [.note(b), .missing("gone.md")])
    let odd = facts([0xEF, 0xBB, 0xBF] + Array("a\r\nb\nc".utf8) + [0xFF, 0x20, 0xE6, 0x97])
    #expect(odd.hasByteOrderMark)
    #expect(odd.lineEnds == .mixed(lf: 1, crlf: 1))
    #expect(odd.faults == 2)
    #expect(facts([]).lineEnds == .none)
    #expect(facts(Array("a\r\n".utf8)).lineEnds == .crlf)
  }

  @Test("Every form of link is found once a note, in stretches as in one, and none in code")
  func backlinks() throws {
    let vault = try TemporaryVault([
      "Bread.md": "# Bread\n\n[[Bread]] itself\n",
      "f/Wiki.md": "# W\n\nwords\n\n- with [[bread|shown]] and [[Bread#x]]\n",
      "Markdown.md": "[b](Bread.md)\n", "Code.md": "`[[Bread]]`\n", "Other.md": "[[Breads]]\n",
    ])
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let bread = try #require(NotePath("Bread.md"))
    let scan = BacklinkScan(
      to: bread, in: listing, of: notebook, order: listing.order(by: .path))
    let found = try #require(scan.backlinks(in: 0..<scan.count))
    #expect(found.map(\.note.display) == ["Markdown.md", "f/Wiki.md"])
    #expect(found.map(\.count) == [1, 2])
    #expect(found.map(\.block) == [0, 1])
    #expect(found.last?.text == "with shown and Bread#x")
    let pieces = (0..<scan.count + 2).compactMap { scan.backlinks(in: $0..<$0 + 1) }.flatMap(\.self)
    #expect(pieces == found)
    #expect(scan.backlinks(in: 0..<scan.count) { false } == nil)
    let gone = try #require(NotePath("Gone.md"))
    #expect(
      BacklinkScan(to: gone, in: listing, of: notebook, order: [])
        .backlinks(in: 0..<5) == [])
  }
}
