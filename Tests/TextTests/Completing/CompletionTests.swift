import Testing
import Text

@Suite("What can be completed")
struct CompletionTests {
  @Test(
    "Links, headings and tags are known from what is before the caret",
    arguments: [
      ("see [[No|te", .note, "No"), ("[[|", .note, ""), ("![[a b|", .note, "a b"),
      ("[[a]] [[b|", .note, "b"), ("[[Note#He|", .heading(of: Array("Note".utf8)), "He"),
      ("[[#|]]", .heading(of: []), ""), ("#ta|g", .tag, "ta"), ("a #|", .tag, ""),
      ("(#ж/x-1|", .tag, "ж/x-1"), ("- [ ] #a|", .tag, "a"), ("`a` #b|", .tag, "b"),
      ("x\n[[y|\nz", .note, "y"),
    ] as [(String, CompletionContext.Kind, String)])
  func known(text: String, kind: CompletionContext.Kind, query: String) throws {
    let editor = editor(text)
    let context = try #require(editor.completion)
    #expect(context.kind == kind)
    #expect(context.query == Array(query.utf8))
    #expect(editor.buffer.bytes(in: context.range) == context.query)
    #expect(context.range.upperBound == editor.selection.head)
  }

  @Test(
    "Elsewhere nothing is",
    arguments: [
      "|", "word|", "[[a]]|", "[a|", "a#b|", "##|",
      "[[a#^b|", "`[[a|", "``a` #b|", "```\n[[a|", "[[^a|", "# |", "[[a\n|",
    ])
  func unknown(text: String) {
    #expect(editor(text).completion == nil)
  }
}
