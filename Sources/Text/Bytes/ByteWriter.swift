/// Writes numbers and bytes, one after the other, in a form that `ByteReader` reads.
struct ByteWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  /// Writes a number: seven bits a byte, the lowest first (LEB128).
  mutating func write(_ number: UInt64) {
    var left = number
    while left >= 0x80 {
      bytes.append(UInt8(left & 0x7F) | 0x80)
      left >>= 7
    }
    bytes.append(UInt8(left))
  }

  /// Writes a number that isn't negative.
  mutating func write(_ number: Int) {
    write(UInt64(max(0, number)))
  }

  /// Writes bytes as they are.
  mutating func write(raw: [UInt8]) {
    bytes += raw
  }

  /// Writes bytes with their number before them.
  mutating func write(_ text: [UInt8]) {
    write(text.count)
    bytes += text
  }
}
