/// What the index knows of all notes without asking the database: one row a document.
///
/// A note that has changed becomes another document; the old one stays in its place and is dead.
/// Documents and blocks are kept in pieces, so that adding some copies little while a search holds the
/// others.
struct IndexTable: Sendable {
  /// A document.
  struct Row: Sendable {
    /// Where path and titles begin in the piece.
    var pathStart: UInt32
    var pathLength: UInt32
    var titleStart: UInt32
    var titleLength: UInt32
    var foldedStart: UInt32
    var block: UInt32
    var size: Int
    var modified: Int64
    var inode: UInt64
    var marks: Marks

    /// Whether the file is still the one that was read (notes N17).
    func isOf(_ identity: FileIdentity) -> Bool {
      size == identity.size && modified == identity.modified.nanoseconds
        && inode == identity.inode
    }
  }

  /// What can be said of a document in a word: facts, and the letters that stand in its title and text.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt64

    static let isLive = Marks(rawValue: 1)
    static let isPinned = Marks(rawValue: 2)
    static let isTagged = Marks(rawValue: 4)
    static let hasOpen = Marks(rawValue: 8)
    static let hasDone = Marks(rawValue: 16)

    /// Where the title comes from: two bits.
    var source: NoteTitle.Source { .init(number: Int64(rawValue >> 5 & 3)) }

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(source: NoteTitle.Source) { rawValue = UInt64(source.number) << 5 }

    /// That a letter from a to z stands in it; `nil` for other bytes, of which nothing is known.
    init?(letter: UInt8) {
      let place = letter &- UInt8(ascii: "a")
      guard place < 26 else { return nil }
      rawValue = 1 << (8 + UInt64(place))
    }

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

  /// Some documents that follow each other.
  struct Piece: Sendable {
    /// How many documents a piece has, but for the last one.
    static let size = 1_024

    fileprivate(set) var rows: [Row] = []
    fileprivate var paths: [UInt8] = []
    fileprivate var titles: [UInt8] = []
    /// The titles folded, each with a ``border`` behind it.
    fileprivate(set) var foldedTitles: [UInt8] = []

    /// Gives back the room for more.
    fileprivate mutating func trim() {
      (rows, paths) = (rows.trimmed, paths.trimmed)
      (titles, foldedTitles) = (titles.trimmed, foldedTitles.trimmed)
    }

    /// Where the folded title of a document of the piece lies, without its border.
    func foldedTitle(of place: Int) -> Range<Int> {
      let next = place + 1 < rows.count ? Int(rows[place + 1].foldedStart) : foldedTitles.count
      return Int(rows[place].foldedStart)..<next - 1
    }

    /// Stands behind each folded title: no byte of UTF-8, so no word goes over it.
    fileprivate static let border: UInt8 = 0xFF
  }

  /// The rows of all documents.
  struct Rows: RandomAccessCollection {
    fileprivate let pieces: [Piece]
    /// How many documents there are.
    let endIndex: Int

    var startIndex: Int { 0 }

    subscript(document: Int) -> Row {
      pieces[document / Piece.size].rows[document % Piece.size]
    }
  }

  /// The documents in their order.
  private(set) var pieces: [Piece] = []
  private(set) var live = 0
  /// Counts the changes.
  private(set) var revision: UInt64 = 0

  /// The number of the next document.
  private(set) var next: UInt32 = 0

  /// The other names of the notes that have any.
  private var aliases: [UInt32: [String]] = [:]

  /// Where the blocks lie among the texts, and their ``LetterPairs`` in pieces.
  private var places: [Place] = []
  private var pairs: [[UInt64]] = []
  private static let pairsPiece = 128

  private struct Place {
    var start: UInt64 = 0
    var length: UInt32 = 0
  }

  /// Where the texts end.
  private(set) var textsEnd = TextFile.start

  /// Tells the database from others that were in its place; 0 for none.
  let make: Int64

  /// Makes a table without documents.
  init(make: Int64 = 0) { self.make = make }

  /// The rows of all documents.
  var rows: Rows { Rows(pieces: pieces, endIndex: Int(next)) }

  /// How many documents are dead.
  var dead: Int { Int(next) - live }

  /// Adds a document, or what is known of the next one where it is dead already.
  mutating func append(
    path: some Collection<UInt8>, title: some Collection<UInt8>, folded: some Collection<UInt8>,
    size: Int, modified: Int64, inode: UInt64, block: UInt32, marks: Marks,
    aliases: [String] = []
  ) {
    if !aliases.isEmpty { self.aliases[next] = aliases }
    if Int(next).isMultiple(of: Piece.size) {
      if !pieces.isEmpty { pieces[pieces.count - 1].trim() }
      pieces.append(Piece())
    }
    let last = pieces.count - 1
    pieces[last].rows.append(
      Row(
        pathStart: UInt32(pieces[last].paths.count), pathLength: UInt32(path.count),
        titleStart: UInt32(pieces[last].titles.count), titleLength: UInt32(title.count),
        foldedStart: UInt32(pieces[last].foldedTitles.count), block: block, size: size,
        modified: modified, inode: inode, marks: marks))
    pieces[last].paths += path
    pieces[last].titles += title
    pieces[last].foldedTitles += folded
    pieces[last].foldedTitles.append(Piece.border)
    next += 1
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

  /// The number of the next block.
  var nextBlock: UInt32 { UInt32(places.count) }

  /// Adds a block, by its number, place among the texts and ``LetterPairs``; those that are left out have
  /// no texts.
  mutating func append(block: UInt32, at place: Range<Int>, pairs bits: [UInt64]) {
    let nothing = [UInt64](repeating: 0, count: LetterPairs.words)
    while nextBlock <= block {
      if places.count.isMultiple(of: Self.pairsPiece) { pairs.append([]) }
      pairs[pairs.count - 1] += nextBlock == block ? bits : nothing
      places.append(Place())
    }
    places[Int(block)] = Place(
      start: UInt64(place.lowerBound), length: UInt32(place.count))
    textsEnd = max(textsEnd, place.upperBound)
  }

  /// Where a block lies among the texts; empty for one that isn't known.
  func place(of block: Int) -> Range<Int> {
    guard places.indices.contains(block) else { return 0..<0 }
    let start = Int(places[block].start)
    return start..<start + Int(places[block].length)
  }

  /// Whether texts of a block may have some ``LetterPairs``.
  func mayHave(_ bits: [UInt32], in block: Int) -> Bool {
    let start = block % Self.pairsPiece * LetterPairs.words
    let known = pairs[block / Self.pairsPiece]
    return bits.allSatisfy { known[start + Int($0 >> 6)] >> UInt64($0 & 63) & 1 != 0 }
  }

  /// Takes a document out.
  mutating func kill(_ document: UInt32) {
    let (piece, place) = (Int(document) / Piece.size, Int(document) % Piece.size)
    guard pieces[piece].rows[place].marks.contains(.isLive) else { return }
    pieces[piece].rows[place].marks.remove(.isLive)
    aliases[document] = nil
    live -= 1
    revision += 1
  }

  func path(of document: UInt32) -> ArraySlice<UInt8> {
    let piece = pieces[Int(document) / Piece.size]
    let row = piece.rows[Int(document) % Piece.size]
    return piece.paths[Int(row.pathStart)..<Int(row.pathStart + row.pathLength)]
  }

  func title(of document: UInt32) -> ArraySlice<UInt8> {
    let piece = pieces[Int(document) / Piece.size]
    let row = piece.rows[Int(document) % Piece.size]
    return piece.titles[Int(row.titleStart)..<Int(row.titleStart + row.titleLength)]
  }

  /// The title of a document, with where it comes from.
  func noteTitle(of document: UInt32) -> NoteTitle {
    let marks = rows[Int(document)].marks
    return NoteTitle(
      String(decoding: title(of: document), as: UTF8.self), source: marks.source,
      isPinned: marks.contains(.isPinned), aliases: aliases[document] ?? [])
  }
}

extension IndexedNote {
  /// What the table says of the note in a word.
  var marks: IndexTable.Marks {
    var marks = IndexTable.Marks(source: title.source)
    marks.formUnion([.isLive, letters])
    if title.isPinned { marks.insert(.isPinned) }
    if !tags.all.isEmpty { marks.insert(.isTagged) }
    if tasks.open > 0 { marks.insert(.hasOpen) }
    if tasks.done > 0 { marks.insert(.hasDone) }
    return marks
  }
}
