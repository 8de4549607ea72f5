import Glibc

/// A folder of notes on disk.
///
/// The folder is the truth: a notebook holds nothing but its place, and every question about it is
/// answered from the disk (notes, preamble).
public struct Notebook: Hashable, Sendable {
  /// The absolute path of the folder, without a slash at its end (`/` itself is empty).
  public let root: [UInt8]

  /// Names the folder at a path.
  ///
  /// Symbolic links in the path are kept as they are written, so that people see the path that
  /// they know.
  /// - Parameters:
  ///   - path: Absolute, or relative to `currentFolder`.
  ///   - currentFolder: An absolute path.
  /// - Throws: ``NotesError/folderMissing(path:)``, ``NotesError/notAFolder(path:)`` or
  ///   ``NotesError/folderUnreadable(path:code:)`` when there is no folder to read there.
  public init(
    at path: some Collection<UInt8>, currentFolder: some Collection<UInt8> = "/".utf8
  ) throws(NotesError) {
    let absolute =
      path.first == Byte.slash
      ? Array(path) : Array(currentFolder) + [Byte.slash] + Array(path)
    root = absolute.split(separator: Byte.slash)
      .filter { !$0.elementsEqual([Byte.dot]) }
      .reduce(into: []) { $0 += [Byte.slash] + $1 }
    _ = try FolderHandle(openingRootOf: self)
  }

  /// Names the folder at a path that is text.
  public init(at path: String, currentFolder: String = "/") throws(NotesError) {
    try self.init(at: path.utf8, currentFolder: currentFolder.utf8)
  }

  /// The absolute path of something below the folder, or of the folder itself for `nil`.
  public func absolute(_ path: NotePath?) -> [UInt8] {
    guard let path else { return root.isEmpty ? [Byte.slash] : root }
    return root + [Byte.slash] + path.bytes
  }
}
