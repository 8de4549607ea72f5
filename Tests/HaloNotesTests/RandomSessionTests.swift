import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Long sessions of random keys")
struct RandomSessionTests {
  /// Plain notes, or for every third seed those with which the world comes up.
  private func vault(seed: UInt64) throws -> TemporaryVault {
    guard seed % 3 != 0 else { return try TemporaryVault.nasty() }
    let vault = try TemporaryVault()
    try vault.fill(with: 130, seed: seed)
    try vault.write(
      "Links.md", "# Links\n\nTo [[entry 00001]], [[entry 00002]] and [[nowhere]].\n\n- [ ] x\n")
    // The others have their ages by themselves, each older than the one before.
    try vault.setAges(of: ["Links.md"])
    return vault
  }

  @Test(
    "Any keys in windows of any size: one focus, whole borders, nothing restless",
    arguments: 0..<9)
  func anySize(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(try vault(seed: seed))
    for step in 0..<40 {
      let keys = RandomKeys.line(of: 4, using: &random)
      app.press(keys)
      guard app.driver.ended == nil else { return }
      let faults = app.faults
      #expect(faults == [], "in step \(step) after \(keys) at \(app.driver.size)")
      let size = Size(
        columns: 1 + random.next(upTo: random.next(upTo: 2) == 0 ? 130 : 300),
        rows: 1 + random.next(upTo: random.next(upTo: 2) == 0 ? 40 : 100))
      app.resize(to: size)
      let resized = app.faults
      #expect(resized == [], "in step \(step) after resizing to \(size)")
      guard faults.isEmpty, resized.isEmpty else { return }
    }
  }

  @Test("Sizes in any order keep focus, note, sheet and what is scrolled", arguments: 0..<6)
  func resizing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(try vault(seed: seed))
    for _ in 0..<8 {
      app.press(RandomKeys.line(of: 10, using: &random))
      guard app.driver.ended == nil else { return }
      app.leaveText()
      app.press("C-c")
      // A low window makes a sheet modal and lets it follow the list, which is tested elsewhere.
      for _ in 0..<10 where !app.snapshot.sheets.isEmpty { app.press("C-c") }
      try #require(
        app.snapshot.sheets.isEmpty,
        "\(app.snapshot.sheets) \(app.focusedGroup ?? "") \(app.message ?? "")")
      let before = (app.snapshot.focus, app.shownNote, app.snapshot.sheets, app.screen)
      for _ in 0..<5 {
        app.resize(
          to: Size(columns: 1 + random.next(upTo: 300), rows: 1 + random.next(upTo: 100)))
        #expect(app.faults == [])
      }
      app.resize(to: .wide)
      #expect(app.snapshot.focus == before.0)
      #expect(app.shownNote == before.1)
      #expect(app.snapshot.sheets == before.2)
      #expect(app.screen == before.3)
    }
  }

  @Test("Opening, reading and searching change no byte and no time (notes N3)", arguments: 0..<2)
  func untouched(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let vault = try vault(seed: seed)
    let before = try vault.snapshot()
    let app = try App(vault)
    for _ in 0..<12 {
      for _ in 0..<20 {
        app.press(RandomKeys.line(of: 1, .looking, using: &random))
        app.leaveText()
        if app.driver.ended != nil { try app.start() }
      }
    }
    app.driver.finish()
    let after = try vault.snapshot()
    #expect(before.allSatisfy { after[$0.key] == $0.value })
  }
}
