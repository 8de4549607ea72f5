/// Which letters, and which pairs of them, stand in a block of texts, so that a word of one or two
/// letters is looked for only where it may be: full-text search knows parts of three.
///
/// Letters and digits of ASCII have bits of their own, all other characters share eight; so a bit that
/// is set says that a pair may be there, and one that isn't that it can't.
struct LetterPairs {
  /// How many words of 64 bits the bits of a block take.
  static let words = 32

  private(set) var bits = [UInt64](repeating: 0, count: words)

  private static let kinds: UInt32 = 44

  /// Forgets all.
  mutating func removeAll() {
    for place in bits.indices { bits[place] = 0 }
  }

  /// Adds a character and the one before it, which is 0 where there is none.
  @inline(__always)
  mutating func insert(_ value: UInt32, after last: UInt32) {
    set(Self.bit(of: value))
    if last != 0 { set(Self.bit(of: last, value)) }
  }

  @inline(__always)
  private mutating func set(_ bit: UInt32) {
    bits[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
  }

  /// The bits that each block has in which a word stands.
  static func bits(of word: Query.Word) -> [UInt32] {
    var bits: [UInt32] = []
    word.stripped.withUnsafeBufferPointer { bytes in
      var (position, last): (Int, UInt32) = (0, 0)
      while position < bytes.count {
        let value = FoldedText.scalar(in: bytes, at: &position)
        guard Grams.isPart(value) else {
          last = 0
          continue
        }
        bits.append(bit(of: value))
        if last != 0 { bits.append(bit(of: last, value)) }
        last = value
      }
    }
    return bits
  }

  @inline(__always)
  private static func bit(of value: UInt32) -> UInt32 { kinds * kinds + kind(of: value) }

  @inline(__always)
  private static func bit(of first: UInt32, _ second: UInt32) -> UInt32 {
    kind(of: first) * kinds + kind(of: second)
  }

  @inline(__always)
  private static func kind(of value: UInt32) -> UInt32 {
    if value &- 0x61 < 26 { return value &- 0x61 }
    if value &- 0x30 < 10 { return value &- 0x30 + 26 }
    return 36 + value & 7
  }
}
