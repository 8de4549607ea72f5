/// SplitMix64: the same numbers for the same seed, everywhere.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Text that goes wrong easily: wide, combining, controls, emoji, invalid bytes, tabs.
  mutating func text(pieces: Int) -> [UInt8] {
    (0..<Int.random(in: 0...pieces, using: &self)).flatMap { _ in
      Self.pieces.randomElement(using: &self) ?? []
    }
  }

  /// Text of one line: what `text(pieces:)` gives, without line ends.
  mutating func line(pieces: Int) -> [UInt8] {
    text(pieces: pieces).filter { $0 != 0x0A && $0 != 0x0D }
  }

  private static let pieces: [[UInt8]] =
    [
      "a", "word", " ", "  ", "日", "ノート", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "\u{1B}[2J", "\t", "\n",
      "\u{202E}", "❤\u{FE0F}", "한", "…", "─", "long-word-without-breaks", "\u{7F}", "\u{85}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE6, 0x97], [0xC0, 0x80]]
}
