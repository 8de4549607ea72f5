/// What can be told of all notes of a folder together, read from their files for as long as there is
/// no index.
///
///     let scan = NotebookScan(of: notebook, listing)
///     scan.backlinks(to: path)
///     scan.orphans()
///
/// Notes that can't be read, and texts of more than 5 MB, tell nothing. Calls read files, so they are
/// for a worker or the command line.
public struct NotebookScan: Sendable {
  /// The folder.
  public let notebook: Notebook
  /// Its notes.
  public let listing: NoteListing
  /// What they are called.
  public let titles: NoteTitles
  let resolver: LinkResolver

  /// Larger notes aren't looked through.
  private static let limit = ReadLimit(whole: 5_000_000, head: 0)

  /// Reads the titles of all notes.
  ///
  /// - Complexity: O(notes), a few system calls each.
  public init(of notebook: Notebook, _ listing: NoteListing) {
    self.init(of: notebook, listing, titles: .read(listing, in: notebook))
  }

  /// Takes titles that were read.
  public init(of notebook: Notebook, _ listing: NoteListing, titles: NoteTitles) {
    self.notebook = notebook
    self.listing = listing
    self.titles = titles
    resolver = LinkResolver(listing, aliases: titles.aliases)
  }

  /// The title of a note; its file's name where it couldn't be read.
  public func title(of id: NoteID) -> NoteTitle {
    titles[id] ?? NoteTitle(head: [], path: listing[id].path)
  }

  /// What the text of a note says of it.
  public func facts(of bytes: [UInt8], at note: NotePath) -> NoteFacts {
    NoteFacts(of: bytes, at: note, resolver)
  }

  /// What is known of a note with what its text says; `nil` for that where it can't be read.
  public func record(of id: NoteID, line: SearchHit.Line? = nil) -> NoteRecord {
    let entry = listing[id]
    let facts = bytes(of: entry.path).map { self.facts(of: $0, at: entry.path) }
    return NoteRecord(entry, title: title(of: id), in: notebook, line: line, facts: facts)
  }

  /// The notes that lead to one, in the order of their paths (notes N8).
  ///
  /// - Complexity: O(bytes of all notes)
  public func backlinks(to note: NotePath) -> [Backlink] {
    let aliases = listing.id(of: note).map { title(of: $0).aliases } ?? []
    let scan = BacklinkScan(
      to: note, called: aliases, by: resolver, in: notebook, order: inOrder)
    return scan.backlinks(in: 0..<scan.count) ?? []
  }

  /// The links that lead to no note, each target once, in the order of their text (notes N8).
  ///
  /// Pictures and other files that a link names aren't missing notes.
  /// - Complexity: O(bytes of all notes)
  public func unresolved() -> [UnresolvedLink] {
    var found: [String: UnresolvedLink] = [:]
    forEachNote { id, path, document in
      for (link, line) in document.linksWithLines {
        guard case .missing(let target) = resolver.target(of: link, in: path),
          link.mayLeadToNote
        else { continue }
        let key = target.lowercased()
        let place = NotePlace(note: path, title: title(of: id).text, line: line)
        found[key, default: UnresolvedLink(target: target, places: [])].places.append(place)
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The notes to which no other note leads, in the order of their paths (notes N8).
  ///
  /// - Complexity: O(bytes of all notes)
  public func orphans() -> [NoteID] {
    var reached: Set<NoteID> = []
    for id in listing.ids {
      let path = listing[id].path
      for link in bytes(of: path).map(LinkReader.links(in:)) ?? [] {
        switch resolver.target(of: link, in: path) {
        case .note(let target, _) where target != id: reached.insert(target)
        case .ambiguous(let targets): reached.formUnion(targets)
        case .note, .missing, .address: break
        }
      }
    }
    return inOrder.filter { !reached.contains($0) }
  }

  /// The tags with how many notes have each (notes N6).
  ///
  /// - Complexity: O(bytes of all notes)
  public func tags() -> TagCounts {
    var counts = TagCounts()
    for id in listing.ids {
      if let bytes = bytes(of: listing[id].path) { counts.add(NoteTags(in: bytes)) }
    }
    return counts
  }

  /// The tasks of all notes, in the order of their paths and lines (notes N21).
  ///
  /// - Complexity: O(bytes of all notes)
  public func tasks() -> [NoteTask] {
    var tasks: [NoteTask] = []
    forEachNote { id, path, document in
      for block in document.blocks {
        guard case .task(_, let task) = block.kind else { continue }
        let place = NotePlace(
          note: path, title: title(of: id).text, line: block.lines.lowerBound)
        tasks.append(NoteTask(place: place, state: task.state, text: block.oneLine))
      }
    }
    return tasks
  }

  /// The headings of a note, with their levels and lines counted from 0.
  public static func outline(of bytes: [UInt8]) -> [Heading] {
    Document(parsing: bytes).blocks.compactMap { block in
      guard case .heading(let level) = block.kind else { return nil }
      return Heading(level: level, text: block.oneLine, line: block.lines.lowerBound)
    }
  }

  // MARK: Reading

  private var inOrder: [NoteID] { listing.order(by: .path) }

  private func bytes(of path: NotePath) -> [UInt8]? {
    guard
      let contents = try? NoteFile.read(path, in: notebook, limit: Self.limit),
      contents.extent == .whole
    else { return nil }
    return contents.bytes
  }

  /// Reads and parses every note that may hold a link or a task, in the order of their paths.
  private func forEachNote(_ body: (NoteID, NotePath, Document) -> Void) {
    for id in inOrder {
      let path = listing[id].path
      guard let bytes = bytes(of: path), bytes.contains(Byte.openBracket) else { continue }
      body(id, path, Document(parsing: bytes))
    }
  }
}

/// A line of a note.
public struct NotePlace: Hashable, Sendable {
  /// The note.
  public let note: NotePath
  /// What it is called.
  public let title: String
  /// The line, counted from 0.
  public let line: Int
}

/// A target to which links lead and where no note is.
public struct UnresolvedLink: Hashable, Sendable {
  /// The target as the first link writes it, or the path where a note would be.
  public let target: String
  /// Where the links stand; at least one.
  public internal(set) var places: [NotePlace]
}

/// A task in a note.
public struct NoteTask: Hashable, Sendable {
  /// Where it begins.
  public let place: NotePlace
  /// What stands in its box.
  public let state: Character
  /// Its words, on one line.
  public let text: String

  /// Whether its box is ticked.
  public var isDone: Bool { state == "x" || state == "X" }
}

/// A heading of a note.
public struct Heading: Hashable, Sendable {
  /// 1 to 6.
  public let level: Int
  /// Its words, on one line.
  public let text: String
  /// Its line in the note, counted from 0.
  public let line: Int
}

extension Document {
  /// The links of all blocks, each with the first line of its block, counted from 0.
  var linksWithLines: [(link: Link, line: Int)] {
    blocks.flatMap { block in block.links.map { ($0, block.lines.lowerBound) } }
  }
}

extension Block {
  /// Its text on one line.
  var oneLine: String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension Link {
  /// Whether what it names could be a note: it has the ending of one, or none that files have.
  var mayLeadToNote: Bool {
    guard kind != .image else { return false }
    let path = destination.prefix { $0 != "#" }
    let name = Array((path.split(separator: "/").last ?? "").utf8)
    guard !name.isEmpty else { return false }
    guard NoteExtension(of: name) == nil, let dot = name.lastIndex(of: Byte.dot), dot > 0 else {
      return true
    }
    let ending = name[(dot + 1)...]
    return ending.isEmpty || ending.count > 5
      || !ending.allSatisfy { Byte.isDigit($0) || Byte.lowercased($0) &- UInt8(ascii: "a") < 26 }
  }
}
