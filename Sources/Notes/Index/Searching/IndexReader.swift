/// The connection by which the index is searched, with what is worth keeping from search to search.
struct IndexReader: Sendable {
  private(set) var table = IndexTable()
  private(set) var cover = IndexCover(of: .empty, by: IndexTable())
  /// The place of each document among all, the last written first.
  private(set) var recency: [UInt32] = []
  private(set) var database: Database?
  private var key: Key?

  private struct Key: Equatable {
    var revision: UInt64
    var generation: UInt64
  }

  /// Gets ready to search a listing.
  ///
  /// - Complexity: O(1) where neither it nor the index has changed, else O(n log n)
  mutating func prepare(
    _ file: [UInt8], _ table: IndexTable, _ listing: NoteListing, _ generation: UInt64
  ) {
    let next = Key(revision: table.revision, generation: generation)
    guard key != next else { return }
    key = next
    self.table = table
    cover = IndexCover(of: listing, by: table)
    recency = table.recency
    // What can't be opened leaves no note found; then all are read.
    database = database ?? (try? Database(at: file, for: .reading))
  }

  /// The documents that have a tag or one below it.
  ///
  /// - Complexity: O(tags + documents)
  func documents(tagged tag: String) throws(DatabaseError) -> [Bool] {
    var found = [Bool](repeating: false, count: table.rows.count)
    guard let database else { return found }
    let names = try database.statement("SELECT DISTINCT name FROM tag")
    let notes = try database.statement("SELECT note FROM tag WHERE name = ?")
    while try names.step() {
      let name = names.bytes(0)
      guard String(decoding: name, as: UTF8.self).tagKey.isTag(tag) else { continue }
      try notes.bind(name, at: 1)
      while try notes.step() {
        let document = notes.integer(0)
        if found.indices.contains(Int(document)) { found[Int(document)] = true }
      }
    }
    return found
  }

  /// The blocks that may hold a match, the newest first; all of them where no words are given.
  func blocks(having words: [UInt8]?) throws(DatabaseError) -> BlockCursor {
    guard let database else { throw DatabaseError(damaged: "no index") }
    return try BlockCursor(in: database, having: words)
  }
}

/// Goes through blocks.
struct BlockCursor {
  private let candidates: Statement?
  private let texts: Statement
  /// The block at hand.
  private(set) var block: UInt32 = 0

  fileprivate init(in database: Database, having words: [UInt8]?) throws(DatabaseError) {
    if let words {
      let statement = try database.statement(
        "SELECT rowid FROM gram WHERE gram MATCH CAST(? AS TEXT) ORDER BY rowid DESC")
      try statement.bind(words, at: 1)
      candidates = statement
      texts = try database.statement("SELECT id, texts FROM block WHERE id = ?")
    } else {
      candidates = nil
      texts = try database.statement("SELECT id, texts FROM block ORDER BY id DESC")
    }
  }

  /// Goes through the texts of the next block, the last first.
  ///
  /// - Returns: `false` at the end.
  mutating func next(_ body: (NoteBlock.Text) -> Bool) throws(DatabaseError) -> Bool {
    if let candidates {
      guard try candidates.step() else { return false }
      try texts.bind(candidates.integer(0), at: 1)
    }
    guard try texts.step() else { return candidates != nil }
    block = UInt32(truncatingIfNeeded: texts.integer(0))
    let isWhole = texts.withBytes(1) { NoteBlock.forEach(in: $0, body) }
    if candidates != nil { texts.reset() }
    guard isWhole else { throw DatabaseError(damaged: "a block is damaged") }
    return true
  }
}

extension IndexTable {
  /// The place of each document among all: the last written first, then by path.
  ///
  /// - Complexity: O(n log n)
  var recency: [UInt32] {
    var order = Array(0..<next)
    // Documents are added in the order in which they were written, so this is nearly done.
    order.reverse()
    order.sort { left, right in
      let (one, other) = (rows[Int(left)].modified, rows[Int(right)].modified)
      if one != other { return one > other }
      return path(of: left).lexicographicallyPrecedes(path(of: right))
    }
    var places = [UInt32](repeating: 0, count: order.count)
    for (place, document) in order.enumerated() { places[Int(document)] = UInt32(place) }
    return places
  }
}

extension NoteListing {
  /// A listing without notes.
  public static let empty = NoteListing(
    arena: [], records: [], folders: [Folder(id: .root, path: nil, parent: nil)], issues: [],
    completeness: .partial)
}
