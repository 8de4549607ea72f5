/// What operations on notes, saving and the journal need of a file system, one system call or so at a time.
///
/// Paths are absolute. Tests put a disk in place of ``LiveDisk`` that fails, or whose process dies,
/// at any call.
package protocol NoteDisk: Sendable {
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

  /// Makes a file that others may read as far as the process lets them, where nothing is yet.
  func createNote(_ path: [UInt8]) throws(SystemError) -> Int32

  /// Opens a file for the owner alone, to read it and to write at its end; it is made if need be.
  func openLog(_ path: [UInt8]) throws(SystemError) -> Int32

  /// What an open file is.
  func status(of file: Int32) throws(SystemError) -> FileStatus

  /// The bytes of an open file from a place to its end.
  func read(_ file: Int32, from place: Int) throws(SystemError) -> [UInt8]

  /// The bytes of an open file from a place on, no more than some; fewer only at its end.
  func read(_ file: Int32, from place: Int, atMost count: Int) throws(SystemError) -> [UInt8]

  /// Cuts an open file off at a length.
  func truncate(_ file: Int32, to length: Int) throws(SystemError)

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

  /// Locks an open file against everybody else, and waits until nobody else has it locked.
  func waitForLock(_ file: Int32) throws(SystemError)

  /// Ends the lock of an open file.
  func unlock(_ file: Int32) throws(SystemError)

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

  /// Makes a folder for the owner alone; `EEXIST` when something is there.
  func makePrivateFolder(_ path: [UInt8]) throws(SystemError)

  /// Removes a folder that is empty.
  func removeFolder(_ path: [UInt8]) throws(SystemError)

  /// Returns when the names in a folder are on the disk.
  func syncFolder(_ path: [UInt8]) throws(SystemError)
}

/// Whether a file could be locked.
package enum LockOutcome: Hashable, Sendable {
  /// It is locked now.
  case locked
  /// Somebody else holds it.
  case held
}
