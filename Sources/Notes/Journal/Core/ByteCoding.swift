/// Writes numbers and bytes one after another; numbers are little-endian.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Bytes with their count before them.
  mutating func counted(_ other: [UInt8]) {
    number(UInt64(other.count))
    bytes += other
  }

  mutating func raw(_ other: [UInt8]) { bytes += other }
}

/// Reads what ``ByteWriter`` writes; `nil` beyond the end.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    guard let raw = raw(MemoryLayout<Number>.size) else { return nil }
    return raw.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
  }

  /// A number that counts something, so it isn't negative and no larger than can be.
  mutating func count() -> Int? {
    number(UInt64.self).flatMap { Int(exactly: $0) }
  }

  mutating func counted() -> [UInt8]? {
    count().flatMap { raw($0) }.map(Array.init)
  }

  mutating func raw(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.endIndex - place else { return nil }
    defer { place += count }
    return bytes[place..<(place + count)]
  }
}
