/// A scalar that was read from UTF-8 bytes, and how many bytes it takes.
struct DecodedScalar {
  /// The scalar.
  let scalar: Unicode.Scalar

  /// Bytes taken: 1 to 4.
  let length: Int

  /// Reads the scalar that starts at `offset`; `nil` where no valid one does.
  ///
  /// Overlong forms, surrogates and what lies beyond U+10FFFF aren't valid (RFC 3629).
  @inline(__always)
  init?(in bytes: Span<UInt8>, at offset: Int) {
    guard offset >= 0, offset < bytes.count else { return nil }
    let lead = UInt32(bytes[offset])
    let left = bytes.count - offset
    let value: UInt32
    let least: UInt32
    switch lead {
    case 0..<0x80:
      (length, value, least) = (1, lead, 0)
    case 0xC2...0xDF:
      guard left > 1 else { return nil }
      let second = UInt32(bytes[offset + 1])
      guard second & 0xC0 == 0x80 else { return nil }
      (length, value, least) = (2, (lead & 0x1F) << 6 | second & 0x3F, 0x80)
    case 0xE0...0xEF:
      guard left > 2 else { return nil }
      let (second, third) = (UInt32(bytes[offset + 1]), UInt32(bytes[offset + 2]))
      guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
      let start = (lead & 0x0F) << 12 | (second & 0x3F) << 6
      (length, value, least) = (3, start | third & 0x3F, 0x800)
    case 0xF0...0xF4:
      guard left > 3 else { return nil }
      let (second, third) = (UInt32(bytes[offset + 1]), UInt32(bytes[offset + 2]))
      let fourth = UInt32(bytes[offset + 3])
      guard second & 0xC0 == 0x80, third & 0xC0 == 0x80, fourth & 0xC0 == 0x80
      else { return nil }
      let start = (lead & 0x07) << 18 | (second & 0x3F) << 12
      (length, value, least) = (4, start | (third & 0x3F) << 6 | fourth & 0x3F, 0x1_0000)
    default:
      return nil
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    self.scalar = scalar
  }

  /// Reads the scalar that ends right before `offset`; `nil` where no valid one does.
  init?(in bytes: Span<UInt8>, endingAt offset: Int) {
    let start = Self.start(in: bytes, holding: offset - 1)
    guard let decoded = DecodedScalar(in: bytes, at: start), start + decoded.length == offset
    else { return nil }
    self = decoded
  }

  /// Where the scalar starts of which the byte at `offset` is a part.
  ///
  /// That is `offset` itself for a byte that is a part of none.
  static func start(in bytes: Span<UInt8>, holding offset: Int) -> Int {
    guard offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
    for start in stride(from: offset - 1, through: max(0, offset - 3), by: -1)
    where bytes[start] & 0xC0 != 0x80 {
      guard let decoded = DecodedScalar(in: bytes, at: start), start + decoded.length > offset
      else { return offset }
      return start
    }
    return offset
  }
}

extension DecodedScalar {
  /// Bytes of the line end at `offset`: 1 for LF, 2 for CR LF, `nil` where there is none.
  ///
  /// A lone CR ends no line: it is a control character like others.
  static func newlineLength(in bytes: Span<UInt8>, at offset: Int) -> Int? {
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D where offset + 1 < bytes.count && bytes[offset + 1] == 0x0A: return 2
    default: return nil
    }
  }
}
