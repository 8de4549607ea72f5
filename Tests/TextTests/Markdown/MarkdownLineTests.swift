import Testing
import Text

@Suite("Markdown while one writes")
struct MarkdownLineTests {
  @Test(
    "Lines are known by how they begin",
    arguments: [
      ("## Title\n", [(0..<8, .heading(2)), (0..<2, .headingMark)]), ("#tag", [(0..<4, .tag)]),
      ("####### x", []), ("- a", [(0..<1, .listMark)]), ("  12. a", [(2..<5, .listMark)]),
      ("- [ ] a", [(0..<1, .listMark), (2..<5, .openBox)]),
      ("* [x] a", [(0..<1, .listMark), (2..<5, .doneBox)]), ("- [x]a", [(0..<1, .listMark)]),
      ("> > q", [(0..<1, .quoteMark), (2..<3, .quoteMark)]),
      ("> - a", [(0..<1, .quoteMark), (2..<3, .listMark)]), ("---\r\n", [(0..<3, .rule)]),
      ("* * *", [(0..<5, .rule)]), ("--", []), ("", []), ("\n", []),
    ] as [(String, [(Range<Int>, MarkdownRole)])])
  func lines(line: String, expected: [(Range<Int>, MarkdownRole)]) {
    #expect(MarkdownLine.spans(of: line, in: .text) == expected.map { MarkdownSpan($0, $1) })
  }

  @Test(
    "Parts of a line are known by their marks",
    arguments: [
      ("a *b* c", [(2..<5, .emphasis)]), ("**a** __b__", [(0..<5, .strong), (6..<11, .strong)]),
      ("***a***", [(0..<7, .emphasis), (1..<6, .strong)]), ("snake_case_name", []),
      ("2 * 3 * 4", []), ("*a", []), ("~~a~~", [(0..<5, .struck)]), ("\\*a*", []),
      ("**a *b* c**", [(0..<11, .strong), (4..<7, .emphasis)]),
      ("`a*b*`", [(0..<6, .code)]), ("``a`b``", [(0..<7, .code)]), ("`a", []),
      ("[a](b c)", [(0..<3, .linkText), (3..<8, .linkTarget)]), ("[a] (b)", []),
      ("![[a#b|c]]", [(1..<10, .wikiLink)]), ("[[a] b", []),
      ("<https://a.b>", [(0..<13, .linkTarget)]),
      ("see http://a.b/c_d_e.", [(4..<20, .linkTarget)]), ("xhttp://a", []),
      ("#ж/a #1 (#b-2) a#c", [(0..<5, .tag), (10..<14, .tag)]),
      ("# a", [(0..<3, .heading(1)), (0..<1, .headingMark)]),
      ("**a #b**", [(0..<8, .strong), (4..<6, .tag)]),
    ] as [(String, [(Range<Int>, MarkdownRole)])])
  func parts(line: String, expected: [(Range<Int>, MarkdownRole)]) {
    #expect(MarkdownLine.spans(of: line, in: .text) == expected.map { MarkdownSpan($0, $1) })
  }

  @Test("In code nothing else is known")
  func code() {
    #expect(MarkdownLine.spans(of: "# *a*\n", in: .code) == [MarkdownSpan(0..<5, .code)])
    #expect(MarkdownLine.spans(of: "```\n", in: .fence) == [MarkdownSpan(0..<3, .fence)])
    #expect(MarkdownLine.spans(of: "\n", in: .code).isEmpty)
  }

  @Test("Any bytes are read, and parts lie inside of the line")
  func anyBytes() {
    var random = SeededGenerator(seed: 6)
    let marks = Array("*_~`[]()<>#!-\\ a1\n".utf8)
    for _ in 0..<4_000 {
      var line = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        marks.randomElement(using: &random) ?? 0
      }
      line += RandomText.noise(bytes: 3, using: &random)
      for span in MarkdownLine.spans(of: line, in: .text) {
        #expect(!span.range.isEmpty && span.range.upperBound <= line.count)
      }
    }
  }
}
