/// Why a note wasn't saved.
///
/// Nothing is lost: the file is the old one, or already the new one when only the disk's last word
/// is missing, and saving again works once the cause is gone (notes N4). Its `description` is one
/// line that names the note and says why and what to do.
public enum SaveError: Error, Hashable, Sendable {
  /// The system refused; `code` is its `errno`.
  case refused(NotePath, code: Int32)
  /// What lies at the path is a folder, a pipe, a socket or a device.
  case notAFile(NotePath)
  /// Another program writes to the file all the time.
  case busy(NotePath)
}

extension SaveError: CustomStringConvertible {
  /// One line for people, without control characters.
  public var description: String {
    if case .refused = self { "\(refusal); your text is kept" } else { refusal }
  }

  /// The line for a text that nobody keeps, as that of a command.
  public var refusal: String { "\(quoted(path: path.bytes)) isn't saved: \(reason)" }

  /// Why, and what to do, where the rest is said.
  var reason: String {
    switch self {
    case .refused(_, let code): cause(of: code)
    case .notAFile: "something that isn't a file has its name; move that away and save again"
    case .busy: "another program is writing to it; save again when it is done"
    }
  }

  private var path: NotePath {
    switch self {
    case .refused(let path, _), .notAFile(let path), .busy(let path): path
    }
  }
}
