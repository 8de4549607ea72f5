import TerminalTestSupport
import Testing

@Suite("halo is a job of the shell like any other")
struct JobTests {
  @Test("C-z gives the terminal to the shell, fg brings back the screen as it was")
  func suspend() throws {
    let session = try Halo().startJob(personality: .modern)
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    try session.press("j Space")
    let before = try session.wait("the sheet at rest") {
      $0.lines[11].contains("4 Ideas") && $0.cursorLine.contains("▌ Paint")
        && $0.contains("Backlinks 1")
    }
    for _ in 0..<2 {
      try session.press("C-z")
      let shell = try session.waitForPrompt()
      #expect(shell.contains("Stopped"))
      #expect(shell.cursor.isVisible)
      #expect(session.log.modes.isDisjoint(with: session.log.modesToUndo))
      #expect(session.log.keyboardLevels == 0)
      session.type("fg\n")
      try session.wait("the same screen as before:\n\(before.text)\n") {
        $0.lines == before.lines && $0.cursor == before.cursor
      }
      #expect(session.log.keyboardLevels == 1)
    }
    try session.press("Esc q")
    try session.waitForPrompt()
    session.type("echo $((6 * 7)) $?\n")
    try session.waitFor("42 0")
    try session.expectShellToEnd()
  }

  @Test(
    "A window that got another size meanwhile is drawn in its new size",
    arguments: [[120, 40], [60, 16], [40, 10]])
  func resizedMeanwhile(size: [Int]) throws {
    let halo = try Halo()
    let driven = try halo.drive(
      ["j", "resize \(size[0])x\(size[1])", "j"], columns: 80, rows: 24)
    let session = try halo.startJob()
    try session.waitFor(driven[0], after: "the start")
    try session.press("j")
    try session.waitFor(driven[1], after: "j")
    try session.press("C-z")
    try session.waitForPrompt()
    session.resize(columns: size[0], rows: size[1])
    session.type("fg\n")
    try session.waitFor(driven[2], after: "fg")
    try session.press("j")
    try session.waitFor(driven[3], after: "j")
  }

  @Test("Started in the background halo waits until it is brought to the front")
  func background() throws {
    let halo = try Halo()
    let session = try halo.startJob()
    try session.press("q")
    try session.waitForPrompt()
    session.type("\"$HALO\" -C \"$NOTES\" &\n")
    // A line after it has the shell tell what became of the job.
    try session.wait("the job's number") { $0.contains("[1]") && $0.cursorLine == "ready>" }
    session.type("wait %1; jobs\n")
    try session.waitFor("Stopped")
    try session.waitForPrompt()
    #expect(session.log.modes.isDisjoint(with: session.log.modesToUndo))
    session.type("fg\n")
    try session.wait("the list") { $0.cursorLine.contains("▌ Groceries") }
    try session.press("q")
    try session.expectShellToEnd()
  }

  @Test("A stopped job whose terminal goes away ends like all others")
  func terminalGoneMeanwhile() throws {
    let session = try Halo().startJob()
    try session.press("C-z")
    try session.waitForPrompt()
    session.closeTerminal()
    try session.waitForProcessesToEnd()
  }

  @Test("Keys that come with C-z in one go are taken when halo is back, and none by the shell")
  func keysBehindSuspend() throws {
    let session = try Halo().startJob(personality: .modern)
    try session.press("j C-z j Space")
    try session.waitForPrompt()
    session.type("fg\n")
    try session.waitFor("4 Lisbon")
  }
}
