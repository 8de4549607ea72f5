/// What the index knows of all notes without asking the database: one row a document.
///
/// A note that has changed becomes another document; the old one stays in its place and is dead.
struct IndexTable: Sendable {
  /// A document.
  struct Row: Sendable {
    var pathStart: UInt32
    var pathLength: UInt32
    var titleStart: UInt32
    var titleLength: UInt32
    var foldedStart: UInt32
    var size: Int
    var modified: Int64
    var inode: UInt64
    var block: UInt32
    var marks: Marks

    /// Whether the file is still the one that was read (notes N17).
    func isOf(_ identity: FileIdentity) -> Bool {
      size == identity.size && modified == identity.modified.nanoseconds
        && inode == identity.inode
    }
  }

  /// What can be said of a document in a word.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    static let isLive = Marks(rawValue: 1)
    static let isPinned = Marks(rawValue: 2)
    static let isTagged = Marks(rawValue: 4)
    static let hasOpen = Marks(rawValue: 8)
    static let hasDone = Marks(rawValue: 16)

    /// Where the title comes from: two bits.
    var source: NoteTitle.Source { .init(number: Int64(rawValue >> 5 & 3)) }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(source: NoteTitle.Source) { rawValue = UInt8(source.number) << 5 }

    /// Whether a condition holds that asks for a fact.
    func fit(_ fact: Query.Fact) -> Bool {
      switch fact {
      case .open: contains(.hasOpen)
      case .done: contains(.hasDone)
      case .untagged: !contains(.isTagged)
      case .pinned: contains(.isPinned)
      }
    }
  }

  private(set) var rows: [Row] = []
  private var paths: [UInt8] = []
  private var titles: [UInt8] = []
  /// The titles folded, each with a ``border`` behind it.
  private(set) var foldedTitles: [UInt8] = []
  private(set) var live = 0
  /// Counts the changes.
  private(set) var revision: UInt64 = 0

  /// The other names of the notes that have any.
  private var aliases: [UInt32: [String]] = [:]
  /// Tells the database from others that were in its place; 0 for none.
  let make: Int64

  /// Makes a table without documents.
  init(make: Int64 = 0) { self.make = make }

  /// How many documents are dead.
  var dead: Int { rows.count - live }

  /// The number of the next document.
  var next: UInt32 { UInt32(rows.count) }

  /// The number of the next block.
  private(set) var nextBlock: UInt32 = 0

  /// Adds a document, or what is known of the next one where it is dead already.
  mutating func append(
    path: some Collection<UInt8>, title: some Collection<UInt8>, folded: some Collection<UInt8>,
    size: Int, modified: Int64, inode: UInt64, block: UInt32, marks: Marks,
    aliases: [String] = []
  ) {
    if !aliases.isEmpty { self.aliases[next] = aliases }
    rows.append(
      Row(
        pathStart: UInt32(paths.count), pathLength: UInt32(path.count),
        titleStart: UInt32(titles.count), titleLength: UInt32(title.count),
        foldedStart: UInt32(foldedTitles.count), size: size, modified: modified, inode: inode,
        block: block, marks: marks))
    paths += path
    titles += title
    foldedTitles += folded
    foldedTitles.append(IndexTable.border)
    nextBlock = max(nextBlock, block + 1)
    if marks.contains(.isLive) { live += 1 }
    revision += 1
  }

  /// Adds a document of the notes that were just read.
  mutating func append(_ note: IndexedNote, block: UInt32) {
    append(
      path: note.path, title: Array(note.title.text.utf8), folded: note.foldedTitle,
      size: note.identity.size, modified: note.identity.modified.nanoseconds,
      inode: note.identity.inode, block: block, marks: note.marks, aliases: note.title.aliases)
  }

  /// Adds dead documents up to a number.
  mutating func fill(to document: UInt32) {
    while next < document {
      append(
        path: [], title: [], folded: [], size: 0, modified: 0, inode: 0, block: 0, marks: [])
    }
  }

  /// Gives the next blocks higher numbers than this one has.
  mutating func pass(_ block: UInt32) { nextBlock = max(nextBlock, block + 1) }

  /// Takes a document out.
  mutating func kill(_ document: UInt32) {
    guard rows[Int(document)].marks.contains(.isLive) else { return }
    rows[Int(document)].marks.remove(.isLive)
    aliases[document] = nil
    live -= 1
    revision += 1
  }

  func path(of document: UInt32) -> ArraySlice<UInt8> {
    let row = rows[Int(document)]
    return paths[Int(row.pathStart)..<Int(row.pathStart + row.pathLength)]
  }

  func title(of document: UInt32) -> ArraySlice<UInt8> {
    let row = rows[Int(document)]
    return titles[Int(row.titleStart)..<Int(row.titleStart + row.titleLength)]
  }

  /// The title of a document, with where it comes from.
  func noteTitle(of document: UInt32) -> NoteTitle {
    let marks = rows[Int(document)].marks
    return NoteTitle(
      String(decoding: title(of: document), as: UTF8.self), source: marks.source,
      isPinned: marks.contains(.isPinned), aliases: aliases[document] ?? [])
  }

  /// Where a document's title lies among ``foldedTitles``, without its border.
  func foldedTitle(of document: Int) -> Range<Int> {
    let next = document + 1 < rows.count ? Int(rows[document + 1].foldedStart) : foldedTitles.count
    return Int(rows[document].foldedStart)..<next - 1
  }

  /// Stands behind each folded title: no byte of UTF-8, so no word goes over it.
  private static let border: UInt8 = 0xFF
}

extension IndexedNote {
  /// What the table says of the note in a word.
  var marks: IndexTable.Marks {
    var marks = IndexTable.Marks(source: title.source)
    marks.insert(.isLive)
    if title.isPinned { marks.insert(.isPinned) }
    if !tags.all.isEmpty { marks.insert(.isTagged) }
    if tasks.open > 0 { marks.insert(.hasOpen) }
    if tasks.done > 0 { marks.insert(.hasDone) }
    return marks
  }
}
