import Commands
import Geometry
import Testing

@testable import TerminalInput

@Suite("Replies of the terminal")
struct ReplyTests {
  @Test(
    "Answers to known questions are events",
    arguments: [
      ("^[[?62;22c", .deviceAttributes([62, 22])), ("^[[?6c", .deviceAttributes([6])),
      ("^[[?2026;2$y", .mode(2026, state: 2)), ("^[[?2026;0$y", .mode(2026, state: 0)),
      ("^[[?1u", .keyboardFlags(1)), ("^[[?0u", .keyboardFlags(0)),
      ("^[[?4;7R", .cursor(Point(column: 6, row: 3))),
      ("^[[?1;5;1R", .cursor(Point(column: 4, row: 0))),
      ("^[[24;80R", .cursor(Point(column: 79, row: 23))),
      ("^[[1;80R", .cursor(Point(column: 79, row: 0))),
      ("^[[?0;0R", .cursor(Point(column: 0, row: 0))),
      ("^[]11;rgb:ffff/0000/8080^[\\", .background(red: 65535, green: 0, blue: 32896)),
      ("^[]11;rgb:ffff/0000/8080\u{7}", .background(red: 65535, green: 0, blue: 32896)),
      ("^[]11;rgb:f/00/800\u{7}", .background(red: 65535, green: 0, blue: 32775)),
      ("^[]11;rgba:1A1a/1B1b/2626/ffff\u{7}", .background(red: 6682, green: 6939, blue: 9766)),
      ("^[]11;#ff0080\u{7}", .background(red: 65535, green: 0, blue: 32896)),
      ("^[]11;#ffff00008080\u{7}", .background(red: 65535, green: 0, blue: 32896)),
    ] as [(String, TerminalReply)])
  func known(sequence: String, reply: TerminalReply) {
    #expect(decoded(bytes(sequence + "q")) == [.reply(reply), .key("q")])
  }

  @Test("F3 with something held isn't taken for the cursor")
  func functionKey3() {
    #expect(notation(decoded(bytes("^[[1;2R"))) == "S-F3")
    #expect(notation(decoded(bytes("^[[1;5R"))) == "C-F3")
  }

  @Test(
    "Other answers are eaten whole, with either end",
    arguments: [
      "^[[>41;354;0c", "^[[=1c", "^[[0n", "^[[?997;1n", "^[[8;24;80t", "^[[4;1$y", "^[[?7$y",
      "^[]10;rgb:ffff/ffff/ffff^[\\", "^[]4;1;rgb:1/2/3\u{7}", "^[]52;c;aGVsbG8=\u{7}",
      "^[]11;rgb:ff/ff\u{7}", "^[]11;rgb:ff/ff/fffff\u{7}", "^[]11;rgb:xx/ff/ff\u{7}",
      "^[]11;#ff00\u{7}", "^[]11;?\u{7}", "^[]11;\u{7}", "^[]\u{7}", "^[]^[\\",
      "^[P>|XTerm(390)^[\\", "^[P1$r0m^[\\", "^[P1+r524742^[\\", "^[P!|00000000^[\\", "^[Px\u{7}",
      "^[_Gi=1;OK^[\\", "^[^private^[\\", "^[]lé漢^[\\",
    ])
  func eaten(sequence: String) {
    #expect(decoded(bytes(sequence + "q")) == [.key("q")])
  }

  @Test("A late answer types nothing, and its BEL is never C-g")
  func late() {
    var terminal = Terminal()
    terminal.send("a")
    terminal.wait(.seconds(60))
    terminal.send("^[]11;rgb:0/0/0\u{7}^[[?6cb")
    #expect(terminal.keys == "a b")
  }

  @Test("Half an answer is dropped after 200 ms, and so is its rest when it comes")
  func half() {
    for rest in ["0000/0000\u{7}", "0000/0000^[\\", "\u{7}", "^[\\", "/0\u{7}"] {
      var terminal = Terminal()
      terminal.send("^[]11;rgb:0000/")
      terminal.wait(.milliseconds(199))
      #expect(terminal.decoder.deadline == .milliseconds(200))
      terminal.wait(.milliseconds(1))
      #expect(terminal.decoder.deadline == nil)
      terminal.wait(.milliseconds(500))
      terminal.send(rest)
      terminal.send("q")
      terminal.settle()
      #expect(terminal.events == [.key("q")], "\(rest)")
    }
  }

  @Test("Keys after half an answer are held back no longer than Esc waits")
  func keysAfterHalf() {
    var terminal = Terminal()
    terminal.send("^[]11;rgb:")
    terminal.wait(.milliseconds(200))
    terminal.send("dd")
    #expect(terminal.events == [])
    terminal.wait(.milliseconds(25))
    #expect(terminal.keys == "d d")
    terminal.send("x")
    #expect(terminal.keys == "d d x")
  }

  @Test(
    "What can't be the rest of an answer is a key at once",
    arguments: [
      ("j\r", "j Enter"), ("j^[[A", "j Up"), ("a^[x", "a A-x"), ("é", "é"), ("ab\u{3}", "a b C-c"),
    ])
  func otherAfterHalf(sent: String, keys: String) {
    var terminal = Terminal()
    terminal.send("^[P1$r")
    terminal.wait(.milliseconds(200))
    terminal.send(sent)
    #expect(terminal.keys == keys)
  }

  @Test("Esc after half an answer is Esc, and later keys come at once again")
  func escapeAfterHalf() {
    var terminal = Terminal()
    terminal.send("^[]11;x")
    terminal.wait(.milliseconds(200))
    terminal.send("k^[")
    terminal.wait(.milliseconds(25))
    #expect(terminal.keys == "k Esc")

    var other = Terminal()
    other.send("^[]11;x")
    other.wait(.milliseconds(200))
    other.now += .seconds(3)
    other.send("k")
    #expect(other.keys == "k")
  }

  @Test("A key that breaks a string off arrives")
  func brokenOff() {
    #expect(notation(decoded(bytes("^[]11;rgb\u{3}q"))) == "C-c q")
    #expect(notation(decoded(bytes("^[]11;rgb^[[Aq"))) == "Up q")
    #expect(notation(decoded(bytes("^[]\rq"))) == "A-] Enter q")
    #expect(notation(decoded(bytes("^[P^[[A"))) == "A-P Up")
  }

  @Test("A string of any length is eaten and the next key arrives")
  func overlong() {
    let text = String(repeating: "x", count: 100_000)
    #expect(decoded(bytes("^[]11;" + text + "\u{7}q")) == [.key("q")])
  }
}
