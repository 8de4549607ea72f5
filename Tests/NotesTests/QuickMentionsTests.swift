import NotesTestSupport
import Testing

@testable import Notes

@Suite("Which notes the quick notes lead to (scenes R12)")
struct QuickMentionsTests {
  private func titles(_ mentions: QuickMentions, _ note: String) throws -> [String] {
    mentions.mentions(of: try #require(NotePath(note))).map(\.title)
  }

  @Test("The ones changed last come first, each once, in the folder alone")
  func found() throws {
    let vault = try TemporaryVault([
      "A.md": "# A\n", "Other.md": "[[A]]\n", "Q/one.md": "One\n\n[[A]] and [[A#x]]\n",
      "Q/two.md": "Two\n\n[a](../A.md) `[[B]]`\n", "Q/deep/three.md": "Three [[Q/one]]\n",
      "Quick.md": "[[A]]\n",
    ])
    try vault.setModified("Q/one.md".utf8, seconds: 1_000)
    try vault.setModified("Q/two.md".utf8, seconds: 2_000)
    let notebook = try vault.notebook
    let folder = try #require(NotePath("Q"))
    var mentions = QuickMentions()
    #expect(mentions.update(for: try .scan(notebook), in: folder, of: notebook))
    #expect(try titles(mentions, "A.md") == ["Two", "One"])
    #expect(try titles(mentions, "Q/one.md") == ["Three Q/one"])
    #expect(try titles(mentions, "Other.md") == [])
  }

  @Test("What has changed is read anew, and what is gone leads nowhere")
  func updated() throws {
    let vault = try TemporaryVault(["A.md": "# A\n", "B.md": "# B\n", "Q/one.md": "One [[A]]\n"])
    let notebook = try vault.notebook
    let folder = try #require(NotePath("Q"))
    var mentions = QuickMentions()
    #expect(mentions.update(for: try .scan(notebook), in: folder, of: notebook))
    try vault.write("Q/one.md", "One, now of [[B]]\n")
    #expect(mentions.update(for: try .scan(notebook), in: folder, of: notebook))
    #expect(try titles(mentions, "A.md") == [])
    #expect(try titles(mentions, "B.md").count == 1)
    try vault.remove("Q/one.md")
    #expect(mentions.update(for: try .scan(notebook), in: folder, of: notebook))
    #expect(try titles(mentions, "B.md") == [])
    try vault.write("Q/two.md", "Two [[A]]\n")
    let listing = try NoteListing.scan(notebook)
    #expect(!mentions.update(for: listing, in: folder, of: notebook) { false })
  }
}
