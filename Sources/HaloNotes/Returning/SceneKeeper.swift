import Interface
import Scenes

/// Holds a scene of this process: its lock, and where it is saved (scenes R7).
struct SceneKeeper: Sendable {
  /// The right to it.
  let lease: SceneLease

  /// The scene's states; once it is restored the writer has them.
  private var store: SceneStore

  /// Writes them; `nil` until the scene is restored.
  private(set) var writer: SceneWriter?

  /// The scene's name.
  var name: String { lease.id.description }

  /// What was found when a scene was restored.
  struct Found {
    /// The saved scene; `nil` where there is none to go on with.
    var archive: SceneArchive?

    /// What the person must know of it.
    var warning: Notice?
  }

  /// Makes the keeper of a scene that is to be restored.
  init(_ lease: SceneLease) {
    self.lease = lease
    store = SceneStore(lease, known: SceneParts.versions)
  }

  /// Opens a new scene.
  static func new(in registry: SceneRegistry) throws(SceneError) -> SceneKeeper {
    var random = SystemRandomNumberGenerator()
    return SceneKeeper(try registry.openNew(using: &random))
  }

  /// Reads the scene's last state, and marks that it is being restored (scenes R5).
  mutating func restore() -> Found {
    defer { writer = SceneWriter(store) }
    let outcome: RestoreOutcome
    do throws(FileError) {
      outcome = try store.beginRestore()
    } catch {
      return Found(warning: Notice(.warning, "The last scene can't be read: \(error.sentence)"))
    }
    switch outcome {
    case .nothing(let skipped):
      return Found(
        warning: skipped.isEmpty
          ? nil : Notice(.warning, "The last scene is damaged and was left aside."))
    case .restored(let scene):
      var warning: Notice?
      if !scene.losses.isEmpty {
        warning = Notice(.warning, "Part of the last scene couldn't be read and was left out.")
      } else if !scene.skipped.isEmpty {
        warning = Notice(.warning, "The last scene is damaged; this is the one before.")
      }
      return Found(archive: scene.archive, warning: warning)
    case .diedLastTime(let kept):
      return Found(
        warning: Notice(
          .warning,
          "The last start failed while it restored your scene, so this one starts afresh.",
          remedy: kept.map { "The old scene is kept: \($0)" }))
    }
  }

  /// Says that the scene is back and the program runs: the next start trusts it.
  func finishRestore() throws(FileError) { try store.finishRestore() }

  /// Saves the scene; an unchanged one isn't written.
  func save(_ archive: SceneArchive) throws(FileError) { _ = try writer?.save(archive) }
}

extension FileError {
  /// What was refused and why, in a sentence.
  var sentence: String { "\(path): \(systemMessage(code))." }
}

extension SceneError {
  /// What is wrong, in a sentence.
  var sentence: String {
    switch self {
    case .held(_, by: let process?): "process \(process) has this scene open."
    case .held(_, by: nil): "another process has this scene open."
    case .unknown: "this scene is gone."
    case .file(let error): error.sentence
    }
  }
}
