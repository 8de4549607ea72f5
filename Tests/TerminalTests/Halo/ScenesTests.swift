import Glibc
import TerminalTestSupport
import Testing

@Suite("halo with several scenes, and several of it (scenes R3, R7)")
struct ScenesTests {
  @Test(
    "Two programs have scenes of their own; killed, both come back, and the shelf shows the other")
  func twoPrograms() throws {
    let halo = try Halo()
    let first = try halo.start()
    try first.waitFor("Groceries")
    try first.press("j")
    try first.press("o")
    try first.wait("two scenes") { $0.text.contains("2/2") }
    try first.press("j")
    try first.wait("the third note") { $0.cursorLine.contains("Lisbon") }
    let second = try halo.start()
    try second.wait("a scene of its own") { $0.cursorLine.contains("Groceries") }
    #expect(!second.screen.contains("2/2"))
    try second.press("g s")
    try second.wait("the scenes of the other") {
      $0.lines.count { $0.contains("open in process") } == 2
    }
    try waitForScenes(showing: ["Lisbon", "Ideas", "Groceries"], of: halo)
    first.kill()
    try second.press("Esc")
    second.kill()
    let third = try halo.start()
    try third.wait("scenes that were left") { $0.text.contains("Groceries") }
    let fourth = try halo.start()
    try fourth.waitFor("Groceries")
    try third.waitUntilIdle()
    try fourth.waitUntilIdle()
    #expect(
      third.screen.contains("2/2") != fourth.screen.contains("2/2"),
      "The scenes of the first came back together")
    for session in [third, fourth] {
      // The shelf may have come back: it was closed in the last moment (sheets S12).
      try session.press("Esc q")
      #expect(try session.waitForEnd() == .exited(0))
    }
  }

  /// Waits until the state of some scenes is on the disk, which nobody has to ask for.
  private func waitForScenes(showing titles: [String], of halo: Halo) throws {
    for _ in 0..<2_000 {
      let output = halo.run(["scenes", "list"]).output
      if titles.allSatisfy({ output.contains("\t\($0)") }) { return }
    }
    Issue.record("The scenes never came to the disk.")
  }

  @Test(
    "A link on the command line opens at its heading, and H leads back",
    arguments: ["#Later", "?line=7"])
  func link(place: String) throws {
    let halo = try Halo()
    let before = try halo.start()
    try before.waitFor("Groceries")
    try before.press("q")
    #expect(try before.waitForEnd() == .exited(0))
    let session = try halo.start(["halo://note/Ideas.md\(place)"])
    try session.wait("the place") {
      $0.cursorLine.contains(place == "#Later" ? "Later" : "Learn to sail.")
    }
    try session.press("H")
    try session.wait("the place of before") { $0.cursorLine.contains("Milk") }
  }

  @Test("A link that can't be read, or whose note is missing, is said before anything is drawn")
  func badLinks() throws {
    let halo = try Halo()
    for (link, words, status) in [
      ("halo://note/Nowhere.md", "there is no note Nowhere.md in this folder.", 1),
      ("halo://elsewhere", "is no link", 2),
    ] as [(String, String, Int)] {
      let session = try halo.start([link])
      #expect(try session.waitForEnd() == .exited(status))
      #expect(session.screen.contains(words), "\(session.screen)")
    }
  }
}
