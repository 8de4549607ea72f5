import NotesTestSupport
import Testing

@testable import Notes

@Suite("Paths of notes")
struct NotePathTests {
  @Test(
    "What isn't a path below a folder isn't a path",
    arguments: ["", "/", "/a", "a/", "a//b", ".", "..", "a/..", "../a", "a/./b", "a\0b"])
  func refused(_ text: String) {
    #expect(NotePath(text) == nil)
  }

  @Test("A path knows its name, its stem, its folder and its depth")
  func parts() throws {
    let path = try #require(NotePath("travel/asia/Tokyo.v2.md"))
    #expect(Array(path.name) == Array("Tokyo.v2.md".utf8))
    #expect(Array(path.stem) == Array("Tokyo.v2".utf8))
    #expect(path.folder == NotePath("travel/asia"))
    #expect(path.folder?.folder?.folder == nil)
    #expect(path.depth == 2)
    #expect(try #require(NotePath("v1.2")).stem.elementsEqual("v1.2".utf8))
  }

  @Test("Names that differ only in normalisation are two paths (notes N2)")
  func normalisation() {
    #expect("Zürich.md" == "Zu\u{308}rich.md")
    #expect(NotePath("Z\u{FC}rich.md") != NotePath("Zu\u{308}rich.md"))
  }

  @Test("A path is put together from a folder and a single name")
  func appending() {
    #expect(NotePath.of("b.md".utf8, in: NotePath("a")) == NotePath("a/b.md"))
    #expect(NotePath.of("b.md".utf8, in: nil) == NotePath("b.md"))
    #expect(NotePath.of("b/c.md".utf8, in: nil) == nil)
    #expect(NotePath("a")?.appending("..".utf8) == nil)
  }

  @Test("A key gives back the same bytes, whatever they are", arguments: NastyVault.names)
  func keys(_ name: [UInt8]) throws {
    let path = try #require(NotePath(bytes: Array("folder/".utf8) + name))
    #expect(NotePath(key: path.key) == path)
  }

  @Test("UTF-8 stays readable in a key, and only what isn't is escaped")
  func readableKeys() throws {
    #expect(NotePath("travel/Zürich.md")?.key == "travel/Zürich.md")
    #expect(NotePath("100%.md")?.key == "100%25.md")
    #expect(NotePath(bytes: [0x61, 0xE9, 0x62])?.key == "a%E9b")
    #expect(NotePath("a%E9b")?.key == "a%25E9b")
  }

  @Test(
    "Text that is no path's key makes no path",
    arguments: ["a%", "a%4", "a%zz", "a%41", "%c3%a9", "%C3%A9", "/a", ""])
  func badKeys(_ key: String) {
    #expect(NotePath(key: key) == nil)
  }

  @Test("Random bytes survive their key, and different paths have different keys")
  func randomKeys() {
    var random = SplitMix64(seed: 7)
    var seen: [String: NotePath] = [:]
    for _ in 0..<2_000 {
      let alphabet: [UInt8] = [0x61, 0x25, 0x32, 0x35, 0xC3, 0xA9, 0xE9, 0xFF, 0xF0, 0x9F]
      let bytes = (0..<random.next(upTo: 6) + 1).map { _ in
        alphabet[random.next(upTo: alphabet.count)]
      }
      guard let path = NotePath(bytes: bytes) else { continue }
      #expect(NotePath(key: path.key) == path)
      if let other = seen.updateValue(path, forKey: path.key) { #expect(other == path) }
    }
  }

  @Test("Bytes that aren't UTF-8 are shown as replacement marks")
  func display() throws {
    let path = try #require(NotePath(bytes: [0x61, 0xE9, 0x62]))
    #expect(path.display == "a\u{FFFD}b")
    #expect(path.utf8 == nil)
  }

  @Test(
    "The extensions of notes are known in any case (notes N1)",
    arguments: [
      ("a.md", NoteExtension.md), ("a.MD", .md), ("a.Markdown", .markdown), ("a.mdown", .mdown),
      ("a.txt", .txt), ("a.md.txt", .txt), (".md", nil), ("amd", nil), ("a.mdx", nil),
      ("a.md~", nil), ("", nil), ("d", nil), ("a.markdow", nil), ("n", nil),
    ])
  func extensions(_ name: String, _ expected: NoteExtension?) {
    #expect(NoteExtension(of: name.utf8) == expected)
  }
}
