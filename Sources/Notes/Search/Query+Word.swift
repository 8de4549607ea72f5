extension Query {
  /// A word or a phrase, ready to be looked for.
  struct Word: Hashable, Sendable {
    let units: [FoldTable.Unit]
    /// The small letters of a word that is ASCII, which can be found without folding the text.
    let ascii: [UInt8]?
    /// The word without accents, as UTF-8.
    let stripped: [UInt8]
    /// Whether it has accents, which must then be in the text.
    let hasAccents: Bool

    init(_ text: Substring) {
      units = FoldedText(String(text)).units
      ascii = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.map(Byte.lowercased) : nil
      stripped = units.strippedBytes
      hasAccents = units.contains(where: \.isAccent)
    }
  }
}

extension [FoldTable.Unit] {
  /// The letters without the accents, as UTF-8.
  var strippedBytes: [UInt8] {
    var bytes: [UInt8] = []
    for unit in self where !unit.isAccent { unit.append(to: &bytes) }
    return bytes
  }
}

extension FoldTable.Unit {
  /// The scalar's value.
  var value: UInt32 { bits & 0x1F_FFFF }

  /// Adds the scalar in UTF-8.
  @inline(__always)
  func append(to bytes: inout [UInt8]) {
    let value = self.value
    if value < 0x80 {
      bytes.append(UInt8(value))
    } else if value < 0x800 {
      bytes.append(0xC0 | UInt8(value >> 6))
      bytes.append(0x80 | UInt8(value & 0x3F))
    } else if value < 0x10000 {
      bytes.append(0xE0 | UInt8(value >> 12))
      bytes.append(0x80 | UInt8(value >> 6 & 0x3F))
      bytes.append(0x80 | UInt8(value & 0x3F))
    } else {
      bytes.append(0xF0 | UInt8(value >> 18))
      bytes.append(0x80 | UInt8(value >> 12 & 0x3F))
      bytes.append(0x80 | UInt8(value >> 6 & 0x3F))
      bytes.append(0x80 | UInt8(value & 0x3F))
    }
  }
}
