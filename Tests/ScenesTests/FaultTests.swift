import Glibc
import Testing

@testable import Scenes

@Suite("Faults of the disk")
struct FaultTests {
  static let codes = [ENOSPC, EIO, EACCES]

  /// A scene that was saved as `old`, reopened and restored.
  static func restored() throws -> (Notebook, SceneStore) {
    let notebook = try Notebook()
    let id = try {
      var store = try notebook.newScene()
      for text in ["1", "2", "3", "4", "5", "old"] { try store.save(SceneArchive(saying: text)) }
      return store.lease.id
    }()
    var store = try notebook.reopened(id)
    _ = try store.beginRestore()
    try store.finishRestore()
    return (notebook, store)
  }

  /// The calls that a save makes.
  static func callsOfASave() throws -> [FileOperation] {
    var (notebook, store) = try restored()
    notebook.disk.prepare()
    try store.save(SceneArchive(saying: "new"))
    return notebook.disk.calls
  }

  @Test("A save is written, synced, renamed and synced, and only then is the oldest removed")
  func orderOfCalls() throws {
    #expect(
      try Self.callsOfASave() == [.create, .write, .sync, .close, .rename, .sync, .remove])
  }

  @Test("After a fault at any call the old state is intact, and the next save succeeds")
  func faultWhileSaving() throws {
    let calls = try Self.callsOfASave()
    for (call, operation) in calls.enumerated() {
      for code in Self.codes {
        var (notebook, store) = try Self.restored()
        notebook.disk.prepare(.error(code), atCall: call)
        do throws(FileError) {
          try store.save(SceneArchive(saying: "new"))
          // Tidying up may fail without the save failing.
          #expect(operation == .remove)
        } catch {
          #expect(error.code == code)
          #expect(error.operation == operation)
        }
        var reader = SceneStore(store.lease, known: Notebook.known)
        let said = try reader.beginRestore().said
        #expect(said == (call < 5 ? "old" : "new"))
        try reader.finishRestore()

        #expect(try store.save(SceneArchive(saying: "newer")) != .unchanged)
        var last = SceneStore(store.lease, known: Notebook.known)
        #expect(try last.beginRestore().said == "newer")
        try last.finishRestore()
        let states = notebook.disk.names.filter { $0.hasSuffix(".state") }
        #expect(states.count == 5)
        #expect(!notebook.disk.names.contains { $0.hasSuffix(".tmp") })
      }
    }
  }

  @Test("A process that dies at any call leaves the old state or the new one")
  func deathWhileSaving() throws {
    for call in try Self.callsOfASave().indices {
      try dieWhileSaving(atCall: call, machine: nil, expected: call <= 4 ? ["old"] : ["new"])
    }
  }

  @Test(
    "A machine that crashes at any call leaves the old state or the new one",
    arguments: FakeDisk.UnsyncedNames.allCases)
  func crashWhileSaving(unsynced: FakeDisk.UnsyncedNames) throws {
    for call in try Self.callsOfASave().indices {
      let expected: Set<String> = call < 5 ? ["old"] : call == 5 ? ["old", "new"] : ["new"]
      try dieWhileSaving(atCall: call, machine: unsynced, expected: expected)
    }
  }

  private func dieWhileSaving(
    atCall call: Int, machine: FakeDisk.UnsyncedNames?, expected: Set<String>
  ) throws {
    var (notebook, store) = try Self.restored()
    let id = store.lease.id
    notebook.disk.prepare(.death, atCall: call)
    _ = try? store.save(SceneArchive(saying: "new"))
    notebook.disk.crash(machine)
    // The old store lives on here, but its locks ended with its process.
    var reader = try notebook.reopened(id)
    guard case .restored(let scene) = try reader.beginRestore() else {
      Issue.record("nothing was restored after call \(call)")
      return
    }
    #expect(expected.contains(scene.archive.said ?? ""))
    #expect(scene.losses == [])
    #expect(scene.skipped == [])
    try reader.finishRestore()
    try reader.save(SceneArchive(saying: "newer"))
    var last = SceneStore(reader.lease, known: Notebook.known)
    #expect(try last.beginRestore().said == "newer")
  }

  @Test("A disk that takes a few bytes at a time gets all of them")
  func shortWrites() throws {
    var (notebook, store) = try Self.restored()
    notebook.disk.prepare(writingAtMost: 7)
    try store.save(SceneArchive(saying: "a longer text than seven bytes"))
    var reader = SceneStore(store.lease, known: Notebook.known)
    #expect(try reader.beginRestore().said == "a longer text than seven bytes")
  }

  @Test("A disk that takes nothing is an error, not a loop")
  func noWrites() throws {
    var (notebook, store) = try Self.restored()
    notebook.disk.prepare(writingAtMost: 0)
    #expect(throws: FileError.self) { try store.save(SceneArchive(saying: "x")) }
    notebook.disk.prepare()
    var reader = SceneStore(store.lease, known: Notebook.known)
    #expect(try reader.beginRestore().said == "old")
  }

  @Test("A fault at any call of a restore costs neither the state nor the next restore")
  func faultWhileRestoring() throws {
    var calls = 0
    do {
      let (notebook, store) = try Self.restored()
      var reader = SceneStore(store.lease, known: Notebook.known)
      notebook.disk.prepare()
      _ = try reader.beginRestore()
      try reader.finishRestore()
      calls = notebook.disk.calls.count
    }
    for call in 0..<calls {
      for code in Self.codes {
        let (notebook, store) = try Self.restored()
        var reader = SceneStore(store.lease, known: Notebook.known)
        notebook.disk.prepare(.error(code), atCall: call)
        let first = try? reader.beginRestore()
        if let first { #expect(["old", "5"].contains(first.said)) }
        if (try? reader.finishRestore()) == nil {
          notebook.disk.prepare()
          try reader.finishRestore()
        }
        notebook.disk.prepare()
        var next = SceneStore(store.lease, known: Notebook.known)
        #expect(try next.beginRestore().said == "old")
      }
    }
  }

  @Test("A fault while a bad state is put aside leaves the mark or ends it, and loses no state")
  func faultWhilePuttingAside() throws {
    for call in 0..<6 {
      let (notebook, store) = try Self.restored()
      var dying = SceneStore(store.lease, known: Notebook.known)
      _ = try dying.beginRestore()
      notebook.disk.prepare(.error(EACCES), atCall: call)
      var clean = SceneStore(store.lease, known: Notebook.known)
      _ = try? clean.beginRestore()
      notebook.disk.prepare()
      let kept = notebook.disk.names.filter { $0.hasSuffix(".state") || $0.hasSuffix(".bad") }
      #expect(kept.count == 5)
      var next = SceneStore(store.lease, known: Notebook.known)
      _ = try next.beginRestore()
    }
  }

  @Test("A fault at any call of the registry is an error, and what it had locked is free again")
  func faultInRegistry() throws {
    let (notebook, store) = try Self.restored()
    let id = store.lease.id
    _ = consume store
    let actions: [(SceneRegistry) throws -> Void] = [
      { _ = try $0.scenes() }, { _ = try $0.openLast() }, { _ = try $0.open(id) },
      { registry in
        var random = SplitMix64(seed: 99)
        _ = try registry.openNew(using: &random)
      },
      { try $0.prepare() },
    ]
    for action in actions {
      notebook.disk.prepare()
      try action(notebook.registry)
      let count = notebook.disk.calls.count
      for call in 0..<count {
        notebook.disk.prepare(.error(EIO), atCall: call)
        let isRefused = (try? action(notebook.registry)) == nil
        // A lock without its label is a lock all the same, and closing comes too late to matter.
        // What was tidied up before needs fewer calls.
        let operation = notebook.disk.calls.dropFirst(call).first
        if let operation, operation != .write, operation != .close { #expect(isRefused) }
        notebook.disk.prepare()
        #expect(try notebook.registry.scenes().first { $0.id == id }?.holder == .nobody)
      }
    }
    var reader = try notebook.reopened(id)
    #expect(try reader.beginRestore().said == "old")
  }
}
