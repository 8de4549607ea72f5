import Text

/// How records of notes are written on standard output.
public enum RecordFormat: Hashable, Sendable {
  /// One line a note: its path and its title; a search adds the line that matches.
  case plain
  /// Paths with a NUL behind each, for programs that take any name apart rightly.
  case nulSeparated
  /// One array.
  case json
  /// One object a line.
  case jsonLines
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
    switch self {
    case .plain:
      return records.reduce(into: []) { bytes, record in
        bytes += RecordFormat.line(record, for: audience)
        bytes.append(Byte.lineFeed)
      }
    case .nulSeparated:
      return records.reduce(into: []) { $0 += $1.path.bytes + [0] }
    case .json:
      var json = JSONText()
      json.array { json in
        for record in records { record.write(to: &json, text: nil, offset: offset) }
      }
      json.newline()
      return json.bytes
    case .jsonLines:
      var json = JSONText()
      for record in records {
        record.write(to: &json, text: nil, offset: offset)
        json.newline()
      }
      return json.bytes
    }
  }

  private static func line(_ record: NoteRecord, for audience: Audience) -> [UInt8] {
    var line = record.path.bytes
    if let found = record.line {
      line += ":\(found.number + 1):\(found.column + 1):\(found.text)".utf8
    } else {
      line += "\t\(record.title.text)".utf8
    }
    return audience == .terminal ? VisibleText.bytes(of: line) : line
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
    var json = JSONText()
    write(to: &json, text: text, offset: offset)
    json.newline()
    return json.bytes
  }
}
