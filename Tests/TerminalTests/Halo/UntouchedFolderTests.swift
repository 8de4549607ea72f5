import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("Looking at notes changes nothing in their folder")
struct UntouchedFolderTests {
  @Test("Opening, reading, searching and listing leave every byte, mode and time as it was")
  func untouched() throws {
    let vault = try TemporaryVault.nasty()
    let before = try vault.snapshot()
    let halo = try Halo(vault)
    let session = try halo.start(columns: 120, rows: 40)
    try session.waitFor("2 Notes")
    try session.press("G k k Space")
    try session.waitFor("┏━ 4 ")
    try session.press("j + Esc Tab j j 2 /")
    session.type("note")
    try session.waitFor("40 of 70")
    try session.press("Enter")
    try session.waitFor("┏━ 3 ")
    try session.press("n N C-l q")
    #expect(try session.waitForEnd() == .exited(0))
    for arguments in [["list"], ["list", "note", "--json"], ["show", "plain.txt"]] {
      #expect(halo.run(arguments).status == 0)
    }
    #expect(halo.run(["drive", "--keys", "j Space Esc"]).status == 0)
    #expect(try vault.snapshot() == before)
  }

  @Test("What a session leaves behind lies in the person's state and cache folders, and only there")
  func state() throws {
    let halo = try Halo()
    let session = try halo.start()
    try session.waitFor("Groceries")
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    let files = halo.environment.folder.contents
    #expect(files.contains { $0.hasSuffix(".state") })
    #expect(files.contains { $0.hasPrefix(".cache/halo/") && $0.hasSuffix(".sqlite") })
    #expect(files.allSatisfy { $0.hasPrefix(".local") || $0.hasPrefix(".cache") })
    let folder = halo.environment.folder.path + "/elsewhere"
    let elsewhere = try Halo(["XDG_STATE_HOME": folder, "XDG_CACHE_HOME": folder + "/cache"])
    let another = try elsewhere.start()
    try another.waitFor("Groceries")
    try another.press("q")
    #expect(try another.waitForEnd() == .exited(0))
    #expect(elsewhere.environment.folder.contents.isEmpty)
    #expect(halo.environment.folder.contents.contains { $0.hasPrefix("elsewhere/halo/") })
    #expect(halo.environment.folder.contents.contains { $0.hasPrefix("elsewhere/cache/halo/") })
  }

  @Test("Where the state can't be kept, halo runs, and says so in the end if at all")
  func noState() throws {
    let halo = try Halo(["XDG_STATE_HOME": "/dev/null/nowhere"])
    let session = try halo.start()
    try session.waitFor("Groceries")
    try session.press("j")
    try session.wait("the next note") { $0.cursorLine.contains("▌ Ideas") }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }
}
