import Glibc
import TerminalTestSupport
import Testing

@Suite("halo comes back to where one was")
struct ReturningTests {
  /// More notes than fit on the screen, one of them longer than the screen.
  private func manyNotes() throws -> Halo {
    let halo = try Halo(notes: [:])
    for number in 0..<60 {
      let text = (1...40).map { "Line \($0) of \(number)\n\n" }.joined()
      try halo.vault.write("note \(number).md", "# Note \(number)\n\n\(text)")
      try halo.vault.setModified("note \(number).md".utf8, seconds: Halo.longAgo - number)
    }
    return halo
  }

  @Test(
    "After q the next start shows the same: note, focus, and how far things are scrolled",
    arguments: ["G k k k k", "j j Tab C-d C-d j", "C-d S-Tab", "G C-u 3 G k k"])
  func quit(keys: String) throws {
    let halo = try manyNotes()
    let steps = keys.split(separator: " ").map(String.init)
    let driven = try halo.drive(steps, columns: 120, rows: 24)
    let session = try halo.start(columns: 120)
    let before = try session.follow(steps, driven)
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    let again = try halo.start(columns: 120)
    try again.wait("the same screen as before:\n\(before.text)\n") {
      $0.lines == before.lines && $0.cursor == before.cursor
    }
  }

  enum Ending: CaseIterable {
    case terminated, hungUp, terminalGone
  }

  @Test(
    "After the end from outside the sheet and its height are back as well",
    arguments: Ending.allCases, ["j j Space", "j j Space + j j"])
  func endedFromOutside(ending: Ending, keys: String) throws {
    let halo = try manyNotes()
    let steps = keys.split(separator: " ").map(String.init)
    let driven = try halo.drive(steps, columns: 80, rows: 24)
    let session = try halo.start()
    let before = try session.follow(steps, driven)
    switch ending {
    case .terminated: session.signal(SIGTERM)
    case .hungUp: session.signal(SIGHUP)
    case .terminalGone: session.closeTerminal()
    }
    #expect(try session.waitForEnd() == .exited(ending == .terminated ? 143 : 129))
    #expect(session.processes.isEmpty)
    if ending != .terminalGone { session.expectTerminalGivenBack() }
    let again = try halo.start()
    try again.wait("the same screen as before:\n\(before.text)\n") {
      $0.lines == before.lines && $0.cursor == before.cursor
    }
  }

  @Test("However often one starts, and even after kill -9, the place is that of the last end")
  func again() throws {
    let halo = try manyNotes()
    for row in 1...4 {
      let session = try halo.start()
      try session.wait("the row of before") { $0.cursorLine.contains("▌ Note \(row - 1) ") }
      try session.press("j")
      try session.wait("the next row") { $0.cursorLine.contains("▌ Note \(row) ") }
      try session.press("q")
      #expect(try session.waitForEnd() == .exited(0))
      let killed = try halo.start()
      try killed.wait("the same row") { $0.cursorLine.contains("▌ Note \(row) ") }
      try killed.waitUntilIdle()
      killed.kill()
    }
  }

  @Test("A search comes back after the end from outside, and not after q")
  func search() throws {
    let halo = try Halo()
    let session = try halo.start()
    try session.press("/")
    session.type("sail")
    try session.waitFor("1 of 5")
    session.signal(SIGTERM)
    #expect(try session.waitForEnd() == .exited(143))
    let again = try halo.start()
    try again.waitFor("1 of 5")
    #expect(again.screen.contains("/ sail"))
    try again.press("Enter q")
    #expect(try again.waitForEnd() == .exited(0))
    let last = try halo.start()
    try last.waitFor("Groceries")
    #expect(!last.screen.contains("/ sail"))
  }
}
