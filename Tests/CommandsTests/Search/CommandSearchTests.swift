import Commands
import Testing

@Suite("Finding commands by a few letters (commands C16)")
struct CommandSearchTests {
  private func found(_ text: String, _ titles: [String]) -> [String] {
    CommandSearch(titles.map { .init($0) }).hits(for: text).map { titles[$0.index] }
  }

  private func marked(_ text: String, _ title: String) -> [String] {
    let search = CommandSearch([.init(title)])
    return search.ranges(of: text, in: 0).map {
      String(decoding: Array(title.utf8)[$0], as: UTF8.self)
    }
  }

  @Test(
    "Letters at the beginning of words and side by side are better than scattered ones",
    arguments: [
      ("nn", ["Cannon", "New Note", "Inner Noon"], "New Note"),
      ("note", ["Not Here", "Daily Note", "Note"], "Note"),
      ("fm", ["Farm", "From", "Focus Map"], "Focus Map"),
      ("sea", ["Suspend the Area", "Search", "Research"], "Search"),
      ("trash", ["Tear a Shelf", "Move to Trash"], "Move to Trash"),
      ("down", ["Down in the Results", "Down", "Page Down"], "Down"),
      ("zp", ["zoomPane", "zip"], "zoomPane"), ("ノート", ["ノのーと", "日本語のノート"], "日本語のノート"),
    ])
  func best(text: String, titles: [String], best: String) {
    #expect(found(text, titles).first == best)
  }

  @Test(
    "Letters have to be there, in their order; case, accents and width don't count",
    arguments: [
      ("abc", "A big cat", true), ("cba", "A big cat", false), ("aa", "A", false),
      ("GÉO", "géographie", true), ("geo", "Ge\u{301}ographie", true), ("été", "ETE", true),
      ("ete", "été", true), ("o", "Sørensen", true), ("lodz", "Łódź", true), ("æ", "Ærø", true),
      ("ae", "Ærø", false), ("ＮＥＷ", "New Note", true), ("new", "ＮＥＷ", true), ("ß", "Straße", true),
      ("日語", "日本語のノート", true), ("語日", "日本語のノート", false), ("한글", "한글 메모", true),
      ("か", "が", false), ("か", "か\u{3099}", true), ("привет", "ПРИВЕТ", true), ("а", "A", false),
      ("👍", "Like 👍🏽", true), ("no\u{200B}te", "Note", true), ("note\u{3000}new", "New Note", true),
      ("i", "İstanbul", true), ("tiếng", "TIENG", true),
    ])
  func folding(text: String, title: String, isFound: Bool) {
    #expect(found(text, [title]).isEmpty == !isFound)
  }

  @Test("Equal matches stay in the order in which they were given")
  func ties() {
    #expect(found("n", ["Next", "New", "Name", "Zen"]) == ["Next", "New", "Name", "Zen"])
    #expect(found("", ["b", "a"]) == ["b", "a"])
    #expect(found(" \t", ["b", "a"]) == ["b", "a"])
    #expect(found("a", []) == [])
    #expect(found("a", ["", " ", "a"]) == ["a"])
  }

  @Test("Words may come in any order, each by itself")
  func words() {
    #expect(found("note new", ["New Note", "Newton", "Note"]) == ["New Note"])
    #expect(found("new note", ["Note the New", "New Note"]) == ["New Note", "Note the New"])
    #expect(found("  nt   nw ", ["New Note"]) == ["New Note"])
    #expect(found("new zzz", ["New Note"]) == [])
  }

  @Test("A further word is found by its beginning, less well than a title")
  func furtherWords() {
    let search = CommandSearch([
      .init("Move to Trash", words: ["delete", "bin"]), .init("Delete Selection"),
      .init("Model Express Letters"),
    ])
    func found(_ text: String) -> [Int] { search.hits(for: text).map(\.index) }
    #expect(found("delete") == [1, 0, 2])
    #expect(found("del") == [1, 0, 2])
    #expect(found("lete") == [1, 2])
    #expect(found("bin") == [0])
    #expect(found("bin trash") == [0])
    #expect(found("dlt") == [1, 2])
    #expect(search.ranges(of: "bin", in: 0) == [])
    #expect(search.ranges(of: "bin tra", in: 0) == [8..<11])
  }

  @Test(
    "What was found is marked as whole characters, and parts that touch as one",
    arguments: [
      ("nn", "New Note", ["N", "N"]), ("note", "Daily Note", ["Note"]),
      ("ea", "Créa\u{301}tion", ["éa\u{301}"]), ("日の", "日本語のノート", ["日", "の"]),
      ("👍", "Like 👍🏽 it", ["👍🏽"]), ("new note", "New Note", ["New Note"]),
      ("note new", "New Note", ["New", "Note"]), ("", "Note", []), ("x", "Note", []),
      ("on", "Option on", ["on"]), ("ne ew", "New", ["New"]),
    ])
  func marks(text: String, title: String, parts: [String]) {
    #expect(marked(text, title) == parts)
  }

  @Test("Hundreds of commands are told apart, whatever stands before and behind a title")
  func many() {
    let titles = (0..<500).map { "Command Number \($0)" }
    let search = CommandSearch(titles.map { .init($0) })
    for number in stride(from: 0, to: 500, by: 7) {
      #expect(search.hits(for: "number \(number)").first?.index == number)
    }
    #expect(search.hits(for: "cn4").count == titles.filter { $0.contains("4") }.count)
  }

  @Test("Long titles and texts are searched to their end")
  func long() {
    let title = String(repeating: "ab ", count: 200) + "z"
    #expect(found("z", [title]) == [title])
    #expect(found(String(repeating: "ab", count: 200) + "z", [title]) == [title])
    #expect(found(String(repeating: "a", count: 201), [title]) == [])
  }
}
