/// A name that stands for one kind of thing, so that two kinds can't be mixed up.
///
/// Names are compared byte by byte and ordered by their bytes.
public protocol Identifier: Hashable, Comparable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as text.
  var name: String { get }

  /// Makes an identifier from a name.
  init(_ name: String)
}

extension Identifier {
  /// Makes an identifier from a literal name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Reads the name as a plain string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// The name.
  public var description: String { name }

  // Inlinable, so that a program's own code compares names as what they are: asking at run time what
  // kind of identifier it has costs more than comparing.

  /// Whether both names have the same bytes.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    // Texts that differ are told apart at once; those that don't may still have other bytes.
    left.name.isHeld(as: right.name)
      || left.name == right.name && left.name.utf8.elementsEqual(right.name.utf8)
  }

  /// Whether the left name's bytes come first.
  public static func < (left: Self, right: Self) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }

  /// Feeds the name's bytes to the hasher.
  public func hash(into hasher: inout Hasher) {
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}

extension String {
  /// Whether both strings are the same words in memory.
  ///
  /// That is so for short ones with the same bytes, and for long ones that share their storage; most
  /// names that are equal are copies of one.
  @inlinable
  func isHeld(as other: String) -> Bool {
    withUnsafeBytes(of: self) { left in
      withUnsafeBytes(of: other) { right in
        guard left.count == 16 else { return false }
        return left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self)
          && left.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      }
    }
  }
}
