import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Random keys over several scenes")
struct RandomScenesTests {
  private static let sceneKeys = [
    "o", "F3", "g t", "g T", "C-w c", "g s", "g s Enter", "g s Tab j Enter", "g s Tab G d d",
  ]

  /// Random keys that neither open nor change scenes, also not by repeating what was done, and that
  /// write no note.
  private func keysInScene(of count: Int, using random: inout SplitMix64) -> String {
    let others: Set<Substring> = [
      "o", "g", "C-w", ":", "C-p", "?", "F1", ".", "F10", "F9", "a", "C-n", "x", "p", "/",
    ]
    return RandomKeys.line(of: count, .reading, using: &random).split(separator: " ")
      .filter { !others.contains($0) }.joined(separator: " ")
  }

  private func vault(seed: UInt64) throws -> TemporaryVault {
    let vault = try TemporaryVault()
    try vault.fill(with: 60, seed: seed)
    try vault.write("Links.md", "# Links\n\nTo [[note 1]] and [[note 2]].\n\n- [ ] x\n")
    return vault
  }

  @Test(
    "One focus, sound screens, and a scene in front for every key",
    arguments: 0..<8)
  func sound(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(try vault(seed: seed))
    for step in 0..<50 {
      var keys = RandomKeys.line(of: 3, using: &random)
      if random.next(upTo: 2) == 0 {
        keys += " " + Self.sceneKeys[random.next(upTo: Self.sceneKeys.count)]
      }
      app.press(keys)
      guard app.driver.ended == nil else { return }
      let faults = app.faults
      #expect(faults == [], "in step \(step) after \(keys)")
      guard faults.isEmpty else { return }
      let snapshot = app.snapshot
      #expect(snapshot.scenes.contains(snapshot.scene))
      #expect(Set(snapshot.scenes).count == snapshot.scenes.count)
      if step % 7 == 0 {
        app.resize(
          to: Size(columns: 30 + random.next(upTo: 130), rows: 8 + random.next(upTo: 40)))
        #expect(app.faults == [], "in step \(step) after resizing")
      }
    }
  }

  @Test(
    "A scene looks as it was left, whatever is read in another", arguments: 0..<6)
  func unchanged(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(try vault(seed: seed))
    for _ in 0..<6 {
      app.press(keysInScene(of: 6, using: &random))
      guard app.driver.ended == nil else { return }
      // Out of what keeps F3 for itself.
      for _ in 0..<8 where app.driver.app.model.sheets.front != nil { app.press("C-c") }
      app.press("C-c C-c 2")
      let scene = app.snapshot.scene
      let before = (Array(app.screen.dropLast()), app.snapshot.focus, app.snapshot.groups)
      app.press("o")
      guard app.snapshot.scene != scene else { continue }
      app.press(keysInScene(of: 8, using: &random))
      guard app.driver.ended == nil else { return }
      for _ in 0..<8 where app.driver.app.model.sheets.front != nil { app.press("C-c") }
      app.press("C-c C-c C-c 2")
      for _ in 0..<app.snapshot.scenes.count where app.snapshot.scene != scene { app.press("F3") }
      try #require(app.snapshot.scene == scene)
      #expect(Array(app.screen.dropLast()) == before.0)
      #expect(app.snapshot.focus == before.1)
      #expect(app.snapshot.groups == before.2)
    }
  }

  @Test(
    "Killed at any moment, what comes back is a state that was", arguments: 0..<6)
  func killed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(try vault(seed: seed))
    for step in 0..<6 {
      for _ in 0..<4 {
        app.press(RandomKeys.line(of: 3, .reading, using: &random))
        guard app.driver.ended == nil else { return }
        app.press(Self.sceneKeys[random.next(upTo: Self.sceneKeys.count)])
      }
      app.driver.wait()
      guard app.driver.ended == nil else { return }
      let (scenes, scene) = (app.snapshot.scenes, app.snapshot.scene)
      app.driver.kill()
      #expect(app.snapshot.scenes == scenes, "in step \(step)")
      #expect(app.snapshot.scene == scene, "in step \(step)")
      #expect(app.faults == [], "in step \(step)")
    }
  }
}
