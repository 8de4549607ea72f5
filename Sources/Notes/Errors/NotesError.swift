/// What can go wrong with a notes folder or with one of its files.
///
/// Its ``description`` is one line that names the path and says what to do.
public enum NotesError: Error, Hashable, Sendable {
  /// There is nothing at the path of the notes folder.
  case folderMissing(path: [UInt8])
  /// What lies at the path of the notes folder is a file.
  case notAFolder(path: [UInt8])
  /// The notes folder, or one below it, can't be read; `code` is the system's `errno`.
  case folderUnreadable(path: [UInt8], code: Int32)
  /// There is no such note, or no longer.
  case noteMissing(NotePath)
  /// What lies at the path is a folder, a pipe, a socket or a device.
  case notANote(NotePath)
  /// The note can't be read; `code` is the system's `errno`.
  case noteUnreadable(NotePath, code: Int32)
  /// The note couldn't be created; nothing was changed, and `code` is the system's `errno`.
  case noteNotCreated(NotePath, code: Int32)
}
