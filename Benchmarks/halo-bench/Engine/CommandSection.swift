import Commands

/// What looking for commands costs by itself (commands C16).
enum CommandSection {
  /// Measures everything.
  static func measure() -> Section {
    let verbs = [
      "Open", "Move", "Rename", "Find", "Show", "Close", "Copy", "Sort", "Mark", "Go to",
    ]
    let nouns = (0..<50).map { number in
      let kinds = ["Note", "Folder in the Library", "Next Heading", "日本のノート", "Sheet"]
      return "\(kinds[number % kinds.count]) \(number)"
    }
    let search = CommandSearch(
      verbs.flatMap { verb in
        nouns.map { CommandSearch.Subject("\(verb) \($0)", words: ["key", "help"]) }
      })
    let queries = ["o", "on", "note", "rnm", "next heading", "ノ", "shwsht", "help", "zzz"]
    return Section(
      title: "Commands",
      figures: queries.flatMap { query in
        Cost(of: 40) { _ in keep(search.hits(for: query).count) }
          .figures("“\(query)” among 500 commands", .milliseconds, atMost: 2).prefix(1)
      })
  }
}
