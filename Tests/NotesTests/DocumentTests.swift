import NotesTestSupport
import Testing

@testable import Notes

private func parse(_ text: String) -> Document { Document(parsing: Array(text.utf8)) }

/// One line a block: its kind, its nesting, its lines, and its text.
private func outline(_ document: Document) -> String {
  document.blocks.map { block in
    let kind =
      switch block.kind {
      case .heading(let level): "h\(level)"
      case .paragraph: "p"
      case .item(let marker): "item \(describe(marker))"
      case .task(let marker, let task): "task \(describe(marker)) [\(task.state)]"
      case .code(let language): "code \(language ?? "-")"
      case .table: "table"
      case .rule: "rule"
      case .html: "html"
      }
    let nesting =
      String(repeating: ">", count: block.quotes) + String(repeating: ".", count: block.depth)
    let lines = "\(block.lines.lowerBound)-\(block.lines.upperBound - 1)"
    return "\(nesting)\(kind) \(lines) \(block.text.debugDescription)"
  }.joined(separator: "\n")
}

private func describe(_ marker: Block.Marker) -> String {
  switch marker {
  case .bullet(let bullet): "\(bullet)"
  case .number(let number, let delimiter): "\(number)\(delimiter)"
  }
}

@Suite("Documents")
struct DocumentTests {
  @Test("A note becomes blocks with their source lines, in the order of the note")
  func blocks() {
    let document = parse(
      """
      # Title

      Some *words*
      on two lines.

      ```swift
      let a = 1
      ```
      ***
      <div>
      x
      </div>

      Setext
      ------
          indented
      """)
    #expect(
      outline(document) == """
        h1 0-0 "Title"
        p 2-3 "Some words on two lines."
        code swift 5-7 "let a = 1"
        rule 8-8 ""
        html 9-11 "<div>\\nx\\n</div>"
        h2 13-14 "Setext"
        code - 15-15 "indented"
        """)
    #expect(document.lineCount == 16)
    #expect(document.fidelity == .markdown)
  }

  @Test("Nested lists are flattened to items with their depth and their own markers")
  func lists() {
    let document = parse(
      """
      - one
        * two
          more of two

          apart
        1) first
        2) second
      + three

        ```
        code
        ```
      7. seven
      8.
      - - twice
      """)
    #expect(
      outline(document) == """
        item - 0-0 "one"
        .item * 1-2 "two more of two"
        ..p 4-4 "apart"
        .item 1) 5-5 "first"
        .item 2) 6-6 "second"
        item + 7-7 "three"
        .code - 9-11 "code"
        item 7. 12-12 "seven"
        item 8. 13-13 ""
        item - 14-14 ""
        .item - 14-14 "twice"
        """)
  }

  @Test("Quotes are flattened, and everything in them knows how deep it stands")
  func quotes() {
    let document = parse("> one\n> > two\n> - item\n>\n> # head\n\nout\n")
    #expect(
      outline(document) == """
        >p 0-0 "one"
        >>p 1-1 "two"
        >item - 2-2 "item"
        >h1 4-4 "head"
        p 6-6 "out"
        """)
  }

  @Test("A box of any one character makes a task that knows where its state stands (notes N21)")
  func tasks() throws {
    let text = """
      - [ ] open
      - [x] done
      * [X] *done* too
      + [-] dropped [[Note]]
      1. [?] asked
      - [✅] Häkchen
      - [ ]
      - [link](x) no task
      - [ab] no task
      - [x]no task
      - [] no task
      > - [/] quoted
        - [>] in another list
      """
    let document = parse(text)
    #expect(
      outline(document) == """
        task - [ ] 0-0 "open"
        task - [x] 1-1 "done"
        task * [X] 2-2 "done too"
        task + [-] 3-3 "dropped Note"
        task 1. [?] 4-4 "asked"
        task - [✅] 5-5 "Häkchen"
        task - [ ] 6-6 ""
        item - 7-7 "link no task"
        item - 8-8 "[ab] no task"
        item - 9-9 "[x]no task"
        item - 10-10 "[] no task"
        >task - [/] 11-11 "quoted"
        task - [>] 12-12 "in another list"
        """)
    let bytes = Array(text.utf8)
    for block in document.blocks {
      guard case .task(_, let task) = block.kind else { continue }
      #expect(String(decoding: bytes[task.source], as: UTF8.self) == String(task.state))
      #expect(task.isDone == ("xX".contains(task.state)))
    }
  }

  @Test("A box wins over a reference of the same name")
  func boxOverReference() {
    let document = parse("- [x] see [a]\n\n[x]: https://x\n[a]: https://a\n")
    #expect(outline(document) == "task - [x] 0-0 \"see a\"")
    #expect(document.blocks[0].links == [Link(kind: .markdown, destination: "https://a")])
    #expect(document.blocks[0].runs.last?.link == 0)
  }

  @Test("Inline marks become traits that combine")
  func traits() {
    let runs = parse("a *b **c** ~~d~~* `e*` <kbd>f</kbd>\\\ng  \nh\ni").blocks[0].runs
    #expect(
      runs == [
        Run("a "), Run("b ", traits: .emphasis), Run("c", traits: [.emphasis, .strong]),
        Run(" ", traits: .emphasis), Run("d", traits: [.emphasis, .strikethrough]), Run(" "),
        Run("e*", kind: .code), Run(" "), Run("<kbd>", kind: .html), Run("f"),
        Run("</kbd>", kind: .html), Run("\n", kind: .hardBreak), Run("g"),
        Run("\n", kind: .hardBreak), Run("h"), Run(" ", kind: .softBreak), Run("i"),
      ])
  }

  @Test(
    "Links know how they are written and where they lead",
    arguments: [
      ("[a *b*](c%20d.md \"t\")", [Link(kind: .markdown, destination: "c%20d.md")], "a b"),
      ("[a](<b c.md>)", [Link(kind: .markdown, destination: "b c.md")], "a"),
      ("[a][r]\n\n[r]: b.md", [Link(kind: .markdown, destination: "b.md")], "a"),
      ("<https://a.b>", [Link(kind: .automatic, destination: "https://a.b")], "https://a.b"),
      ("see www.a.b.", [Link(kind: .automatic, destination: "http://www.a.b")], "see www.a.b."),
      ("<m@a.b>", [Link(kind: .automatic, destination: "mailto:m@a.b")], "m@a.b"),
      ("![alt *x*](p.png)", [Link(kind: .image, destination: "p.png")], "alt x"),
      ("![](p.png)", [Link(kind: .image, destination: "p.png")], "p.png"),
      ("[](b.md)", [Link(kind: .markdown, destination: "b.md")], "b.md"),
      ("[![badge](b.svg)](ci)", [Link(kind: .markdown, destination: "ci")], "badge"),
      ("[[Note]]", [Link(kind: .wiki, destination: "Note")], "Note"),
      ("[[a/Note#Head|shown]]", [Link(kind: .wiki, destination: "a/Note#Head")], "shown"),
      ("[[ Note |]]", [Link(kind: .wiki, destination: "Note")], "Note"),
      ("![[p.png|300]]", [Link(kind: .embed, destination: "p.png", width: 300)], "p.png"),
      ("![[Note]]!", [Link(kind: .embed, destination: "Note")], "Note!"),
      (
        "*[[a_b]]* x_[[c_d]]",
        [
          Link(kind: .wiki, destination: "a_b"), Link(kind: .wiki, destination: "c_d"),
        ], "a_b x_c_d"
      ),
      ("[[[Note]]]", [Link(kind: .wiki, destination: "Note")], "[Note]"),
      ("[[#Heading]]", [Link(kind: .wiki, destination: "#Heading")], "#Heading"),
      ("a [[b [[c]] d", [Link(kind: .wiki, destination: "c")], "a [[b c d"),
      ("[[日本語|にほん]]", [Link(kind: .wiki, destination: "日本語")], "にほん"),
    ])
  func links(_ text: String, _ expected: [Link], _ shown: String) {
    let block = parse(text).blocks[0]
    #expect(block.links == expected)
    #expect(block.text == shown)
    #expect(Set(block.runs.compactMap(\.link)) == Set(expected.indices))
  }

  @Test(
    "What only looks like a wiki link is text",
    arguments: [
      "[[ $a == b ]]", "[[]]", "[[ ]]", "[[|x]]", "[[a\nb]]", "[[a]", "[a]]", "\\[[a]]", "[\\[a]]",
      "\\[\\[a\\]\\]", "`[[a]]`", "`` [[a]] ``", "[[a[b]]", "<!-- [[a]] -->",
    ])
  func noLinks(_ text: String) {
    for block in parse("x " + text).blocks { #expect(block.links.isEmpty) }
    #expect(parse("```\n\(text)\n```").blocks[0].links.isEmpty)
  }

  @Test("An escaped link doesn't take the plain ones of other names along")
  func escapedBeside() {
    let block = parse("\\[[no]] but [[yes]]").blocks[0]
    #expect(block.links == [Link(kind: .wiki, destination: "yes")])
    #expect(block.text == "[[no]] but yes")
  }

  @Test("A table is one block with cells, alignments and the links of all cells")
  func table() throws {
    let document = parse(
      """
      before
      | a | b \\| c |
      |:--|--:|
      | [[N\\|x]] | `y` |
      | short |

      after
      """)
    #expect(document.blocks.map(\.lines) == [0..<1, 1..<5, 6..<7])
    guard case .table(let table) = document.blocks[1].kind else {
      Issue.record("There is no table")
      return
    }
    #expect(table.alignments == [.left, .right])
    #expect(
      table.rows.map { $0.map(\.plainText) } == [["a", "b | c"], ["x", "y"], ["short", ""]])
    #expect(document.blocks[1].links == [Link(kind: .wiki, destination: "N")])
    #expect(table.rows[1][0] == [Run("x", link: 0)])
    #expect(document.blocks[1].text == "a\tb | c\nx\ty\nshort\t")
  }

  @Test("Front matter is no block, and the lines behind it keep their numbers (notes N5)")
  func frontMatter() {
    let document = parse("---\ntitle: x\n---\n# Head\n")
    #expect(outline(document) == "h1 3-3 \"Head\"")
    #expect(document.frontMatter?.content == 4..<13)
    #expect(document.blocks[0].offset == 17)
    #expect(document.block(atLine: 1) == 0)
    #expect(parse("---\nno end").frontMatter == nil)
    #expect(parse("---\na: b\n...\nx").frontMatter?.end == 13)
    #expect(parse("\u{FEFF}---\na: b\n---").blocks.isEmpty)
    #expect(parse(" ---\na: b\n---\n").frontMatter == nil)
  }

  @Test("A block is found by any of its lines, and by the empty ones behind it")
  func lookup() {
    let document = parse("a\nb\n\nc\n\n\n")
    #expect((0..<9).map { document.block(atLine: $0) } == [0, 0, 0, 1, 1, 1, 1, 1, 1])
    #expect(parse("").block(atLine: 0) == nil)
    #expect(document.offset(ofLine: 3) == 5)
    #expect(document.line(at: 5) == 3)
    #expect(document.offset(ofLine: 99) == 8)
  }

  @Test("Line ends of every kind give the blocks of plain ones")
  func lineEnds() {
    let text = "# A\n\n- b\n- [ ] c\n\n```\nd\ne\n```\n\n|x|\n|-|\n|y|\n"
    let windows = parse(text.replacing("\n", with: "\r\n"))
    #expect(outline(windows) == outline(parse(text)))
    let marked = parse("\u{FEFF}" + text)
    #expect(outline(marked) == outline(parse(text)))
    #expect(marked.blocks[0].offset == 0)
  }

  @Test("Lone carriage returns end Markdown's lines but not the editor's")
  func carriageReturns() throws {
    let document = parse("# A\rb\r\n- [x] c\rd\n\ne")
    #expect(document.lineCount == 4)
    #expect(document.blocks.map(\.text) == ["A", "b", "c d", "e"])
    #expect(document.blocks.map(\.lines.lowerBound) == [0, 0, 1, 3])
    #expect(document.blocks.map(\.offset) == [0, 4, 7, 18])
  }

  @Test("Bytes that aren't UTF-8 are shown as marks and shift nothing")
  func invalid() throws {
    let bytes: [UInt8] = [0x2D, 0x20, 0x5B, 0x20, 0x5D, 0x20, 0xE9, 0x0A, 0x0A, 0x61, 0xFF, 0x62]
    let document = Document(parsing: bytes)
    #expect(document.blocks.map(\.text) == ["\u{FFFD}", "a\u{FFFD}b"])
    #expect(document.blocks[1].offset == 9)
    #expect(parse("a\0b").blocks[0].text == "a\u{FFFD}b")
  }
}
