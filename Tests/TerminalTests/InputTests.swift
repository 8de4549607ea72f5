import TerminalTestSupport
import Testing

@Suite("Everything that a terminal sends arrives, in order")
struct InputTests {
  @Test("A thousand keys in one write arrive in order, none lost")
  func thousandKeys() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("T")
    var text = ""
    for index in 0..<1000 {
      let letter = UInt8(ascii: "a") + UInt8((index * index + index / 7) % 26)
      text.unicodeScalars.append(Unicode.Scalar(letter))
    }
    session.type(text)
    try session.waitFor("typed: 1000 \(checksum(of: text))")
  }

  @Test("A paste that is cut anywhere by the tty is one paste", arguments: [10, 4094, 60_000])
  func paste(count: Int) throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe")
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    let text = String(String(repeating: alphabet, count: count / 26 + 1).prefix(count))
    session.paste(text)
    try session.waitFor("paste: \(count) complete \(checksum(of: text))")
  }

  @Test("The mouse is reported when it is wanted, and only then")
  func mouse() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("m")
    try session.waitForLog("the mouse") { $0.modes.isSuperset(of: [1000, 1002, 1006]) }
    try session.press("M")
    try session.waitForLog("no mouse") { $0.modes.isDisjoint(with: [1000, 1002, 1006]) }
  }

  @Test("A modern terminal is asked once, answers, and gets the keys that it can tell apart")
  func modernTerminal() throws {
    let session = try TerminalSession(.product("terminal-probe"), personality: .modern)
    try session.waitFor("background: 6682 6939 9766")
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    #expect(session.log.count(of: "\u{1b}[c") == 1)
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
    #expect(session.log.contains("\u{1b}[=0u"))
  }

  @Test("A common terminal isn't sent what it doesn't know")
  func commonTerminal() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe")
    try session.press("j")
    try session.waitFor("key: j")
    #expect(session.log.keyboardLevels == 0)
  }

  @Test("A lone Esc arrives without another key after it")
  func escape() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("j Esc")
    try session.waitFor("key: Esc")
  }

  @Test(
    "Keys that are signals and flow control elsewhere are keys", arguments: ["C-c", "C-s", "C-q"])
  func controlKeys(key: String) throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe")
    try session.press(key)
    try session.waitFor("key: \(key)")
  }

  @Test("A worker wakes the loop, and a frame waits for one that it was promised")
  func workers() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("w")
    try session.waitFor("woken: 1")
    try session.press("g")
    try session.waitFor("key: g")
    #expect(session.screen.contains("woken: 2"), "the frame of g has what it waited for")
  }

  @Test("A deadline comes once")
  func deadline() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("d")
    try session.waitFor("due: 1")
    try session.waitUntilIdle()
    #expect(session.screen.contains("due: 1"))
  }

  @Test("A descriptor of the program's own is watched, too")
  func watched() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("v")
    try session.waitFor("readable: 1")
    try session.press("v")
    try session.waitFor("readable: 2")
  }

  @Test("Text is put on the clipboard of the terminal after the frame")
  func clipboard() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("y")
    try session.waitForLog("the clipboard") { $0.contains("\u{1b}]52;c;Y29waWVk\u{1b}\\") }
  }
}

/// As the probe works it out.
func checksum(of text: String) -> String {
  let sum = text.unicodeScalars.reduce(UInt32(2_166_136_261)) {
    ($0 ^ $1.value) &* 16_777_619
  }
  return String(sum, radix: 16)
}
