/// The name of an item, stable for as long as the thing it stands for exists (focus F2).
///
/// Names are compared byte by byte, never by Unicode's equivalence: two files whose names differ
/// only in normalisation are two items.
public struct ItemID: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name as text.
  public let rawValue: String

  /// Makes an id from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes an id from a literal name.
  public init(stringLiteral value: String) { self.init(value) }

  /// Whether both names have the same bytes.
  public static func == (left: ItemID, right: ItemID) -> Bool {
    left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
  }

  /// Feeds the name's bytes to the hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }
}
