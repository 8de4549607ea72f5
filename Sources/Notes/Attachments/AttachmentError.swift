/// Why a file wasn't attached; nothing has changed then.
///
/// Its `description` is one line that names the file and says what to do.
public enum AttachmentError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing([UInt8])
  /// It is a folder, a pipe, a socket or a device.
  case notAFile([UInt8])
  /// It can't be read; `code` is the system's `errno`.
  case unreadable([UInt8], code: Int32)
  /// A name that begins with a dot would be hidden among notes.
  case hiddenName([UInt8])
  /// The copy couldn't be written; `code` is the system's `errno`.
  case notCopied([UInt8], code: Int32)
  /// The note or the copy couldn't be changed.
  case operation(OperationError)
}

extension AttachmentError: CustomStringConvertible {
  /// One line for people, without control characters.
  public var description: String {
    switch self {
    case .missing(let path):
      "there is no file \(quoted(path: path))"
    case .notAFile(let path):
      "\(quoted(path: path)) isn't a plain file: only those can be attached"
    case .unreadable(let path, let code):
      "\(quoted(path: path)) can't be read: \(cause(of: code))"
    case .hiddenName(let path):
      "\(quoted(path: path)) has a name that begins with a dot and would be hidden among notes: "
        + "give it another one first"
    case .notCopied(let path, let code):
      "\(quoted(path: path)) couldn't be copied: \(cause(of: code))"
    case .operation(let error): error.description
    }
  }
}
