import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("Two processes index the same folder, and neither harms the other (notes N17)")
struct SharedIndexTests {
  @Test("Both begin at once and find all; so does a third, which takes what they have done")
  func atOnce() throws {
    let vault = try TemporaryVault()
    try vault.fill(with: 700)
    let halo = try Halo(vault)
    let sessions = try [halo.start(columns: 120), halo.start(columns: 120)]
    for session in sessions {
      try session.waitFor("Entry 00000")
      try session.press("/")
      session.type("title:entry")
      try session.waitFor("700 of 700")
    }
    try vault.write("Other.md", "# Entry of another program\n")
    for session in sessions {
      try session.waitFor("701 of 701")
      #expect(!session.screen.contains(" index "))
      try session.press("Esc Esc q")
      #expect(try session.waitForEnd() == .exited(0))
    }
    let third = try halo.start(columns: 120)
    try third.waitFor("Entry 00000")
    try third.press("/")
    third.type("another")
    try third.waitFor("1 of 701")
    #expect(!third.screen.contains(" index "))
    try third.press("Esc Esc q")
    #expect(try third.waitForEnd() == .exited(0))
  }
}
