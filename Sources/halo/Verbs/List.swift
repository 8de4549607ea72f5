import Glibc
import HaloNotes
import Notes
import Scenes
import Spelling

extension Program {
  /// `halo list [QUERY]`: the notes, one a line.
  func list() throws -> Int32 {
    let (format, limit, sort) = (try format(), try limit(), try listSort())
    complainOfSettings()
    let notebook = try notebook()
    let listing = try scan(notebook)
    let query = query
    var notes: [(id: NoteID, title: NoteTitle?)]
    if query.isEmpty {
      notes = listing.order(by: .modified).map { ($0, nil) }
    } else {
      notes = hits(of: query, in: listing, of: notebook).map { ($0.note, $0.title) }
    }
    if let sort { notes = sort.sorted(notes, in: listing, of: notebook) }
    try report(notes.prefix(limit), in: listing, of: notebook, as: format)
    return query.isEmpty || !notes.isEmpty ? 0 : 1
  }

  /// `halo search QUERY`: the notes in which words stand, with the line that fits best.
  func search() throws -> Int32 {
    guard !invocation.operands.isEmpty else { throw UsageError.operandMissing(.search) }
    let (format, limit, sort) = (try format(), try limit(), try listSort())
    complainOfSettings()
    let notebook = try notebook()
    let listing = try scan(notebook)
    var hits = hits(of: query, in: listing, of: notebook)
    guard let best = hits.first else { return 1 }
    if invocation.has(.open) {
      let line = best.completed(by: query, in: notebook).line.map { $0.number + 1 }
      return try open(
        Target(notebook: notebook, link: NoteLink(to: listing[best.note].path, line: line)))
    }
    if let sort {
      let places = Dictionary(
        zip(hits.map(\.note), hits), uniquingKeysWith: { first, _ in first })
      hits = sort.sorted(hits.map { ($0.note, $0.title) }, in: listing, of: notebook)
        .compactMap { places[$0.id] }
    }
    let facts = needsTexts(format) ? NotebookScan(of: notebook, listing) : nil
    let records = hits.prefix(limit).map { hit in
      let hit = hit.completed(by: query, in: notebook)
      return facts?.record(of: hit.note, line: hit.line)
        ?? NoteRecord(listing[hit.note], title: hit.title, in: notebook, line: hit.line)
    }
    try report(records.lazy.map { $0.output(offset: localOffset) }, as: format)
    return 0
  }

  /// `halo show NOTE`: a note's text.
  func show() throws -> Int32 {
    let name = try onlyOperand()
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    let contents = try NoteFile.read(path, in: notebook, limit: ReadLimit(whole: .max, head: .max))
    guard invocation.has(.json) else {
      try print(NoteRecord.shown(contents.bytes, for: reader))
      return 0
    }
    let listing = try scan(notebook)
    guard let id = listing.id(of: path) else { throw NotesError.noteMissing(path) }
    let record = NotebookScan(of: notebook, listing).record(of: id)
    try print(record.json(text: contents.bytes, offset: localOffset))
    return 0
  }

  /// Prints notes of a listing.
  func report(
    _ notes: some Sequence<(id: NoteID, title: NoteTitle?)>, in listing: NoteListing,
    of notebook: Notebook, as format: RecordFormat
  ) throws {
    let scan = needsTexts(format) ? NotebookScan(of: notebook, listing) : nil
    let known = scan == nil ? index(of: notebook)?.titles(in: listing, generation: 1) : nil
    let records = notes.map { id, title in
      scan?.record(of: id)
        ?? NoteRecord(
          listing[id],
          title: title ?? known?[id] ?? self.title(of: listing[id].path, in: notebook),
          in: notebook)
    }
    try report(records.lazy.map { $0.output(offset: localOffset) }, as: format)
  }

  func title(of path: NotePath, in notebook: Notebook) -> NoteTitle {
    NoteTitle(head: (try? NoteFile.readHead(path, in: notebook)) ?? [], path: path)
  }

  /// The note that a name means: its path, its file name, its title or another name of it.
  ///
  /// - Throws: `LookupFailure` where none or several fit.
  func note(named name: [UInt8], in notebook: Notebook) throws -> NotePath {
    let listing = try scan(notebook)
    var found = NoteLookup.find(name, in: listing, titles: NoteTitles())
    if found == .none {
      // Titles are in the files: they are read only where no file name fits.
      found = .find(name, in: listing, titles: .read(listing, in: notebook))
    }
    switch found {
    case .note(let id): return listing[id].path
    case .ambiguous(let ids):
      throw LookupFailure.ambiguous(printed(name), ids.map { printed(listing[$0].path.bytes) })
    case .none: throw LookupFailure.none(printed(name), folder: printed(notebook.absolute(nil)))
    }
  }

  func scan(_ notebook: Notebook) throws -> NoteListing {
    let listing = try NoteListing.scan(notebook)
    for issue in listing.issues { complain(issue.description) }
    return listing
  }

  private var query: Query {
    Query(invocation.operands.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
  }

  /// The order that is asked for; `nil` for the usual one.
  private func listSort() throws(UsageError) -> ListSort? {
    guard let text = invocation.text(.sort) else { return nil }
    let isDescending = text.hasSuffix("-")
    let name = isDescending ? String(text.dropLast()) : text
    guard let key = ListSort.Key(rawValue: name) else {
      let names = ListSort.Key.allCases.map(\.rawValue)
      throw .badValue(
        .sort, text,
        expected: nearestName(to: name, among: names).map { "did you mean \($0)?" }
          ?? "sort by \(names.joined(separator: ", ")), with - behind it for the other way round.")
    }
    return ListSort(key: key, direction: isDescending ? .descending : .ascending)
  }
}

/// An order of notes.
private struct ListSort {
  var key: Key
  var direction: Direction

  enum Key: String, CaseIterable {
    case modified, created, title, path, size
  }

  enum Direction { case ascending, descending }

  /// The notes in this order; where it makes no difference, by their paths.
  func sorted(
    _ notes: [(id: NoteID, title: NoteTitle?)], in listing: NoteListing, of notebook: Notebook
  ) -> [(id: NoteID, title: NoteTitle?)] {
    let byPath = notes.sorted { listing[$0.id].path < listing[$1.id].path }
    let sorted: [(id: NoteID, title: NoteTitle?)]
    switch key {
    case .path: sorted = byPath
    case .modified: sorted = byPath.stablySorted { listing[$0.id].modified }
    case .created: sorted = byPath.stablySorted { listing[$0.id].created }
    case .size: sorted = byPath.stablySorted { listing[$0.id].size }
    case .title:
      sorted = byPath.map { id, title in
        let path = listing[id].path
        let known =
          title
          ?? NoteTitle(head: (try? NoteFile.readHead(path, in: notebook)) ?? [], path: path)
        return (id, known)
      }.stablySorted { $0.title.map { SortableTitle($0.text) } ?? SortableTitle("") }
    }
    return direction == .ascending ? sorted : sorted.reversed()
  }
}

/// A title among others: without case first.
private struct SortableTitle: Comparable {
  private let folded: String
  private let text: String

  init(_ text: String) {
    self.text = text
    folded = text.lowercased()
  }

  static func < (left: SortableTitle, right: SortableTitle) -> Bool {
    (left.folded, left.text) < (right.folded, right.text)
  }
}

extension Array {
  /// The elements by a key; those with the same one stay in their order.
  fileprivate func stablySorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    enumerated().map { ($0.offset, key($0.element), $0.element) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
  }
}

/// Why a name means no note; the exit status is 1.
enum LookupFailure: Error, CustomStringConvertible {
  case none(String, folder: String)
  case ambiguous(String, [String])

  var description: String {
    switch self {
    case .none(let name, let folder): "no note is called \(name) in \(folder)."
    case .ambiguous(let name, let candidates):
      "several notes are called \(name); name one by its path:\n"
        + candidates.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
