extension Color {
  /// Makes a colour from a theme file's notation: `#rrggbb`, `default`, or one of the terminal's
  /// sixteen by name, such as `red` and `bright-red`; `nil` for anything else.
  public init?(themeNotation text: String) {
    if text == "default" {
      self = .standard
    } else if let index = Self.sixteen.firstIndex(of: text) {
      self = .ansi(index)
    } else if let color = Self.hexadecimal(text) {
      self = color
    } else {
      return nil
    }
  }

  /// The names of colours that every theme file knows.
  static let themeNames = ["default"] + sixteen

  private static let sixteen = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    "bright-black", "bright-red", "bright-green", "bright-yellow", "bright-blue", "bright-magenta",
    "bright-cyan", "bright-white",
  ]

  private static func hexadecimal(_ text: String) -> Color? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      number = number << 4 | UInt32(value)
    }
    return .rgb(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }
}

extension Attributes {
  /// The attributes by their names in a theme file.
  static let themeNames: [(name: String, attribute: Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("strikethrough", .strikethrough),
  ]
}
