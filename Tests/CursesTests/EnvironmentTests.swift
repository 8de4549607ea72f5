import Testing

@testable import Curses

@Suite("What the environment says of a terminal")
struct EnvironmentTests {
  @Test("An empty variable counts as unset")
  func empty() {
    let environment = TerminalEnvironment(variables: ["TERM": "", "NO_COLOR": "", "LC_ALL": ""])
    #expect(environment == TerminalEnvironment(variables: [:]))
    #expect(environment.term == nil)
    #expect(environment.color == .automatic)
    #expect(environment.locale == nil)
  }

  @Test("Each variable is where it belongs")
  func variables() {
    let environment = TerminalEnvironment(variables: [
      "TERM": "foot", "NO_COLOR": "1", "LC_CTYPE": "b", "LANG": "c", "SSH_TTY": "/dev/pts/1",
      "STY": "1.x", "ESCDELAY": "70",
    ])
    #expect(environment.term == "foot")
    #expect(environment.color == .attributesOnly)
    #expect(environment.locale == "b")
    #expect(environment.connection == .remote)
    #expect(environment.multiplexer == .screen)
    #expect(environment.escapeDelay == 70)
  }

  @Test(
    "The delay of Esc is a number from 0 to five seconds",
    arguments: [("0", 0), ("-3", 0), ("999999", 5000), ("x", nil), ("", nil)]
      as [(String, Int?)])
  func escapeDelay(text: String, milliseconds: Int?) {
    let environment = TerminalEnvironment(variables: ["ESCDELAY": text])
    #expect(environment.escapeDelay == milliseconds)
  }

  @Test("An entry that is there is taken, whatever its name")
  func entry() throws {
    #expect(try TerminalEntry.name(for: "kitty") { $0 == "kitty" } == "kitty")
    #expect(try TerminalEntry.name(for: "vt100") { _ in true } == "vt100")
  }

  @Test(
    "A relative stands in for a well-known terminal",
    arguments: [
      "xterm-kitty", "foot-extra", "alacritty-direct", "ghostty", "wezterm", "st-256color",
    ])
  func relative(term: String) throws {
    #expect(try TerminalEntry.name(for: term) { $0 == "xterm-256color" } == "xterm-256color")
    #expect(throws: TerminalProblem.termUnknown(term)) {
      try TerminalEntry.name(for: term) { _ in false }
    }
  }

  @Test("No relative stands in for a stranger")
  func stranger() {
    #expect(throws: TerminalProblem.termUnknown("vt9000")) {
      try TerminalEntry.name(for: "vt9000") { $0 == "xterm-256color" }
    }
    #expect(throws: TerminalProblem.termUnset) { try TerminalEntry.name(for: nil) { _ in true } }
  }

  @Test(
    "A locale means UTF-8 when it says so or when nobody has chosen one",
    arguments: [
      (nil, true), ("", true), ("C", true), ("POSIX", true), ("en_US.UTF-8", true),
      ("de_DE.utf8@euro", true), ("C.UTF-8", true), ("en_US", false), ("de_DE.ISO-8859-1", false),
      ("ja_JP.eucJP", false),
    ] as [(String?, Bool)])
  func locale(name: String?, isUTF8: Bool) {
    #expect(TextEncoding.meansUTF8(name) == isUTF8)
  }

  @Test(
    "A problem is told in one printable line that says what to do",
    arguments: [
      .notATerminal(.input), .notATerminal(.output), .termUnset, .termUnknown("x\u{1b}\n\u{9b}y"),
      .cannotMoveCursor("dumb"), .system(.terminalAttributes, errno: 5),
      .system(.screen, errno: 22), .system(.signals, errno: 24), .system(.wakeUp, errno: 24),
    ] as [TerminalProblem])
  func message(problem: TerminalProblem) {
    #expect(problem.message.unicodeScalars.allSatisfy { (0x20..<0x7f).contains($0.value) })
    #expect(problem.message.contains("; "))
  }
}
