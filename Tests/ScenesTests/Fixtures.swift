import Testing

@testable import Scenes

/// A notebook's state on a fake disk.
struct Notebook {
  static let known: [PartID: UInt32] = ["place": 1, "other": 1]

  let disk = FakeDisk()
  let root: StatePath

  init() throws {
    root = try #require(StatePath("/state/halo/notes-1"))
    try registry.prepare()
  }

  /// The registry as a new process sees it.
  var registry: SceneRegistry {
    SceneRegistry(root: root, fileSystem: disk.fileSystem, process: 77)
  }

  func path(_ name: String) -> StatePath { root.appending("scenes").appending(name) }

  /// A new scene and its store.
  func newScene(seed: UInt64 = 1) throws -> SceneStore {
    var random = SplitMix64(seed: seed)
    return SceneStore(try registry.openNew(using: &random), known: Self.known)
  }

  /// The scene's store in a new process.
  func reopened(_ id: SceneID) throws -> SceneStore {
    SceneStore(try registry.open(id), known: Self.known)
  }
}

extension SceneArchive {
  /// A state that says `text`.
  init(saying text: String) {
    self.init()
    self["place"] = ScenePart(version: 1, bytes: Array(text.utf8))
    self["other"] = ScenePart(version: 1, bytes: [1, 2, 3])
  }

  /// What a state says.
  var said: String? {
    self["place"].map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

extension RestoreOutcome {
  /// What the restored state says.
  var said: String? {
    if case .restored(let scene) = self { scene.archive.said } else { nil }
  }
}
