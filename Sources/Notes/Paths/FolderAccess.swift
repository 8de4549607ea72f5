import Glibc

/// What may be done with a notes folder.
public enum FolderAccess: Hashable, Sendable {
  /// Notes can be made, renamed and moved in it.
  case writable
  /// Notes can be read.
  case readOnly
}

extension Notebook {
  /// What may be done with the folder now.
  ///
  /// - Complexity: One system call.
  public var access: FolderAccess {
    withCPath(absolute(nil)) { Glibc.access($0, W_OK | X_OK) } == 0 ? .writable : .readOnly
  }
}
