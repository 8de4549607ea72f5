import NotesTestSupport
import Testing

@testable import Notes

@Suite("Tags in front matter, pins and ticks: one line changes (notes N5, N6, N19, N21)")
struct TagEditTests {
  @Test(
    "A tag goes where the tags are, in the way in which they are written",
    arguments: [
      ("# A\n", "---\ntags: [new]\n---\n# A\n"),
      ("", "---\ntags: [new]\n---\n"),
      ("\u{FEFF}# A\r\n", "\u{FEFF}---\r\ntags: [new]\r\n---\r\n# A\r\n"),
      ("---\ntitle: A\n---\nx", "---\ntitle: A\ntags: [new]\n---\nx"),
      ("---\r\ntitle: A\r\n---\r\nx", "---\r\ntitle: A\r\ntags: [new]\r\n---\r\nx"),
      ("---\n---\n", "---\ntags: [new]\n---\n"),
      ("---\ntags:\n---\n", "---\ntags: [new]\n---\n"),
      ("---\ntags: # mine\n---\n", "---\ntags: [new] # mine\n---\n"),
      ("---\ntags: null\n---\n", "---\ntags: [new]\n---\n"),
      ("---\ntags: []\n---\n", "---\ntags: [new]\n---\n"),
      ("---\nTAGS: [a, \"b\"] # c\n---\n", "---\nTAGS: [a, \"b\", new] # c\n---\n"),
      ("---\ntags: [\n  a,\n  b\n]\n---\n", "---\ntags: [\n  a,\n  b, new\n]\n---\n"),
      ("---\ntags: a\n---\n", "---\ntags: a, new\n---\n"),
      ("---\ntags: a, b # c\n---\n", "---\ntags: a, b, new # c\n---\n"),
      ("---\ntags: \"a, b\"\n---\n", "---\ntags: \"a, b, new\"\n---\n"),
      ("---\ntags: a b\n---\n", "---\ntags: a b new\n---\n"),
      ("---\ntags:\n  - a\n  - b\nx: 1\n---\n", "---\ntags:\n  - a\n  - b\n  - new\nx: 1\n---\n"),
      ("---\ntags:\r\n- 'a'\r\n---\r\n", "---\ntags:\r\n- 'a'\r\n- new\r\n---\r\n"),
      ("---\ntag: a\n---\n", "---\ntag: a, new\n---\n"),
      ("---\nno end\n", "---\ntags: [new]\n---\n---\nno end\n"),
      ("---\ntags: [don't, b]\ntitle: A\n---\n", "---\ntags: [don't, b, new]\ntitle: A\n---\n"),
      ("---\ntags: [a # ]\n  ,b]\nx: 1\n---\n", "---\ntags: [a # ]\n  ,b, new]\nx: 1\n---\n"),
    ])
  func adding(before: String, after: String) throws {
    let changed = try #require(TagEdit.adding("new", to: Array(before.utf8)))
    #expect(String(decoding: changed, as: UTF8.self) == after)
    #expect(TagEdit.adding("NEW", to: changed) == nil)
  }

  @Test(
    "A tag goes with the comma beside it, or with its line",
    arguments: [
      ("---\ntags: [a, b, c]\n---\n", "b", "---\ntags: [a, c]\n---\n"),
      ("---\ntags: [a, b, c]\n---\n", "a", "---\ntags: [b, c]\n---\n"),
      ("---\ntags: [a, b, c]\n---\n", "C", "---\ntags: [a, b]\n---\n"),
      ("---\ntags: [a]\n---\n", "a", "---\ntags: []\n---\n"),
      ("---\ntags: [a, ]\n---\n", "a", "---\ntags: []\n---\n"),
      ("---\ntags: [don't, b]\nx: 'y'\n---\n", "don't", "---\ntags: [b]\nx: 'y'\n---\n"),
      ("---\ntags: [\"#a\", b]\n---\n", "a", "---\ntags: [b]\n---\n"),
      ("---\ntags: a, b\n---\n", "b", "---\ntags: a\n---\n"),
      ("---\ntags: a, A, b\n---\n", "a", "---\ntags: b\n---\n"),
      ("---\ntags:\n- a\n- b\n---\n", "a", "---\ntags:\n- b\n---\n"),
      ("---\ntags:\r\n- a # x\r\n---\r\n", "a", "---\ntags:\r\n---\r\n"),
    ])
  func removing(before: String, tag: String, after: String) throws {
    let changed = try #require(TagEdit.removing(tag, from: Array(before.utf8)))
    #expect(String(decoding: changed, as: UTF8.self) == after)
    #expect(TagEdit.removing(tag, from: changed) == nil)
  }

  @Test(
    "What takes more than a line, or has no end, is left alone",
    arguments: [
      "---\ntags: [a, b\ntitle: A\n---\n", "---\ntags:\n  -\ntitle: A\n---\n",
      "---\ntags:\n  a: 1\n---\n", "---\ntags: a\n  b\n---\n", "---\ntags: &x [a]\n---\n",
      "---\n{title: A}\n---\n",
    ])
  func foreign(note: String) {
    #expect(TagEdit.adding("new", to: Array(note.utf8)) == nil)
    #expect(TagEdit.removing("a", from: Array(note.utf8)) == nil)
  }

  @Test("Text in UTF-16 gets no front matter: its mark must stay its first bytes (notes N3)")
  func wideText() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x41, 0], [0xFE, 0xFF, 0, 0x41]] {
      #expect(TagEdit.adding("new", to: bytes) == nil)
      #expect(PinEdit.setting(.set, in: bytes) == nil)
    }
  }

  @Test("A pin that stands twice goes twice; one on a line of its own stays")
  func unusualPins() {
    let twice = Array("---\npinned: true\ntitle: A\nPinned: yes\n---\n".utf8)
    #expect(PinEdit.setting(.unset, in: twice) == Array("---\ntitle: A\n---\n".utf8))
    let below = Array("---\npinned:\n  true\n---\n".utf8)
    #expect(PinEdit.setting(.unset, in: below) == nil)
  }

  @Test("What YAML would read as a number or a truth is quoted, and read back")
  func quoting() throws {
    for tag in ["true", "2026-11-30", "1e5", "-x", "No"] {
      let changed = try #require(TagEdit.adding(tag, to: Array("x".utf8)))
      #expect(String(decoding: changed, as: UTF8.self).contains("[\"\(tag)\"]"))
      #expect(NoteTags(in: changed).own == [tag])
    }
  }

  @Test("Any front matter: adding and taking away keep every other byte", arguments: 0..<300)
  func property(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bytes = note(&random)
    let before = FrontMatterTags(in: bytes).items.map(\.text)
    guard let added = TagEdit.adding("new/tag", to: bytes) else {
      // What can't be read back is left alone, and never half written.
      #expect(before.contains("new/tag") || FrontMatter(in: bytes) != nil)
      return
    }
    #expect(FrontMatterTags(in: added).items.map(\.text) == before + ["new/tag"])
    // Nothing was taken out: the old bytes are in the new ones, in order.
    let edit = try #require(ByteEdit(from: bytes, to: added))
    #expect([edit].applied(to: bytes) == added)
    #expect(edit.old.isEmpty || bytes[edit.range].elementsEqual(Array("~".utf8)))
    let removed = try #require(TagEdit.removing("NEW/TAG", from: added))
    #expect(FrontMatterTags(in: removed).items.map(\.text) == before)
    if !before.isEmpty { #expect(removed == bytes) }
  }

  @Test("Pinning twice leaves the bytes as they were", arguments: 0..<200)
  func pins(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bytes = note(&random)
    let pinned = try #require(PinEdit.setting(.set, in: bytes))
    #expect(NoteTitle(head: pinned, path: NotePath(unchecked: Array("a.md".utf8))).isPinned)
    #expect(PinEdit.setting(.set, in: pinned) == nil)
    let empty = FrontMatter(in: bytes)?.content.isEmpty == true
    if !empty { #expect(PinEdit.setting(.unset, in: pinned) == bytes) }
  }

  @Test("A pin that is false becomes true, and the line goes when the pin does")
  func falsePin() {
    let bytes = Array("---\npinned: false # no\ntitle: A\n---\n".utf8)
    let pinned = PinEdit.setting(.set, in: bytes)
    #expect(pinned == Array("---\npinned: true # no\ntitle: A\n---\n".utf8))
    #expect(
      pinned.flatMap { PinEdit.setting(.unset, in: $0) } == Array("---\ntitle: A\n---\n".utf8))
  }

  @Test(
    "A tick changes one character (notes N21)",
    arguments: [
      ("- [ ] a\n- [x] b\n", 0, "- [x] a\n- [x] b\n"),
      ("- [ ] a\n- [X] b\n", 1, "- [ ] a\n- [ ] b\n"),
      ("> 1. [-] c\r\n", 0, "> 1. [x] c\r\n"),
    ])
  func ticks(before: String, line: Int, after: String) {
    #expect(TaskEdit.toggling(taskAtLine: line, in: Array(before.utf8)) == Array(after.utf8))
  }

  @Test("Where no task begins nothing is ticked")
  func noTask() {
    let bytes = Array("- [ ] a\n\n    [ ] no\n".utf8)
    #expect(TaskEdit.toggling(taskAtLine: 1, in: bytes) == nil)
    #expect(TaskEdit.toggling(taskAtLine: 2, in: bytes) == nil)
    #expect(TaskEdit.toggling(taskAtLine: 9, in: bytes) == nil)
  }

  /// A note with front matter of some kind, or none.
  private func note(_ random: inout SplitMix64) -> [UInt8] {
    func pick(_ texts: [String]) -> String { texts[random.next(upTo: texts.count)] }
    let end = pick(["\n", "\r\n"])
    let head = pick(["", "", "\u{FEFF}"])
    var lines: [String] = []
    if random.next(upTo: 4) > 0 {
      lines.append("---")
      for _ in 0..<random.next(upTo: 3) {
        lines.append(pick(["title: A: b", "x: [1, 2]", "# note", "", "list:", "- q", "\t: ?"]))
      }
      let tags = pick([
        "", "tags:", "tags: ~", "tags: []", "tags: [a]", "tags: [ a , 'b c' ]", "Tags: a, b",
        "tags: \"a\"", "tags:|- a|-  b # c", "tags:|  - \"#a\"|  - b", "tag: a b", "tags: [a,|  b]",
        "tags: [a", "tags: {a: b}", "tags: |", "\"tags\": [a]",
      ])
      if !tags.isEmpty {
        lines += tags.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      }
      lines.append(pick(["---", "...", "--- "]))
    }
    lines += [pick(["# A", "text #x", "", "---"]), pick(["", "end"])]
    return Array((head + lines.joined(separator: end)).utf8)
  }
}
