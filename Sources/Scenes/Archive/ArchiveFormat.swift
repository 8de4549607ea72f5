/// The layout of an archive in bytes; all numbers are little-endian.
///
///     header   magic (8) · format version (2) · number of parts (4) · checksum of these (4)
///     part     "PART" · length of its name (1) · version (4) · length (4)
///              · checksum of these and the name (4) · name · bytes · checksum of the bytes (4)
///     trailer  checksum of everything before (4)
///
/// A part can be read without the ones before it: after damage the next `PART` with a right
/// checksum goes on.
enum ArchiveFormat {
  /// The first bytes of every archive; a transfer that changes line ends or strips the high bit
  /// breaks them.
  static let magic: [UInt8] = [0x89] + Array("HALO\r\n\u{1A}".utf8)

  /// The newest version that is written and read.
  static let version: UInt16 = 1

  /// What a part begins with.
  static let partMark = Array("PART".utf8)

  static let headerLength = 18
  static let partHeaderLength = 17
  static let checksumLength = 4
}

extension [UInt8] {
  /// Adds a number in little-endian order.
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// The number in little-endian order that begins at a place; `nil` beyond the end.
  func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type, at place: Int
  ) -> Number? {
    let length = MemoryLayout<Number>.size
    guard place >= 0, place <= count - length else { return nil }
    return self[place..<(place + length)].reversed().reduce(0) { $0 << 8 | Number($1) }
  }
}
