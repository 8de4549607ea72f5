/// What a note is called, and by whom (notes N5).
public struct NoteTitle: Hashable, Sendable {
  /// Where a title comes from, the strongest first.
  public enum Source: Hashable, Sendable {
    /// The front matter's `title`.
    case frontMatter
    /// The first heading, of any level.
    case heading
    /// The first line that has text.
    case firstLine
    /// The file's name, because the note holds no text.
    case fileName
  }

  /// The title on one line, without Markdown's marks.
  ///
  /// Control characters other than the ends of
  /// lines stay in it; whoever draws it shows them as marks (notes N20).
  public let text: String
  /// Where it comes from.
  public let source: Source
  /// Whether the note is pinned, which stands in the same lines (notes N19).
  public let isPinned: Bool
  /// The note's other names, which stand there, too (notes N7).
  public let aliases: [String]

  /// No title is longer, so that a note that is one long line doesn't make a title of it all.
  static let longest = 1_000

  /// Makes a title.
  public init(
    _ text: String, source: Source, isPinned: Bool = false, aliases: [String] = []
  ) {
    self.text = text
    self.source = source
    self.isPinned = isPinned
    self.aliases = aliases
  }

  /// Reads the title of a note.
  ///
  /// - Parameters:
  ///   - head: The note's first bytes, ``NoteFile/headSize`` or so; a heading behind them isn't
  ///     seen.
  ///   - path: The note's path, for a note without text.
  /// - Complexity: O(bytes); a note that begins with a heading is read no further than that.
  public init(head: [UInt8], path: NotePath) {
    let frontMatter = FrontMatter(in: head)
    let isPinned = frontMatter?.isPinned(in: head) ?? false
    let aliases = frontMatter?.aliases(in: head) ?? []
    if let title = frontMatter?.scalar("title", in: head).flatMap(NoteTitle.line) {
      self.init(title, source: .frontMatter, isPinned: isPinned, aliases: aliases)
      return
    }
    let start = frontMatter?.end ?? FrontMatter.textStart(in: head)
    if let title = NoteTitle.leadingHeading(head, from: start) {
      self.init(title, source: .heading, isPinned: isPinned, aliases: aliases)
      return
    }
    let document = Document(parsing: Array(head[min(start, head.count)...]))
    let headings = document.blocks.lazy.compactMap { block -> String? in
      guard case .heading = block.kind else { return nil }
      return NoteTitle.line(block.text)
    }
    if let title = headings.first {
      self.init(title, source: .heading, isPinned: isPinned, aliases: aliases)
      return
    }
    let lines = document.blocks.lazy.compactMap(NoteTitle.firstLine)
    if let title = lines.first {
      self.init(title, source: .firstLine, isPinned: isPinned, aliases: aliases)
      return
    }
    self.init(
      String(decoding: path.stem, as: UTF8.self), source: .fileName, isPinned: isPinned,
      aliases: aliases)
  }

  /// The heading that stands on the first line with text, by far the most frequent case.
  ///
  /// One with Markdown's marks in it is parsed, but no more than that line.
  private static func leadingHeading(_ bytes: [UInt8], from start: Int) -> String? {
    var lines = SourceLines(bytes, from: start)
    while let line = lines.next() {
      if bytes[line].allSatisfy(Byte.isBlank) { continue }
      let level = bytes[line].prefix { $0 == Byte.hash }.count
      let rest = bytes[line].dropFirst(level)
      guard (1...6).contains(level), rest.first.map(Byte.isBlank) ?? false else { return nil }
      let mayBeAddress = rest.contains(UInt8(ascii: "w")) && rest.contains(Byte.dot)
      if !mayBeAddress, rest.allSatisfy({ plainBytes[Int($0)] }) {
        return NoteTitle.line(String(decoding: rest, as: UTF8.self))
      }
      return Document(parsing: Array(bytes[line])).blocks.first.flatMap { NoteTitle.line($0.text) }
    }
    return nil
  }

  /// Bytes that mean nothing but themselves in a heading: no mark, and no part of an address.
  private static let plainBytes: [Bool] = (UInt8.min...UInt8.max).map { byte in
    !"\\`*_[]<>#!|~&:@\0\r".utf8.contains(byte)
  }

  private static func firstLine(_ block: Block) -> String? {
    let ofSource = block.runs.prefix { $0.kind != .softBreak }
    let text = ofSource.isEmpty ? block.text : Array(ofSource).plainText
    return text.split(whereSeparator: \.isNewline).lazy.compactMap { line(String($0)) }.first
  }

  /// One line of at most ``longest`` bytes without blanks around it; `nil` when nothing is left
  /// that could be read.
  private static func line(_ text: String) -> String? {
    var bytes = Array(text.utf8.prefix(longest + 4))
    for position in bytes.indices
    where bytes[position] == Byte.lineFeed || bytes[position] == Byte.carriageReturn {
      bytes[position] = Byte.space
    }
    var line = String(decoding: bytes, as: UTF8.self)[...]
    while line.utf8.count > longest { line.removeLast() }
    let blanks: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    line = line.drop(while: blanks)
    while let last = line.last, blanks(last) { line.removeLast() }
    // A file that lost its text when the power went is full of NULs, which no one could read.
    guard line.unicodeScalars.contains(where: { $0 != "\0" && $0 != "\u{FFFD}" }) else {
      return nil
    }
    return String(line)
  }
}
