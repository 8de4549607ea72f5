import TerminalTestSupport
import Testing

@Suite("A program looks at its terminal before it does anything")
struct EnvironmentTests {
  @Test(
    "A terminal that can't be used is refused in one line, with nothing done to it",
    arguments: [
      ("dumb", "cannot move its cursor"), (nil, "TERM is not set"), ("", "TERM is not set"),
      ("no-such-terminal", "\"no-such-terminal\" is unknown"), ("a\u{1b}[2Jb", "\"a?[2Jb\""),
    ] as [(String?, String)])
  func refused(term: String?, message: String) throws {
    let session = try TerminalSession(
      .product("terminal-probe"), environment: TestEnvironment(["TERM": term]))
    #expect(try session.waitForEnd() == .exited(2))
    #expect(session.screen.lines[0].hasPrefix("terminal-probe: "))
    #expect(session.screen.text.replacing("\n", with: "").contains(message))
    #expect(session.log.count(of: "\n") == 1)
    #expect(!session.log.contains("\u{1b}"))
    #expect(session.attributes == session.attributesAtStart)
  }

  @Test("Without a terminal the program says so and ends with 2")
  func noTerminal() throws {
    let environment = try TestEnvironment()
    let result = Program.product("terminal-probe").run(environment: environment)
    #expect(result.status == 2)
    #expect(result.errors.contains("standard input is not a terminal"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(result.output.isEmpty)
  }

  @Test(
    "Well-known terminals that terminfo hasn't got run as xterm does",
    arguments: ["xterm-kitty", "foot", "alacritty", "xterm-ghostty", "ghostty", "wezterm"])
  func families(term: String) throws {
    let session = try TerminalSession(
      .product("terminal-probe"), environment: TestEnvironment(["TERM": term]))
    try session.waitFor("probe 80x24 indexed")
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test(
    "Text is text in a locale that nobody has chosen or that isn't installed",
    arguments: [
      ["LANG": nil], ["LANG": ""], ["LANG": "C"], ["LANG": "POSIX"], ["LC_ALL": "C"],
      ["LANG": "en_US.UTF-8"], ["LC_CTYPE": "xx_XX.utf8"],
    ] as [[String: String?]])
  func locale(changes: [String: String?]) throws {
    let session = try TerminalSession(
      .product("terminal-probe"), environment: TestEnvironment(changes))
    try session.waitFor("utf8")
    try session.press("n")
    try session.waitFor("日本語テキスト")
    #expect(session.screen.contains("e\u{301}a\u{300}"))
  }

  @Test("Where another encoding is asked for, lines are ASCII and the rest a question mark")
  func otherEncoding() throws {
    let session = try TerminalSession(
      .product("terminal-probe"), environment: TestEnvironment(["LANG": "en_US.ISO-8859-1"]))
    try session.waitFor("other(")
    try session.press("n")
    try session.waitFor("| | - ?")
    #expect(session.screen.line(0).contains("???????"))
    #expect(session.screen.cell(column: 78, row: 0)?.text == "|")
  }

  @Test(
    "Colours are those that the terminal has and that are wanted",
    arguments: [
      (["TERM": "xterm-256color"], "indexed", .indexed(196), .indexed(17)),
      (["TERM": "xterm-256color", "NO_COLOR": ""], "indexed", .indexed(196), .indexed(17)),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], "none", .standard, .standard),
      (["TERM": "xterm"], "eight", .indexed(1), .indexed(0)),
      (["TERM": "vt100"], "none", .standard, .standard),
      (["TERM": "test-16color"], "sixteen", .indexed(9), .indexed(0)),
      (["TERM": "test-direct"], "direct", .rgb(255, 0, 0), .rgb(0, 0, 95)),
    ] as [([String: String], String, TerminalColor, TerminalColor)])
  func colors(
    variables: [String: String], depth: String, foreground: TerminalColor,
    background: TerminalColor
  ) throws {
    let environment = try TestEnvironment(variables)
    environment.compileTerminals()
    let session = try TerminalSession(.product("terminal-probe"), environment: environment)
    try session.waitFor("probe 80x24 \(depth)")
    let cell = try #require(session.screen.cell(column: 40, row: 0))
    #expect(cell.text == "a")
    #expect(cell.foreground == foreground)
    #expect(cell.background == background)
    #expect(cell.attributes.contains(.reverse), "the focus is seen without colour")
  }
}

extension TestEnvironment {
  /// Adds terminals that Debian's smallest set hasn't got: with 16 colours and with 24 bits.
  func compileTerminals() {
    folder.write(
      #"""
      test-16color|sixteen colours,
        colors#16, pairs#256, setaf=\E[38;5;%p1%dm, setab=\E[48;5;%p1%dm, use=xterm,
      test-few-pairs|no more than three pairs,
        pairs#4, use=xterm-256color,
      test-direct|24 bits of colour,
        RGB, colors#0x1000000, pairs#0x7fff,
        setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        use=xterm,

      """#, to: "terminals")
    let result = Program.path("/usr/bin/tic").run(
      ["-x", "-o", folder.path + "/terminfo", folder.path + "/terminals"], environment: self)
    precondition(result.status == 0, result.errors)
    variables["TERMINFO_DIRS"] = folder.path + "/terminfo:/lib/terminfo:/usr/share/terminfo"
  }
}
