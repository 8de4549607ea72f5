import CCurses
import Interface

/// What terminfo says of a terminal.
struct TerminalCapabilities: Equatable {
  /// Back from the alternate screen; empty where there is none.
  var leavesAlternateScreen: [UInt8]

  /// All attributes off.
  var plainText: [UInt8]

  /// The cursor as usual.
  var normalCursor: [UInt8]

  /// The byte of the Backspace key.
  var backspace: UInt8

  var colorDepth: ColorDepth
  var attributes: Attributes
}

extension TerminalCapabilities {
  /// Reads the entry that is open.
  ///
  /// - Throws: `.cannotMoveCursor` where it has no `cup`.
  init(reading name: String) throws(TerminalProblem) {
    guard cc_terminfo_has("cup") else { throw .cannotMoveCursor(name) }
    leavesAlternateScreen = Self.string("rmcup")
    plainText = Self.string("sgr0")
    normalCursor = Self.string("cnorm")
    backspace = Self.string("kbs") == [0x08] ? 0x08 : 0x7f
    colorDepth = ColorDepth(
      colors: Int(cc_terminfo_number("colors")),
      channels: cc_terminfo_has("RGB") ? .direct : .indexed)
    attributes = []
    for (capability, attribute) in Self.attributeNames where cc_terminfo_has(capability) {
      attributes.insert(attribute)
    }
    // A line through glyphs is beyond ncurses and drawn dim.
    if attributes.contains(.dim) { attributes.insert(.strikethrough) }
  }

  private static let attributeNames: [(String, Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("sitm", .italic), ("smul", .underline), ("rev", .reverse),
  ]

  private static func string(_ capability: String) -> [UInt8] {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { text in
      let count = cc_terminfo_string(capability, text.baseAddress, text.count)
      return text.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
    }
  }
}
