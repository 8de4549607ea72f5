import NotesTestSupport
import TerminalInput
import Testing
import Text

@testable import HaloNotes

@Suite("Random writing, against a plain text")
struct WritingModelTests {
  /// Texts of all sorts: what isn't edited stays byte for byte.
  private static let texts: [[UInt8]] = [
    Array("one\ntwo words\n\nthree\n".utf8), Array("one\r\ntwo words\r\n\r\nthree".utf8),
    Array("\u{FEFF}# Title\n\nmixed\r\nends\n\tand tabs  \n".utf8),
    Array("bad ".utf8) + [0xFF, 0xC3] + Array(" bytes\n日本語 👩‍👩‍👧 e\u{301}\n".utf8),
  ]

  @Test(
    "Typing, deleting, saving, killing, outside changes: the text and its file are what they must be",
    arguments: 0..<8)
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: 40 + seed)
    let vault = try TemporaryVault()
    let first = Self.texts[Int(seed % 4)]
    try vault.write(Array("A.md".utf8), first)
    let app = try App(vault)
    app.press("e C-End")
    var text = TextBuffer(first)
    func file() throws -> [UInt8] { try vault.bytes(of: "A.md".utf8) }
    for step in 0..<150 {
      guard let caret = app.caret else { break }
      switch random.next(upTo: 16) {
      case 0..<6:
        app.press("\"x\"")
        text.apply(Edit(insert: Array("x".utf8), at: caret))
      case 6:
        app.press("Backspace")
        text.apply(Edit(delete: text.border(before: caret)..<caret))
      case 7:
        app.press("Delete")
        text.apply(Edit(delete: caret..<text.border(after: caret)))
      case 8:
        let end = text.lineEnd(at: caret)
        app.press("Enter")
        text.apply(Edit(insert: end.bytes, at: caret))
      case 9: app.press("C-Home")
      case 10: app.press("Up Right Right")
      case 11: app.press("C-End")
      case 12:
        app.press("C-s")
        #expect(try file() == text.bytes, "in step \(step)")
      case 13: app.driver.wait()
      case 14:
        app.driver.kill()
        if app.mode != "writing" { app.press("2 g g e") }
      default:
        // Undone and done again it is the same.
        let before = app.text
        app.press("C-z C-z C-y C-y C-y")
        #expect(app.text == before, "in step \(step)")
      }
      #expect(app.text == text.text, "in step \(step)")
      guard app.text == text.text else { return }
    }
    app.leaveText()
    #expect(try file() == text.bytes)
    #expect(app.faults == [])
  }
}
