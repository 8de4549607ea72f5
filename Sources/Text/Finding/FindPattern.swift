/// What is looked for in a text.
///
/// Case matters only if the pattern has a capital letter ("smart case", text T10).
public struct FindPattern: Hashable, Sendable {
  /// The pattern as it was typed.
  public let query: [UInt8]

  /// Whether capitals and small letters are the same.
  private let folds: Bool

  /// Its scalars, folded where that is wanted; a byte that isn't UTF-8 is behind all of them.
  private let units: [UInt32]

  /// Bytes with which a match may begin.
  private let leads: Set<UInt8>

  /// Makes a pattern; `nil` for an empty one.
  public init?(_ query: [UInt8]) {
    guard !query.isEmpty else { return nil }
    self.query = query
    let span = query.span
    var scalars: [Unicode.Scalar?] = []
    var plain: [UInt32] = []
    var offset = 0
    while offset < span.count {
      let (unit, length) = Self.unit(at: offset, in: span)
      plain.append(unit)
      scalars.append(Unicode.Scalar(unit))
      offset += length
    }
    folds = !scalars.contains { $0?.properties.isUppercase ?? false }
    units = folds ? plain.map(Self.folded) : plain
    leads = Self.leads(of: units[0], folds: folds)
  }

  /// Bytes that a match takes at most.
  var longest: Int { units.count * 4 }

  /// Whether a match may begin with a byte, indexed by the byte.
  var leadTable: [Bool] {
    (0..<256).map { leads.contains(UInt8($0)) }
  }

  /// Where a match ends that starts at an offset; `nil` where none does.
  ///
  /// - Complexity: O(bytes of the match)
  func end(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var offset = start
    for wanted in units {
      guard offset < bytes.count else { return nil }
      let (unit, length) = Self.unit(at: offset, in: bytes)
      guard unit == wanted || (folds && Self.folded(unit) == wanted) else { return nil }
      offset += length
    }
    return offset
  }

  private static func unit(at offset: Int, in bytes: Span<UInt8>) -> (UInt32, length: Int) {
    guard let decoded = DecodedScalar(in: bytes, at: offset) else {
      return (0x11_0000 + UInt32(bytes[offset]), 1)
    }
    return (decoded.scalar.value, decoded.length)
  }

  private static func folded(_ unit: UInt32) -> UInt32 {
    guard unit >= 0x80 else { return (0x41...0x5A).contains(unit) ? unit + 0x20 : unit }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first?.value ?? unit : unit
  }

  private static func leads(of unit: UInt32, folds: Bool) -> Set<UInt8> {
    guard let scalar = Unicode.Scalar(unit) else { return [UInt8(truncatingIfNeeded: unit)] }
    var texts = [String(scalar)]
    if folds {
      let properties = scalar.properties
      texts += [properties.uppercaseMapping, properties.titlecaseMapping]
      // Signs whose small letter has another capital letter: Kelvin, Ångström, Ohm and two more.
      texts += ["k\u{212A}", "å\u{212B}", "ω\u{2126}", "ß\u{1E9E}", "θ\u{3F4}"]
        .filter { $0.unicodeScalars.first == scalar }.map { String($0.unicodeScalars.dropFirst()) }
    }
    return Set(texts.compactMap(\.utf8.first))
  }
}
