import Glibc

/// The connection by which the index is written.
struct IndexWriter {
  private(set) var store: IndexStore?
  private var database: Database?

  /// Opens the database, or makes it.
  ///
  /// - Returns: Why it was made; `nil` where it was there.
  mutating func open(
    _ file: [UInt8], in folder: [UInt8]
  ) throws(DatabaseError) -> NoteIndex.Renewal? {
    makeFolders(folder)
    var opened = try Database(at: file)
    let version = try opened.number("PRAGMA user_version") ?? 0
    guard version <= IndexStore.version else { throw DatabaseError(newer: version) }
    var renewal: NoteIndex.Renewal? = version == 0 ? .missing : nil
    if version > 0, version < IndexStore.version {
      renewal = .older
      for ending in ["", "-wal", "-shm"] { removeFile(file + Array(ending.utf8)) }
      opened = try Database(at: file)
    }
    guard try opened.number("SELECT sqlite_compileoption_used('ENABLE_FTS5')") == 1 else {
      throw DatabaseError.noFullText
    }
    store = try IndexStore(opened)
    database = opened
    return renewal
  }

  /// What the index knows of all notes.
  func table() throws(DatabaseError) -> IndexTable {
    guard let database else { return IndexTable() }
    return try IndexStore.table(in: database)
  }

  /// Takes documents out.
  func remove(_ documents: [UInt32]) throws(DatabaseError) {
    guard let store else { return }
    try store.transaction { () throws(DatabaseError) in
      for document in documents { try store.remove(document) }
    }
  }

  func begin() throws(DatabaseError) { try database?.execute("BEGIN IMMEDIATE") }

  func commit() throws(DatabaseError) { try database?.execute("COMMIT") }

  func add(_ made: MadeBlock, from document: UInt32, as block: UInt32) throws(DatabaseError) {
    try store?.add(made, from: document, as: block)
  }
}

/// Makes a folder and those around it, as far as that can be done; whoever opens a file in it is told
/// why it couldn't.
func makeFolders(_ path: [UInt8]) {
  for (place, byte) in path.enumerated() where byte == Byte.slash && place > 0 {
    _ = withCPath(path[..<place]) { mkdir($0, 0o700) }
  }
  _ = withCPath(path) { mkdir($0, 0o700) }
}

/// Removes a file that may not be there.
func removeFile(_ path: [UInt8]) { _ = withCPath(path) { unlink($0) } }
