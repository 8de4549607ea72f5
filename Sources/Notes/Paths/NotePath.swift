/// The path of a note or of a folder below the notes folder, as the bytes that the disk holds.
///
/// Names are bytes (notes N2): a path needn't be UTF-8, and two names that differ only in Unicode
/// normalisation are two paths. So paths are compared and ordered byte by byte, never as `String`.
///
///     let path = NotePath("travel/Zürich.md")
///     path?.folder   // travel
///     path?.stem     // Zürich
public struct NotePath: Hashable, Sendable {
  /// The whole path: names joined by `/`, without a slash at either end.
  public let bytes: [UInt8]

  /// Makes a path from bytes.
  ///
  /// - Returns: `nil` for what isn't a path below a folder: empty, absolute, with an empty name,
  ///   `.` or `..` among the names, or with a NUL.
  /// - Complexity: O(length).
  public init?(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    guard NotePath.isBelowFolder(bytes) else { return nil }
    self.bytes = bytes
  }

  /// Makes a path from text; `nil` as for ``init(bytes:)``.
  public init?(_ text: some StringProtocol) {
    self.init(bytes: text.utf8)
  }

  /// Makes a path from bytes that are known to be one, such as those read from a folder.
  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static func isBelowFolder(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(0) { return false }
    return bytes.split(separator: Byte.slash, omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual([Byte.dot]) && !$0.elementsEqual([Byte.dot, Byte.dot])
    }
  }

  /// The last name of the path.
  public var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: Byte.slash) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The last name without the extension of a note.
  ///
  /// Only the extensions of notes are taken off: the stem of `v1.2` is `v1.2`.
  public var stem: ArraySlice<UInt8> {
    let name = self.name
    guard let kind = NoteExtension(of: name) else { return name }
    return name.dropLast(kind.rawValue.utf8.count)
  }

  /// The folder that holds it, or `nil` where that is the notes folder itself.
  public var folder: NotePath? {
    guard let slash = bytes.lastIndex(of: Byte.slash) else { return nil }
    return NotePath(unchecked: Array(bytes[..<slash]))
  }

  /// How many folders lie between it and the notes folder; 0 for what lies directly there.
  public var depth: Int {
    bytes.count { $0 == Byte.slash }
  }

  /// The path of what is called `name` in this folder; `nil` when that isn't one name.
  public func appending(_ name: some Sequence<UInt8>) -> NotePath? {
    let name = Array(name)
    guard !name.contains(Byte.slash) else { return nil }
    return NotePath(bytes: bytes + [Byte.slash] + name)
  }

  /// The path of what is called `name` in a folder, where `nil` is the notes folder.
  public static func of(_ name: some Sequence<UInt8>, in folder: NotePath?) -> NotePath? {
    guard let folder else {
      let name = Array(name)
      return name.contains(Byte.slash) ? nil : NotePath(bytes: name)
    }
    return folder.appending(name)
  }
}

extension NotePath: Comparable {
  /// Whether the left path's bytes come first.
  public static func < (left: NotePath, right: NotePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
