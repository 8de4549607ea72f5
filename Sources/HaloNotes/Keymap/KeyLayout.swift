/// A keyboard layout of another script, with the Latin letters that lie on the same keys of the
/// American layout (commands C20).
///
/// Only letters count: signs that both layouts have, though on other keys, stay what they are.
enum KeyLayout: String, CaseIterable, Sendable {
  case russian
  case ukrainian
  case greek

  /// The small letters of the layout and, place by place, what lies on their keys.
  private var rows: (letters: String, latin: String) {
    switch self {
    case .russian:
      ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`")
    case .ukrainian:
      ("йцукенгшщзхїфівапролджєячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.")
    case .greek:
      ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm")
    }
  }

  /// What each letter, small or capital, stands for.
  var letters: [Unicode.Scalar: Unicode.Scalar] {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (letter, latin) in zip(rows.letters.unicodeScalars, rows.latin.unicodeScalars) {
      letters[letter] = latin
    }
    for (letter, latin) in letters {
      guard let (capital, shifted) = Self.shifted(letter, latin) else { continue }
      // Two small sigmas have one capital, that of the usual one.
      if letter == "ς" { continue }
      letters[capital] = shifted
    }
    return letters
  }

  /// The capital of a letter, and what its key gives with Shift on the American layout; `nil` where
  /// either is missing.
  static func shifted(
    _ letter: Unicode.Scalar, _ latin: Unicode.Scalar
  ) -> (Unicode.Scalar, Unicode.Scalar)? {
    let capital = letter.properties.uppercaseMapping.unicodeScalars
    guard capital.count == 1, let first = capital.first, first != letter else { return nil }
    if latin.properties.isLowercase {
      let large = latin.properties.uppercaseMapping.unicodeScalars
      return large.first.map { (first, $0) }
    }
    return signs[latin].map { (first, $0) }
  }

  /// What the keys of signs give with Shift on the American layout.
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "[": "{", "]": "}", ";": ":", "'": "\"", ",": "<", ".": ">", "`": "~", "/": "?", "-": "_",
    "=": "+", "\\": "|",
  ]
}
