/// A number for a list of names: equal lists have equal numbers, others almost surely different
/// ones (FNV-1a, 64 bits).
///
/// Not the library's hasher: that one is seeded anew in each process, and a saved state must find
/// the same number again.
struct Fingerprint {
  /// The number so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the number of a list.
  ///
  /// - Complexity: O(bytes of all names)
  init(of ids: [ItemID] = []) {
    for id in ids { add(id) }
  }

  /// Adds a name.
  mutating func add(_ id: ItemID) {
    for byte in id.rawValue.utf8 { mix(byte) }
    mix(0xFF)
  }

  private mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
