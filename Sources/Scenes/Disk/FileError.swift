/// What was being done with a file.
public enum FileOperation: Hashable, Sendable, CaseIterable {
  /// Making a folder.
  case makeFolder

  /// Listing the names in a folder.
  case list

  /// Asking for a file's size and time.
  case inspect

  /// Reading a file.
  case read

  /// Making a file.
  case create

  /// Writing to a file.
  case write

  /// Having a file or a folder written to the disk.
  case sync

  /// Closing a file.
  case close

  /// Renaming a file.
  case rename

  /// Removing a file.
  case remove

  /// Locking a file.
  case lock
}

/// The system refused something.
public struct FileError: Error, Hashable, Sendable {
  /// What was being done.
  public let operation: FileOperation

  /// To what.
  public let path: StatePath

  /// The system's error number.
  public let code: Int32

  /// Makes an error.
  public init(_ operation: FileOperation, _ path: StatePath, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}
