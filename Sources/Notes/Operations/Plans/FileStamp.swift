/// What tells whether a file is still the one that a plan was made for: which file, how long, and
/// when written.
///
/// Unlike ``FileIdentity`` it outlives a renaming, which changes no more than the time of the last
/// change of the file's entry.
public struct FileStamp: Hashable, Sendable {
  /// The disk that holds it.
  public let device: UInt64
  /// Its number on that disk.
  public let inode: UInt64
  /// Bytes.
  public let size: Int
  /// When its bytes were last written.
  public let modified: FileTime

  init(_ identity: FileIdentity) {
    device = identity.device
    inode = identity.inode
    size = identity.size
    modified = identity.modified
  }

  /// Whether both are one file, whatever was written to it in between.
  func isSameFile(as other: FileStamp) -> Bool {
    device == other.device && inode == other.inode
  }
}

/// The length and a check sum of a file's bytes, so that after a crash the old file can be told from
/// the new one, and both from a file that somebody else has written.
struct ContentDigest: Hashable, Sendable, Codable {
  let count: Int
  /// FNV-1a with 64 bits: it guards against mistakes, not against forgers.
  let sum: UInt64

  /// - Complexity: O(bytes)
  init(of bytes: [UInt8]) {
    count = bytes.count
    sum = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
