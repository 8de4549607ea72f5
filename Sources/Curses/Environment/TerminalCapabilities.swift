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

  /// How it is drawn on.
  var drawing: DrawingCapabilities

  /// The byte of the Backspace key.
  var backspace: UInt8

  var colorDepth: ColorDepth
  var attributes: Attributes
}

/// What terminfo says of drawing on a terminal.
struct DrawingCapabilities: Equatable {
  /// Everything blank, the cursor in the upper left corner.
  var clearsScreen: [UInt8]

  /// Blank from the cursor to the end of its row; empty where the terminal can't.
  var clearsToEndOfRow: [UInt8]

  /// How the cursor is placed.
  var placing: CursorPlacing

  /// Whether the cursor may be placed while the text isn't plain.
  var placesInAnyInk: Bool

  /// Whether the last cell of the screen can be written without a scroll.
  var holdsStillAtEnd: Bool
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
    drawing = DrawingCapabilities(
      clearsScreen: Self.string("clear"), clearsToEndOfRow: Self.string("el"),
      placing: CursorPlacing(pattern: Self.string("cup")),
      placesInAnyInk: cc_terminfo_has("msgr"),
      holdsStillAtEnd: !cc_terminfo_has("am") || cc_terminfo_has("xenl"))
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
