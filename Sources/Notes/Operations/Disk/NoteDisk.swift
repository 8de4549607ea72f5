/// What operations on notes need of a file system, one system call or so at a time.
///
/// Paths are absolute. Tests put a disk in place of ``LiveDisk`` that fails, or whose process dies,
/// at any call.
protocol NoteDisk: Sendable {
  /// What lies at a path; `nil` when nothing does.
  func status(of path: [UInt8], links: FileStatus.Links) throws(SystemError) -> FileStatus?

  /// The path with all symbolic links followed.
  func realPath(of path: [UInt8]) throws(SystemError) -> [UInt8]

  /// Where a symbolic link says that it leads.
  func destination(ofLink path: [UInt8]) throws(SystemError) -> [UInt8]

  /// All bytes of a file.
  func read(_ path: [UInt8]) throws(SystemError) -> [UInt8]

  /// The names in a folder, in no order; none where there is no folder.
  func names(in folder: [UInt8]) throws(SystemError) -> [[UInt8]]

  /// Fails unless the file may be written to.
  func checkWritable(_ path: [UInt8]) throws(SystemError)

  /// Makes a file for the owner alone where nothing is yet.
  func create(_ path: [UInt8]) throws(SystemError) -> Int32

  /// Writes the first of some bytes at the end of a file; returns how many.
  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int

  /// Gives an open file the owner, mode and extended attributes of another, as far as the system
  /// lets it.
  func adopt(_ file: Int32, from path: [UInt8]) throws(SystemError)

  /// Returns when the file's bytes are on the disk.
  func sync(_ file: Int32) throws(SystemError)

  /// Closes a file.
  func close(_ file: Int32) throws(SystemError)

  /// Locks an open file against everybody else until it is closed, or says that somebody else has.
  func lock(_ file: Int32) throws(SystemError) -> LockOutcome

  /// Opens a file to lock it.
  func open(_ path: [UInt8]) throws(SystemError) -> Int32

  /// Gives a file another name in place of the file that has it.
  func replace(_ path: [UInt8], with other: [UInt8]) throws(SystemError)

  /// Gives a file another name that nothing has; `EEXIST` when something does.
  func move(_ path: [UInt8], to other: [UInt8]) throws(SystemError)

  /// Removes a file.
  func remove(_ path: [UInt8]) throws(SystemError)

  /// Makes a folder; `EEXIST` when something is there.
  func makeFolder(_ path: [UInt8]) throws(SystemError)

  /// Removes a folder that is empty.
  func removeFolder(_ path: [UInt8]) throws(SystemError)

  /// Returns when the names in a folder are on the disk.
  func syncFolder(_ path: [UInt8]) throws(SystemError)
}

/// Whether a file could be locked.
enum LockOutcome: Hashable, Sendable {
  /// It is locked now.
  case locked
  /// Somebody else holds it.
  case held
}
