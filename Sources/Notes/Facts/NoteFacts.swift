/// What can be told of a note beside its text.
public struct NoteFacts: Hashable, Sendable {
  /// How its lines end.
  public enum LineEnds: Hashable, Sendable {
    /// There is one line, without an end.
    case none
    /// LF alone, as everywhere but on Windows.
    case lf
    /// CR and LF.
    case crlf
    /// So many of each.
    case mixed(lf: Int, crlf: Int)
  }

  /// Bytes.
  public let size: Int
  /// Words of its text, the front matter left out: what stands between blanks and has a letter or a
  /// digit in it.
  public let words: Int
  /// Lines, as an editor counts them; at least 1.
  public let lines: Int
  /// How they end.
  public let lineEnds: LineEnds
  /// Whether a byte order mark stands before its text.
  public let hasByteOrderMark: Bool
  /// Places that aren't UTF-8; each shows as one U+FFFD.
  public let faults: Int
  /// Its tags.
  public let tags: NoteTags
  /// What it leads to, in the order of the text.
  public private(set) var links: [LinkFact]

  /// Something in a note that leads elsewhere, and where that is.
  public struct LinkFact: Hashable, Sendable {
    /// The link.
    public let link: Link
    /// What it shows.
    public let text: String
    /// The first line of its block, counted from 0.
    public let line: Int
    /// Where it leads in the notes as they are listed.
    public fileprivate(set) var place: Place
  }

  /// Where a link leads, by paths, which outlast a listing.
  public enum Place: Hashable, Sendable {
    /// To a note.
    case note(NotePath)
    /// To several notes of one name, none of them nearer than the others.
    case ambiguous([NotePath])
    /// To a note that isn't there; the path is where it would be.
    case missing(String)
    /// To a file that is no note.
    case file(NotePath)
    /// Out of the folder.
    case address(String)
  }

  /// Works the facts out.
  ///
  /// - Parameters:
  ///   - listing: The notes to which links may lead.
  ///   - note: The path of the note in it.
  ///   - aliases: The other names of the notes, as far as they are known.
  /// - Complexity: O(bytes + notes)
  public init(
    of bytes: [UInt8], at note: NotePath, in listing: NoteListing,
    aliases: NoteAliases = NoteAliases()
  ) {
    self.init(of: bytes, at: note, LinkResolver(listing, aliases: aliases))
  }

  /// Works the facts out with a table of the notes that is there.
  init(of bytes: [UInt8], at note: NotePath, _ resolver: LinkResolver) {
    let document = Document(parsing: bytes)
    size = bytes.count
    lines = document.lineCount
    hasByteOrderMark = bytes.starts(with: Byte.byteOrderMark)
    tags = NoteTags(in: bytes)
    let start = document.frontMatter?.end ?? FrontMatter.textStart(in: bytes)
    words = bytes[start...].split(whereSeparator: NoteFacts.isSpace).count {
      NoteFacts.isWord($0)
    }
    lineEnds = NoteFacts.lineEnds(of: bytes)
    faults = NoteFacts.faults(in: bytes)
    links = document.blocks.flatMap { block in
      block.links.enumerated().map { index, link in
        LinkFact(
          link: link, text: block.text(ofLink: index), line: block.lines.lowerBound,
          place: Place(resolver.target(of: link, in: note), in: resolver.listing))
      }
    }
  }

  /// Finds the files to which links lead that lead to no note: pictures and other attachments (notes
  /// N22).
  ///
  /// - Parameter note: The note of which these are the facts.
  /// - Complexity: As ``AttachmentFinder/file(of:in:)``, once for each link that isn't a note's
  public mutating func findFiles(by finder: AttachmentFinder, for note: NotePath) {
    for index in links.indices {
      guard case .missing = links[index].place,
        let file = finder.file(of: links[index].link, in: note)
      else { continue }
      links[index].place = .file(file.path)
    }
  }

  private static func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.contains(where: { Byte.isTag($0) && !"_-/".utf8.contains($0) }) { return true }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains { $0.isLetter || $0.isNumber }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    Byte.isBlank(byte) || byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  private static func lineEnds(of bytes: [UInt8]) -> LineEnds {
    var (lf, crlf) = (0, 0)
    for position in bytes.indices where bytes[position] == Byte.lineFeed {
      if position > 0, bytes[position - 1] == Byte.carriageReturn { crlf += 1 } else { lf += 1 }
    }
    switch (lf, crlf) {
    case (0, 0): return .none
    case (_, 0): return .lf
    case (0, _): return .crlf
    default: return .mixed(lf: lf, crlf: crlf)
    }
  }

  /// How many places aren't UTF-8, by the standard's longest beginnings that could have been right.
  private static func faults(in bytes: [UInt8]) -> Int {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return 0 }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .error: count += 1
      case .emptyInput: return count
      }
    }
  }
}

extension NoteFacts.Place {
  /// The place of a link's target in a listing.
  public init(_ target: LinkTarget, in listing: NoteListing) {
    self =
      switch target {
      case .note(let id, _): .note(listing[id].path)
      case .ambiguous(let ids): .ambiguous(ids.map { listing[$0].path })
      case .missing(let path): .missing(path)
      case .address(let address): .address(address)
      }
  }
}

extension Block {
  /// What a link of the block shows.
  func text(ofLink index: Int) -> String {
    let shown =
      if case .table(let table) = kind { table.rows.flatMap { $0.flatMap(\.self) } } else { runs }
    return shown.filter { $0.link == index }.plainText
  }
}
