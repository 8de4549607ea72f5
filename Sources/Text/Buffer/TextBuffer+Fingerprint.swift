extension TextBuffer {
  /// A number that tells texts apart, the same in every run: FNV-1a of 64 bits.
  ///
  /// It is no protection against somebody who looks for another text with the same number.
  ///
  /// - Complexity: O(bytes)
  public var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var place = 0
    while place < count {
      let piece = piece(holding: place)
      withSpan(in: piece) { bytes in
        for index in bytes.indices {
          hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
        }
      }
      place = piece.upperBound
    }
    return hash
  }
}
