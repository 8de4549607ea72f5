/// The name of a part of a scene's state, for instance `sheets` or `notes.scroll`.
///
/// A room of the program owns its names; the archive knows none of them.
public struct PartID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as text; its first 255 bytes are what is stored.
  public let rawValue: String

  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

/// A part of a scene's state as its owner wrote it.
public struct ScenePart: Hashable, Sendable {
  /// The version of the owner's format; a reader takes its own and older ones.
  public let version: UInt32

  /// What the owner wrote.
  public let bytes: [UInt8]

  /// Makes a part.
  public init(version: UInt32, bytes: [UInt8]) {
    self.version = version
    self.bytes = bytes
  }
}
