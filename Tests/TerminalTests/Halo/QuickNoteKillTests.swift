import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("No keystroke of a quick note that was drawn is lost by kill -9 (scenes R4, R11)")
struct QuickNoteKillTests {
  @Test("Killed at any letter, the sheet is there again with all that was drawn, and is kept")
  func kill() throws {
    var random = SplitMix64(seed: 5)
    let halo = try Halo(notes: ["A.md": "# A\n"])
    var session = try halo.start(columns: 120)
    try session.waitFor("3 A")
    try session.press("C-q")
    try session.waitFor("↩ A")
    var text = "x"
    session.type(text)
    try session.waitFor(" x ")
    // Where one is was saved half a second after it had changed.
    #expect(session.staysSilent(milliseconds: 900))
    for _ in 0..<6 {
      var typed = ""
      for _ in 0...Int.random(in: 2..<5, using: &random) {
        typed.append("abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a")
      }
      let shown = Int.random(in: 1...typed.count, using: &random)
      session.type(typed)
      try session.waitFor(text + typed.prefix(shown))
      session.signal(9)
      #expect(try session.waitForEnd() == .signalled(9))
      let last = session.screen
      let drawn = (shown...typed.count).last { last.contains(text + typed.prefix($0)) } ?? shown
      session = try halo.start(columns: 120)
      var kept: Int?
      try session.wait("“\(text)\(typed)” with \(drawn) of the last letters or more") { screen in
        kept = (drawn...typed.count).last {
          screen.cursorLine.contains(" \(text + typed.prefix($0)) ") && screen.contains("↩ A")
        }
        return kept != nil
      }
      text += typed.prefix(kept ?? 0)
    }
    try session.press("C-q")
    try session.waitFor("Kept “\(text)”")
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    let file = try halo.vault.bytes(of: "Quick Notes/\(text).md".utf8)
    #expect(String(decoding: file, as: UTF8.self) == text + "\n\n[[A]]\n")
  }
}
