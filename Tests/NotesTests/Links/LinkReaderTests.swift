import NotesTestSupport
import Testing

@testable import Notes

@Suite("Links found in one pass are those of Markdown (notes N7)")
struct LinkReaderTests {
  /// Whether both say the same; whether one pass could tell.
  @discardableResult
  private func agrees(_ text: [UInt8], _ source: String = "") -> Bool {
    let expected = LinkReader.links(of: Document(parsing: text))
    let quick = LinkReader.quickLinks(in: text)
    let shown = source.isEmpty ? String(decoding: text, as: UTF8.self).debugDescription : source
    #expect(quick == nil || quick == expected, "\(shown)")
    #expect(LinkReader.links(in: text) == expected)
    return quick != nil
  }

  @Test(
    "What most notes hold is told without Markdown",
    arguments: [
      "[[a]]", "see [[a|b]] and ![[c.png|300]].", "# [[a#h]]\n\n- [ ] [x](b.md)\n",
      "> [[a b]]\n\n1. [x](<b c.md>) `[[no]]`", "```\n[[no]]\n```\n[[a]]", "~~~x\n[[no]]\n",
      "[x](b.md#h) [y](../c%20d.md) ![p](pic.png)", "[b.md](b.md)", "no link [1] here",
      "---\ntitle: [[x]]\n---\n[[my_note]] a < b", "*[[a]]* **see [[b]]**", "| [[a]] | b |",
      "$ [[ $x == y ]]", "[[a]], ([[b]]) [x](http://x.y) ", "\u{FEFF}[[a]]\r\n[[b]]\r\n",
      "[^1] [[a]] - [x] done", "日本 [[語]]",
    ])
  func quick(_ text: String) {
    #expect(agrees(Array(text.utf8)), "in doubt")
  }

  @Test(
    "What only Markdown can judge is left to it",
    arguments: [
      "    [[code]]", "<div>\n[[html]]\n", "\\[[a]]", "[[a]](b)", "[x]: b.md\n\n[x]",
      "`a\n[[b]]`", "a|b\n-|-\n[[a|b]]|c", "- ```\n  [[a]]\n  ```", "[[[a]]]", "[a [[b]] c](d)",
      "[x](a(b).md)", "[x](a.md \"t\")", "[[a*b]] *", "http://x.y/[[a]]", "[[a&amp;b]]",
      "[[a\0]]", "\r[[a]]\r    [[b]]", "[a\nb](c)", "[x]()", "-     [[a]]", "\t[[a]]",
    ])
  func doubtful(_ text: String) {
    agrees(Array(text.utf8))
  }

  @Test("However pieces are put together, both agree", arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "[[", "]]", "[", "]", "(", ")", "](", "a", "b c", "n.md", "|", "#h", "!", "`", "``", "```",
      "~~~", "\n", "\n\n", "\r\n", "    ", "  ", "\t", "- ", "1. ", "> ", "# ", "<", ">", "<b>",
      "*",
      "_", "~~", "\\", "&amp;", "&", "http://x.y", "www.x.y", "@", "é", "---", "-|-", ":", "]:",
      " ", "[[a]]", "[x](n.md)", "![[p.png]]", "$ [[ x ]]", "x@y.zz", "[ ] ", "=", "\0", ".",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      agrees(Array(text.utf8))
    }
  }

  @Test("On notes as people and tests have them both agree, and most are told in one pass")
  func notes() throws {
    let vault = try TemporaryVault.nasty()
    let listing = try NoteListing.scan(vault.notebook)
    for id in listing.ids {
      let bytes = try vault.bytes(of: listing[id].pathBytes)
      agrees(bytes, listing[id].path.display)
    }
    // The pages of this repository.
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let pages = try Notebook(at: "/\(root)/docs")
    let all = try NoteListing.scan(pages)
    var told = 0
    for id in all.ids {
      let path = all[id].path
      told += agrees(try NoteFile.read(path, in: pages).bytes, path.display) ? 1 : 0
    }
    #expect(told * 2 >= all.count, "\(told) of \(all.count)")
  }
}
