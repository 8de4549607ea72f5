extension IndexTable {
  /// Reads what a database knows of all notes; of those that were read of it before only whether they
  /// are still there.
  ///
  /// - Complexity: O(documents)
  init(of database: Database, knowing known: IndexTable) throws(DatabaseError) {
    let make = try IndexTable.make(of: database)
    self = known.make == make ? known : IndexTable(make: make)
    try killMissing(in: database)
    let highest = try load(from: database)
    try loadBlocks(from: database)
    guard highest < Int64(nextBlock) else { throw DatabaseError(damaged: "a block is missing") }
  }

  /// The number that tells a database from others that were in its place.
  static func make(of database: Database) throws(DatabaseError) -> Int64 {
    guard let make = try database.number("SELECT number FROM make") else {
      throw DatabaseError(damaged: "it doesn't say which one it is")
    }
    return make
  }

  /// Takes out what others have taken out.
  private mutating func killMissing(in database: Database) throws(DatabaseError) {
    guard next > 0 else { return }
    var isThere = [Bool](repeating: false, count: Int(next))
    let ids = try database.statement("SELECT id FROM note WHERE id < ?")
    try ids.bind(Int64(next), at: 1)
    while try ids.step() {
      if let place = Int(exactly: ids.integer(0)), isThere.indices.contains(place) {
        isThere[place] = true
      }
    }
    for document in isThere.indices where !isThere[document] { kill(UInt32(document)) }
  }

  /// Adds the documents from the next one on.
  ///
  /// - Returns: The highest number of their blocks.
  private mutating func load(from database: Database) throws(DatabaseError) -> Int64 {
    var highest: Int64 = -1
    let notes = try database.statement(
      """
      SELECT id, path, title, folded, size, modified, inode, marks, block, aliases FROM note
      WHERE id >= ? ORDER BY id
      """)
    try notes.bind(Int64(next), at: 1)
    while try notes.step() {
      guard let document = UInt32(exactly: notes.integer(0)), document >= next,
        document < UInt32.max / 2, let block = UInt32(exactly: notes.integer(8))
      else { throw DatabaseError(damaged: "a note has no number") }
      fill(to: document)
      highest = max(highest, Int64(block))
      let aliases = notes.withBytes(9) { $0.isEmpty ? [] : [String](joinedBytes: $0) }
      notes.withBytes(1) { path in
        notes.withBytes(2) { title in
          notes.withBytes(3) { folded in
            append(
              path: path, title: title, folded: folded, size: Int(notes.integer(4)),
              modified: notes.integer(5), inode: UInt64(bitPattern: notes.integer(6)),
              block: block, marks: Marks(rawValue: UInt64(bitPattern: notes.integer(7))),
              aliases: aliases)
          }
        }
      }
    }
    return highest
  }

  /// Adds the blocks from the next one on, and passes over the numbers of documents that were given to
  /// notes that are gone.
  private mutating func loadBlocks(from database: Database) throws(DatabaseError) {
    let blocks = try database.statement(
      "SELECT id, start, length, last, pairs FROM block WHERE id >= ? ORDER BY id")
    try blocks.bind(Int64(nextBlock), at: 1)
    var highest: UInt32?
    while try blocks.step() {
      let (start, length) = (blocks.integer(1), blocks.integer(2))
      guard let block = UInt32(exactly: blocks.integer(0)), block < UInt32.max / 2,
        let last = UInt32(exactly: blocks.integer(3)), last < UInt32.max / 2,
        start >= TextFile.start, start < Int64.max / 2, length > 0, length < UInt32.max
      else { throw DatabaseError(damaged: "a block is damaged") }
      let pairs = blocks.withBytes(4) { bytes in
        let raw = UnsafeRawBufferPointer(bytes)
        return stride(from: 0, to: raw.count - 7, by: 8).map {
          UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
        }
      }
      guard pairs.count == LetterPairs.words else {
        throw DatabaseError(damaged: "a block is damaged")
      }
      append(block: block, at: Int(start)..<Int(start + length), pairs: pairs)
      highest = last
    }
    if let highest { fill(to: highest + 1) }
  }
}

extension [String] {
  /// The texts one behind the other, with a byte between them that no text has.
  var joinedBytes: [UInt8] { Array<UInt8>(map { Array<UInt8>($0.utf8) }.joined(separator: [0xFF])) }

  /// Texts that were joined.
  init(joinedBytes: some Collection<UInt8>) {
    self = joinedBytes.split(separator: 0xFF, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
