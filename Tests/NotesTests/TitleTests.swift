import NotesTestSupport
import Testing

@testable import Notes

@Suite("Titles")
struct TitleTests {
  private func title(_ text: String) -> NoteTitle {
    NoteTitle(head: Array(text.utf8), path: path("folder/File name.md"))
  }

  @Test(
    "Front matter names a note first (notes N5)",
    arguments: [
      ("---\ntitle: Plain\n---\n# Heading\n", "Plain"),
      ("---\r\ntitle: Windows\r\n---\r\n# Heading\r\n", "Windows"),
      ("\u{FEFF}---\ntitle: Marked\n---\n", "Marked"),
      ("---\ndate: 1\nTiTLe:   Any case   \n---\n", "Any case"),
      ("---\ntitle: 'It''s quoted' # comment\n---\n", "It's quoted"),
      ("---\ntitle: \"A \\\"b\\\" \\u00e9 \\x41\\t\\\\\"\n---\n", "A \"b\" é A\t\\"),
      ("---\n\"title\": Quoted key\n---\n", "Quoted key"),
      ("---\ntitle: Swift: a tour\n---\n", "Swift: a tour"),
      ("---\ntitle: C# # and a comment\n---\n", "C#"),
      ("---\nbroken: [\ntitle: Still read\n---\n", "Still read"),
      ("---\ntitle: Closed by dots\n...\n", "Closed by dots"),
      ("---\ntitle: First\ntitle: Second\n---\n", "First"),
      ("---\ntitle: 42\n---\n", "42"),
      ("---\ntitle: >-\n  folded over\n  two lines\ntags: [a]\n---\n", "folded over two lines"),
      ("---\nTitle: |\n  a block\n---\n", "a block"),
      ("---\ntitle: goes\n  on here\n---\n", "goes on here"),
      ("---\ntitle:\n  below its key\n---\n", "below its key"),
      ("---\nname: &n Anchored\ntitle: *n\n---\n", "Anchored"),
      ("---\ntitle: !!str 1984\n---\n", "1984"),
      ("---\ntitle: \"over\n  two\"\n---\n", "over two"),
    ])
  func frontMatter(_ text: String, _ expected: String) {
    #expect(title(text) == NoteTitle(expected, source: .frontMatter))
  }

  @Test(
    "Front matter without a title of its own leaves it to the heading",
    arguments: [
      "title:", "title: ''", "title: ~", "title: null", "title: # comment", "title: [a]",
      "title: {{title}}", "title: \"open", "title: \"a\" b", "title: \"\\q\"", "subtitle: x",
      " title: x", "titles: x", "title:\n  - list", "title:\n  key: value", "title: |",
      "title: *unknown", "title:x", "head:\n  title: nested", "title: \"\\ud800\"", "",
    ])
  func noTitle(_ line: String) {
    #expect(title("---\n\(line)\n---\n\nText\n\n# Head\n") == NoteTitle("Head", source: .heading))
  }

  @Test(
    "Else the first heading does, of any kind and level, without its marks",
    arguments: [
      ("# Head", "Head"), ("###### Deep #####\n", "Deep"), ("   ## Indented\n", "Indented"),
      ("text\n\n## Later\n", "Later"), ("Setext\n======\n", "Setext"),
      ("Two\nlines\n---\n", "Two lines"),
      ("\n\n \n# After blanks\n", "After blanks"),
      (
        "# *Very* `code` [link](x) &amp; [[Note|shown]]\n",
        "Very code link & shown"
      ), ("#\tTab\n", "Tab"), ("#\n# Second\n", "Second"),
      ("```\n# comment\n```\n# Real\n", "Real"), ("<!--\n# hidden\n-->\n# Shown\n", "Shown"),
      ("    # code\n\n# Real\n", "Real"), ("#hashtag\n\n# Real\n", "Real"),
      ("> # Quoted\n", "Quoted"), ("# Trailing \\#\n", "Trailing #"),
      ("# See www.a.b now\n", "See www.a.b now"),
      ("# Old\rMac\r", "Old"), ("# Win\r\ntext\r\n", "Win"), ("# C#\n", "C#"),
      ("# a # b ##\n", "a # b"),
    ])
  func headings(_ text: String, _ expected: String) {
    #expect(title(text) == NoteTitle(expected, source: .heading))
  }

  @Test(
    "Else the first line with text does",
    arguments: [
      ("Just text\nand more\n", "Just text"), ("\n\n- item\n- other\n", "item"),
      ("**bold** text", "bold text"),
      ("***\n\ntext\n", "text"), ("```sh\nls -l\n```\n", "ls -l"), ("- [ ] task\n", "task"),
      ("---\nnever closed\n", "never closed"), ("![](p.png)\n", "p.png"), ("hard  \nbreak", "hard"),
      ("####### seven\n", "####### seven"),
    ])
  func firstLine(_ text: String, _ expected: String) {
    #expect(title(text) == NoteTitle(expected, source: .firstLine))
  }

  @Test(
    "Else the file's name does",
    arguments: [
      "", "\n", " \t\n", "---\n---\n", "#\n", "***", "\u{FEFF}", "\0\0\0", "\0\0\n\0\n", "# \0\n",
    ])
  func fileName(_ text: String) {
    #expect(title(text) == NoteTitle("File name", source: .fileName))
  }

  @Test("Control characters stay in a title, but it is one line (notes N20)")
  func controls() {
    #expect(title("# \u{1B}[31mred\u{7}\n").text == "\u{1B}[31mred\u{7}")
    #expect(title("---\ntitle: \"a\\nb\"\n---\n").text == "a b")
  }

  @Test("A note that is one long line has a title of bounded length, cut between characters")
  func long() {
    let text = title(String(repeating: "Grüße 👩‍👩‍👧‍👦 ", count: 1_000)).text
    #expect(text.utf8.count <= NoteTitle.longest)
    #expect(text.utf8.count > NoteTitle.longest - 60)
    #expect(!text.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test("Any nasty text has a title of one line", arguments: NastyVault.texts)
  func nasty(_ text: NastyText) {
    let title = NoteTitle(head: text.bytes, path: path("a.md"))
    #expect(!title.text.isEmpty)
    #expect(!title.text.utf8.contains(Byte.lineFeed))
  }

  @Test("A title from a heading is the text of the document's first heading with text")
  func sameAsDocument() {
    var random = SplitMix64(seed: 11)
    let atoms = [
      "# ", "## ", "a", "B", " ", "\n", "*", "`", "[x](y)", "#", "\\", "&lt;", "~~", "_", "<b>",
      "www.a.b ", "!", "é", "\t", "http://a.b ",
    ]
    for _ in 0..<3_000 {
      let text = (0..<random.next(upTo: 14)).map { _ in atoms[random.next(upTo: atoms.count)] }
        .joined()
      let title = title(text)
      let heading = Document(parsing: Array(text.utf8)).blocks.lazy.compactMap { block -> String? in
        guard case .heading = block.kind else { return nil }
        return block.text.contains { !$0.isWhitespace } ? block.text : nil
      }.first
      #expect((title.source == .heading) == (heading != nil), "\(text.debugDescription)")
      if let heading {
        let plain = heading.split { $0 == " " || $0 == "\t" || $0.isNewline }
        #expect(title.text.split { $0 == " " || $0 == "\t" } == plain, "\(text.debugDescription)")
      }
    }
  }

  @Test("Titles of a listing are read from the heads of its notes, also where one is gone")
  func listing() throws {
    let vault = try TemporaryVault(["a.md": "# A", "b.md": "", "c.md": "text"])
    let listing = try NoteListing.scan(vault.notebook)
    try vault.remove("c.md")
    let titles = NoteTitles.read(listing, in: try vault.notebook)
    func text(_ name: String) -> String? { listing.id(of: path(name)).flatMap { titles[$0]?.text } }
    #expect(text("a.md") == "A")
    #expect(text("b.md") == "b")
    #expect(text("c.md") == nil)
    let some = NoteTitles.read(listing, in: try vault.notebook) { false }
    #expect(listing.ids.allSatisfy { some[$0] == nil })
  }
}
