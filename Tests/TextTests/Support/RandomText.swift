/// Texts as they are met in notes, and worse.
enum RandomText {
  /// Pieces that meet each other in every order.
  private static let pieces: [String] = [
    "a", "b", "word", "two words", " ", "  ", "\t", "\n", "\r\n", "\r", "-", ",", "(", ")",
    "é", "e\u{301}", "\u{301}", "\u{308}\u{301}", "ж", "ß", "…", "→", "日", "本", "。", "「", "」",
    "한", "\u{1100}\u{1161}\u{11A8}", "ア", "ｶ", "👩", "👨‍👩‍👧", "👍🏽", "🇩🇪", "🇫", "❤️", "1️⃣", "🏳️‍🌈",
    "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{200C}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{1B}",
    "\u{7F}", "\u{9B}", "\u{0}", "\u{378}", "\u{E000}", "क्षि", "ำ", "\u{600}1", "\u{A0}", "\u{3000}",
    "Z̸̡̛͖̪̏̅͘", "\u{E0067}", "\u{2060}",
  ]

  /// Broken UTF-8 of every kind.
  private static let broken: [[UInt8]] = [
    [0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80],
  ]

  /// Valid UTF-8.
  static func valid(pieces count: Int, using random: inout SeededGenerator) -> [UInt8] {
    (0..<count).flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
  }

  /// Text with broken parts between.
  static func mixed(pieces count: Int, using random: inout SeededGenerator) -> [UInt8] {
    (0..<count).flatMap { _ -> [UInt8] in
      guard Int.random(in: 0..<6, using: &random) > 0 else {
        return broken.randomElement(using: &random) ?? []
      }
      return valid(pieces: 1, using: &random)
    }
  }

  /// Bytes of no meaning.
  static func noise(bytes count: Int, using random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// One text of each sort a round.
  static func sample(seed: UInt64, rounds: Int) -> [[UInt8]] {
    var random = SeededGenerator(seed: seed)
    return (0..<rounds).flatMap { round in
      [
        valid(pieces: round % 13, using: &random), mixed(pieces: round % 13, using: &random),
        noise(bytes: round % 29, using: &random),
      ]
    }
  }
}
