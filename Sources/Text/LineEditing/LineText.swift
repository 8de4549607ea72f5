/// What may come into a one-line field from a keyboard or a paste.
enum LineText {
  /// The bytes of a typed character; none for a control.
  static func typed(_ scalar: Unicode.Scalar) -> [UInt8] {
    isControl(scalar) ? [] : Array(scalar.utf8)
  }

  /// Pasted text on one line and without controls.
  static func pasted(_ bytes: [UInt8]) -> [UInt8] {
    let span = bytes.span
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      guard let decoded = DecodedScalar(in: span, at: offset) else {
        line.append(bytes[offset])
        offset += 1
        continue
      }
      switch decoded.scalar {
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}":
        line.append(0x20)
        offset += DecodedScalar.newlineLength(in: span, at: offset) ?? decoded.length
      case let scalar:
        if !isControl(scalar) { line.append(contentsOf: scalar.utf8) }
        offset += decoded.length
      }
    }
    return line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
