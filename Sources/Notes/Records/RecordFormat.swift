import Text

/// How records are written on standard output.
public enum RecordFormat: Hashable, Sendable {
  /// One line a record, for people: of a note its path and its title; a search adds the line that
  /// matches.
  case plain
  /// Names with a NUL behind each, for programs that take any name apart rightly.
  case nulSeparated
  /// One array.
  case json
  /// One object a line.
  case jsonLines
  /// A line of the person's own for each record, with something behind it.
  case template(RecordTemplate, end: UInt8)
}

/// Who reads what is written.
public enum Audience: Hashable, Sendable {
  /// A person at a terminal: what a terminal would obey is shown as marks (notes N20).
  case terminal
  /// A program, or a file: names and texts are given as they are.
  case program
}

extension RecordFormat {
  /// The bytes to write for a list of notes.
  ///
  /// Lines of ``plain`` are `path⇥title`, and for a search `path:line:column:snippet`, with the line
  /// and column counted from 1. JSON is ASCII where a terminal might obey a character.
  ///
  /// - Parameters:
  ///   - records: The notes in the order in which they are shown.
  ///   - audience: Who reads it; for ``nulSeparated`` and JSON it makes no difference.
  ///   - offset: How many seconds local time is ahead of UTC at a moment.
  /// - Complexity: O(bytes).
  public func bytes(
    of records: [NoteRecord], for audience: Audience, offset: (FileTime) -> Int
  ) -> [UInt8] {
    bytes(of: records.map { $0.output(offset: offset) }, for: audience)
  }

  /// The bytes to write for a list of records.
  ///
  /// - Complexity: O(bytes)
  public func bytes(of records: some Sequence<OutputRecord>, for audience: Audience) -> [UInt8] {
    switch self {
    case .plain:
      return RecordFormat.lines(records, end: Byte.lineFeed) { record in
        RecordFormat.visible(record.line, for: audience)
      }
    case .nulSeparated:
      return records.reduce(into: []) { $0 += $1.name + [0] }
    case .json:
      var json = JSONText()
      json.array { json in
        for record in records { record.write(to: &json) }
      }
      json.newline()
      return json.bytes
    case .jsonLines:
      var json = JSONText()
      for record in records {
        record.write(to: &json)
        json.newline()
      }
      return json.bytes
    case .template(let template, let end):
      return RecordFormat.lines(records, end: end) { record in
        template.bytes(of: record) { RecordFormat.visible($0, for: audience) }
      }
    }
  }

  private static func lines(
    _ records: some Sequence<OutputRecord>, end: UInt8, _ line: (OutputRecord) -> [UInt8]
  ) -> [UInt8] {
    records.reduce(into: []) { bytes, record in
      bytes += line(record)
      bytes.append(end)
    }
  }

  private static func visible(_ bytes: [UInt8], for audience: Audience) -> [UInt8] {
    audience == .terminal ? VisibleText.bytes(of: bytes) : bytes
  }
}

extension OutputRecord {
  /// The bytes to write for one record alone: an object.
  public var json: [UInt8] {
    var json = JSONText()
    write(to: &json)
    json.newline()
    return json.bytes
  }
}

extension NoteRecord {
  /// The bytes to write for `halo show`: the note as it is, or visible for a terminal.
  ///
  /// - Parameter text: The note's bytes.
  public static func shown(_ text: [UInt8], for audience: Audience) -> [UInt8] {
    audience == .terminal ? VisibleText.bytes(of: text, newlines: .kept) : text
  }

  /// The bytes to write for `halo show --json`: one object with the note's text in it.
  ///
  /// - Parameters:
  ///   - text: The note's bytes.
  ///   - offset: How many seconds local time is ahead of UTC at a moment.
  public func json(text: [UInt8], offset: (FileTime) -> Int) -> [UInt8] {
    output(text: text, offset: offset).json
  }
}
