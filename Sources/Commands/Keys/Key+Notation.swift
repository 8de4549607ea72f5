import Spelling

extension Key {
  /// Reads a key as people write it: `a`, `G`, `C-n`, `A-x`, `S-Tab`, `Enter`, `F6`, `U+0301`.
  ///
  /// Modifiers are `D-`, `C-`, `A-`, `S-`, in any order, each once. Names are written as
  /// `notation` writes them; a misspelt one is refused with the nearest that exists.
  ///
  /// - Throws: `KeyNotationError` if the text names no key.
  public init(notation text: some StringProtocol) throws(KeyNotationError) {
    let whole = String(text)
    var rest = Substring(whole)
    var modifiers: Modifiers = []
    while rest.unicodeScalars.count > 1, let dash = rest.firstIndex(of: "-"),
      dash != rest.startIndex
    {
      let prefix = rest[..<dash]
      let after = rest[rest.index(after: dash)...]
      guard let modifier = Modifiers.named[String(prefix)] else {
        guard let meant = Modifiers.letter(meantBy: prefix), !after.isEmpty else {
          throw prefix.unicodeScalars.count == 1
            ? .unknownModifier(String(prefix), in: whole, nearest: nil)
            : .unknownKey(whole, nearest: Self.nearestName(to: rest))
        }
        let written = whole[..<rest.startIndex] + meant + "-" + after
        throw .unknownModifier(String(prefix), in: whole, nearest: String(written))
      }
      guard !after.isEmpty else { throw .nothingHeldWith(whole) }
      guard !modifiers.contains(modifier) else {
        throw .repeatedModifier(String(prefix), in: whole)
      }
      modifiers.insert(modifier)
      rest = after
    }
    guard let code = Code(name: rest) else {
      if rest.isEmpty { throw .empty }
      let nearest = Self.nearestName(to: rest)
      throw .unknownKey(whole, nearest: nearest.map { whole[..<rest.startIndex] + $0 })
    }
    self.init(code, modifiers)
  }

  /// The key as people write it, such as `C-n`; `init(notation:)` reads it back.
  public var notation: String {
    var shown = modifiers
    var code = code
    // With Control a capital is easily taken for the small letter, so Shift is spelt out.
    if case .character(let scalar) = code, modifiers.contains(.control),
      let small = scalar.lowercaseLetter
    {
      code = .character(small)
      shown.insert(.shift)
    }
    return shown.notation + code.name
  }

  private static func nearestName(to text: Substring) -> String? {
    Spelling.nearestName(to: String(text), among: Code.names.map(\.name))
  }
}

extension Key: ExpressibleByStringLiteral {
  /// Makes a key from a literal in notation, which has to be right.
  public init(stringLiteral text: String) {
    do {
      self = try Key(notation: text)
    } catch {
      preconditionFailure("\"\(text)\" in the source is no key: \(error.message)")
    }
  }
}

extension Key.Modifiers {
  /// Each modifier by the letter that stands for it.
  fileprivate static let named: [String: Key.Modifiers] = [
    "D": .command, "C": .control, "A": .option, "S": .shift,
  ]

  /// The prefixes in the order in which they are written.
  fileprivate var notation: String {
    (contains(.command) ? "D-" : "") + (contains(.control) ? "C-" : "")
      + (contains(.option) ? "A-" : "") + (contains(.shift) ? "S-" : "")
  }

  /// The letter that somebody means who writes modifiers as other programs do.
  fileprivate static func letter(meantBy prefix: Substring) -> String? {
    switch prefix.lowercased() {
    case "c", "ctrl", "control", "ctl": "C"
    case "a", "alt", "option", "opt", "meta", "m": "A"
    case "s", "shift": "S"
    case "d", "cmd", "command", "super", "win": "D"
    default: nil
    }
  }
}

extension Key.Code {
  /// The keys that have a name, in the order in which help lists them.
  static let names: [(name: String, code: Key.Code)] =
    [
      ("Space", .character(" ")), ("Tab", .tab), ("Enter", .enter), ("Esc", .escape),
      ("Backspace", .backspace), ("Delete", .delete), ("Insert", .insert), ("Up", .up),
      ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
      ("PageUp", .pageUp), ("PageDown", .pageDown),
    ] + functionKeys.map { ("F\($0)", .function($0)) }

  /// The function keys that can be written: as many as terminals have codes for.
  static let functionKeys = 1...63

  private static let byName = Dictionary(
    names.map { ($0.name, $0.code) }, uniquingKeysWith: { first, _ in first })

  /// The name of the key without what is held with it.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let scalar):
      scalar.standsForItself ? String(scalar) : "U+" + scalar.hexadecimal
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }

  fileprivate init?(name: Substring) {
    let scalars = name.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first {
      guard scalar.standsForItself else { return nil }
      self = .character(scalar)
    } else if let code = Self.byName[String(name)] {
      self = code
    } else if name.hasPrefix("U+"), let value = UInt32(name.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      self = .character(scalar)
    } else {
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it can be read when it stands alone: no blank, no mark, nothing invisible.
  fileprivate var standsForItself: Bool {
    if value < 0x80 { return (0x21...0x7E).contains(value) }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      return false
    default: return true
    }
  }

  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
