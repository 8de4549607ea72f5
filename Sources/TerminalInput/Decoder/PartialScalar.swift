/// The first bytes of a character in UTF-8, before the last has come.
///
/// Follows Unicode's table 3-7: a byte that can't continue ends the attempt, so each longest beginning
/// of a character that doesn't go on counts as one error.
struct PartialScalar: Sendable, Equatable {
  private var value: UInt32
  private var missing: Int
  /// What the next byte may be: narrower than any continuation right after some leads, which keeps out
  /// overlong forms, surrogates and values beyond Unicode.
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Begins a character of two to four bytes; `nil` if `lead` can't begin one.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: lowest = 0xA0
    case 0xED: highest = 0x9F
    case 0xF0: lowest = 0x90
    case 0xF4: highest = 0x8F
    default: break
    }
  }

  /// What a further byte does.
  enum Step: Equatable {
    case more
    case scalar(Unicode.Scalar)
    case misfit
  }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Step {
    guard byte >= lowest, byte <= highest else { return .misfit }
    (lowest, highest) = (0x80, 0xBF)
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .misfit
  }
}
