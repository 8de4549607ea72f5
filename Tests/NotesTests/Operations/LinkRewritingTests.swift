import NotesTestSupport
import Testing

@testable import Notes

@Suite("Rewriting links (notes N7, N9)")
struct LinkRewritingTests {
  @Test(
    "Every form of a link is rewritten, its words and heading kept",
    arguments: [
      ("[[Old note]]", "[[New]]"),
      ("[[old NOTE]]", "[[New]]"),
      ("[[Old note.md]]", "[[New.md]]"),
      ("[[f/Old note]]", "[[f/New]]"),
      ("[[wrong/Old note]]", "[[f/New]]"),
      ("[[ Old note|shown]]", "[[ New|shown]]"),
      ("[[Old note#A heading]]", "[[New#A heading]]"),
      ("[[Old note#^block|x]]", "[[New#^block|x]]"),
      ("![[Old note]]", "![[New]]"),
      ("![[Old note|300x200]]", "![[New|300x200]]"),
      ("[x](f/Old%20note.md)", "[x](f/New.md)"),
      ("[x](f/Old%20note)", "[x](f/New)"),
      ("[x](/f/Old%20note.md#part \"title\")", "[x](/f/New.md#part \"title\")"),
      ("[x](<f/Old note.md>)", "[x](<f/New.md>)"),
      ("[x](./f/Old%20note.md)", "[x](f/New.md)"),
      ("[x](g/../f/Old%20note.md)", "[x](f/New.md)"),
      ("![x](f/Old%20note.md)", "![x](f/New.md)"),
      ("[x][r] [y][r]\n\n[r]: f/Old%20note.md", "[x][r] [y][r]\n\n[r]: f/New.md"),
      ("> [x][]\n>\n> [x]: <f/Old note.md>", "> [x][]\n>\n> [x]: <f/New.md>"),
      ("| a |\n|---|\n| [[Old note\\|x]] |", "| a |\n|---|\n| [[New\\|x]] |"),
      (
        "- [ ] see **[[Old note]]** and *[x](f/Old%20note.md)*",
        "- [ ] see **[[New]]** and *[x](f/New.md)*"
      ),
      ("# [[Old note]]\r\n\r\n[[Old note]]\r\n", "# [[New]]\r\n\r\n[[New]]\r\n"),
    ])
  func forms(text: String, expected: String) throws {
    let vault = try OperationVault(["f/Old note.md": "# Old note\n", "a.md": text])
    let outcome = try vault.carryOut(.rename(path("f/Old note.md"), title: "New"))
    #expect(try vault.texts == ["f/New.md": "# New\n", "a.md": expected])
    #expect(outcome.plan.brokenLinks == 0)
    try vault.carryOut(outcome.inverse)
    #expect(try vault.texts["a.md"] == text)
  }

  @Test(
    "What is no link to the note stays, byte for byte",
    arguments: [
      "`[[Old]]`", "```\n[[Old]]\n```", "    [[Old]]", "<!-- [[Old]] -->", "\\[[Old]]",
      "[[Older]]", "[[Old", "Old", "[x](Old.txt)", "[x](https://example.org/Old.md)",
      "---\nsee: \"[[Old]]\"\n---\ntext", "[a](b.md \"[[Old]]\")", "~~~ [[Old]]\ncode\n~~~",
      "[unused]: Old.md", "[`[[Old]]`](b.md)", "<a href=\"Old.md\">[x](</a>",
    ])
  func notLinks(text: String) throws {
    let vault = try OperationVault(["Old.md": "# Old\n", "a.md": text, "b.md": "b"])
    let outcome = try vault.carryOut(.rename(path("Old.md"), title: "New"))
    #expect(try vault.texts["a.md"] == text)
    #expect(outcome.plan.links == 0)
    #expect(outcome.plan.rewrites.map(\.path.display) == ["Old.md"])
  }

  @Test(
    "A link follows however its accents are spelled",
    arguments: [("caf\u{E9} k", "cafe\u{301} \u{212A}"), ("cafe\u{301} K", "caf\u{E9} k")])
  func accents(name: String, link: String) throws {
    let vault = try OperationVault([
      Array("\(name).md".utf8): Array("x".utf8), Array("a.md".utf8): Array("[[\(link)]]\n".utf8),
    ])
    let note = try #require(NotePath("\(name).md"))
    try vault.carryOut(.renameFile(note, name: Array("tea.md".utf8)))
    #expect(try vault.notes.bytes(of: "a.md".utf8) == Array("[[tea]]\n".utf8))
  }

  @Test("Links and code of one note are told apart, and the count is that of the links")
  func mixed() throws {
    let text = "[[Old]] `[[Old]]` [[Old|x]]\n\n```\n[[Old]]\n```\n\n![[Old]] [y](Old.md)\n"
    let vault = try OperationVault(["Old.md": "# Old\n\nI am [[Old]].\n", "a.md": text])
    let listing = try vault.listing
    #expect(
      try vault.operations().links(to: [path("Old.md")], in: listing)
        == LinkCount(links: 5, notes: 2))
    let plan = try vault.plan(.rename(path("Old.md"), title: "New"))
    #expect(plan.links == 5)
    try vault.carryOut(plan)
    #expect(
      try vault.texts["a.md"]
        == "[[New]] `[[Old]]` [[New|x]]\n\n```\n[[Old]]\n```\n\n![[New]] [y](New.md)\n")
    #expect(try vault.texts["New.md"] == "# New\n\nI am [[New]].\n")
  }

  @Test("A name that another note has, too, is written as a path; an ambiguous link stays")
  func ambiguous() throws {
    let vault = try OperationVault([
      "f/Old.md": "x", "g/New.md": "x", "h/a.md": "[[Old]]\n",
      "p/Two.md": "x", "q/Two.md": "x", "r/b.md": "[[Two]]\n",
    ])
    try vault.carryOut(.renameFile(path("f/Old.md"), name: Array("New.md".utf8)))
    #expect(try vault.texts["h/a.md"] == "[[f/New]]\n")
    let plan = try vault.plan(.renameFile(path("p/Two.md"), name: Array("Three.md".utf8)))
    #expect(plan.links == 0)
  }

  @Test("A link that can't be written for the new name is counted and stays")
  func unwritable() throws {
    let vault = try OperationVault(["Old.md": "x", "a.md": "[[Old]] [x](Old.md)\n"])
    let name = Array("a]b|c\u{E9}".utf8) + [0xFF] + Array(".md".utf8)
    let outcome = try vault.carryOut(.renameFile(path("Old.md"), name: name))
    #expect(outcome.plan.links == 1)
    #expect(outcome.plan.brokenLinks == 1)
    #expect(try vault.texts["a.md"] == "[[Old]] [x](a%5Db%7Cc%C3%A9%FF.md)\n")
    let listing = try vault.listing
    let note = try #require(NotePath(bytes: name))
    #expect(try vault.operations().links(to: [note], in: listing)?.links == 1)
  }

  @Test("A moved note takes its relative links and pictures with it; links to it that hold stay")
  func moving() throws {
    let vault = try OperationVault([
      "a/Note.md":
        "[x](Other.md) [[Other]] ![p](pic.png) [y](../b/Far.md#h) [z](#here) [w](http://x.y)\n",
      "a/Other.md": "[[Note]] [n](Note.md) [m](/a/Note.md)\n", "b/Far.md": "[n](../a/Note.md)\n",
    ])
    let before = try vault.tree
    let outcome = try vault.carryOut(.move([path("a/Note.md")], to: path("b/c")))
    #expect(
      try vault.texts == [
        "b/c/Note.md":
          "[x](../../a/Other.md) [[Other]] ![p](../../a/pic.png) [y](../Far.md#h) [z](#here) [w](http://x.y)\n",
        "a/Other.md": "[[Note]] [n](../b/c/Note.md) [m](/b/c/Note.md)\n",
        "b/Far.md": "[n](c/Note.md)\n",
      ])
    try vault.carryOut(outcome.inverse)
    #expect(try vault.tree == before)
  }

  @Test("Two notes that link to each other can move together")
  func movingTogether() throws {
    let vault = try OperationVault([
      "A.md": "[b](B.md)\n", "B.md": "[a](A.md) [c](C.md)\n", "C.md": "",
    ])
    try vault.carryOut(.move([path("A.md"), path("B.md")], to: path("f")))
    #expect(
      try vault.texts == [
        "f/A.md": "[b](B.md)\n", "f/B.md": "[a](A.md) [c](../C.md)\n", "C.md": "",
      ])
  }

  @Test("A link in a file that leads somewhere from where it lies can't go to another folder")
  func relativeLinks() throws {
    let vault = try OperationVault(["real.txt": "x", "f/y.md": ""])
    try vault.notes.link("link.md", to: "real.txt")
    #expect(throws: OperationError.relativeLink(path("link.md"))) {
      try vault.carryOut(.move([path("link.md")], to: path("f")))
    }
  }

  @Test(
    "Whatever the text, links lead where they led, and all else is as it was", arguments: 0..<60)
  func property(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "[[Old]]", "[[old|x]]", "[[f/Old#h]]", "![[Old.md]]", "[x](f/Old.md)", "`[[Old]]`", "\n\n",
      "\n- ", "\n> ", "\n```\n", "*", "_", "[", "]", "(", ")", "\\", "|", "[[B]]", "[y](B.md)",
      " text ", "<", ">", "\n    ", "[r]", "\n[r]: f/Old.md\n", "&amp;", "[[O&amp;P]]", "%", "é",
      "\n| a |\n|---|\n| ", "[[Old\\|x]]", "<!-- ", " -->", "\r\n", "\n# ",
    ]
    let text = (0..<24).map { _ in pieces[random.next(upTo: pieces.count)] }.joined()
    let vault = try OperationVault(["f/Old.md": "x", "B.md": "b", "a.md": text])
    let listing = try vault.listing
    let before = targets(of: text, in: listing)
    let plan = try vault.plan(.renameFile(path("f/Old.md"), name: Array("New one.md".utf8)))
    try vault.carryOut(plan)
    let changed = try #require(try vault.texts["a.md"])
    let after = targets(of: changed, in: try vault.listing)
    #expect(before.count == after.count, "\(text.debugDescription)")
    let wanted = before.count { $0 == "f/Old.md" }
    #expect(
      plan.links + plan.brokenLinks == wanted,
      "\(text.debugDescription)\n\(changed.debugDescription)")
    let kept = zip(before, after).count { $0 == "f/Old.md" && $1 == "f/New one.md" }
    #expect(kept == plan.links, "\(text.debugDescription)\n\(changed.debugDescription)")
    for (old, new) in zip(before, after) where old != "f/Old.md" { #expect(old == new) }
  }

  /// Where the links of a text lead, in order.
  private func targets(of text: String, in listing: NoteListing) -> [String] {
    guard let note = NotePath("a.md") else { return [] }
    return Document(parsing: Array(text.utf8)).blocks.flatMap(\.links).map { link in
      switch listing.target(of: link, in: note) {
      case .note(let id, _): listing[id].path.display
      case let other: "\(other)"
      }
    }
  }
}
