import Glibc
import TerminalTestSupport
import Testing

@Suite("A program takes the terminal and gives it back")
struct StartAndEndTests {
  @Test("The first frame is there, and after the end nothing of the program is left")
  func startAndEnd() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe 80x24 indexed utf8")
    #expect(session.log.modes.isSuperset(of: [1049, 2004, 1004]))
    #expect(session.attributes != session.attributesAtStart)
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
    #expect(session.screen.text.isEmpty)
  }

  @Test("The exit status is the one that the program quits with")
  func exitStatus() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe")
    try session.press("7")
    #expect(try session.waitForEnd() == .exited(7))
  }

  @Test("A program that quits before any answer has come gives everything back")
  func quitAtOnce() throws {
    let session = try TerminalSession(.product("terminal-probe"), personality: .modern)
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("What standard error is sent to doesn't tear the screen")
  func standardError() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe")
    try session.press("e j")
    try session.waitFor("key: j")
    #expect(!session.log.contains("NOISE"))
  }

  @Test(
    "A signal that ends a program gives the terminal back, and is told by the status",
    arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)])
  func endedBySignal(signal: Int32, status: Int) throws {
    let environment = try TestEnvironment()
    environment.variables["PROBE_REPORT"] = environment.folder.path + "/report"
    let session = try TerminalSession(.product("terminal-probe"), environment: environment)
    try session.press("m")
    try session.waitFor("key: m")
    session.signal(signal)
    #expect(try session.waitForEnd() == .exited(status))
    session.expectTerminalGivenBack()
    let report = environment.folder.text(of: "report")
    #expect(report == (signal == SIGHUP ? "hangUp" : "requested"))
  }

  @Test("When the terminal goes away the program saves and ends", arguments: ["", "ignored"])
  func terminalGone(hangUp: String) throws {
    let environment = try TestEnvironment()
    environment.variables["PROBE_REPORT"] = environment.folder.path + "/report"
    let probe = Program.product("terminal-probe").path
    // A shell that ignores SIGHUP hands that on, as nohup does: the program has to see for itself.
    let session =
      try hangUp.isEmpty
      ? TerminalSession(.product("terminal-probe"), environment: environment)
      : TerminalSession(
        .path("/bin/sh"), ["-c", "trap '' HUP; exec \(probe)"], environment: environment)
    try session.waitFor("probe")
    session.closeTerminal()
    #expect(try session.waitForEnd() == .exited(129))
    #expect(environment.folder.text(of: "report") == "hangUp")
  }

  @Test(
    "A crash gives the terminal back before the process dies of it",
    arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGTRAP, SIGQUIT, SIGUSR1])
  func crash(signal: Int32) throws {
    let session = try TerminalSession(.product("terminal-probe"), personality: .modern)
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    try session.press("m c")
    try session.waitFor("key: c")
    session.signal(signal)
    #expect(try session.waitForEnd() == .signalled(Int(signal)))
    session.expectTerminalGivenBack()
  }

  @Test("A trap of the program's own is a crash as any other")
  func trap() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("x")
    let end = try session.waitForEnd()
    #expect([.signalled(Int(SIGILL)), .signalled(Int(SIGTRAP))].contains(end))
    session.expectTerminalGivenBack()
  }

  @Test("A stack that is used up is a crash as any other")
  func stackOverflow() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("o")
    #expect(try session.waitForEnd() == .signalled(Int(SIGSEGV)))
    session.expectTerminalGivenBack()
  }

  @Test("A console without an alternate screen is left on a line of its own, and asked nothing")
  func console() throws {
    let environment = try TestEnvironment(["TERM": "linux"])
    let session = try TerminalSession(.product("terminal-probe"), environment: environment)
    try session.waitFor("probe 80x24 eight")
    try session.waitUntilIdle()
    #expect(!session.log.contains("\u{1b}[c"))
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.screen.cursor == TerminalCursor(column: 0, row: 23))
    #expect(session.attributes == session.attributesAtStart)
  }
}

extension TerminalSession {
  /// Expects the terminal as the program found it.
  func expectTerminalGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(attributes == attributesAtStart, sourceLocation: sourceLocation)
    #expect(log.modes.isDisjoint(with: log.modesToUndo), sourceLocation: sourceLocation)
    #expect(log.cursorVisibility == .visible, sourceLocation: sourceLocation)
    #expect(log.keyboardLevels <= 0, sourceLocation: sourceLocation)
  }
}
