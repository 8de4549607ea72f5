import Commands
import Testing

@testable import TerminalInput

@Suite("Characters and control codes")
struct CharacterTests {
  @Test("Printable ASCII types itself")
  func ascii() {
    for byte in UInt8(0x21)...0x7E {
      #expect(decoded([byte]) == [.key(Key(.character(Unicode.Scalar(byte))))])
    }
    #expect(notation(decoded([0x20])) == "Space")
  }

  @Test(
    "Every control code is the key that sends it (commands C1)",
    arguments: [
      (0x00, "C-Space"), (0x01, "C-a"), (0x02, "C-b"), (0x03, "C-c"), (0x07, "C-g"),
      (0x08, "C-h"), (0x09, "Tab"), (0x0A, "C-j"), (0x0D, "Enter"), (0x11, "C-q"),
      (0x13, "C-s"), (0x1A, "C-z"), (0x1C, "C-\\"), (0x1D, "C-]"), (0x1E, "C-^"),
      (0x1F, "C-_"), (0x7F, "Backspace"),
    ] as [(UInt8, String)])
  func controlCodes(byte: UInt8, key: String) {
    #expect(notation(decoded([byte])) == key)
  }

  @Test("No two bytes below 0x80 but Esc are the same key")
  func distinct() {
    let keys = (UInt8(0)...0x7F).filter { $0 != 0x1B }.map { notation(decoded([$0])) }
    #expect(Set(keys).count == 127)
  }

  @Test("0x08 is Backspace only where the terminal says so (commands C1)")
  func controlH() {
    let settings = InputDecoder.Settings(backspace: .controlH)
    #expect(notation(decoded([0x08, 0x7F], settings)) == "Backspace Backspace")
    #expect(notation(decoded([0x08, 0x7F])) == "C-h Backspace")
  }

  @Test("Characters of two, three and four bytes arrive as one key each")
  func wideCharacters() {
    let text = "é–漢🙂\u{10FFFF}"
    #expect(decoded(Array(text.utf8)) == text.unicodeScalars.map { .key(Key(.character($0))) })
  }

  @Test(
    "Invalid UTF-8 is decoded as the standard library does, with U+FFFD",
    arguments: [
      [0x80], [0xBF, 0xBF], [0xC0, 0xAF], [0xC1, 0x81], [0xC3, 0x41], [0xE0, 0x80, 0x80],
      [0xE2, 0x82, 0x41], [0xE2, 0x82, 0xC3, 0xA9], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x9F, 0x99, 0x41], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xFE, 0x41, 0xFF], [0xF0, 0x9F, 0xE2, 0x82, 0xAC],
    ] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
    #expect(decoded(bytes) == expected.map { .key(Key(.character($0))) })
  }

  @Test("Random bytes above 0x7F are decoded as the standard library does")
  func randomInvalid() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<8).map { _ in UInt8.random(in: 0x80...0xFF, using: &random) } + [0x61]
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
      #expect(decoded(bytes) == expected.map { .key(Key(.character($0))) })
    }
  }
}
