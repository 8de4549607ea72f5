import Commands
import Testing

@testable import TerminalInput

@Suite("What is judged when nothing follows")
struct TimingTests {
  @Test("A lone Esc is Esc after 25 ms, and not before")
  func loneEscape() {
    var terminal = Terminal()
    terminal.now = .seconds(9)
    terminal.send("^[")
    #expect(terminal.decoder.deadline == .seconds(9) + .milliseconds(25))
    terminal.wait(.milliseconds(24))
    #expect(terminal.events == [])
    terminal.wait(.milliseconds(1))
    #expect(terminal.sent == [TimedEvent(.key("Esc"), at: .seconds(9) + .milliseconds(25))])
    #expect(terminal.decoder.deadline == nil)
  }

  @Test("The wait can be chosen; without one Esc is due at once")
  func chosenDelay() {
    var terminal = Terminal(.init(escapeDelay: .milliseconds(100)))
    terminal.send("^[")
    #expect(terminal.decoder.deadline == .milliseconds(100))
    var quick = Terminal(.init(escapeDelay: .zero))
    quick.send("^[")
    quick.wait(.zero)
    #expect(quick.keys == "Esc")
  }

  @Test("An Esc that the terminal names needs no wait")
  func namedEscape() {
    var terminal = Terminal()
    terminal.send("^[[27u")
    #expect(terminal.keys == "Esc")
    #expect(terminal.decoder.deadline == nil)
  }

  @Test("A sequence that comes in two reads within the wait is one key")
  func splitSequence() {
    var terminal = Terminal()
    terminal.send("^[")
    terminal.wait(.milliseconds(24))
    terminal.send("[")
    terminal.wait(.milliseconds(199))
    terminal.send("A")
    #expect(terminal.keys == "Up")
  }

  @Test(
    "The beginning of a sequence alone was pressed with Option",
    arguments: [
      ("^[[", "A-["), ("^[O", "A-O"), ("^[]", "A-]"), ("^[P", "A-P"), ("^[_", "A-_"),
      ("^[^", "A-^"),
    ])
  func introducers(sent: String, key: String) {
    var terminal = Terminal()
    terminal.send(sent)
    terminal.wait(.milliseconds(199))
    #expect(terminal.events == [])
    terminal.wait(.milliseconds(1))
    #expect(terminal.keys == key)
    terminal.send("q")
    #expect(terminal.keys == key + " q")
  }

  @Test(
    "Half a sequence is dropped and the next key arrives",
    arguments: ["^[[1;", "^[[?6", "^[[<0;5", "^[O5", "^[[[", "^[[M !"])
  func halfSequence(sent: String) {
    var terminal = Terminal()
    terminal.send(sent)
    terminal.wait(.milliseconds(200))
    terminal.send("q")
    #expect(terminal.events == [.key("q")])
  }

  @Test("Half a character is U+FFFD after 200 ms")
  func halfCharacter() {
    var terminal = Terminal()
    terminal.send([0xE2, 0x82])
    #expect(terminal.decoder.deadline == .milliseconds(200))
    terminal.wait(.milliseconds(200))
    terminal.send("q")
    #expect(terminal.keys == "\u{FFFD} q")
  }

  @Test("Bytes that were already there are taken before time is judged")
  func lateProgram() {
    var terminal = Terminal()
    terminal.send("^[")
    terminal.now = .seconds(5)
    terminal.send("[A")
    #expect(terminal.keys == "Up")
  }

  @Test("Events carry the time of the read that completed them, and an empty read changes nothing")
  func times() {
    var terminal = Terminal()
    terminal.send("a^[[")
    terminal.now = .milliseconds(10)
    terminal.send([])
    #expect(terminal.decoder.deadline == .milliseconds(200))
    terminal.send("Bb")
    #expect(terminal.sent.map(\.at) == [.zero, .milliseconds(10), .milliseconds(10)])
    terminal.wait(.seconds(9))
    #expect(terminal.sent.count == 3)
  }
}
