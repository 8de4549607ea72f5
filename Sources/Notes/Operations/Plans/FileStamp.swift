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

  init(device: UInt64, inode: UInt64, size: Int, modified: FileTime) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  /// The stamp of a file that was looked at.
  public init(_ identity: FileIdentity) {
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
public struct ContentDigest: Hashable, Sendable, Codable {
  /// Bytes.
  public let count: Int
  /// A check sum of 64 bits: it guards against mistakes, not against forgers.
  public let sum: UInt64

  /// The digest of some bytes.
  ///
  /// - Complexity: O(bytes)
  public init(of bytes: [UInt8]) {
    count = bytes.count
    sum = FNV.sum(bytes[...])
  }

  init(count: Int, sum: UInt64) {
    self.count = count
    self.sum = sum
  }
}

/// FNV-1a with 64 bits.
enum FNV {
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of bytes, going on from that of others.
  @inline(__always)
  static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64 = start) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// A check sum of many bytes, eight at a time.
  ///
  /// - Complexity: O(bytes), some gigabytes a second.
  static func sum(_ bytes: ArraySlice<UInt8>, from start: UInt64 = start) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var sum = start ^ UInt64(raw.count)
      var place = 0
      while place + 8 <= raw.count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 32
        place += 8
      }
      return hash(raw[place...], from: sum)
    }
  }

  /// A hash in sixteen hexadecimal digits.
  static func digits(of hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
