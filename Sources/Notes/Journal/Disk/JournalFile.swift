/// The file of a journal, opened and locked, and surely the one that has the name.
///
/// Saving puts a shorter file in place of a journal, or takes it away, so whoever had it open reads
/// the rest of the old one and goes on with the new one.
struct JournalFile {
  let disk: any NoteDisk
  let path: [UInt8]
  let number: Int32

  /// Opens the file and waits for its lock; it is made if need be.
  static func locked(_ path: [UInt8], on disk: any NoteDisk) throws(SystemError) -> JournalFile {
    while true {
      let file = JournalFile(disk: disk, path: path, number: try disk.openLog(path))
      do throws(SystemError) {
        try disk.waitForLock(file.number)
        if try file.isNamed { return file }
      } catch {
        file.close()
        throw error
      }
      file.close()
    }
  }

  /// Opens and locks the file if there is one.
  static func lockedIfThere(
    _ path: [UInt8], on disk: any NoteDisk
  ) throws(SystemError) -> JournalFile? {
    guard try disk.status(of: path, links: .kept) != nil else { return nil }
    let file = try locked(path, on: disk)
    do throws(SystemError) {
      guard try file.isEmpty else { return file }
    } catch {
      file.close()
      throw error
    }
    // It went away in between, and opening has made another.
    try? disk.remove(path)
    file.close()
    return nil
  }

  /// Whether the name still stands for this file.
  var isNamed: Bool {
    get throws(SystemError) {
      let own = FileStamp(try disk.status(of: number).identity)
      guard let named = try disk.status(of: path, links: .kept) else { return false }
      return FileStamp(named.identity).isSameFile(as: own)
    }
  }

  var isEmpty: Bool {
    get throws(SystemError) { try disk.status(of: number).identity.size == 0 }
  }

  /// Writes bytes behind the last whole record, in one write; takes them back when not all of them
  /// can be written.
  ///
  /// - Parameter end: Where that record ends.
  func append(_ bytes: [UInt8], at end: Int) throws(SystemError) {
    if try disk.status(of: number).identity.size != end { try disk.truncate(number, to: end) }
    do throws(SystemError) {
      try disk.writeAll(bytes, to: number)
    } catch {
      try? disk.truncate(number, to: end)
      throw error
    }
  }

  /// Puts other bytes in place of the file, whole or not at all; the file is closed.
  func replace(with bytes: [UInt8]) throws(SystemError) {
    defer { close() }
    let draft = parent(of: path) + [Byte.slash, Byte.dot] + path.suffix(from: nameStart)
    if try disk.status(of: draft, links: .kept) != nil { try disk.remove(draft) }
    let file = try disk.create(draft)
    do throws(SystemError) {
      try disk.writeAll(bytes, to: file)
      try disk.sync(file)
      try disk.replace(path, with: draft)
    } catch {
      try? disk.close(file)
      try? disk.remove(draft)
      throw error
    }
    try? disk.close(file)
    try? disk.syncFolder(parent(of: path))
  }

  /// Removes the file and closes it.
  func remove() throws(SystemError) {
    defer { close() }
    try disk.remove(path)
  }

  /// Closes the file; its lock ends.
  func close() { try? disk.close(number) }

  private var nameStart: Int { (path.lastIndex(of: Byte.slash) ?? -1) + 1 }
}
