/// The index in its database (notes N17).
///
/// Documents are only ever added and taken out; what full-text search and blocks hold of those that
/// are gone is passed over, until there is more of it than of others and all is built anew.
struct IndexStore {
  private let database: Database
  private let insertNote: Statement
  private let insertTag: Statement
  private let insertLink: Statement
  private let insertBlock: Statement
  private let insertGrams: Statement
  private let removeNote: Statement
  private let removeTags: Statement
  private let removeLinks: Statement

  /// The make of the tables; another one is built anew, or left alone where it is newer.
  static let version: Int64 = 4

  /// Opens the index for writing and makes what is missing.
  init(_ database: Database) throws(DatabaseError) {
    self.database = database
    try database.execute(
      """
      PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
      PRAGMA cache_size = -4000; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 4000000;
      """)
    if try database.number("PRAGMA user_version") != IndexStore.version {
      try IndexStore.make(in: database)
    }
    insertNote = try database.statement(
      "INSERT INTO note VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    insertTag = try database.statement("INSERT OR IGNORE INTO tag VALUES (?, ?, ?, ?)")
    insertLink = try database.statement("INSERT OR IGNORE INTO link VALUES (?, ?, ?, ?)")
    insertBlock = try database.statement("INSERT INTO block VALUES (?, ?, ?, ?, ?)")
    insertGrams = try database.statement("INSERT INTO gram (rowid, words) VALUES (?, ?)")
    removeNote = try database.statement("DELETE FROM note WHERE id = ?")
    removeTags = try database.statement("DELETE FROM tag WHERE note = ?")
    removeLinks = try database.statement("DELETE FROM link WHERE note = ?")
  }

  private static func make(in database: Database) throws(DatabaseError) {
    try database.transaction { () throws(DatabaseError) in
      try database.execute(
        """
        CREATE TABLE note (
          id INTEGER PRIMARY KEY, path BLOB, title BLOB, folded BLOB, size INTEGER,
          modified INTEGER, created INTEGER, inode INTEGER, marks INTEGER, open INTEGER,
          done INTEGER, block INTEGER, aliases BLOB);
        CREATE TABLE tag (
          name BLOB, note INTEGER, place INTEGER, own INTEGER, PRIMARY KEY (name, note))
          WITHOUT ROWID;
        CREATE INDEX tags_of_note ON tag (note);
        CREATE TABLE link (
          note INTEGER, offset INTEGER, name BLOB, target BLOB, PRIMARY KEY (name, note, offset))
          WITHOUT ROWID;
        CREATE INDEX links_of_note ON link (note);
        CREATE TABLE block (
          id INTEGER PRIMARY KEY, start INTEGER, length INTEGER, last INTEGER, pairs BLOB);
        CREATE VIRTUAL TABLE gram USING fts5 (
          words, content = '', tokenize = 'ascii', detail = none, columnsize = 0);
        INSERT INTO gram (gram, rank) VALUES ('hashsize', 4000000);
        CREATE TABLE make (number INTEGER);
        INSERT INTO make VALUES (\(Int64.random(in: 1...Int64.max)));
        PRAGMA user_version = \(version);
        """)
    }
  }

  /// Does all of something, or nothing of it.
  func transaction(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    try database.transaction(body)
  }

  /// Adds a block with its notes, whose documents follow each other.
  ///
  /// - Parameter place: Where it lies among the texts.
  func add(
    _ made: MadeBlock, from document: UInt32, as block: UInt32, at place: Range<Int>
  ) throws(DatabaseError) {
    for (index, note) in made.notes.enumerated() {
      try add(note, as: Int64(document) + Int64(index), in: block)
    }
    try insertBlock.bind(Int64(block), at: 1)
    try insertBlock.bind(Int64(place.lowerBound), at: 2)
    try insertBlock.bind(Int64(place.count), at: 3)
    try insertBlock.bind(Int64(document) + Int64(made.notes.count) - 1, at: 4)
    try insertBlock.bind(made.parts.pairs.flatMap(\.bytes), at: 5)
    try insertBlock.run()
    try insertGrams.bind(Int64(block), at: 1)
    try insertGrams.bind(made.parts.words, at: 2)
    try insertGrams.run()
  }

  private func add(_ note: IndexedNote, as id: Int64, in block: UInt32) throws(DatabaseError) {
    try insertNote.bind(id, at: 1)
    try insertNote.bind(note.path, at: 2)
    try insertNote.bind(Array(note.title.text.utf8), at: 3)
    try insertNote.bind(note.foldedTitle, at: 4)
    try insertNote.bind(Int64(note.identity.size), at: 5)
    try insertNote.bind(note.identity.modified.nanoseconds, at: 6)
    try insertNote.bind(note.created.nanoseconds, at: 7)
    try insertNote.bind(Int64(bitPattern: note.identity.inode), at: 8)
    try insertNote.bind(Int64(note.marks.rawValue), at: 9)
    try insertNote.bind(Int64(note.tasks.open), at: 10)
    try insertNote.bind(Int64(note.tasks.done), at: 11)
    try insertNote.bind(Int64(block), at: 12)
    try insertNote.bind(note.title.aliases.joinedBytes, at: 13)
    try insertNote.run()
    for (place, tag) in note.tags.all.enumerated() {
      try insertTag.bind(Array(tag.utf8), at: 1)
      try insertTag.bind(id, at: 2)
      try insertTag.bind(Int64(place), at: 3)
      try insertTag.bind(note.tags.isInTextAlone(tag) ? 0 : 1, at: 4)
      try insertTag.run()
    }
    for link in note.links {
      try insertLink.bind(id, at: 1)
      try insertLink.bind(Int64(link.offset), at: 2)
      try insertLink.bind(Array(link.name.utf8), at: 3)
      try insertLink.bind(Array(link.target.utf8), at: 4)
      try insertLink.run()
    }
  }

  /// Takes a document out.
  func remove(_ document: UInt32) throws(DatabaseError) {
    for statement in [removeNote, removeTags, removeLinks] {
      try statement.bind(Int64(document), at: 1)
      try statement.run()
    }
  }
}

extension UInt64 {
  /// The eight bytes, the lowest first.
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}

extension DatabaseError {
  /// What is in the database can't be.
  init(damaged message: String) { self.init(code: DatabaseError.damage, message: message) }
}

extension NoteTitle.Source {
  /// The number by which the index knows it.
  var number: Int64 {
    switch self {
    case .frontMatter: 0
    case .heading: 1
    case .firstLine: 2
    case .fileName: 3
    }
  }

  init(number: Int64) {
    switch number {
    case 0: self = .frontMatter
    case 1: self = .heading
    case 2: self = .firstLine
    default: self = .fileName
    }
  }
}
