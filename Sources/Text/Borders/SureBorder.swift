/// Places where a caret may stand whatever is before: where a look at a part of a text may begin.
///
/// Whether there is a border can depend on all that came before, as in a row of flags. It doesn't
/// after line ends, between ASCII, after bytes that aren't UTF-8, and after letters, digits and
/// punctuation that the next scalar doesn't join.
enum SureBorder {
  /// The last such place in `bytes` that isn't behind `limit`; `nil` where there is none.
  ///
  /// The first bytes, of which it isn't known what they belong to, are never taken.
  static func last(in bytes: Span<UInt8>, atOrBefore limit: Int) -> Int? {
    var place = min(limit, bytes.count - 1)
    while place > 4 {
      if isSure(place, in: bytes) { return place }
      place -= 1
    }
    return nil
  }

  private static func isSure(_ place: Int, in bytes: Span<UInt8>) -> Bool {
    let (left, right) = (bytes[place - 1], bytes[place])
    if left == 0x0A { return true }
    if left < 0x80, right < 0x80 { return right != 0x0A }
    guard DecodedScalar.start(in: bytes, holding: place) == place else { return false }
    guard let before = DecodedScalar(in: bytes, endingAt: place) else { return true }
    guard let after = DecodedScalar(in: bytes, at: place), standsAlone(before.scalar)
    else { return false }
    let pair = bytes.extracting(place - before.length..<place + after.length)
    return CaretBorders.next(after: 0, in: pair) == before.length
  }

  /// Whether what is before a scalar says nothing about what may follow it.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
      .spaceSeparator:
      true
    default: false
    }
  }
}
