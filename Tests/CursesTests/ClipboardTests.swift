import Testing

@testable import Curses

@Suite("Text for the clipboard")
struct ClipboardTests {
  @Test(
    "It is sent in base 64 (RFC 4648)",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{fb}\u{ff}", "w7vDvw=="),
    ])
  func base64(text: String, encoded: String) throws {
    let clipboard = try #require(ClipboardText(Array(text.utf8)))
    #expect(
      String(decoding: clipboard.sequence, as: UTF8.self) == "\u{1b}]52;c;\(encoded)\u{1b}\\")
  }

  @Test("What terminals would cut or drop is refused")
  func limit() throws {
    let most = [UInt8](repeating: 0xff, count: ClipboardText.limit)
    let text = try #require(ClipboardText(most))
    #expect(text.sequence.count <= 100_001)
    #expect(ClipboardText(most + [0]) == nil)
  }
}
