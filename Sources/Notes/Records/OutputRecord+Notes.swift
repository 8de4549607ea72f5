extension NoteFacts.LinkFact {
  /// A link as the command line tells of it: `path` is the note at its other end.
  public var output: OutputRecord {
    let target = link.destination
    let (end, state): ([(name: String, value: OutputRecord.Value?)], String)
    var line: [UInt8]
    switch place {
    case .note(let path):
      (end, state) = (path.fields(), "note")
      line = path.bytes
    case .ambiguous(let paths):
      (end, state) = ([("candidates", .list(paths.map(\.display)))], "ambiguous")
      line = Array(target.utf8)
    case .file(let path):
      (end, state) = (path.fields(), "file")
      line = path.bytes
    case .missing:
      (end, state) = ([], "missing")
      line = Array(target.utf8)
    case .address:
      (end, state) = ([], "address")
      line = Array(target.utf8)
    }
    let name = line
    line += "\t\(text.onOneLine)".utf8
    if state == "missing" || state == "ambiguous" { line += "\t\(state)".utf8 }
    return OutputRecord(
      end + [
        ("target", .text(target)), ("text", .text(text)), ("state", .text(state)),
        ("line", .number(self.line + 1)),
      ], line: line, name: name)
  }
}

extension Backlink {
  /// A backlink as the command line tells of it: `path` is the note at its other end.
  public var output: OutputRecord {
    OutputRecord(
      note.fields() + [
        ("title", .text(title)), ("count", .number(count)), ("line", .number(line + 1)),
        ("snippet", .text(text)),
      ], line: note.bytes + Array(":\(line + 1):\(text)".utf8), name: note.bytes)
  }
}

extension NotePlace {
  fileprivate var fields: [(name: String, value: OutputRecord.Value?)] {
    note.fields() + [("title", .text(title)), ("line", .number(line + 1))]
  }
}

extension UnresolvedLink {
  /// A missing target as the command line tells of it, with the places that name it.
  public var output: OutputRecord {
    let records = places.map { OutputRecord($0.fields, line: $0.note.bytes, name: $0.note.bytes) }
    let first = places.first?.note.bytes ?? []
    return OutputRecord(
      [
        ("target", .text(target)), ("count", .number(places.count)),
        ("places", .records(records)),
      ], line: Array("\(target)\t\(places.count)\t".utf8) + first, name: Array(target.utf8))
  }
}

extension NoteTask {
  /// A task as the command line tells of it.
  public var output: OutputRecord {
    OutputRecord(
      place.fields + [
        ("done", .flag(isDone)), ("state", .text(String(state))), ("text", .text(text)),
      ],
      line: place.note.bytes + Array(":\(place.line + 1):[\(state)] \(text)".utf8),
      name: place.note.bytes)
  }
}

extension Heading {
  /// A heading as the command line tells of it.
  public var output: OutputRecord {
    let marks = String(repeating: "#", count: level)
    return OutputRecord(
      [("level", .number(level)), ("text", .text(text)), ("line", .number(line + 1))],
      line: Array("\(line + 1):\(marks) \(text)".utf8), name: Array(text.utf8))
  }
}

extension TagCounts {
  /// The tags as the command line tells of them.
  public var output: [OutputRecord] {
    sorted.map { tag, count in
      OutputRecord(
        [("tag", .text(tag)), ("count", .number(count))], line: Array("\(tag)\t\(count)".utf8),
        name: Array(tag.utf8))
    }
  }
}

extension String {
  fileprivate var onOneLine: String {
    contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}
