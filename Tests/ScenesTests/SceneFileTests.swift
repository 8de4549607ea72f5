import Testing

@testable import Scenes

@Suite("Files of scenes")
struct SceneFileTests {
  static let scene = SceneID(0xAB)

  @Test(
    "A file is known by its name, and gives it again",
    arguments: [
      .lock(scene), .state(scene, 1), .state(scene, 1 << 52), .bad(scene, 0), .marker(scene),
      .temporary(scene, name: ".00000000000000ab.3.state.tmp"),
      .temporary(scene, name: ".00000000000000ab.restoring.tmp"),
    ] as [SceneFile])
  func roundTrip(file: SceneFile) {
    #expect(SceneFile(name: file.name) == file)
    #expect(file.scene == Self.scene)
  }

  @Test(
    "Other names belong to no scene",
    arguments: [
      "", ".", "..", "lock", "ab.lock", "00000000000000AB.lock", "+0000000000000ab.lock",
      "00000000000000ab", "00000000000000ab.1", "00000000000000ab.01.state",
      "00000000000000ab.-1.state", "00000000000000ab.18446744073709551615.state",
      "00000000000000ab.x.bad", "00000000000000ab.1.2.state", ".00000000000000ab.tmp", ".x.y.tmp",
    ])
  func otherNames(name: String) {
    #expect(SceneFile(name: name) == nil)
  }

  @Test("A scene's name is sixteen digits, whatever its number")
  func sceneNames() {
    for number in [0, 1, 0xDEAD_BEEF, UInt64.max] {
      let id = SceneID(number)
      #expect(id.description.count == 16)
      #expect(SceneID(id.description) == id)
    }
  }
}
