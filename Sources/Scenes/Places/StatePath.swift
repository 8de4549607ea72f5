/// A path as the system has it: bytes, of any encoding or none.
public struct StatePath: Hashable, Sendable {
  /// The bytes, without the zero at the end.
  public let bytes: [UInt8]

  /// Makes a path from its bytes; `nil` when there are none or one of them is 0.
  public init?(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    self.bytes = bytes
  }

  /// Makes a path from text; `nil` when it is empty or holds a zero.
  public init?(_ text: String) {
    self.init(text.utf8)
  }

  private init(valid bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The path of something in this folder.
  ///
  /// - Parameter name: One or more names; zeros in it are left out.
  public func appending(_ name: String) -> StatePath {
    let separator: [UInt8] = bytes.last == Self.slash ? [] : [Self.slash]
    return StatePath(valid: bytes + separator + name.utf8.filter { $0 != 0 })
  }

  /// Whether it begins at the root of the file system.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The folder that holds it; `nil` at the root, and of a name alone.
  public var parent: StatePath? {
    guard let end = bytes.lastIndex(of: Self.slash), bytes.count > 1 else { return nil }
    return StatePath(valid: end == 0 ? [Self.slash] : Array(bytes[..<end]))
  }

  /// The last name in it.
  var lastName: ArraySlice<UInt8> {
    guard let end = bytes.lastIndex(of: Self.slash) else { return bytes[...] }
    return bytes[(end + 1)...]
  }

  private static let slash = UInt8(ascii: "/")
}

extension StatePath: CustomStringConvertible {
  /// The path for people; what isn't UTF-8 in it shows as `�`.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
