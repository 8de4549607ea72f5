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

  /// Collects what is known of a note.
  public init(
    _ entry: NoteEntry, title: NoteTitle, in notebook: Notebook, line: SearchHit.Line? = nil
  ) {
    path = entry.path
    absolutePath = notebook.absolute(entry.path)
    self.title = title
    size = entry.size
    created = entry.created
    modified = entry.modified
    self.line = line
  }
}

extension NoteRecord {
  /// Adds the note's object.
  ///
  /// - Parameters:
  ///   - text: The note's text, where all of it is asked for.
  ///   - offset: How many seconds local time is ahead of UTC at a moment.
  func write(to json: inout JSONText, text: [UInt8]?, offset: (FileTime) -> Int) {
    json.object { json in
      json.member("path", path.display)
      if path.utf8 == nil { json.member("pathBytes", Base64.text(of: path.bytes)) }
      json.member("absPath", String(decoding: absolutePath, as: UTF8.self))
      json.member("title", title.text)
      json.member("created", created.iso8601(offset: offset(created)))
      json.member("modified", modified.iso8601(offset: offset(modified)))
      json.key("size")
      json.number(size)
      if let line {
        json.member("snippet", line.text)
        json.key("line")
        json.number(line.number + 1)
        json.key("column")
        json.number(line.column + 1)
      }
      if let text { json.member("text", String(decoding: text, as: UTF8.self)) }
    }
  }
}

extension JSONText {
  fileprivate mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }
}
