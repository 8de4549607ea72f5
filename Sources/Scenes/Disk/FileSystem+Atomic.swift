import Glibc

extension FileSystem {
  /// Writes a file so that at every moment, a crash included, its name stands for the old bytes or
  /// for the new ones (scenes R3).
  ///
  /// The bytes go to a temporary file beside it, named `.<name>.tmp`, which must not be shared with
  /// another writer; it is synced, renamed, and the folder is synced.
  ///
  /// - Throws: What failed first. The old file is there as it was, or, when only the last sync
  ///   failed, the new one.
  public func replace(_ path: StatePath, with bytes: [UInt8]) throws(FileError) {
    guard let folder = path.parent else { throw FileError(.create, path, code: EINVAL) }
    let name = String(decoding: path.lastName, as: UTF8.self)
    let temporary = folder.appending(".\(name).tmp")
    do throws(FileError) {
      try writeSynced(bytes, to: temporary)
      try rename(temporary, path)
    } catch {
      // What can't be removed either is emptied by the next writer.
      try? remove(temporary)
      throw error
    }
    try syncFolder(folder)
  }

  private func writeSynced(_ bytes: [UInt8], to path: StatePath) throws(FileError) {
    let file = try create(path)
    do throws(FileError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = try write(file, rest)
        guard count > 0 else { throw FileError(.write, path, code: EIO) }
        rest = rest.dropFirst(count)
      }
      try sync(file)
    } catch {
      try? close(file)
      throw error
    }
    try close(file)
  }
}
