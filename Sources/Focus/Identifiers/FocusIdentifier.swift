/// A stable name, compared byte by byte.
///
/// Never compared by Unicode's equivalence: two files whose names differ only in normalisation are
/// two things. Coded as a plain string.
///
/// - Complexity: equality, order and hash are O(length), eight bytes at a time.
public protocol FocusIdentifier: Hashable, Comparable, Sendable, Codable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  /// The name as text.
  var rawValue: String { get }

  /// Makes an id from a name.
  init(_ rawValue: String)
}

extension FocusIdentifier {
  /// Makes an id from a literal name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name as text.
  public var description: String { rawValue }

  /// Whether both names have the same bytes.
  @inline(__always)
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue.isHeld(as: right.rawValue) || left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// Whether the bytes of the left name come first.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.precedes(right.rawValue)
  }

  /// Feeds the name's bytes to the hasher.
  public func hash(into hasher: inout Hasher) {
    let isFed: Void? = rawValue.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isFed == nil {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
    // No name holds this byte, so two names in a row never feed the same bytes as two others.
    hasher.combine(UInt8(0xFF))
  }

  /// Reads the name from a plain string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension String {
  /// Whether the bytes of this string come first.
  fileprivate func precedes(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        let shared = Swift.min(left.count, right.count)
        var offset = 0
        while offset < shared, left[offset] == right[offset] { offset &+= 1 }
        return offset < shared ? left[offset] < right[offset] : left.count < right.count
      }
    }
    return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether both strings are the same words in memory.
  ///
  /// That is so for short ones with the same bytes, and for long ones that share their storage; most
  /// names that are equal are copies of one.
  @inline(__always)
  fileprivate func isHeld(as other: String) -> Bool {
    withUnsafeBytes(of: self) { left in
      withUnsafeBytes(of: other) { right in
        guard left.count == 16 else { return false }
        return left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self)
          && left.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      }
    }
  }

  /// Whether both strings have the same bytes.
  @inline(never)
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).hasSameBytes(as: UnsafeRawBufferPointer(right))
      }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether both buffers hold the same bytes, told a word at a time.
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    if baseAddress == other.baseAddress { return true }
    var offset = 0
    while offset &+ 8 <= count {
      let left = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let right = other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if left != right { return false }
      offset &+= 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
