import NotesTestSupport
import Testing

@testable import Notes

@Suite("The language of searches")
struct QueryLanguageTests {
  private static let note = """
    ---
    tags: [food, travel/italy]
    pinned: true
    ---
    # Tea and cake

    Earl Grey with milk, #evening.

    - [ ] buy lemons
    - [x] boil water

    """

  private func fits(_ query: String, _ text: String = note, at path: String = "kitchen/Tee.md")
    throws -> Bool
  {
    let note = SearchedNote(at: try #require(NotePath(path)), bytes: Array(text.utf8))
    var memory = SearchText()
    return Query(query).match(note, in: .everything, using: &memory) != nil
  }

  @Test(
    "Words, phrases, what must not be there, and alternatives (notes N15)",
    arguments: [
      ("tea", true), ("tea cake", true), ("tea coffee", false), ("\"tea and\"", true),
      ("\"and tea\"", false), ("\"earl grey with\"", true), ("-coffee", true), ("-tea", false),
      ("tea -coffee", true), ("tea -milk", false), ("-\"earl grey\"", false),
      ("-\"grey earl\"", true), ("coffee OR milk", true), ("coffee OR beer", false),
      ("tea beer OR milk", true), ("coffee milk OR beer", false), ("OR", false), ("tea OR", true),
      ("OR tea", true), ("coffee or milk", false), ("\"or\"", false), ("-", true),
      ("milk,", true), ("\"earl grey", true), ("\"\" tea", true),
    ])
  func words(_ query: String, _ expected: Bool) throws {
    #expect(try fits(query) == expected)
  }

  @Test(
    "Tags, paths, titles and facts (notes N15)",
    arguments: [
      ("tag:food", true), ("tag:Food", true), ("tag:#food", true), ("tag:travel", true),
      ("tag:travel/italy", true), ("tag:trav", false), ("tag:italy", false), ("tag:evening", true),
      ("-tag:food", false), ("tag:work OR tag:food", true), ("TAG:food", true),
      ("path:kitchen", true), ("path:TEE", true), ("path:garden", false), ("-path:garden", true),
      ("path:\"kitchen/tee\"", true), ("title:cake", true), ("title:milk", false),
      ("title:\"and cake\"", true), ("-title:milk", true), ("is:open", true), ("is:done", true),
      ("is:untagged", false), ("-is:untagged", true), ("is:pinned", true), ("-is:pinned", false),
      ("IS:Open", true), ("is:odd", false), ("tag:food is:open lemons", true),
    ])
  func conditions(_ query: String, _ expected: Bool) throws {
    #expect(try fits(query) == expected)
  }

  @Test("A note without tags, tasks and pin has none of these marks")
  func plain() throws {
    for query in ["is:open", "is:done", "is:pinned", "tag:a"] {
      #expect(try !fits(query, "# Plain\n"))
    }
    #expect(try fits("is:untagged", "# Plain\n"))
    #expect(try !fits("is:open", "- [-] dropped\n\n```\n- [ ] code\n```\n"))
  }

  @Test(
    "What asks for nothing is empty, and conditions that aren't finished are passed over",
    arguments: ["", "  ", "tag:", "tag:#", "path:", "title:\"\"", "is:", "OR OR", "\"\""])
  func empty(_ query: String) {
    #expect(Query(query).isEmpty)
  }

  @Test("Only words that are to be found are shown in another colour")
  func shown() {
    #expect(
      Query("tea -milk tag:food \"earl grey\" OR cake tea").words == ["tea", "earl grey", "cake"])
    #expect(Query("path:tea").words.isEmpty)
    #expect(Query("a \"b c\"").ranges(in: "b c a b") == [0..<3, 4..<5])
  }

  @Test("The title counts for the alternative that it fits best")
  func ranks() {
    func rank(_ query: Query) -> SearchRank.Title? {
      var memory = SearchText()
      return query.match(title: "Swift notes", bytes: Array("text".utf8), using: &memory)?.title
    }
    #expect(rank("swift OR text") == .start)
    #expect(rank("text OR notes") == .all)
    #expect(rank("title:notes text") == .some)
    #expect(rank("-absent") == SearchRank.Title.none)
  }

  @Test("A letter that what follows makes another one isn't found, also in text that isn't folded")
  func letterMakers() throws {
    #expect(try !fits("z", "x z\u{3099}"))
    #expect(try fits("z", "x z\u{3099} z"))
  }
}
