/// An open file.
public struct OpenFile: Hashable, Sendable {
  /// The number by which the file system knows it.
  public let descriptor: Int32

  /// Where it was opened, for errors.
  public let path: StatePath

  /// Makes an open file.
  public init(descriptor: Int32, path: StatePath) {
    self.descriptor = descriptor
    self.path = path
  }
}

/// Size and time of a file.
public struct FileStatus: Hashable, Sendable {
  /// Bytes.
  public let size: Int

  /// When it was last written, since the start of 1970.
  public let modified: Duration

  /// Makes a status.
  public init(size: Int, modified: Duration) {
    self.size = size
    self.modified = modified
  }
}

/// The few things that state needs of a file system.
///
/// Every step is one call, so that a test can let any of them fail. ``live`` is the system's own.
public struct FileSystem: Sendable {
  /// Makes a folder for the owner alone (0700), and those above it; one that is there is made the
  /// owner's alone.
  public var makeFolder: @Sendable (StatePath) throws(FileError) -> Void

  /// The names in a folder that are UTF-8, in no order.
  public var list: @Sendable (StatePath) throws(FileError) -> [String]

  /// Size and time of a file; `nil` when there is none.
  public var inspect: @Sendable (StatePath) throws(FileError) -> FileStatus?

  /// All bytes of a file.
  public var read: @Sendable (StatePath) throws(FileError) -> [UInt8]

  /// Makes an empty file for the owner alone (0600), or empties one that is there.
  public var create: @Sendable (StatePath) throws(FileError) -> OpenFile

  /// Writes the first of some bytes at the end of a file; returns how many.
  public var write: @Sendable (OpenFile, ArraySlice<UInt8>) throws(FileError) -> Int

  /// Returns when the file's bytes are on the disk.
  public var sync: @Sendable (OpenFile) throws(FileError) -> Void

  /// Closes a file; its lock ends.
  public var close: @Sendable (OpenFile) throws(FileError) -> Void

  /// Gives a file another name, in place of one that has it.
  public var rename: @Sendable (StatePath, StatePath) throws(FileError) -> Void

  /// Returns when the names in a folder are on the disk.
  public var syncFolder: @Sendable (StatePath) throws(FileError) -> Void

  /// Removes a file; without complaint when there is none.
  public var remove: @Sendable (StatePath) throws(FileError) -> Void

  /// Opens a file, made if need be, and locks it against every other opening; `nil` when it is
  /// locked already.
  public var lock: @Sendable (StatePath) throws(FileError) -> OpenFile?

  /// Puts bytes in place of what a locked file holds.
  public var label: @Sendable (OpenFile, [UInt8]) throws(FileError) -> Void
}
