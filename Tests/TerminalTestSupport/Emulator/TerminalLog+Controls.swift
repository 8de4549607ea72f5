extension TerminalLog {
  /// The kinds of everything in it that isn't a glyph, each once: `CSI m`, `CSI ?h`, `OSC 11`,
  /// `ESC (B`, and for single characters `U+000D`.
  ///
  /// Characters that turn text round or can't be seen count as well; a sequence whose end hasn't
  /// come yet doesn't.
  public var controls: Set<String> {
    var kinds: Set<String> = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1b}" {
        if let kind = Self.sequence(&rest) { kinds.insert(kind) }
      } else if Self.isInvisible(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        kinds.insert("U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
      }
    }
    return kinds
  }

  /// Takes the rest of an escape sequence, and answers its kind; `nil` where its end is missing.
  private static func sequence(_ rest: inout Substring.UnicodeScalarView) -> String? {
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case "[":
      let parameters = take(&rest, while: { (0x30..<0x40).contains($0.value) })
      let mark = parameters.first.flatMap { "<=>?".unicodeScalars.contains($0) ? $0 : nil }
      let between = take(&rest, while: { (0x20..<0x30).contains($0.value) })
      guard let final = rest.popFirst() else { return nil }
      return "CSI "
        + String(String.UnicodeScalarView([mark].compactMap(\.self) + between + [final]))
    case "]":
      let text = take(&rest, while: { $0 != "\u{7}" && $0 != "\u{1b}" })
      guard let end = rest.popFirst() else { return nil }
      if end == "\u{1b}" { _ = rest.popFirst() }
      return "OSC " + String(String.UnicodeScalarView(text.prefix { $0 != ";" }))
    case "P", "X", "^", "_":
      return "ESC \(first)"
    default:
      guard (0x20..<0x30).contains(first.value) else { return "ESC \(first)" }
      return rest.popFirst().map { "ESC \(first)\($0)" }
    }
  }

  private static func take(
    _ rest: inout Substring.UnicodeScalarView, while isWanted: (Unicode.Scalar) -> Bool
  ) -> [Unicode.Scalar] {
    let taken = Array(rest.prefix(while: isWanted))
    rest = rest.dropFirst(taken.count)
    return taken
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: (0xfe00..<0xfe10).contains(scalar.value)
    }
  }
}
