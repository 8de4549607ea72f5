import CSQLite

/// A connection to a SQLite database.
///
/// SQLite lets one thread at a time do something with a connection; the others wait. That is why it may
/// go from thread to thread, though nothing here is locked (`SQLITE_OPEN_FULLMUTEX`).
final class Database: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Whether a file may be written.
  enum Access {
    /// It is made where there is none.
    case writing
    case reading
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: Of the file; empty for a database in memory.
  ///   - patience: Milliseconds to wait for other connections.
  init(
    at path: [UInt8], for access: Access = .writing, patience: Int32 = 250
  ) throws(DatabaseError) {
    var opened: OpaquePointer?
    let flags =
      access == .writing
      ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let name = path.isEmpty ? Array(":memory:".utf8) : path
    let code = withCPath(name) {
      sqlite3_open_v2($0, &opened, flags | SQLITE_OPEN_FULLMUTEX, nil)
    }
    guard let opened else { throw DatabaseError(code: SQLITE_NOMEM, message: "out of memory") }
    guard code == SQLITE_OK else {
      let error = Database.error(code, of: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_busy_timeout(handle, patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that give nothing back.
  func execute(_ sql: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Prepares a statement that is used again and again.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    var prepared: OpaquePointer?
    try check(
      sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil))
    guard let prepared else { throw DatabaseError(code: SQLITE_MISUSE, message: "no statement") }
    return Statement(prepared, of: self)
  }

  /// The number that a query gives first; `nil` where it gives no row.
  func number(_ sql: String) throws(DatabaseError) -> Int64? {
    let statement = try statement(sql)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Does all of something, or nothing of it where it throws.
  func transaction<R>(_ body: () throws(DatabaseError) -> R) throws(DatabaseError) -> R {
    try execute("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  func check(_ code: Int32) throws(DatabaseError) {
    guard code != SQLITE_OK else { return }
    throw Database.error(code, of: handle)
  }

  private static func error(_ code: Int32, of handle: OpaquePointer) -> DatabaseError {
    let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? ""
    return DatabaseError(code: code & 0xFF, message: message)
  }
}
