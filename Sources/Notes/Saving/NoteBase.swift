/// What a text in memory was made of: the bytes of a note's file and which file that was.
///
/// Whether a file may be replaced is decided by its bytes (notes N14): a program that only touches
/// the file, or puts the same text back, changes nothing that could be lost.
public struct NoteBase: Hashable, Sendable {
  /// Length and check sum of the bytes.
  public let digest: ContentDigest
  /// The file; `nil` for a note that has none yet.
  public let stamp: FileStamp?

  /// What was read.
  ///
  /// - Complexity: O(bytes)
  public init(_ contents: NoteContents) {
    self.init(
      digest: ContentDigest(of: contents.bytes), stamp: FileStamp(contents.identity))
  }

  init(digest: ContentDigest, stamp: FileStamp?) {
    self.digest = digest
    self.stamp = stamp
  }

  /// What a new note begins with: no file and no bytes.
  public static let nothing = NoteBase(digest: ContentDigest(of: []), stamp: nil)
}
