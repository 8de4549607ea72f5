import Testing

@testable import Scenes

@Suite("Scenes of several processes")
struct SceneRegistryTests {
  @Test("A second process gets a scene of its own, never another's (scenes R7)")
  func ownScenes() throws {
    let notebook = try Notebook()
    var first = try notebook.newScene()
    try first.save(SceneArchive(saying: "first"))
    #expect(try notebook.registry.openLast() == nil)
    #expect(throws: SceneError.held(first.lease.id, by: 77)) {
      try notebook.registry.open(first.lease.id)
    }
    // The same random numbers lead to another scene, for that one is taken.
    let second = try notebook.newScene()
    #expect(second.lease.id != first.lease.id)
  }

  @Test("A dead process's scene is offered, those saved last first")
  func offered() throws {
    let notebook = try Notebook()
    var ids: [SceneID] = []
    for seed in 1...3 as ClosedRange<UInt64> {
      var store = try notebook.newScene(seed: seed)
      try store.save(SceneArchive(saying: "\(seed)"))
      ids.append(store.lease.id)
    }
    let entries = try notebook.registry.scenes()
    #expect(entries.map(\.id) == ids.reversed())
    #expect(entries.allSatisfy { $0.holder == .nobody && $0.lastSaved != nil })

    let last = try #require(try notebook.registry.openLast())
    #expect(last.id == ids[2])
    let next = try #require(try notebook.registry.openLast())
    #expect(next.id == ids[1])
    #expect(
      try notebook.registry.scenes().map(\.holder) == [.process(77), .process(77), .nobody])
  }

  @Test("A lock ends with its process, whatever the end")
  func death() throws {
    let notebook = try Notebook()
    var store = try notebook.newScene()
    try store.save(SceneArchive(saying: "a"))
    notebook.disk.crash(nil)
    #expect(try notebook.registry.scenes().map(\.holder) == [.nobody])
    #expect(try notebook.registry.openLast()?.id == store.lease.id)
  }

  @Test("An open scene shows before it is first saved, a dead one that never was doesn't")
  func unsaved() throws {
    let notebook = try Notebook()
    do {
      let store = try notebook.newScene()
      let entries = try notebook.registry.scenes()
      #expect(entries.map(\.id) == [store.lease.id])
      #expect(entries.map(\.lastSaved) == [nil])
    }
    #expect(try notebook.registry.scenes() == [])
    #expect(try notebook.registry.openLast() == nil)
  }

  @Test("Preparing removes what was never saved and leaves everything else")
  func preparing() throws {
    let notebook = try Notebook()
    var saved = try notebook.newScene(seed: 1)
    try saved.save(SceneArchive(saying: "a"))
    let open = try notebook.newScene(seed: 2)
    let gone = try notebook.newScene(seed: 3).lease.id
    let bad = try notebook.fileSystemFile("00000000000000ff.1.bad")
    let foreign = try notebook.fileSystemFile("readme.txt")
    #expect(notebook.disk.names.contains(notebook.path("\(gone).lock").description))
    try notebook.registry.prepare()
    #expect(
      notebook.disk.names
        == Set(
          [
            notebook.path("\(saved.lease.id).lock"), notebook.path("\(saved.lease.id).1.state"),
            notebook.path("\(open.lease.id).lock"), bad, foreign,
          ].map(\.description)))
  }

  @Test("A scene that isn't there can't be opened or forgotten")
  func unknown() throws {
    let registry = try Notebook().registry
    #expect(throws: SceneError.unknown(SceneID(5))) { try registry.open(SceneID(5)) }
    #expect(throws: SceneError.unknown(SceneID(5))) { try registry.forget(SceneID(5)) }
  }

  @Test("A forgotten scene leaves nothing; an open one isn't forgotten")
  func forgetting() throws {
    let notebook = try Notebook()
    let id: SceneID
    do {
      var store = try notebook.newScene()
      id = store.lease.id
      for text in ["a", "b"] { try store.save(SceneArchive(saying: text)) }
      _ = try store.beginRestore()
      #expect(throws: SceneError.held(id, by: 77)) { try notebook.registry.forget(id) }
      #expect(try store.beginRestore() != .nothing(skipped: []))
    }
    try notebook.registry.forget(id)
    #expect(notebook.disk.names == [])
  }
}

extension Notebook {
  /// Makes an empty file among those of the scenes.
  fileprivate func fileSystemFile(_ name: String) throws -> StatePath {
    let fileSystem = disk.fileSystem
    try fileSystem.close(try fileSystem.create(path(name)))
    return path(name)
  }
}
