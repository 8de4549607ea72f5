/// What a character counts as in a search: without case, width and accents.
enum Folding {
  /// The unit for a scalar; `nil` for what may be left out: accents, and what can't be seen.
  static func unit(of scalar: Unicode.Scalar) -> UInt32? {
    if scalar.value < 0x80 { return (scalar.lowercaseLetter ?? scalar).value }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || scalar.isAccent { return nil }
    if properties.isWhitespace { return 0x20 }
    // Wide forms of ASCII stand in the same order as ASCII, this much further up.
    if (0xFF01...0xFF5E).contains(scalar.value),
      let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
    {
      return unit(of: narrow)
    }
    let small = properties.lowercaseMapping.unicodeScalars.first ?? scalar
    return (small.latinBase ?? small).value
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark that somebody who searches may leave out.
  fileprivate var isAccent: Bool {
    // Below 200 stand, but for the points of Hebrew and Arabic (10 to 35), marks that make another
    // letter of the one before.
    switch properties.canonicalCombiningClass.rawValue {
    case 10...35, 200...: true
    default: false
    }
  }

  /// The ASCII letter of a Latin one with a mark.
  ///
  /// The standard library hands out no decompositions, but it does hand out names, which say the same
  /// ("LATIN SMALL LETTER E WITH ACUTE") and which Unicode never changes.
  fileprivate var latinBase: Unicode.Scalar? {
    let prefix = "LATIN SMALL LETTER "
    guard (0xC0..<0x250).contains(value) || (0x1E00..<0x1F00).contains(value),
      let name = properties.name, name.hasPrefix(prefix)
    else { return nil }
    let letter = name.dropFirst(prefix.count).unicodeScalars
    guard let first = letter.first, letter.dropFirst().starts(with: " WITH ".unicodeScalars)
    else { return nil }
    return first.lowercaseLetter
  }
}

/// What kind of letter a scalar is, as far as words are told apart by it.
enum LetterClass: Equatable {
  case separator
  case digit
  case small
  case capital
  case hiragana
  case katakana
  /// Any other letter, such as an ideograph.
  case other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    case .lowercaseLetter: self = .small
    case .uppercaseLetter, .titlecaseLetter: self = .capital
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark:
      switch scalar.value {
      case 0x3040...0x309F: self = .hiragana
      case 0x30A0...0x30FF: self = .katakana
      default: self = .other
      }
    default: self = .separator
    }
  }
}

/// How much of a beginning there is between two letters.
enum Boundary {
  /// Nothing begins.
  case inside
  /// A change within a word, as in `zshPrompt` or `漢字カナ`.
  case part
  /// A word.
  case word
  /// The whole text.
  case text

  init(between before: LetterClass, and letter: LetterClass) {
    if letter == .separator {
      self = .inside
    } else if before == .separator {
      self = .word
    } else if letter == before || before == .capital && letter == .small || letter == .hiragana {
      // What follows in Hiragana is mostly the end of the word before.
      self = .inside
    } else {
      self = .part
    }
  }

  /// What a match gains that begins here.
  var bonus: Int32 {
    switch self {
    case .inside: 0
    case .part: 7
    case .word: 10
    case .text: 12
    }
  }
}
