/// The bytes that a common terminal sends for keys in notation: `j`, `C-n`, `A-x`, `S-Tab`, `Enter`,
/// `Esc`, `Up`, `F6` …, with blanks between.
enum KeyBytes {
  /// The bytes for keys one after the other.
  ///
  /// Esc is a byte of its own at the end; before another key it is sent as the sequence that
  /// unambiguous terminals have for it, as the two would be one key otherwise.
  static func bytes(for notation: String) throws(TerminalTestError) -> [UInt8] {
    let keys = notation.split(separator: " ")
    var bytes: [UInt8] = []
    for (index, key) in keys.enumerated() {
      if key == "Esc", index < keys.count - 1 {
        bytes += Array("\u{1b}[27u".utf8)
      } else {
        bytes += try Self.bytes(ofKey: key)
      }
    }
    return bytes
  }

  private static let named: [String: String] = [
    "Enter": "\r", "Esc": "\u{1b}", "Tab": "\t", "S-Tab": "\u{1b}[Z", "Space": " ",
    "Backspace": "\u{7f}", "Delete": "\u{1b}[3~", "Insert": "\u{1b}[2~", "PageUp": "\u{1b}[5~",
    "PageDown": "\u{1b}[6~", "C-Space": "\0", "F1": "\u{1b}OP", "F2": "\u{1b}OQ",
    "F3": "\u{1b}OR", "F4": "\u{1b}OS", "F5": "\u{1b}[15~", "F6": "\u{1b}[17~",
    "F7": "\u{1b}[18~", "F8": "\u{1b}[19~", "F9": "\u{1b}[20~", "F10": "\u{1b}[21~",
    "F11": "\u{1b}[23~", "F12": "\u{1b}[24~", "S-F6": "\u{1b}[17;2~",
  ]

  private static let finals: [String: Character] = [
    "Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F",
  ]

  private static func bytes(ofKey key: Substring) throws(TerminalTestError) -> [UInt8] {
    if let text = named[String(key)] { return Array(text.utf8) }
    var modifier = 0
    var rest = key
    while rest.count > 2, rest.dropFirst().first == "-", let letter = rest.first,
      let bit = ["S": 1, "A": 2, "C": 4][letter]
    {
      modifier |= bit
      rest = rest.dropFirst(2)
    }
    if let final = finals[String(rest)] {
      let text = modifier == 0 ? "\u{1b}[\(final)" : "\u{1b}[1;\(modifier + 1)\(final)"
      return Array(text.utf8)
    }
    let plain = named[String(rest)].map { Array($0.utf8) } ?? Array(rest.utf8)
    switch (modifier, plain.count) {
    case (0, _) where rest.count == 1:
      return plain
    case (2, _) where rest.count == 1 || named[String(rest)] != nil:
      return [0x1b] + plain
    case (4, 1) where (0x3f..<0x7f).contains(plain[0]):
      return [plain[0] & 0x1f]
    case (6, 1) where (0x3f..<0x7f).contains(plain[0]):
      return [0x1b, plain[0] & 0x1f]
    default:
      throw .unknownKey(String(key))
    }
  }
}
