import NotesTestSupport
import Testing

@testable import Notes

@Suite("Which words are tags (notes N6)")
struct TagTests {
  @Test(
    "Tags in the text, in any script, and what is none",
    arguments: [
      ("#one two #three/four", ["one", "three/four"]),
      ("# Heading\n\n#tag\n", ["tag"]), ("## About #swift\n", ["swift"]),
      ("(#a) [#b] \"#c\" d#e", ["a", "b", "c"]),
      ("#日本 #Übung #мир #naïve", ["日本", "Übung", "мир", "naïve"]),
      ("#123 #1a #2026", ["1a"]), ("#a #A #b", ["a", "b"]),
      ("`#code` and\n\n```\n#block\n```\n\n    #indented\n", []),
      ("https://x.org/#part <https://x.org/#no>", []), ("[#shown](x.md) [[Note#head]]", []),
      ("\\#no but #yes", ["yes"]), ("\\\\ #yes", ["yes"]), ("**#bold** _#soft_", ["bold", "soft"]),
      ("- [ ] #task\n> #quote\n", ["task", "quote"]), ("|a|\n|-|\n|#cell|\n", ["cell"]),
      ("##no #a#b #c/ #", ["c"]), ("#snake_case #kebab-case.", ["snake_case", "kebab-case"]),
      ("<b title=\"#no\">x</b> #yes\n", ["yes"]),
    ])
  func inText(text: String, tags: [String]) {
    #expect(NoteTags(in: Array(text.utf8)).inText == tags)
  }

  @Test(
    "Tags of front matter, however they are written",
    arguments: [
      ("tags: [a, \"b/c\", '#d']", ["a", "b/c", "d"]), ("Tags: a, b", ["a", "b"]),
      ("tags: a b", ["a", "b"]), ("tag: a", ["a"]),
      ("tags:\n- a\n-   b # c\n\n- d", ["a", "b", "d"]),
      ("tags:\n  - a\nother:\n  - b", ["a"]), ("tags: [a, 12, b c, \"\"]", ["a"]),
      ("tags: [\"#a\", '#b']", ["a", "b"]), ("tags: [#a, #b]", []), ("tags: null", []),
      ("tags: {a: b}", []),
      ("tags: [a, A]", ["a"]),
    ])
  func inFrontMatter(lines: String, tags: [String]) {
    #expect(NoteTags(in: Array("---\n\(lines)\n---\n#other\n".utf8)).own == tags)
  }

  @Test("What is typed becomes a tag, or can't")
  func typed() {
    #expect(NoteTags.tag(typed: "  #to do ") == "to-do")
    #expect(NoteTags.tag(typed: "日本/東京") == "日本/東京")
    #expect(NoteTags.tag(typed: "12") == nil)
    #expect(NoteTags.tag(typed: "a,b") == nil)
    #expect(NoteTags.tag(typed: "a/") == nil)
    #expect(NoteTags.tag(typed: "") == nil)
  }

  @Test("Any bytes have tags, each of them one and each once", arguments: 0..<200)
  func anyBytes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts =
      [
        "#", "a", "1", "/", " ", "\n", "`", "```\n", "\\", "[", "]", "(", ")", "<", ">", "日", "-",
        "---\n", "tags: ", ",", "\"", "*", "|", "\r\n", "\t",
      ].map { Array($0.utf8) } + [[0xFF], [0xE6, 0x97]]
    let bytes = (0..<random.next(upTo: 60)).flatMap { _ in parts[random.next(upTo: parts.count)] }
    let tags = NoteTags(in: bytes)
    for list in [tags.own, tags.inText, tags.all] {
      #expect(list.allSatisfy(NoteTags.isTag))
      #expect(Set(list.map(\.tagKey)).count == list.count)
    }
  }

  @Test("Counts go up and down by note, and case makes no other tag")
  func counting() {
    let first = NoteTags(in: Array("#a #b".utf8))
    let second = NoteTags(in: Array("#A #c".utf8))
    var counts = TagCounts()
    counts.add(first)
    counts.add(second)
    #expect(counts.sorted.map(\.tag) == ["a", "b", "c"])
    #expect(counts.sorted.map(\.count) == [2, 1, 1])
    counts.add(first, -1)
    #expect(counts.sorted.map(\.tag) == ["a", "c"])
  }
}
