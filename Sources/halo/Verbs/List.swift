import Glibc
import Notes
import Text

extension Program {
  /// `halo list [QUERY]`: the notes, one a line.
  func list() throws -> Int32 {
    let limit = try listLimit()
    complainOfSettings()
    let notebook = try notebook()
    let listing = try scan(notebook)
    let query = Query(
      invocation.operands.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
    var records: [NoteRecord]
    if query.isEmpty {
      records = listing.order(by: .modified).prefix(limit).map { id in
        record(of: listing[id], in: notebook)
      }
    } else {
      records = SearchScan(query, in: listing, of: notebook).hits().prefix(limit).map { hit in
        NoteRecord(listing[hit.note], title: hit.title, in: notebook)
      }
    }
    let format: RecordFormat = invocation.has(.json) ? .json : .plain
    try print(format.bytes(of: records, for: reader, offset: localOffset))
    return query.isEmpty || !records.isEmpty ? 0 : 1
  }

  /// `halo show NOTE`: a note's text.
  func show() throws -> Int32 {
    guard let name = invocation.operands.first else { throw UsageError.operandMissing(.show) }
    guard invocation.operands.count == 1 else { throw UsageError.tooManyOperands(.show) }
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
    try print(
      record(of: listing[id], in: notebook).json(text: contents.bytes, offset: localOffset))
    return 0
  }

  /// The note that a name means: its path, its file name, or its title.
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

  private func scan(_ notebook: Notebook) throws -> NoteListing {
    let listing = try NoteListing.scan(notebook)
    for issue in listing.issues { complain(issue.description) }
    return listing
  }

  private func record(of entry: NoteEntry, in notebook: Notebook) -> NoteRecord {
    let path = entry.path
    let head = (try? NoteFile.readHead(path, in: notebook)) ?? []
    return NoteRecord(entry, title: NoteTitle(head: head, path: path), in: notebook)
  }

  private func listLimit() throws(UsageError) -> Int {
    guard let text = invocation.text(.limit) else { return .max }
    guard let limit = Int(text), limit >= 0 else {
      throw .badValue(.limit, text, expected: "write how many notes at most, as -n 20.")
    }
    return limit
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

/// A name as text for a message: on one line, whatever is in it.
private func printed(_ bytes: [UInt8]) -> String { VisibleText.string(of: bytes) }

/// Who reads standard output: what goes to a terminal is free of control characters (notes N20).
private var reader: Audience { isatty(STDOUT_FILENO) == 1 ? .terminal : .program }
