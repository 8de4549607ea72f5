import Testing
import Text

@Suite("Text for a terminal outside of the screen (notes N20)")
struct VisibleTextTests {
  @Test(
    "What could command a terminal is a mark",
    arguments: [
      ("\u{1B}]0;owned\u{7}", "␛]0;owned␇"), ("\u{9B}31m", "␦31m"), ("a\u{202E}b", "a⇄b"),
      ("a\rb", "a␍b"), ("a\nb\r\nc", "a␤b␤c"), ("a\u{2028}", "a␤"), ("\u{8}\u{7F}", "␈␡"),
    ])
  func marks(text: String, visible: String) {
    #expect(VisibleText.string(of: text) == visible)
  }

  @Test(
    "What is harmless stays as it is, byte for byte",
    arguments: ["", "plain", "tab\tstop", "👨‍👩‍👧❤️", "e\u{301}", "日本\u{200B}語", "\u{378}", "\u{301}"])
  func harmless(text: String) {
    #expect(VisibleText.bytes(of: text) == Array(text.utf8))
  }

  @Test("Line ends stay where that is asked for")
  func newlines() {
    #expect(VisibleText.string(of: "a\nb\r\nc\rd", newlines: .kept) == "a\nb\nc␍d")
  }

  @Test("Each byte that isn't UTF-8 is one U+FFFD")
  func invalidBytes() {
    #expect(VisibleText.string(of: [0x61, 0xFF, 0xC3, 0x28] as [UInt8]) == "a��(")
  }

  @Test(
    "Whatever comes in, what goes out is valid and holds no control",
    arguments: 0..<8 as Range<UInt64>)
  func properties(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 60) {
      for newlines in [VisibleText.Newlines.shown, .kept] {
        let visible = VisibleText.bytes(of: bytes, newlines: newlines)
        let text = String(decoding: visible, as: UTF8.self)
        #expect(Array(text.utf8) == visible)
        let bad = text.unicodeScalars.filter { scalar in
          if scalar == "\t" || (scalar == "\n" && newlines == .kept) { return false }
          return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
            || scalar.properties.generalCategory == .lineSeparator
            || scalar.properties.generalCategory == .paragraphSeparator
        }
        #expect(bad.isEmpty)
        #expect(VisibleText.bytes(of: visible, newlines: newlines) == visible)
      }
    }
  }
}
