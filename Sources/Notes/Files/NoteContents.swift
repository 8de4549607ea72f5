/// The bytes of a note, and of which file they are.
public struct NoteContents: Hashable, Sendable {
  /// How much of the file was read.
  public enum Extent: Hashable, Sendable {
    /// All of it.
    case whole
    /// Only its start: the file of `size` bytes is too large to be rendered (notes N18).
    case tooLargeToRender(size: Int)
  }

  /// The bytes as they are on disk, with byte order mark, line ends and all.
  public let bytes: [UInt8]
  /// The file as it was before its first byte was read, so that a write in between isn't missed.
  public let identity: FileIdentity
  /// Whether that is all.
  public let extent: Extent
}

/// How large a note may be to be read whole.
public struct ReadLimit: Hashable, Sendable {
  /// The greatest size in bytes that is read whole.
  public let whole: Int
  /// How many bytes are read of a larger file.
  public let head: Int

  /// 5 MB, and 64 KB of what is larger (notes N18).
  public static let standard = ReadLimit(whole: 5_000_000, head: 65_536)

  /// Makes a limit; numbers below 0 count as 0.
  public init(whole: Int, head: Int) {
    self.whole = max(0, whole)
    self.head = max(0, head)
  }
}
