/// A file that is written under a hidden name before it gets its own.
///
/// It is locked while its process lives, so that the next one can tell which of them were left
/// behind. Its name begins with a dot, so no listing shows it (notes N1).
struct HiddenFile {
  private static let opening = Array(".halo-save-".utf8)
  private static let ending = Array(".tmp".utf8)

  private let disk: any NoteDisk
  private let path: [UInt8]
  private let file: Int32

  /// Makes an empty file in the folder of another one.
  ///
  /// - Parameter create: Makes it at a path where nothing is yet.
  init(
    beside other: [UInt8], on disk: any NoteDisk,
    _ create: ([UInt8]) throws(SystemError) -> Int32
  ) throws(SystemError) {
    let token = Array(FNV.digits(of: .random(in: .min ... .max)).utf8)
    self.disk = disk
    path = parent(of: other) + [Byte.slash] + Self.opening + token + Self.ending
    file = try create(path)
    do throws(SystemError) {
      _ = try disk.lock(file)
    } catch {
      discard()
      throw error
    }
  }

  /// Writes the file and brings it to the disk; it is gone when that fails.
  func fill(_ write: (Int32) throws(SystemError) -> Void) throws(SystemError) {
    do throws(SystemError) {
      try write(file)
      try disk.sync(file)
    } catch {
      discard()
      throw error
    }
  }

  /// Gives the file the name of another one, which is no more.
  func replace(_ other: [UInt8]) throws(SystemError) {
    try disk.replace(other, with: path)
    try? disk.close(file)
  }

  /// Gives the file a name that nothing has; `EEXIST` when something does.
  func publish(as other: [UInt8]) throws(SystemError) {
    try disk.move(path, to: other)
    try? disk.close(file)
  }

  /// Removes the file.
  func discard() {
    try? disk.remove(path)
    try? disk.close(file)
  }

  /// Removes what processes that died have left in a folder.
  ///
  /// - Complexity: O(names in the folder)
  static func removeLeftovers(in folder: [UInt8], on disk: any NoteDisk) {
    for name in (try? disk.names(in: folder)) ?? []
    where name.starts(with: opening) && name.suffix(ending.count).elementsEqual(ending) {
      let path = folder + [Byte.slash] + name
      guard let file = try? disk.open(path) else { continue }
      defer { try? disk.close(file) }
      if (try? disk.lock(file)) == .locked { try? disk.remove(path) }
    }
  }
}
