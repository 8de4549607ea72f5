import Glibc
import Testing

@testable import Scenes

@Suite("Saved scenes")
struct SceneStoreTests {
  /// A notebook with one scene that was saved several times and is closed.
  static func saved(_ texts: [String]) throws -> (Notebook, SceneID) {
    let notebook = try Notebook()
    var store = try notebook.newScene()
    for text in texts { try store.save(SceneArchive(saying: text)) }
    return (notebook, store.lease.id)
  }

  @Test("What was saved last is restored")
  func roundTrip() throws {
    let (notebook, id) = try Self.saved(["a", "b"])
    var store = try notebook.reopened(id)
    guard case .restored(let scene) = try store.beginRestore() else {
      Issue.record("nothing was restored")
      return
    }
    #expect(scene.archive == SceneArchive(saying: "b"))
    #expect(scene.generation == 2)
    #expect(scene.losses == [])
    #expect(scene.skipped == [])
    #expect(scene.unguarded == nil)
  }

  @Test("A scene that was never saved has nothing to restore")
  func neverSaved() throws {
    var store = try Notebook().newScene()
    #expect(try store.beginRestore() == .nothing(skipped: []))
  }

  @Test("The last five states are kept")
  func generations() throws {
    let (notebook, id) = try Self.saved((1...9).map(String.init))
    let expected = (5...9).map { notebook.path("\(id).\($0).state").description }
    #expect(notebook.disk.names == Set(expected + [notebook.path("\(id).lock").description]))
  }

  @Test("An empty state never takes the place of a good one (scenes R3)")
  func emptyState() throws {
    let (notebook, id) = try Self.saved(["a"])
    var store = try notebook.reopened(id)
    #expect(try store.save(SceneArchive()) == .leftOut)
    #expect(try store.beginRestore().said == "a")
  }

  @Test("What is on the disk already isn't written again, after a restore neither")
  func unchanged() throws {
    let (notebook, id) = try Self.saved(["a"])
    var store = try notebook.reopened(id)
    _ = try store.beginRestore()
    try store.finishRestore()
    notebook.disk.prepare()
    #expect(try store.save(SceneArchive(saying: "a")) == .unchanged)
    #expect(notebook.disk.calls == [])
    #expect(try store.save(SceneArchive(saying: "b")) == .written(generation: 2))
    #expect(try store.save(SceneArchive(saying: "b")) == .unchanged)
  }

  @Test("A damaged state gives way to the newest whole one, and that is told")
  func damagedNewest() throws {
    let (notebook, id) = try Self.saved(["a", "b", "c", "d"])
    notebook.disk.damage(notebook.path("\(id).4.state")) { $0[60] ^= 1 }
    notebook.disk.damage(notebook.path("\(id).3.state")) { $0 = [] }
    var store = try notebook.reopened(id)
    guard case .restored(let scene) = try store.beginRestore() else {
      Issue.record("nothing was restored")
      return
    }
    #expect(scene.archive.said == "b")
    #expect(scene.generation == 2)
    #expect(scene.skipped.map(\.number) == [4, 3])
    #expect(scene.skipped.last?.reason == .undecodable(.notAnArchive))
    // It isn't what the newest file holds, so it is written again.
    #expect(try store.save(SceneArchive(saying: "b")) == .written(generation: 5))
  }

  @Test("When no state is whole, what is left of the newest one is restored")
  func onlyPartsLeft() throws {
    let (notebook, id) = try Self.saved(["a", "b", "c"])
    for number in 1...2 {
      notebook.disk.damage(notebook.path("\(id).\(number).state")) { $0.removeLast(9) }
    }
    notebook.disk.damage(notebook.path("\(id).3.state")) { $0 = Array("rubbish".utf8) }
    var store = try notebook.reopened(id)
    guard case .restored(let scene) = try store.beginRestore() else {
      Issue.record("nothing was restored")
      return
    }
    #expect(scene.generation == 2)
    #expect(scene.archive.parts.keys.map(\.rawValue) == ["other"])
    #expect(scene.losses == [.damaged("place")])
    #expect(scene.skipped.map(\.number) == [3])
  }

  @Test("When nothing can be read, every reason is told")
  func nothingReadable() throws {
    let (notebook, id) = try Self.saved(["a", "b"])
    for number in 1...2 {
      notebook.disk.damage(notebook.path("\(id).\(number).state")) { $0 = [1] }
    }
    var store = try notebook.reopened(id)
    #expect(
      try store.beginRestore()
        == .nothing(skipped: [
          SkippedGeneration(number: 2, reason: .undecodable(.notAnArchive)),
          SkippedGeneration(number: 1, reason: .undecodable(.notAnArchive)),
        ]))
    #expect(try store.save(SceneArchive(saying: "new")) == .written(generation: 3))
  }

  @Test("A newer program's parts are left out, the others restored, and all is saved anew")
  func newerVersions() throws {
    let (notebook, id) = try Self.saved(["a"])
    var store = SceneStore(try notebook.registry.open(id), known: ["place": 1])
    guard case .restored(let scene) = try store.beginRestore() else {
      Issue.record("nothing was restored")
      return
    }
    #expect(scene.losses == [.unknown("other")])
    #expect(scene.archive.said == "a")
    #expect(try store.save(scene.archive) == .written(generation: 2))
  }

  @Test("A restore that died makes the next start a clean one, and its state is put aside (R5)")
  func diedWhileRestoring() throws {
    let (notebook, id) = try Self.saved(["a", "b"])
    do {
      var store = try notebook.reopened(id)
      _ = try store.beginRestore()
    }
    notebook.disk.crash(.lost)

    do {
      var store = try notebook.reopened(id)
      #expect(
        try store.beginRestore() == .diedLastTime(kept: notebook.path("\(id).2.bad")))
      #expect(try store.save(SceneArchive(saying: "c")) == .written(generation: 3))
    }
    #expect(notebook.disk.names.contains(notebook.path("\(id).2.bad").description))
    var store = try notebook.reopened(id)
    #expect(try store.beginRestore().said == "c")
  }

  @Test("A clean start that saves nothing leaves the states before the bad one to the next")
  func cleanStartWithoutSave() throws {
    let (notebook, id) = try Self.saved(["a", "b"])
    do {
      var store = try notebook.reopened(id)
      #expect(try store.beginRestore().said == "b")
    }
    do {
      var store = try notebook.reopened(id)
      #expect(try store.beginRestore().said == nil)
    }
    var store = try notebook.reopened(id)
    #expect(try store.beginRestore().said == "a")
  }

  @Test("After the first frame the next start restores again")
  func finished() throws {
    let (notebook, id) = try Self.saved(["a"])
    for _ in 0..<3 {
      var store = try notebook.reopened(id)
      #expect(try store.beginRestore().said == "a")
      try store.finishRestore()
    }
  }

  @Test("A mark that can't be read is about the newest state")
  func unreadableMark() throws {
    let (notebook, id) = try Self.saved(["a", "b"])
    do {
      var store = try notebook.reopened(id)
      _ = try store.beginRestore()
    }
    notebook.disk.damage(notebook.path("\(id).restoring")) { $0 = [0xFF] }
    var store = try notebook.reopened(id)
    #expect(try store.beginRestore() == .diedLastTime(kept: notebook.path("\(id).2.bad")))
  }

  @Test("A mark about a state that is gone puts nothing aside")
  func markWithoutState() throws {
    let (notebook, id) = try Self.saved(["a", "b"])
    do {
      var store = try notebook.reopened(id)
      _ = try store.beginRestore()
    }
    notebook.disk.damage(notebook.path("\(id).restoring")) { $0 = Array("99\n".utf8) }
    var store = try notebook.reopened(id)
    #expect(try store.beginRestore() == .diedLastTime(kept: nil))
    #expect(try store.beginRestore().said == "b")
  }

  @Test("A disk that is full costs the guard against dying restores, not the state")
  func fullDiskWhileRestoring() throws {
    let (notebook, id) = try Self.saved(["a"])
    var store = try notebook.reopened(id)
    notebook.disk.prepare(.error(ENOSPC), atCall: 4)
    guard case .restored(let scene) = try store.beginRestore() else {
      Issue.record("nothing was restored")
      return
    }
    #expect(scene.archive.said == "a")
    #expect(scene.unguarded?.code == ENOSPC)
  }

  @Test("At most five states that were put aside are kept")
  func badStates() throws {
    let (notebook, id) = try Self.saved(["0"])
    for round in 1...8 {
      do {
        var store = try notebook.reopened(id)
        _ = try store.beginRestore()
      }
      var store = try notebook.reopened(id)
      _ = try store.beginRestore()
      try store.save(SceneArchive(saying: "\(round)"))
    }
    let bad = notebook.disk.names.filter { $0.hasSuffix(".bad") }
    #expect(bad.count == 5)
  }
}
