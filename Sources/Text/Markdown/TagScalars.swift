/// What a `#tag` is made of (notes N6): letters and digits of any script, `_`, `-` and `/`.
enum TagScalars {
  /// Where the tag ends that begins at an offset, behind its `#`.
  static func end(from start: Int, in bytes: Span<UInt8>) -> Int {
    var end = start
    while let decoded = DecodedScalar(in: bytes, at: end), holds(decoded.scalar) {
      end += decoded.length
    }
    return end
  }

  /// Where the tag begins that ends at an offset, behind its `#`.
  static func start(before end: Int, in bytes: Span<UInt8>) -> Int {
    var start = end
    while let decoded = DecodedScalar(in: bytes, endingAt: start), holds(decoded.scalar) {
      start -= decoded.length
    }
    return start
  }

  /// Whether a `#` at an offset may begin a tag: at the start, behind a blank or a bracket.
  static func mayBegin(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard offset > 0 else { return true }
    let before = bytes[offset - 1]
    return before <= 0x20 || before == UInt8(ascii: "(")
  }

  private static func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "/": return true
    case "\u{0}"..."\u{7F}": return false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
        return true
      default: return false
      }
    }
  }
}
