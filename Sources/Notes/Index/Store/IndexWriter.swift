import Glibc

/// The connection by which the index is written.
struct IndexWriter {
  private(set) var store: IndexStore?
  private var database: Database?
  private var texts: TextFile?
  private var place: FilePlace?
  /// SQLite's count of what others have written, as it was last.
  private var seen: Int64?

  /// Whether what is open is what is at a path now: another process may have built it anew.
  func isOpen(at file: [UInt8]) -> Bool { place != nil && place == FilePlace(of: file) }

  /// Opens the database, or makes it.
  ///
  /// - Returns: Why it was made; `nil` where it was there.
  ///
  /// - Parameter textPath: Where its texts are.
  mutating func open(
    _ file: [UInt8], with textPath: [UInt8]
  ) throws(DatabaseError) -> NoteIndex.Renewal? {
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
    let make = try IndexTable.make(of: opened)
    let end = try opened.number("SELECT MAX(start + length) FROM block") ?? 0
    do throws(DatabaseError) {
      // Another process may write the same index: then both must have the same file.
      texts = try TextFile.open(textPath, of: make, until: Int(end), for: .writing)
    } catch {
      guard end == 0 else { throw error }
      texts = try TextFile.make(textPath, of: make)
    }
    database = opened
    place = FilePlace(of: file)
    seen = nil
    return renewal
  }

  /// What the index knows of all notes.
  ///
  /// - Parameter known: What was known of them before, perhaps of another database.
  /// - Complexity: O(1) where nobody else has written since the last call, else O(documents)
  mutating func table(knowing known: IndexTable) throws(DatabaseError) -> IndexTable {
    guard let database else { return IndexTable() }
    let version = try database.number("PRAGMA data_version")
    guard seen == nil || version != seen else { return known }
    let table = try IndexTable(of: database, knowing: known)
    seen = version
    return table
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

  /// Adds a block behind the texts that are there.
  ///
  /// - Returns: Where it lies among them.
  func add(
    _ made: MadeBlock, from document: UInt32, as block: UInt32, behind end: Int
  ) throws(DatabaseError) -> Range<Int> {
    let bytes = made.bytes(from: document)
    try texts?.write(bytes, at: end)
    let place = end..<end + bytes.count
    try store?.add(made, from: document, as: block, at: place)
    return place
  }
}

/// Which file is at a path.
private struct FilePlace: Equatable {
  private let device: UInt64
  private let inode: UInt64

  /// Looks; `nil` where there is none.
  init?(of path: [UInt8]) {
    guard
      let status = withCPath(path, { FileStatus($0, below: AT_FDCWD, links: .followed) })
    else { return nil }
    (device, inode) = (status.identity.device, status.identity.inode)
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
