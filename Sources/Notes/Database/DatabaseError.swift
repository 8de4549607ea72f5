import CSQLite
import Glibc

/// Why SQLite couldn't do something.
struct DatabaseError: Error, Hashable, Sendable {
  /// SQLite's primary result code.
  let code: Int32
  /// What SQLite says of it, in English.
  let message: String

  /// The code for a database that holds what can't be.
  static let damage = SQLITE_CORRUPT
  private static let newer: Int32 = -1
  private static let lacking: Int32 = -2

  /// SQLite lacks full-text search.
  static let noFullText = DatabaseError(code: lacking, message: "no FTS5")

  /// The file that says who writes can't be made.
  static let noLock = DatabaseError(code: SQLITE_CANTOPEN, message: "its lock can't be made")

  /// The database is of a newer version of the program.
  init(newer version: Int64) { self.init(code: Self.newer, message: "version \(version)") }

  /// A file beside the database can't be read or written.
  init(_ error: SystemError) {
    self.init(
      code: error.code == ENOSPC || error.code == EDQUOT ? SQLITE_FULL : SQLITE_CANTOPEN,
      message: String(cString: strerror(error.code)))
  }

  init(code: Int32, message: String) { (self.code, self.message) = (code, message) }

  /// What it means for whoever keeps an index.
  enum Kind: Hashable, Sendable {
    /// Another program has the file.
    case locked
    /// The file isn't a database, or is damaged.
    case damaged
    /// The disk is full.
    case full
    /// The file or its folder can't be read or written.
    case inaccessible
    /// Another version of the program has made it, a newer one.
    case newer
    /// SQLite lacks full-text search.
    case noFullText
    /// Anything else.
    case other
  }

  var kind: Kind {
    switch code {
    case Self.newer: .newer
    case Self.lacking: .noFullText
    case SQLITE_BUSY, SQLITE_LOCKED: .locked
    // An index of another make has other tables, which is as good as damaged.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_CONSTRAINT: .damaged
    case SQLITE_FULL: .full
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_IOERR, SQLITE_AUTH: .inaccessible
    default: .other
    }
  }
}
