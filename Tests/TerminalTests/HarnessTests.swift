import Testing

@testable import TerminalTestSupport

@Suite("The terminal of the tests can be trusted")
struct HarnessTests {
  @Test(
    "Keys are the bytes that a common terminal sends",
    arguments: [
      ("a", "a"), ("a b", "ab"), ("Space", " "), ("Enter", "\r"), ("C-n", "\u{0e}"),
      ("C-Space", "\0"), ("A-x", "\u{1b}x"), ("A-Enter", "\u{1b}\r"), ("C-A-x", "\u{1b}\u{18}"),
      ("Up", "\u{1b}[A"), ("S-Up", "\u{1b}[1;2A"), ("C-S-End", "\u{1b}[1;6F"),
      ("S-Tab", "\u{1b}[Z"), ("F6", "\u{1b}[17~"), ("Esc", "\u{1b}"), ("Esc j", "\u{1b}[27uj"),
      ("é - /", "é-/"), ("C-_", "\u{1f}"), ("", ""),
    ])
  func keys(notation: String, bytes: String) throws {
    #expect(try KeyBytes.bytes(for: notation) == Array(bytes.utf8))
  }

  @Test("A key that isn't one is named", arguments: ["Etner", "C-é", "C-F99"])
  func unknownKey(key: String) {
    #expect(throws: TerminalTestError.self) { try KeyBytes.bytes(for: key) }
  }

  @Test("Modes are followed, however the bytes are cut", arguments: 1...7)
  func modes(length: Int) {
    let bytes = Array(
      "\u{1b}[?2004hab\u{1b}[?1000;1006h\u{1b}[31m\u{1b}[?1000l\u{1b}[?25l\u{1b}[?2026$p\u{1b}".utf8
    )
    var log = TerminalLog()
    for start in stride(from: 0, to: bytes.count, by: length) {
      log.append(bytes[start..<min(start + length, bytes.count)])
    }
    #expect(log.modes == [2004, 1006])
    #expect(log.modesTurnedOn == [2004, 1000, 1006])
    #expect(log.cursorVisibility == .hidden)
    #expect(log.count(of: "\u{1b}[?") == 5)
  }

  @Test("What isn't a glyph is told by its kind, and what isn't complete not at all")
  func controls() {
    var log = TerminalLog()
    log.append(Array("a\r\n日\u{1b}[1;31mb\u{1b}[?25h\u{1b}]11;?\u{1b}\\\u{1b}(B\u{1b}7".utf8))
    log.append(Array("\u{1b}]52;c;eA==\u{7}\u{1b}[?2026$p\u{9b}\u{202e}\u{1b}Pq".utf8))
    log.append(Array("\u{1b}[12;".utf8))
    #expect(
      log.controls == [
        "U+000D", "U+000A", "CSI m", "CSI ?h", "OSC 11", "ESC (B", "ESC 7", "OSC 52", "CSI ?$p",
        "U+009B", "U+202E", "ESC P",
      ])
  }

  @Test("What a program has started is known, and that it has ended")
  func processes() throws {
    let session = try TerminalSession(
      .path("/bin/sh"), ["-c", "sleep 1000 & echo on; read x; kill $!"])
    try session.waitFor("on")
    #expect(session.processes.count == 2)
    #expect(session.processes.contains(Int(session.pid)))
    session.type("\n")
    #expect(try session.waitForEnd() == .exited(0))
    try session.waitForProcessesToEnd()
  }

  @Test("What a program prints is seen with its looks, and its end with its status")
  func program() throws {
    let script = #"printf 'a\033[1;4;7;38;5;9mb\033[0m\033[48;2;1;2;3m日\033[0m!'; read x; exit $x"#
    let session = try TerminalSession(.path("/bin/sh"), ["-c", script], columns: 20, rows: 3)
    let screen = try session.waitFor("!")
    #expect(screen.line(0) == "ab日!")
    #expect(screen.cursor == TerminalCursor(column: 5, row: 0))
    let cell = try #require(screen.cell(column: 1, row: 0))
    #expect(cell.attributes == [.bold, .underline, .reverse])
    #expect(cell.foreground == .indexed(9))
    #expect(screen.cell(column: 0, row: 0)?.foreground == .standard)
    #expect(screen.cell(column: 2, row: 0)?.background == .rgb(1, 2, 3))
    #expect(screen.cell(column: 2, row: 0)?.width == 2)
    #expect(screen.cell(column: 3, row: 0)?.text == "")
    try session.press("9 Enter")
    #expect(try session.waitForEnd() == .exited(9))
  }

  @Test("What never comes is an error with the screen, and so is an end that comes first")
  func failures() throws {
    let session = try TerminalSession(.path("/bin/sh"), ["-c", "echo last words"])
    #expect {
      try session.waitFor("more")
    } throws: { error in
      String(describing: error).contains("last words")
        && String(describing: error).contains("exited(0)")
    }
    #expect(throws: TerminalTestError.self) {
      _ = try TerminalSession(.path("/no/such/program"))
    }
  }

  @Test("The environment of a program is what the test says, and nothing of the test's own")
  func environment() throws {
    let environment = try TestEnvironment(["TERM": nil, "EXTRA": "1"])
    let result = Program.path("/usr/bin/env").run(environment: environment)
    let names = Set(
      result.output.split(separator: "\n").compactMap { $0.split(separator: "=").first })
    #expect(names == ["LANG", "HOME", "TZ", "PATH", "SWIFT_BACKTRACE", "EXTRA"])
  }
}
