/// Why an operation on the files of a notebook wasn't done.
///
/// But for ``unfinished(_:code:)`` everything is as it was before. Its `description` is one line
/// that names the file and says what to do.
public enum OperationError: Error, Hashable, Sendable {
  /// There is no such file, or no longer.
  case missing(NotePath)
  /// Somebody else has changed or replaced the file since.
  case changed(NotePath)
  /// Something else has the name by now.
  case taken(NotePath)
  /// The file is a symbolic link that says where it leads from where it lies.
  case relativeLink(NotePath)
  /// The file lies on another disk than the place where it shall go.
  case otherDisk(NotePath)
  /// The system refused; `code` is its `errno`.
  case refused(NotePath, code: Int32)
  /// What is going to be done couldn't be written down first; `code` is the system's `errno`.
  case noRecord(code: Int32)
  /// Some files are done, and couldn't be put back; the next start tries again.
  case unfinished(NotePath, code: Int32)
}
