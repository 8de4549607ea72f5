import Glibc
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("What other programs do in the folder shows in halo (notes N13)")
struct WatchedFolderTests {
  @Test("A changed, a new and a removed note, and then nothing wakes it up")
  func files() throws {
    let halo = try Halo()
    let session = try halo.start(columns: 120)
    try session.waitFor("Milk, and see")
    try session.press("j")
    try session.wait("the next note") { $0.cursorLine.contains("▌ Ideas") }
    try halo.vault.write("Ideas.md", "# Better ideas\n\nPlant a tree.\n")
    try session.wait("the new text") {
      $0.contains("Plant a tree.") && $0.cursorLine.contains("▌ Better ideas")
    }
    try halo.vault.write("Journeys/Porto.md", "# Porto\n")
    try session.waitFor("Porto")
    try halo.vault.remove("Groceries.md")
    try session.wait("one less") { !$0.contains("Groceries") }
    #expect(session.screen.cursorLine.contains("▌ Better ideas"))
    try session.waitUntilIdle()
    // Where one is was saved half a second after it had changed.
    #expect(session.staysSilent(milliseconds: 800))
    let awakenings = try #require(session.awakenings)
    #expect(session.staysSilent(milliseconds: 300))
    #expect(session.awakenings == awakenings)
  }

  @Test("A folder that goes away and comes back is told, and there again, by itself")
  func root() throws {
    let halo = try Halo()
    let session = try halo.start(columns: 120)
    try session.waitFor("Milk, and see")
    #expect(rename(halo.folder, halo.folder + "-moved") == 0)
    try session.waitFor("there is no folder “\(halo.folder)”")
    #expect(rename(halo.folder + "-moved", halo.folder) == 0)
    try session.wait("no message") { !$0.contains("there is no folder") }
    try halo.vault.write("Groceries.md", "# Purchases\n")
    try session.wait("the new title") { $0.cursorLine.contains("▌ Purchases") }
  }
}
