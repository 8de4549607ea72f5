/// Whose journal it is.
public enum JournalKey: Hashable, Sendable {
  /// A note that has a file.
  case note(NotePath)
  /// A new note that has none yet, by a number of its own.
  case new(UInt64)

  private static let ending = ".journal"

  /// The name of the journal's file: a hash of the path, which may be longer than a name can be.
  var fileName: [UInt8] {
    switch self {
    case .note(let path): Array((FNV.digits(of: FNV.hash(path.bytes)) + Self.ending).utf8)
    case .new(let number): Array(("new-" + FNV.digits(of: number) + Self.ending).utf8)
    }
  }

  /// Whether a file's name is that of a journal.
  static func isName(_ name: [UInt8]) -> Bool {
    name.first != Byte.dot && name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
