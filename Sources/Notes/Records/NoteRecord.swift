/// What the command line says of a note (contract, "Command line").
public struct NoteRecord: Hashable, Sendable {
  /// Its path below the notes folder.
  public let path: NotePath
  /// Its absolute path.
  public let absolutePath: [UInt8]
  /// Its title.
  public let title: NoteTitle
  /// Bytes.
  public let size: Int
  /// When it came into being.
  public let created: FileTime
  /// When it was last written.
  public let modified: FileTime
  /// What a search found in it, if it was searched for.
  public let line: SearchHit.Line?
  /// What its text says of it, where that was read.
  public let facts: NoteFacts?

  /// The names of its fields, in order.
  public static let fields = [
    "path", "pathBytes", "absPath", "title", "tags", "aliases", "created", "modified", "size",
    "words", "links", "snippet", "line", "column", "text",
  ]

  /// The fields for which a note's whole text has to be read.
  public static let fieldsOfText: Set<String> = ["tags", "words", "links"]

  /// Collects what is known of a note.
  ///
  /// - Parameter facts: What its text says of it; without them the record has fewer fields.
  public init(
    _ entry: NoteEntry, title: NoteTitle, in notebook: Notebook, line: SearchHit.Line? = nil,
    facts: NoteFacts? = nil
  ) {
    path = entry.path
    absolutePath = notebook.absolute(entry.path)
    self.title = title
    size = entry.size
    created = entry.created
    modified = entry.modified
    self.line = line
    self.facts = facts
  }

  /// The note as the command line tells of it.
  ///
  /// - Parameters:
  ///   - text: The note's text, where all of it is asked for.
  ///   - offset: How many seconds local time is ahead of UTC at a moment.
  public func output(text: [UInt8]? = nil, offset: (FileTime) -> Int) -> OutputRecord {
    OutputRecord(
      path.fields() + [
        ("absPath", .text(String(decoding: absolutePath, as: UTF8.self))),
        ("title", .text(title.text)),
        ("tags", facts.map { .list($0.tags.all) }),
        ("aliases", facts == nil ? nil : .list(title.aliases)),
        ("created", .text(created.iso8601(offset: offset(created)))),
        ("modified", .text(modified.iso8601(offset: offset(modified)))),
        ("size", .number(size)),
        ("words", facts.map { .number($0.words) }),
        ("links", facts.map { .records($0.links.map(\.output)) }),
        ("snippet", line.map { .text($0.text) }),
        ("line", line.map { .number($0.number + 1) }),
        ("column", line.map { .number($0.column + 1) }),
        ("text", text.map { .text(String(decoding: $0, as: UTF8.self)) }),
      ], line: plain, name: path.bytes)
  }

  /// The note for a person: its path and its title, or the line that a search found.
  private var plain: [UInt8] {
    guard let line else { return path.bytes + Array("\t\(title.text)".utf8) }
    return path.bytes + Array(":\(line.number + 1):\(line.column + 1):\(line.text)".utf8)
  }
}
