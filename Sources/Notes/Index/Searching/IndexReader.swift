/// The connection by which the index is searched, with what is worth keeping from search to search.
struct IndexReader: Sendable {
  private(set) var table = IndexTable()
  private(set) var cover = IndexCover(of: .empty, by: IndexTable())
  /// The documents, the last written first.
  private(set) var order: [UInt32] = []
  /// The place of each document in that order.
  private(set) var recency: [UInt32] = []
  private(set) var database: Database?
  /// The texts of its blocks.
  private(set) var texts: TextFile?
  private var key: Key?

  private struct Key: Equatable {
    var make: Int64
    var revision: UInt64
    var generation: UInt64
  }

  /// Gets ready to search a listing.
  ///
  /// - Complexity: O(1) where neither it nor the index has changed, else O(n log n)
  mutating func prepare(
    _ file: [UInt8], _ textPath: [UInt8], _ table: IndexTable, _ listing: NoteListing,
    _ generation: UInt64
  ) {
    let next = Key(make: table.make, revision: table.revision, generation: generation)
    guard key != next else { return }
    key = next
    if table.make != self.table.make { (database, texts) = (nil, nil) }
    self.table = table
    cover = IndexCover(of: listing, by: table)
    order = table.order
    recency = [UInt32](repeating: 0, count: order.count)
    for (place, document) in order.enumerated() { recency[Int(document)] = UInt32(place) }
    database = database ?? IndexReader.database(at: file, with: table)
    texts = texts ?? (try? TextFile.open(textPath, of: table.make, until: table.textsEnd))
  }

  /// Opens the database of a table; `nil` where that can't be done or another one is in its place: then
  /// all notes are read.
  private static func database(at file: [UInt8], with table: IndexTable) -> Database? {
    guard let database = try? Database(at: file, for: .reading),
      let make = try? IndexTable.make(of: database), make == table.make
    else { return nil }
    return database
  }

  /// The documents that have a tag or one below it.
  ///
  /// - Complexity: O(tags + documents)
  func documents(tagged tag: String) throws(DatabaseError) -> [Bool] {
    var found = [Bool](repeating: false, count: Int(table.next))
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

  /// The blocks that may hold a match, the last first; all of them where no words are given.
  ///
  /// - Parameter wanted: For each block whether its texts are.
  func blocks(having words: [UInt8]?, where wanted: [Bool]) throws(DatabaseError) -> BlockCursor {
    guard let database else { throw DatabaseError(damaged: "no index") }
    return try BlockCursor(in: database, having: words, wanted)
  }
}

extension IndexTable {
  /// The documents: the last written first, then by path.
  ///
  /// - Complexity: O(n log n)
  fileprivate var order: [UInt32] {
    var order = Array(0..<next)
    // Documents are added in the order in which they were written, so this is nearly done.
    order.reverse()
    order.sort { left, right in
      let (one, other) = (rows[Int(left)].modified, rows[Int(right)].modified)
      if one != other { return one > other }
      return path(of: left).lexicographicallyPrecedes(path(of: right))
    }
    return order
  }
}

extension NoteListing {
  /// A listing without notes.
  public static let empty = NoteListing(
    arena: [], records: NoteRecords(), folders: [Folder(id: .root, path: nil, parent: nil)],
    issues: [], completeness: .partial)
}
