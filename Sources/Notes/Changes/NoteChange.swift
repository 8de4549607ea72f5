/// A change of one note's text that needs no one who looks at it (contract: append, prepend, tag).
public enum NoteChange: Hashable, Sendable {
  /// Adds lines at the end of the note.
  case append([UInt8])
  /// Adds lines at the start of its text: below the front matter, and below a heading that stands
  /// there and is the title.
  case prepend([UInt8])
  /// Puts tags into its front matter and takes others out.
  case tag(adding: [String], removing: [String])

  /// What it is for, in the list of what can be undone.
  public var purpose: FilePlan.Purpose {
    switch self {
    case .append, .prepend: .edit
    case .tag(let adding, _): adding.isEmpty ? .untag : .tag
    }
  }

  /// The note with the change; the same bytes where there is nothing to do.
  ///
  /// Lines end as those of the note do, and one without an end gets one.
  /// - Complexity: O(bytes)
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .append(let text):
      let end = bytes.lineEnd
      let start = bytes.isEmpty || bytes.last == Byte.lineFeed ? [] : end
      return bytes + start + Self.lines(text, ending: end)
    case .prepend(let text):
      return Self.prepending(text, to: bytes)
    case .tag(let adding, let removing):
      let without = removing.reduce(bytes) { TagEdit.removing($1, from: $0) ?? $0 }
      return adding.reduce(without) { TagEdit.adding($1, to: $0) ?? $0 }
    }
  }

  /// The tags that it couldn't write, because the front matter is written in a way of its own, and
  /// those that it couldn't take away, because they stand in the text.
  public func tagsLeft(in bytes: [UInt8]) -> [String] {
    guard case .tag(let adding, let removing) = self else { return [] }
    let tags = NoteTags(in: applied(to: bytes))
    return adding.filter { !tags.contain($0) } + removing.filter(tags.contain)
  }

  private static func prepending(_ text: [UInt8], to bytes: [UInt8]) -> [UInt8] {
    let end = bytes.lineEnd
    var place = FrontMatter(in: bytes)?.end ?? FrontMatter.textStart(in: bytes)
    var before: [UInt8] = []
    var behind: [UInt8] = []
    if let heading = titleLine(in: bytes, from: place) {
      place = heading.upperBound
      before = bytes[..<place].last == Byte.lineFeed ? end : end + end
      // A blank line that is there stays between the heading and the text.
      let rest = bytes[place...]
      if !rest.isEmpty, !rest.starts(with: [Byte.lineFeed]),
        !rest.starts(with: [Byte.carriageReturn, Byte.lineFeed])
      {
        behind = end
      }
    } else if place > 0, bytes[place - 1] != Byte.lineFeed, FrontMatter(in: bytes) != nil {
      before = end
    }
    return Array(bytes[..<place]) + before + lines(text, ending: end) + behind + bytes[place...]
  }

  /// The heading that begins the text, with the end of its line.
  private static func titleLine(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var lines = SourceLines(bytes, from: start)
    while let line = lines.next() {
      if bytes[line].allSatisfy(Byte.isBlank) { continue }
      let level = bytes[line].prefix { $0 == Byte.hash }.count
      guard (1...6).contains(level), bytes[line].dropFirst(level).first.map(Byte.isBlank) == true
      else { return nil }
      return line.lowerBound..<min(lines.position, bytes.count)
    }
    return nil
  }

  /// A text as whole lines.
  private static func lines(_ text: [UInt8], ending end: [UInt8]) -> [UInt8] {
    var lines = SourceLines(text)
    var result: [UInt8] = []
    while let line = lines.next() { result += text[line] + end }
    return result
  }
}
