import Commands
import Testing

@testable import TerminalInput

@Suite("Bracketed paste")
struct PasteTests {
  private func paste(_ text: String, _ end: PasteEnd = .complete) -> Event {
    .paste(Array(text.utf8), end)
  }

  @Test("Pasted text is one event and no key")
  func literal() {
    #expect(
      decoded(bytes("a^[[200~dd\tqé漢^[[201~b")) == [.key("a"), paste("dd\tqé漢"), .key("b")])
    #expect(decoded(bytes("^[[200~^[[201~")) == [paste("")])
  }

  @Test(
    "Control characters are taken out and line ends are line feeds",
    arguments: [
      ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\n\rb", "a\n\nb"), ("a\r\r\nb", "a\n\nb"),
      ("a\nb", "a\nb"), ("\0\u{7}\u{8}\u{B}\u{7F}x", "x"), ("a\tb", "a\tb"),
      ("^[[31mred^[[0m", "[31mred[0m"), ("^[]52;c;x\u{7}", "]52;c;x"), ("\r^[\n", "\n\n"),
      ("^[[200~x", "[200~x"), ("^[[20^[[20", "[20[20"), ("^[^[^[[2", "[2"),
    ])
  func cleaned(text: String, kept: String) {
    #expect(decoded(bytes("^[[200~" + text + "^[[201~")) == [paste(kept)])
  }

  @Test("Bytes that are no UTF-8 are kept as they came")
  func invalid() {
    let raw: [UInt8] = [0xFF, 0x61, 0xC3, 0x80, 0x9B]
    #expect(decoded(bytes("^[[200~") + raw + bytes("^[[201~")) == [.paste(raw, .complete)])
  }

  @Test("What exceeds the limit is dropped, with a mark, and never half a character")
  func limit() {
    let settings = InputDecoder.Settings(pasteLimit: 6)
    func pasted(_ text: String) -> [Event] {
      decoded(bytes("^[[200~" + text + "^[[201~q"), settings)
    }
    #expect(pasted("abcdef") == [paste("abcdef"), .key("q")])
    #expect(pasted("abcdefg") == [paste("abcdef", .truncated), .key("q")])
    #expect(pasted("abcd漢x") == [paste("abcd", .truncated), .key("q")])
    #expect(pasted("abc漢x") == [paste("abc漢", .truncated), .key("q")])
    #expect(pasted("ab🙂🙂") == [paste("ab🙂", .truncated), .key("q")])
    #expect(pasted("abc🙂") == [paste("abc", .truncated), .key("q")])
    #expect(pasted("abcdé\rx") == [paste("abcdé", .truncated), .key("q")])
    #expect(pasted("abcdefg\r\t") == [paste("abcdef", .truncated), .key("q")])
  }

  @Test("Without an end mark it is delivered after two seconds of silence")
  func unterminated() {
    var terminal = Terminal()
    terminal.send("^[[200~abc")
    terminal.now = .seconds(1)
    terminal.send("def^[[20")
    #expect(terminal.decoder.deadline == .seconds(3))
    terminal.wait(.milliseconds(1999))
    #expect(terminal.events == [])
    terminal.wait(.milliseconds(1))
    #expect(terminal.events == [paste("abcdef[20", .unterminated)])
    #expect(terminal.sent.last?.at == .seconds(3))
    terminal.send("^[[201~q")
    #expect(terminal.events.last == .key("q"))
    #expect(terminal.events.count == 2)
  }

  @Test("A mark that comes in pieces ends the paste wherever it is cut")
  func cutMark() {
    let whole = bytes("^[[200~a^[b\r\nc^[[201~q")
    for cut in whole.indices {
      var terminal = Terminal()
      terminal.send(Array(whole[..<cut]))
      terminal.send(Array(whole[cut...]))
      #expect(terminal.events == [paste("ab\nc"), .key("q")])
    }
  }
}
