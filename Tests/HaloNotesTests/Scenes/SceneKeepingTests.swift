import Geometry
import Glibc
import Notes
import NotesTestSupport
import Scenes
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Scenes are kept, each in a state of its own (scenes R2–R7)")
struct SceneKeepingTests {
  private static let names = (0..<40).map { "Note \($0)" }

  /// Three scenes, of which the second is in front.
  private func threeScenes() throws -> App {
    let app = try App(Self.names)
    app.press("j j o j j Space o 3 g T")
    return app
  }

  /// The screens of all scenes, beginning with the one in front, without their footers.
  private func screens(of app: App) -> [[String]] {
    (0..<app.snapshot.scenes.count).map { _ in
      let screen = Array(app.screen.dropLast())
      app.press("F3")
      return screen
    }
  }

  @Test("After kill -9 all scenes come back, in their order, the same one in front")
  func killed() throws {
    let app = try threeScenes()
    let before = (app.snapshot.scenes, app.snapshot.scene, screens(of: app))
    app.driver.wait()
    app.driver.kill()
    #expect(app.message == nil)
    #expect(app.snapshot.scenes == before.0)
    #expect(app.snapshot.scene == before.1)
    #expect(screens(of: app) == before.2)
    #expect(app.faults == [])
  }

  @Test("The same after q and after signals", arguments: [Termination.hangUp, .requested, nil])
  func ended(signal: Termination?) throws {
    let app = try threeScenes()
    let before = (app.snapshot.scenes, app.snapshot.scene, screens(of: app))
    if let signal { app.driver.send(.terminate(signal)) } else { app.press("2 Esc q") }
    #expect(app.driver.ended == 0)
    try app.start()
    #expect(app.snapshot.scenes == before.0)
    #expect(app.snapshot.scene == before.1)
    if signal != nil { #expect(screens(of: app) == before.2) }
    #expect(app.faults == [])
  }

  @Test("A change is on the disk a second later, without another key, and then all is quiet")
  func soon() throws {
    let app = try App(Self.names)
    app.driver.wait()
    #expect(app.driver.app.nextDeadline == nil, "Nothing wakes an idle program")
    app.press("j j j")
    let due = try #require(app.driver.app.nextDeadline)
    #expect(due - app.driver.app.now <= .seconds(1))
    app.driver.wait()
    #expect(app.driver.app.nextDeadline == nil)
    app.driver.kill()
    app.expect(focus: .notes, on: "Note 3")
  }

  @Test("A key that comes while a save is due neither waits for it nor puts it off")
  func busy() throws {
    let app = try App(Self.names)
    app.driver.wait()
    app.press("j")
    let due = try #require(app.driver.app.nextDeadline)
    for _ in 0..<20 {
      app.driver.pass(.milliseconds(20))
      app.press("j")
    }
    #expect(app.driver.app.nextDeadline == due)
  }

  @Test("Five states of a scene are kept, and none while nothing changes")
  func generations() throws {
    let app = try App(Self.names)
    for _ in 0..<9 {
      app.press("j")
      app.driver.wait()
    }
    let files = try app.stateFiles()
    #expect(files.count == SceneStore.keptGenerations)
    app.driver.send(.terminalFocus(.lost))
    app.resize(to: .wide)
    app.driver.wait()
    #expect(try Set(app.stateFiles()) == Set(files))
  }

  @Test("A closed scene is gone for good")
  func closed() throws {
    let app = try threeScenes()
    let scene = app.snapshot.scene
    app.press("C-w c")
    app.driver.wait()
    app.driver.kill()
    #expect(app.snapshot.scenes.count == 2)
    #expect(!app.snapshot.scenes.contains(scene))
    #expect(
      try app.stateFiles().allSatisfy { !String(decoding: $0, as: UTF8.self).contains(scene) })
    #expect(app.faults == [])
  }

  @Test("A restore that died starts that scene afresh, and costs no other (scenes R5)")
  func crashLoop() throws {
    let app = try threeScenes()
    let (scene, others) = (app.snapshot.scene, app.snapshot.scenes.count)
    app.driver.wait()
    let environment = try app.environment()
    app.die()
    do {
      // Nothing is ever painted: it dies while it restores.
      let dying = NotesApp(environment: environment, size: .wide) {}
      dying.begin()
      dying.finishWork()
      #expect(dying.sceneName == scene)
    }
    try app.restart(size: .wide)
    #expect(app.snapshot.scene == scene)
    #expect(app.message?.hasPrefix("The last start failed while it restored your scene") == true)
    #expect(app.snapshot.scenes.count == others)
    app.expect(focus: .notes, on: "Note 0")
    app.press("F3")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Note 4.md")
    #expect(app.faults == [])
  }

  @Test(
    "Damage to any state of any scene is told and costs that scene alone",
    arguments: 0..<8)
  func damage(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try threeScenes()
    app.driver.wait()
    let count = app.snapshot.scenes.count
    app.die()
    let files = try app.stateFiles()
    let file = files[random.next(upTo: files.count)]
    var bytes = try app.places.bytes(of: file)
    switch random.next(upTo: 3) {
    case 0:
      bytes = (0..<random.next(upTo: 900)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    case 1: bytes = Array(bytes.prefix(random.next(upTo: bytes.count)))
    default: bytes[random.next(upTo: bytes.count)] ^= 0x55
    }
    try app.places.write(file, bytes)
    try app.restart(size: seed % 2 == 0 ? .wide : .small)
    // A scene whose only state is damaged stands alone; it is left on the shelf.
    #expect(app.snapshot.scenes.count >= 1)
    #expect(app.snapshot.scenes.count <= count)
    for _ in 0..<count {
      #expect(app.faults == [])
      #expect(app.snapshot.focus != nil)
      app.press("F3")
    }
  }

  @Test(
    "Parts of a newer program, and parts of no sense, are dropped with a word",
    arguments: 0..<10)
  func strangeParts(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(Self.names)
    app.press("j j j Space")
    var archive = app.driver.app.archive(.quit)
    let parts = SceneParts.versions.keys.sorted { $0.rawValue < $1.rawValue }
    for _ in 0..<3 {
      let part = parts[random.next(upTo: parts.count)]
      let isNewer = random.next(upTo: 2) == 0
      archive[part] = ScenePart(
        version: isNewer ? 1_000 : 1,
        bytes: (0..<random.next(upTo: 60)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
    archive["tomorrow"] = ScenePart(version: 1, bytes: [1, 2, 3])
    try app.driver.app.keeper?.save(archive)
    try app.start()
    #expect(app.message == "Part of the last scene couldn't be read and was left out.")
    #expect(app.faults == [])
    #expect(app.snapshot.focus != nil)
  }

  @Test(
    "Notes that went, or got another name meanwhile, cost no scene",
    arguments: 0..<6)
  func changedFolder(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try App(Self.names)
    for _ in 0..<4 {
      app.press(String(repeating: "j ", count: 1 + random.next(upTo: 8)))
      app.press(["o", "o 3 j", "o Space", "o / \"Note 1\" Enter"][random.next(upTo: 4)])
      app.press("2")
    }
    let count = app.snapshot.scenes.count
    app.driver.wait()
    app.die()
    for number in 0..<40 {
      switch random.next(upTo: 3) {
      case 0: try app.vault.remove("Note \(number).md")
      case 1:
        let bytes = try app.vault.bytes(of: "Note \(number).md".utf8)
        try app.vault.remove("Note \(number).md")
        try app.vault.write("Other \(number).md".utf8, bytes)
      default: break
      }
    }
    try app.restart(size: random.next(upTo: 2) == 0 ? .regular : .small)
    #expect(app.snapshot.scenes.count == count)
    for _ in 0..<count {
      #expect(app.faults == [])
      #expect(app.snapshot.focus != nil)
      app.press("F3")
    }
  }

  @Test("A state folder that can't be written is said once, and the scenes go on")
  func unwritable() throws {
    let app = try App(Self.names)
    app.driver.wait()
    let folder = String(decoding: app.places.absolute("state/scenes".utf8), as: UTF8.self)
    try #require(rename(folder, folder + ".away") == 0)
    app.press("j")
    app.driver.wait()
    #expect(app.message?.hasPrefix("Where you are couldn't be saved.") == true)
    app.press("Esc j j")
    app.driver.wait()
    #expect(app.message == nil, "It is told once")
    try #require(rename(folder + ".away", folder) == 0)
    app.press("j")
    app.driver.wait()
    app.driver.kill()
    app.expect(focus: .notes, on: "Note 4")
  }

  @Test("Programs side by side never share a scene (scenes R7)", arguments: 0..<4)
  func sideBySide(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let first = try App(Self.names)
    var programs = [first, try App(sharing: first), try App(sharing: first)]
    for _ in 0..<25 {
      let index = random.next(upTo: programs.count)
      let program = programs[index]
      switch random.next(upTo: 6) {
      case 0: program.press("j o")
      case 1: program.press("C-w c")
      case 2: program.press("F3")
      case 3:
        program.driver.wait()
        program.driver.kill()
      case 4: program.press("g s Tab G Enter Esc Esc")
      default: program.press("j")
      }
      #expect(program.faults == [])
      let names = programs.flatMap(\.snapshot.scenes)
      #expect(Set(names).count == names.count)
      #expect(programs.allSatisfy { !$0.snapshot.scenes.isEmpty })
    }
    programs = []
  }
}
