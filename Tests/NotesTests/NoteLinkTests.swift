import NotesTestSupport
import Testing

@testable import Notes

@Suite("Links to notes (scenes R10)")
struct NoteLinkTests {
  private func note(_ text: String) throws -> NotePath { try #require(NotePath(text)) }

  @Test("A link is written in one way")
  func written() throws {
    let path = try note("travel/Zürich #1.md")
    #expect(
      NoteLink(to: path).description == "halo://note/travel/Z%C3%BCrich%20%231.md")
    #expect(
      NoteLink(to: path, place: .heading(Array("To eat?".utf8)), line: 12).description
        == "halo://note/travel/Z%C3%BCrich%20%231.md#To%20eat%3F?line=12")
    #expect(
      NoteLink(to: try note("a.md"), place: .block(Array("b1".utf8))).description
        == "halo://note/a.md#^b1")
  }

  @Test(
    "Other spellings are read, too",
    arguments: [
      ("HALO://Note/a.md", "halo://note/a.md"),
      ("halo://note/a.md^b1", "halo://note/a.md#^b1"),
      ("halo://note/a.md?line=3#Top", "halo://note/a.md#Top?line=3"),
      ("halo://note/ä b.md", "halo://note/%C3%A4%20b.md"),
      ("halo://note/a.md?theme=x&line=3", "halo://note/a.md?line=3"),
      ("halo://note/a.md?line=0", "halo://note/a.md"),
      ("halo://note/a.md?line=x", "halo://note/a.md"),
      ("halo://note/a.md#", "halo://note/a.md"),
      ("halo://note/a.md#^", "halo://note/a.md"),
      ("halo://note/f%2fa.md", "halo://note/f/a.md"),
    ])
  func lenient(text: String, same: String) {
    #expect(NoteLink(text)?.description == same)
  }

  @Test(
    "What leads out of the folder or is no link isn't read",
    arguments: [
      "", "halo://note/", "halo://note", "https://note/a.md", "halo://note/../a.md",
      "halo://note/%2e%2e/a.md", "halo://note//a.md", "halo://note/a%00.md", "halo://note/a%4",
      "halo://note/a%GG.md", "halo://note/a.md#%F", "halo://scene/a.md",
    ])
  func refused(text: String) {
    #expect(NoteLink(text) == nil)
  }

  @Test("Every path and place, of whatever bytes, is read as it was written")
  func roundTrip() throws {
    var random = SplitMix64(seed: 7)
    func bytes(_ most: Int) -> [UInt8] {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        UInt8.random(in: 1...255, using: &random)
      }
    }
    var tried = 0
    for round in 0..<2_000 {
      guard let path = NotePath(bytes: bytes(12)) else { continue }
      tried += 1
      let place: NoteLink.Place? =
        [nil, .heading(bytes(6)), .block(bytes(6))][round % 3]
      let line = round.isMultiple(of: 2) ? nil : Int.random(in: 1...1_000_000, using: &random)
      let link = NoteLink(to: path, place: place, line: line)
      let text = link.description
      #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(NoteLink(text) == link, "\(text)")
    }
    #expect(tried > 1_000)
  }

  @Test("Nasty names come through")
  func nasty() throws {
    for name in NastyVault.names {
      let link = NoteLink(to: try #require(NotePath(bytes: name)), line: 1)
      #expect(NoteLink(link.description) == link)
    }
  }

  @Test("Random text never makes it stumble, and what it reads it writes and reads again")
  func random() {
    var random = SplitMix64(seed: 9)
    let pieces = [
      "halo://note/", "a", "%", "%41", "#", "^", "?", "line=", "7", "/", "&", "é", "..",
    ]
    for _ in 0..<5_000 {
      let text =
        "halo://note/"
        + (0..<6).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      guard let link = NoteLink(text) else { continue }
      #expect(NoteLink(link.description) == link, "\(text)")
    }
  }
}
