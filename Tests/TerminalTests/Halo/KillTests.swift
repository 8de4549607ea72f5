import FoundationEssentials
import NotesTestSupport
import TerminalTestSupport
import Testing

/// How often the program is killed: `HALO_KILLS=1000` for a long run.
private let kills =
  ProcessInfo.processInfo.environment["HALO_KILLS"].flatMap { Int($0) } ?? 50

@Suite("kill -9 at any moment loses no keystroke that was drawn (scenes R4)")
struct KillTests {
  /// The note's file as text.
  private func file(_ halo: Halo) throws -> String {
    String(decoding: try halo.vault.bytes(of: "A.md".utf8), as: UTF8.self)
  }

  /// The note with some rows typed into it.
  private func text(_ rows: [String]) -> String { "# A\n" + rows.map { "\n\($0)" }.joined() }

  /// What stands in the row of the caret, in the pane of the note.
  private func row(_ screen: TerminalScreen) -> String {
    let parts = screen.cursorLine.split(separator: "┃", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[1].filter { !$0.isWhitespace } : ""
  }

  /// Waits until the text is written in, whether it still is or is again.
  private func write(in session: TerminalSession) throws {
    try session.wait("the note") { $0.contains("3 A") && $0.contains("2 Notes") }
    try session.wait("the scene") { $0.contains("writing · Esc") || $0.contains("▌ A") }
    if !session.screen.contains("writing ·") { try session.press("e") }
    try session.waitFor("writing ·")
    try session.press("C-End")
  }

  @Test("Letters typed at random, and the program killed at random")
  func killed() throws {
    var random = SplitMix64(seed: 9)
    let halo = try Halo(notes: ["A.md": "# A\n"])
    var rows: [String] = []
    var session = try halo.start(columns: 100, rows: 30)
    try write(in: session)
    for run in 0..<kills {
      try session.press("Enter")
      try session.wait("an empty row in run \(run)") { row($0).isEmpty }
      var typed = ""
      for _ in 0...random.next(upTo: 4) {
        let letters = String(
          (0...random.next(upTo: 5)).map { _ in
            Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(random.next(upTo: 26))))
          })
        session.type(letters)
        typed += letters
        if random.next(upTo: 6) == 0 { try session.press("C-s") }
        // Somewhere in the middle of taking, keeping, drawing and saving.
        _ = session.staysSilent(milliseconds: random.next(upTo: 12))
      }
      session.kill()
      let drawn = row(session.screen)
      #expect(typed.hasPrefix(drawn), "in run \(run)")
      let whole = text(rows + [typed])
      let saved = try file(halo)
      #expect(whole.hasPrefix(saved) || saved == "# A\n", "\(saved) in run \(run)")
      session = try halo.start(columns: 100, rows: 30)
      try write(in: session)
      let kept = try session.wait("what was typed in run \(run)") { row($0).hasPrefix(drawn) }
      #expect(typed.hasPrefix(row(kept)), "in run \(run)")
      rows.append(row(kept))
    }
    try session.press("Esc")
    try session.wait("reading") { !$0.contains("writing ·") }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try file(halo) == text(rows))
    #expect(try halo.vault.snapshot().keys.count == 1)
  }
}
