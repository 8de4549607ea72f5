import TerminalTestSupport
import Testing

@Suite("A window of any size is followed")
struct ResizeTests {
  @Test(
    "A program starts, is used and ends in any size",
    arguments: [(1, 1), (2, 1), (1, 5), (2, 5), (10, 2), (80, 24), (300, 100)])
  func anySize(columns: Int, rows: Int) throws {
    let session = try TerminalSession(
      .product("terminal-probe"), columns: columns, rows: rows)
    try session.wait("anything") { !$0.line(0).isEmpty }
    try session.press("n j n j n j")
    try session.waitUntilIdle()
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("The new size is drawn after any change of it")
  func changes() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe 80x24")
    for (columns, rows) in [(40, 10), (1, 1), (120, 50), (3, 60), (200, 3), (80, 24)] {
      session.resize(columns: columns, rows: rows)
      let head = String("probe \(columns)x\(rows) indexed".prefix(columns))
      try session.wait(head) { $0.line(0).hasPrefix(head) }
    }
    try session.waitFor("cherries")
    #expect(session.screen.cell(column: 78, row: 3)?.text == "|")
  }

  @Test("A storm of sizes ends with the last one, and isn't drawn for each of them")
  func storm() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe 80x24")
    for step in 0..<200 { session.resize(columns: 20 + step % 90, rows: 5 + step % 40) }
    session.resize(columns: 77, rows: 22)
    try session.waitFor("probe 77x22")
    try session.wait("the last frame") { $0.cell(column: 75, row: 3)?.text == "|" }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
  }
}
