import Glibc

extension NoteDisk {
  /// Whether anything has a name.
  func isThere(_ path: [UInt8]) throws(SystemError) -> Bool {
    try status(of: path, links: .kept) != nil
  }

  /// Writes all bytes at the end of a file.
  func writeAll(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try write(file, rest)
      guard count > 0 else { throw SystemError(code: EIO) }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a file that waits to take the place of another, with that one's owner and mode.
  func stage(_ bytes: [UInt8], at path: [UInt8], for other: [UInt8]) throws(SystemError) {
    let file = try create(path)
    do throws(SystemError) {
      try writeAll(bytes, to: file)
      try adopt(file, from: other)
      try sync(file)
    } catch {
      try? close(file)
      try? remove(path)
      throw error
    }
    do throws(SystemError) {
      try close(file)
    } catch {
      try? remove(path)
      throw error
    }
  }

  /// Makes a folder unless something is there; returns whether it is new.
  @discardableResult
  func ensureFolder(_ path: [UInt8]) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try makeFolder(path)
      return true
    } catch {
      guard error.code == EEXIST else { throw error }
      return false
    }
  }

  /// Makes a folder that is for its owner alone, and those around it, unless they are there.
  func makePrivateFolders(_ path: [UInt8]) throws(SystemError) {
    guard try status(of: path, links: .followed) == nil else { return }
    let above = parent(of: path)
    if above != path { try makePrivateFolders(above) }
    do throws(SystemError) {
      try makePrivateFolder(path)
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Opens a file that is there to be locked, and waits until nobody else has it locked; closing it ends
  /// the lock.
  func openLocked(_ path: [UInt8]) throws(SystemError) -> Int32 {
    let file = try openLog(path)
    do throws(SystemError) {
      try waitForLock(file)
    } catch {
      try? close(file)
      throw error
    }
    return file
  }

  /// Gives a file another name that nothing else has.
  ///
  /// On a disk that doesn't tell letters of either case apart the new name may be the file's own.
  func moveNew(_ path: [UInt8], to other: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try move(path, to: other)
    } catch {
      guard error.code == EEXIST, try isOneName(path, other) else { throw error }
      try replace(other, with: path)
    }
  }

  /// Whether a file may get a name: nothing has it, or only the file itself.
  func isFree(_ path: [UInt8], for file: [UInt8]) throws(SystemError) -> Bool {
    if try status(of: path, links: .kept) == nil { return true }
    return try isOneName(file, path)
  }

  /// Whether two spellings are one name of one file for the disk.
  func isOneName(_ path: [UInt8], _ other: [UInt8]) throws(SystemError) -> Bool {
    guard let first = try status(of: path, links: .kept)?.identity,
      let second = try status(of: other, links: .kept)?.identity,
      FileStamp(first).isSameFile(as: FileStamp(second)),
      let slash = other.lastIndex(of: Byte.slash)
    else { return false }
    // Two hard links are two names of one file, and both are in the folder.
    let name = Array(other[(slash + 1)...])
    return try !names(in: Array(other[..<slash])).contains(name)
  }
}
