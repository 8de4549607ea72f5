/// CRC-32 as in zlib and PNG: it finds what a disk or a crash has damaged.
struct Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1
    }
  }

  private var state: UInt32 = 0xFFFF_FFFF

  /// The checksum of everything so far.
  var value: UInt32 { ~state }

  /// Adds bytes.
  ///
  /// - Complexity: O(bytes)
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { state = (state >> 8) ^ table[Int((state ^ UInt32(byte)) & 0xFF)] }
    }
  }

  /// The checksum of some bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.value
  }
}
