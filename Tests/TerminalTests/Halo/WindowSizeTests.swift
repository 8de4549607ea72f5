import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("halo follows its window through every size")
struct WindowSizeTests {
  @Test(
    "Whatever the size, the screen is what the app has drawn, and keys work", arguments: [1, 2])
  func anySize(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let keys = ["j", "Tab", "Space", "k", "S-Tab", "+", "Esc", "3", "C-d", "2", "G", "?", "Esc"]
    var sizes = [
      [1, 1], [300, 100], [2, 1], [1, 40], [300, 1], [39, 10], [40, 9], [40, 10],
    ]
    sizes += [[59, 19], [60, 20], [99, 24], [100, 24], [10, 3], [80, 24]]
    sizes += (0..<16).map { _ in [1 + random.next(upTo: 300), 1 + random.next(upTo: 100)] }
    let steps = sizes.shuffled(using: &random).flatMap { size in
      [
        "resize \(size[0])x\(size[1])", keys[random.next(upTo: keys.count)],
        keys[random.next(upTo: keys.count)],
      ]
    }
    let halo = try Halo()
    let driven = try halo.drive(steps, columns: 80, rows: 24)
    let session = try halo.start()
    try session.follow(steps, driven)
    session.signal(15)
    #expect(try session.waitForEnd() == .exited(143))
    session.expectTerminalGivenBack()
  }

  @Test(
    "Below 40×10 one line says so, and growing brings everything back",
    arguments: [[39, 10], [40, 9], [10, 2], [1, 1]])
  func tooSmall(size: [Int]) throws {
    let session = try Halo().start()
    try session.waitFor("Groceries")
    try session.press("j")
    let before = try session.wait("the next note") { $0.cursorLine.contains("▌ Ideas") }
    session.resize(columns: size[0], rows: size[1])
    let text = "\(size[0])×\(size[1]) is too small: needs 40×10"
    let screen = try session.wait("one line") { screen in
      screen.lines.count { !$0.isEmpty } == 1
        && screen.lines.contains { line in
          !line.isEmpty && text.hasPrefix(line.drop { $0 == " " }.prefix { $0 != "…" })
        }
    }
    #expect(screen.columns == size[0])
    session.resize(columns: 80, rows: 24)
    try session.wait("the same as before:\n\(before.text)\n") {
      $0.lines == before.lines && $0.cursor == before.cursor
    }
  }

  @Test("A storm of sizes ends with the last one")
  func storm() throws {
    let halo = try Halo()
    let driven = try halo.drive(["resize 77x22"], columns: 80, rows: 24)
    let session = try halo.start()
    try session.waitFor("Groceries")
    for step in 0..<200 { session.resize(columns: 1 + step % 99, rows: 1 + step % 47) }
    session.resize(columns: 77, rows: 22)
    try session.waitFor(driven[1], after: "the storm")
  }
}
