/// What tells whether a file on disk is still the one that was read.
///
/// Two equal identities mean the same file with, as far as the file system can tell, the same
/// bytes: every write changes at least ``changed``.
public struct FileIdentity: Hashable, Sendable {
  /// The disk that holds it.
  public let device: UInt64
  /// Its number on that disk.
  public let inode: UInt64
  /// Bytes.
  public let size: Int
  /// When its bytes were last written.
  public let modified: FileTime
  /// When its bytes, name, owner or mode last changed; no program can set it.
  public let changed: FileTime
}
