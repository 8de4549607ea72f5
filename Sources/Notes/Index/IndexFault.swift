import Text

/// Why the index can't be used; searching reads the files then.
public enum IndexFault: Error, Hashable, Sendable {
  /// A newer version of the program has made it.
  case newer
  /// Another program holds its file.
  case locked
  /// SQLite was built without full-text search.
  case noFullText
  /// The disk of the cache is full.
  case full
  /// Its file can't be read or written; the words are SQLite's.
  case inaccessible(String)

  /// What a failure of the database means; `nil` where the index is damaged and is to be built anew.
  init?(_ error: DatabaseError) {
    switch error.kind {
    case .damaged: return nil
    case .newer: self = .newer
    case .noFullText: self = .noFullText
    case .locked: self = .locked
    case .full: self = .full
    case .inaccessible, .other: self = .inaccessible(error.message)
    }
  }
}

extension IndexFault: CustomStringConvertible {
  /// One line for people, without control characters.
  public var description: String {
    switch self {
    case .newer:
      "the index is a newer halo's, so searching reads the files: update halo, or remove the index"
    case .locked:
      "another program holds the index, so searching reads the files"
    case .noFullText:
      "this SQLite has no full-text search (FTS5), so searching reads the files: install Debian's"
        + " libsqlite3-0"
    case .full:
      "the disk of the cache is full, so searching reads the files: free some space and try again"
    case .inaccessible(let words):
      "the index can't be used (\(VisibleText.string(of: Array(words.utf8)))), so searching reads"
        + " the files: check the folder of the cache"
    }
  }
}
