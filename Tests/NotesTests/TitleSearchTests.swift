import Notes
import NotesTestSupport
import Testing

@Suite("Searching titles alone")
struct TitleSearchTests {
  @Test("Every word must be in the title; texts don't count")
  func titles() throws {
    let vault = try TemporaryVault([
      "a.md": "# Silver birch\n\nOak.\n", "b.md": "# Oak\n\nA silver birch.\n",
      "c.md": "# Birch, silver\n", "Birch.md": "",
    ])
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    func found(_ query: Query) -> [String] {
      SearchScan(query, in: listing, of: notebook, scope: .titles).hits()
        .map { listing[$0.note].path.display }
    }
    #expect(Set(found("silver birch")) == ["a.md", "c.md"])
    #expect(found("birch").first == "Birch.md")
    #expect(Set(found("birch")) == ["a.md", "c.md", "Birch.md"])
    #expect(found("oak") == ["b.md"])
    #expect(found("") == [])
  }

  @Test("The words are marked in the title, and there is no line")
  func marks() throws {
    let match = try #require(Query("birch sil").match(title: "Silver birch"))
    #expect(match.titleRanges == [0..<3, 7..<12])
    #expect(match.line == nil)
    #expect(match.title == .start)
    #expect(Query("birch elm").match(title: "Silver birch") == nil)
  }
}
