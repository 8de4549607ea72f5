import Glibc
import TerminalTestSupport
import Testing

@Suite("A program lets others have the terminal and takes it back whole")
struct SuspendTests {
  /// A shell with job control, in which the probe is started.
  private func shell(
    _ command: String, personality: TerminalPersonality = .common
  ) throws -> TerminalSession {
    let environment = try TestEnvironment(["PS1": "ready> "])
    let session = try TerminalSession(
      .path("/bin/bash"), ["--norc", "--noprofile", "-i"], environment: environment,
      personality: personality)
    try session.waitFor("ready>")
    session.type(command + "\n")
    return session
  }

  private let probe = Program.product("terminal-probe").path

  @Test("C-z stops the job with the terminal given back, fg brings everything up again")
  func suspend() throws {
    let session = try shell(probe, personality: .modern)
    try session.waitFor("background")
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    try session.press("m")
    try session.waitFor("key: m")
    try session.press("z")
    try session.waitFor("Stopped")
    // A shell that isn't at its prompt yet may lose what is typed.
    try session.wait("the prompt") { $0.cursorLine == "ready>" }
    #expect(session.log.modes.isDisjoint(with: [1049, 1004, 1000, 1002, 1006]))
    #expect(session.log.keyboardLevels == 0)
    session.resize(columns: 70, rows: 20)
    session.type("fg\n")
    try session.waitFor("probe 70x20")
    try session.waitFor("resumed: 1")
    try session.waitFor("resized: 1")
    #expect(session.log.modes.isSuperset(of: [1049, 2004, 1004, 1000, 1002, 1006]))
    #expect(session.log.keyboardLevels == 1)
    try session.press("j q")
    try session.wait("the shell") { $0.cursorLine == "ready>" }
    #expect(session.log.modes.isDisjoint(with: [1049, 1004, 1000, 1002, 1006]))
    #expect(session.log.keyboardLevels == 0)
    session.type("echo $((6 * 7)) $?\n")
    try session.waitFor("42 0")
  }

  @Test("A job that is stopped again and again comes back each time")
  func again() throws {
    let session = try shell(probe)
    for round in 1...3 {
      try session.waitFor("cherries")
      try session.press("z")
      try session.wait("the shell") { $0.cursorLine == "ready>" }
      session.type("fg\n")
      try session.waitFor("resumed: \(round)")
    }
  }

  @Test("In an orphaned process group, where nobody could wake it, the program goes on")
  func orphaned() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("z")
    try session.waitFor("resumed: 1")
    try session.press("j")
    try session.waitFor("key: j")
    #expect(session.log.modes.isSuperset(of: [1049, 2004, 1004]))
  }

  @Test("A process that was stopped without a word draws anew when it goes on")
  func stoppedFromOutside() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("cherries")
    session.signal(SIGSTOP)
    session.signal(SIGCONT)
    try session.waitFor("resumed: 1")
    #expect(session.log.count(of: "cherries") >= 2)
  }

  @Test("Another program gets the terminal as the shell would give it, and its end is told")
  func handOver() throws {
    // The child shows the attributes of the tty, then waits for a line: it has keys and echo.
    let script = "stty -a | tr ';' '\\n' | grep -o -e '-\\?icanon' -e '-\\?ixon'; read x; exit 3"
    let session = try TerminalSession(.product("terminal-probe"), ["/bin/sh", "-c", script])
    try session.waitFor("probe")
    try session.press("h")
    try session.wait("the child") { $0.lines.contains("icanon") && $0.lines.contains("ixon") }
    #expect(session.log.modes.isDisjoint(with: [1049, 2004, 1004]))
    session.type("line\n")
    try session.waitFor("child: 5 exited(3)")
    try session.waitFor("resumed: 1")
    #expect(session.log.modes.isSuperset(of: [1049, 2004, 1004]))
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("C-c in a child ends the child alone")
  func interruptedChild() throws {
    let session = try TerminalSession(
      .product("terminal-probe"), ["/bin/sh", "-c", "echo waiting; exec sleep 1000"])
    try session.waitFor("probe")
    try session.press("h")
    try session.waitFor("waiting")
    try session.press("C-c")
    try session.waitFor("child: 5 signalled(2)")
    try session.press("j")
    try session.waitFor("key: j")
  }

  @Test("C-z in a child stops the whole job, fg brings the child back")
  func stoppedChild() throws {
    let session = try shell("\(probe) /bin/sh -c 'echo waiting; read x; echo got $x; read y'")
    try session.waitFor("cherries")
    try session.press("h")
    try session.wait("the child") { $0.lines.contains("waiting") }
    try session.press("C-z")
    try session.waitForJobToStop()
    // A shell that isn't at its prompt yet may lose what is typed.
    try session.wait("the prompt") { $0.cursorLine == "ready>" }
    session.type("fg\n")
    try session.wait("the job") { $0.contains("ready> fg") && $0.cursorLine.isEmpty }
    session.type("this\n")
    try session.waitFor("got this")
    session.type("\n")
    try session.waitFor("child: 5 exited(0)")
  }

  @Test("A program that isn't there is told as such")
  func missingChild() throws {
    let session = try TerminalSession(.product("terminal-probe"), ["/no/such/program"])
    try session.waitFor("probe")
    try session.press("h")
    try session.waitFor("child: 5 notStarted(errno: 2)")
  }
}
