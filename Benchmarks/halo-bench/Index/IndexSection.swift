import Glibc
import Notes
import NotesTestSupport

/// Indexing and searching a large folder, without the program around it.
struct IndexSection {
  private let notes: GeneratedNotes
  private let cache: TemporaryVault

  /// How many notes a folder may hold.
  static let count = 100_000

  /// Measures in notes that were written.
  init(_ notes: GeneratedNotes) throws {
    self.notes = notes
    cache = try TemporaryVault()
  }

  /// Measures the first index, and then searches key by key.
  func measure() throws -> [Section] {
    let notebook = try notes.vault.notebook
    let listing = try NoteListing.scan(notebook)
    let index = NoteIndex(in: cache.absolute("index".utf8))
    let start = monotonicTime()
    let report = try index.update(to: listing, of: notebook)
    let first = Double(monotonicTime() - start)
    let again = monotonicTime()
    _ = try index.update(to: listing, of: notebook)
    let unchanged = Double(monotonicTime() - again)
    let reopened = monotonicTime()
    try NoteIndex(in: cache.absolute("index".utf8)).open()
    let opening = Double(monotonicTime() - reopened)
    let building = Section(
      title: "Index, \(Self.count) notes",
      figures: [
        Figure(
          "first index, a note", .microseconds, first / 1_000 / Double(report.read), atMost: 100),
        Figure("nothing has changed", .milliseconds, unchanged / 1_000_000),
        Figure("opening", .milliseconds, opening / 1_000_000),
        Figure(
          "most memory of this process", .kilobytes, ProcessFacts(pid: getpid()).peakMemory,
          atMost: 80_000),
      ])
    return [building, search(index, listing, notebook)]
  }

  /// What is typed, letter by letter: words that many notes have, words that one has, and none.
  static let typed = [
    "compass river", "entry 54321", "lantern", "garden -river", "\"copper meadow\"", "winterx",
    "mountain OR harbour", "thunder velvet ladder", "zebra", "kettle tag:food", "is:open stone",
    "see [[entry 00017", "title:window", "orchard orchard", "eng jour",
  ]

  private func search(_ index: NoteIndex, _ listing: NoteListing, _ notebook: Notebook) -> Section {
    var (few, many, whole): ([Double], [Double], [Double]) = ([], [], [])
    _ = index.search("garden", in: listing, generation: 1, of: notebook) { _, _ in }
    for text in Self.typed {
      for length in 1...text.count {
        let start = monotonicTime()
        var first: UInt64?
        _ = index.search(
          Query(String(text.prefix(length))), in: listing, generation: 1, of: notebook
        ) { _, _ in first = first ?? monotonicTime() }
        let end = monotonicTime()
        let screenful = Double((first ?? end) - start) / 1_000_000
        if length > 2 { many.append(screenful) } else { few.append(screenful) }
        whole.append(Double(end - start) / 1_000_000)
      }
    }
    return Section(
      title: "Search, \(Self.count) notes",
      figures: [
        Figure(
          "three letters and more to a screenful, 99 of 100", .milliseconds, many.quantile(0.99),
          atMost: 16),
        Figure("– median", .milliseconds, many.median),
        Figure(
          "one or two letters to a screenful, 99 of 100", .milliseconds, few.quantile(0.99),
          atMost: 60),
        Figure("all hits, 99 of 100", .milliseconds, whole.quantile(0.99), atMost: 200),
        Figure("– median", .milliseconds, whole.median),
      ])
  }
}
