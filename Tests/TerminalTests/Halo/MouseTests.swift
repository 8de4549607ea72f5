import Glibc
import TerminalTestSupport
import Testing

@Suite("The mouse in a real terminal, and nothing left of it afterwards")
struct MouseTests {
  private static let modes: Set<Int> = [1000, 1002, 1006]

  /// A press and a release of the left button at a cell, from 0.
  private func click(_ session: TerminalSession, column: Int, row: Int) {
    session.type(
      "\u{1b}[<0;\(column + 1);\(row + 1)M\u{1b}[<0;\(column + 1);\(row + 1)m")
  }

  @Test("A click on a row goes to it, two quick ones open it, the wheel scrolls")
  func clicks() throws {
    let session = try Halo().start()
    try session.waitFor("Milk, and see")
    try session.waitForLog("the mouse") { $0.modes.isSuperset(of: Self.modes) }
    click(session, column: 5, row: 2)
    try session.waitFor("▌ Ideas")
    click(session, column: 5, row: 4)
    click(session, column: 5, row: 4)
    try session.waitFor("┏━ 3 Reading list")
    session.type("\u{1b}[<65;5;5M")
    try session.press("F10")
    try session.waitFor("▌  New Note")
    click(session, column: 20, row: 0)
    try session.waitFor("Next Note")
    try session.press("q q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
    #expect(session.log.modes.isDisjoint(with: Self.modes))
  }

  @Test(
    "It is given back whatever ends the program",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT])
  func ends(signal: Int32) throws {
    let session = try Halo().start()
    try session.waitForLog("the mouse") { $0.modes.isSuperset(of: Self.modes) }
    session.signal(signal)
    _ = try session.waitForEnd()
    #expect(session.log.modes.isDisjoint(with: Self.modes))
  }

  @Test("It is given to the shell while the job is stopped, and comes back with it")
  func suspension() throws {
    let session = try Halo().startJob()
    try session.waitForLog("the mouse") { $0.modes.isSuperset(of: Self.modes) }
    for _ in 0..<2 {
      try session.press("C-z")
      try session.waitForPrompt()
      #expect(session.log.modes.isDisjoint(with: Self.modes))
      session.type("fg\n")
      try session.waitForLog("the mouse") { $0.modes.isSuperset(of: Self.modes) }
    }
    try session.waitFor("2 Notes")
    try session.press("q")
    try session.waitForPrompt()
    #expect(session.log.modes.isDisjoint(with: Self.modes))
    try session.expectShellToEnd()
  }

  @Test("An editor gets a terminal without it, and halo has it again afterwards")
  func editor() throws {
    let halo = try Halo()
    halo.environment.folder.write("#!/bin/sh\nread line\n", to: "editor")
    halo.environment.variables["VISUAL"] = "/bin/sh " + halo.environment.folder.path + "/editor"
    let session = try halo.start()
    try session.waitForLog("the mouse") { $0.modes.isSuperset(of: Self.modes) }
    try session.waitFor("Milk, and see")
    try session.press("E")
    try session.waitForLog("the editor") { $0.modes.isDisjoint(with: Self.modes) }
    session.type("\n")
    try session.waitForLog("halo") { $0.modes.isSuperset(of: Self.modes) }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.log.modes.isDisjoint(with: Self.modes))
  }
}
