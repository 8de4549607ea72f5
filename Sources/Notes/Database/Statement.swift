import CSQLite

/// A prepared statement.
///
/// Values are bound to its places, counted from 1; columns of a row are counted from 0. What is bound
/// stays until something else is. It may go from thread to thread as its ``Database`` may; but what it
/// is at is one thing, so whoever steps through it must be alone with it.
final class Statement: @unchecked Sendable {
  private let handle: OpaquePointer
  private let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds a number.
  func bind(_ value: Int64, at place: Int32) throws(DatabaseError) {
    try database.check(sqlite3_bind_int64(handle, place, value))
  }

  /// Binds bytes, which SQLite copies.
  func bind(_ bytes: [UInt8], at place: Int32) throws(DatabaseError) {
    let code = bytes.withUnsafeBytes { raw in
      raw.isEmpty
        ? sqlite3_bind_zeroblob(handle, place, 0)
        : sqlite3_bind_blob64(
          handle, place, raw.baseAddress, UInt64(raw.count), Statement.copying)
    }
    try database.check(code)
  }

  /// Goes on to the next row.
  ///
  /// - Returns: `false` where there is none; then the statement can be run again.
  func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else {
      try database.check(code)
      return false
    }
    return false
  }

  /// Runs a statement that gives no rows.
  func run() throws(DatabaseError) { while try step() {} }

  /// Ends a query before its last row.
  func reset() { sqlite3_reset(handle) }

  /// A number of the row.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// Bytes of the row.
  func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }

  /// Bytes of the row where SQLite has them, until the next step.
  func withBytes<R>(_ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return body(
      UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count))
  }

  /// SQLite's word for memory that it shall copy.
  private static let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
