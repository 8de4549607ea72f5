import Glibc

/// The texts of an index, block after block in a file of their own: so very many are read in few calls,
/// which a database can't do page by page.
///
/// Where a block lies says the database, which is told after the block was written; what stands behind
/// the last block that it knows was never finished and is written over.
final class TextFile: Sendable {
  private let descriptor: Int32

  /// The first block begins here, behind a mark and the number of the database.
  static let start = 16

  private static let mark = Array("halotxt1".utf8)

  private init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens the file of a database.
  ///
  /// - Parameters:
  ///   - make: Tells the database from others.
  ///   - end: Where its last block ends.
  /// - Throws: Where there is no file, it is another one's or isn't whole.
  static func open(
    _ path: [UInt8], of make: Int64, until end: Int, for access: Database.Access = .reading
  ) throws(DatabaseError) -> TextFile {
    do throws(SystemError) {
      let flags = access == .writing ? O_RDWR : O_RDONLY
      let descriptor = try Descriptor(opening: path, flags: flags)
      let isWhole = FileStatus(of: descriptor.raw).map { $0.identity.size >= end } ?? false
      let file = TextFile(owning: descriptor.release())
      guard isWhole, try file.bytes(0..<start) == head(of: make) else {
        throw SystemError(code: ENOENT)
      }
      return file
    } catch {
      // Without it the database is of no use.
      guard error.code != ENOENT else { throw DatabaseError(damaged: "its texts are gone") }
      throw DatabaseError(error)
    }
  }

  /// Makes the file of a database that has no blocks yet.
  ///
  /// - Throws: Where it can't be made.
  static func make(_ path: [UInt8], of make: Int64) throws(DatabaseError) -> TextFile {
    // Whoever reads the one before it goes on with that.
    removeFile(path)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = withCPath(path) { Glibc.open($0, flags, 0o600) }
    guard descriptor >= 0 else { throw DatabaseError(SystemError(code: errno)) }
    let file = TextFile(owning: descriptor)
    try file.write(head(of: make), at: 0)
    return file
  }

  private static func head(of make: Int64) -> [UInt8] {
    mark + withUnsafeBytes(of: make.littleEndian) { Array($0) }
  }

  private func bytes(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    try read(range, into: &bytes)
    return bytes
  }

  /// Reads a part of the file to the beginning of a buffer, which is at least as large.
  ///
  /// - Throws: The system's `errno`; `ENOENT` where the file ends before.
  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(SystemError) {
    var done = 0
    while done < range.count {
      let count = buffer.withUnsafeMutableBytes {
        pread(
          descriptor, $0.baseAddress?.advanced(by: done), range.count - done,
          range.lowerBound + done)
      }
      if count < 0, errno == EINTR { continue }
      guard count != 0 else { throw SystemError(code: ENOENT) }
      guard count > 0 else { throw SystemError(code: errno) }
      done += count
    }
  }

  /// Writes bytes at a place.
  func write(_ bytes: [UInt8], at place: Int) throws(DatabaseError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done, place + done)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DatabaseError(SystemError(code: errno)) }
      done += count
    }
  }
}
