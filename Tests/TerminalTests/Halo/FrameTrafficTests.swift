import TerminalTestSupport
import Testing

@Suite("halo sends as little as it can")
struct FrameTrafficTests {
  @Test("Nothing is sent and nothing wakes up while nothing happens")
  func idle() throws {
    let session = try Halo().start(personality: .modern)
    try session.waitFor("Milk, and see")
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    try session.waitUntilIdle()
    // Where one is was saved half a second after it had changed.
    #expect(session.staysSilent(milliseconds: 1_000))
    let awakenings = try #require(session.awakenings)
    #expect(session.staysSilent(milliseconds: 1500), "\(session.log.shown.suffix(200))")
    #expect(session.awakenings == awakenings)
    // A key that leads nowhere, neither.
    try session.press("k")
    try session.waitUntilIdle()
    #expect(session.staysSilent(milliseconds: 200))
  }

  @Test("A sheet that has risen wakes nobody any more")
  func risenSheet() throws {
    let session = try Halo().start(columns: 120, rows: 40, personality: .modern)
    try session.waitFor("Milk, and see")
    try session.press("Space")
    try session.wait("the sheet at rest") { Self.isRisen($0) }
    try session.waitUntilIdle()
    // Where one is was saved half a second after it had changed.
    #expect(session.staysSilent(milliseconds: 1_000))
    let awakenings = try #require(session.awakenings)
    #expect(session.staysSilent(milliseconds: 500), "\(session.log.shown.suffix(200))")
    #expect(session.awakenings == awakenings)
  }

  @Test("On a slow serial line a sheet is there in one frame (sheets S10)")
  func slowLine() throws {
    let session = try Halo().startShell(
      "stty 9600; exec \"$HALO\" -C \"$NOTES\"", columns: 120, rows: 40)
    try session.waitFor("Milk, and see")
    try session.waitUntilIdle()
    try session.press("Space")
    var seen: TerminalScreen?
    try session.wait("the sheet") { screen in
      guard screen.lines.contains(where: { $0.contains("medium") }) else { return false }
      seen = screen
      return true
    }
    #expect(Self.isRisen(try #require(seen)))
  }

  /// Whether the sheet's upper edge is where it rests, half way up.
  private static func isRisen(_ screen: TerminalScreen) -> Bool {
    screen.lines[19].contains("medium")
  }

  @Test(
    "The frame of a step in the list is one write",
    .enabled(if: TerminalSession.countsWrites, "This system hides how often a process writes."),
    arguments: [[120, 40], [80, 24], [40, 10]])
  func oneWrite(size: [Int]) throws {
    let halo = try Halo(notes: [:])
    for number in 0..<100 {
      try halo.vault.write("note \(number).md", "# Note \(number)\n\nText of \(number).\n")
      try halo.vault.setModified("note \(number).md".utf8, seconds: Halo.longAgo - number)
    }
    let session = try halo.start(columns: size[0], rows: size[1])
    try session.wait("the list") { $0.cursorLine.contains("▌ Note 0 ") }
    // Once there and back, so that no note has to be read any more: one that comes late has a frame
    // of its own.
    for row in Array(1...9) + (0...8).reversed() { try step(to: row, in: session) }
    try #require(session.writes != nil)
    for row in 1...8 {
      let before = try #require(session.writes)
      let sent = session.log.bytes.count
      try step(to: row, in: session)
      let after = try #require(session.writes)
      let bytes = session.log.bytes.count - sent
      #expect(after.calls - before.calls == 1, "\(bytes) bytes")
      #expect(after.bytes - before.bytes == bytes)
    }
  }

  /// Goes to a neighbouring row, and waits until nothing moves any more.
  private func step(to row: Int, in session: TerminalSession) throws {
    let isBelow = session.screen.cursorLine.contains("Note \(row - 1) ")
    try session.press(isBelow ? "j" : "k")
    try session.wait("row \(row)") { $0.cursorLine.contains("▌ Note \(row) ") }
    try session.waitUntilIdle()
  }
}
