/// Reads what `ByteWriter` wrote.
///
/// Of other bytes it reads what there is, and says `nil` at their end or where they can't be what was
/// written.
struct ByteReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether everything was read.
  var isAtEnd: Bool { offset == bytes.count }

  /// Reads a number of 64 bits.
  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard let byte = raw(1)?.first, shift < 63 || byte <= 1 else { return nil }
      number |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// Reads a number, which is at most `greatest`.
  mutating func number(atMost greatest: Int) -> Int? {
    guard let number = number(), number <= UInt64(max(0, greatest)) else { return nil }
    return Int(number)
  }

  /// Reads so many bytes.
  mutating func raw(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - offset else { return nil }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// Reads bytes that have their number before them.
  mutating func text() -> [UInt8]? {
    guard let count = number(atMost: bytes.count - offset) else { return nil }
    return raw(count).map(Array.init)
  }
}
