import NotesTestSupport
import Testing

@testable import Notes

private func repeated(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}

@Suite("Documents of any bytes")
struct DocumentSafetyTests {
  @Test("Any nasty text parses, and every block lies in the note", arguments: NastyVault.texts)
  func nasty(_ text: NastyText) {
    expectSound(Document(parsing: text.bytes), text.bytes)
  }

  @Test("Random bytes and random Markdown parse, and every block lies in the note")
  func fuzz() {
    var random = SplitMix64(seed: 42)
    let atoms =
      [
        "#", " ", "\n", "\r", "\r\n", "\t", "-", "*", "+", ">", "[", "]", "(", ")", "`", "```",
        "~~",
        "|", "|-|", "1.", "!", "[[", "]]", "[x] ", "<", "a", "é", "日", "\0", "\\", "&amp;", "---\n",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF0, 0x9F]]
    for _ in 0..<3_000 {
      let bytes = (0..<random.next(upTo: 40)).flatMap { _ in atoms[random.next(upTo: atoms.count)] }
      expectSound(Document(parsing: bytes), bytes)
    }
  }

  private func expectSound(_ document: Document, _ bytes: [UInt8]) {
    var last = 0..<0
    for block in document.blocks {
      let isInOrder =
        block.lines.lowerBound >= last.upperBound || block.lines.lowerBound == last.lowerBound
      #expect(isInOrder, "blocks overlap in \(bytes)")
      #expect(block.lines.upperBound <= document.lineCount)
      #expect(block.offset == 0 || block.offset < bytes.count)
      #expect(block.runs.allSatisfy { $0.link.map(block.links.indices.contains) ?? true })
      last = block.lines
      if case .table(let table) = block.kind {
        #expect(table.rows.allSatisfy { $0.count == table.alignments.count })
      }
      if case .task(_, let task) = block.kind {
        #expect(Array(bytes[task.source]) == Array(String(task.state).utf8))
      }
    }
  }

  @Test(
    "What could take too long to read as Markdown is shown as plain lines, whole",
    arguments: [
      NastyText("brackets", repeated("![[]()", 20_000)),
      NastyText("one long address", "a" + repeated("www.)", 20_000)),
      NastyText(
        "a wide table",
        repeated("a|", 2_000) + "\n" + repeated("-|", 2_000) + "\n" + repeated("x\n", 2_000)),
      NastyText("a table's ruler after many lines", repeated("a\n", 50_000) + "|-|\n"),
      NastyText(
        "a deep list and empty lines", repeated("- ", 50_000) + repeated("\n", 50_000) + "x"),
      NastyText(
        "a long reference often used",
        "[a]: /" + repeated("u", 500_000) + "\n\n" + repeated("[a]\n\n", 9_000)),
      NastyText("a node a byte", repeated("*", 1_000_001)),
    ])
  func costly(_ text: NastyText) {
    let document = Document(parsing: text.bytes)
    #expect(document.fidelity == .plain)
    let shown = document.blocks.flatMap { $0.text.utf8.split(separator: 0x0A) }
    let written = text.bytes.split(separator: 0x0A)
    #expect(shown.elementsEqual(written) { $0.elementsEqual($1) })
    #expect(document.blocks.first?.lines.lowerBound == 0)
  }

  @Test(
    "What people write, however long, is read as Markdown",
    arguments: [
      NastyText("one long line", repeated("word ", 200_000)),
      NastyText("many paragraphs", repeated("See [a](b) and `c` for *d*.\n\n", 20_000)),
      NastyText("many tasks", repeated("- [ ] task [[Note]]\n", 20_000)),
      NastyText("a long table", "| a | b |\n|---|---|\n" + repeated("| 1 | 2 |\n", 20_000)),
      NastyText("deep quotes", repeated(">", 10_000) + " deep"),
      NastyText(
        "a changelog",
        (0..<300).map { "[\($0)]: https://example.com/changes/\($0)\n" }.joined()
          + repeated("\n- fixed [1]\n", 2_000)),
    ])
  func bearable(_ text: NastyText) {
    #expect(Document(parsing: text.bytes).fidelity == .markdown)
  }

  @Test(
    "A note so small that its cost isn't counted is bearable, whatever it is made of",
    arguments: [
      "-\n", "|-\n", "[", "[]()", "![", "<a ", ">", "- ", "w.", "www.", "@", ":", "a\n", "\n",
      "[a]: b\n", "[a]:", "* * ", "1. ", "\"", "&", "  ", "\t", "_*", "\\",
    ])
  func harmless(_ piece: String) {
    let limit = MarkdownCost.harmless
    func text(_ first: String, _ part: Int, _ second: String) -> [UInt8] {
      let start = repeated(first, limit).utf8.prefix(limit * part / 4)
      return Array(start) + [0x0A] + Array(repeated(second, limit).utf8)
    }
    for other in ["-\n", "|-\n", "a|", "[", "x\n", "> ", "[a]", "www."] {
      for part in 1...4 {
        let bytes = text(piece, part, other).prefix(limit)
        #expect(MarkdownCost(of: Array(bytes), from: 0).isBearable, "\(part)/4, then \(other)")
      }
    }
  }

  @Test("Ten thousand nested quotes are one block, ten thousand deep")
  func deep() {
    let document = Document(parsing: Array((String(repeating: ">", count: 10_000) + " x").utf8))
    #expect(document.blocks.map(\.text) == ["x"])
    #expect(document.blocks[0].quotes == 10_000)
  }
}
