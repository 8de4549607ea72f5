import Interface
import Scenes

/// Holds the scene of this process: its lock, and where it is saved.
struct SceneKeeper {
  private let store: SceneStore

  /// Writes the scene.
  let writer: SceneWriter

  /// The scene's name.
  let name: String

  /// What was found when a scene was opened.
  struct Found {
    /// The saved scene; `nil` where there is none to go on with.
    var archive: SceneArchive?

    /// What the person must know of it.
    var warning: Notice?
  }

  /// Opens the scene that was saved last and that no other process holds, or a new one.
  ///
  /// - Throws: `SceneError` where the state folder can't be used.
  static func open(in root: StatePath) throws(SceneError) -> (SceneKeeper, Found) {
    let registry = SceneRegistry(root: root)
    do throws(FileError) { try registry.prepare() } catch { throw .file(error) }
    var random = SystemRandomNumberGenerator()
    let last = try registry.openLast()
    let lease = if let last { last } else { try registry.openNew(using: &random) }
    var store = SceneStore(lease, known: SceneParts.versions)
    let found = Self.restore(&store)
    return (
      SceneKeeper(store: store, writer: SceneWriter(store), name: lease.id.description), found
    )
  }

  private static func restore(_ store: inout SceneStore) -> Found {
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
  func save(_ archive: SceneArchive) throws(FileError) { try writer.save(archive) }
}

extension FileError {
  /// What was refused and why, in a sentence.
  var sentence: String { "\(path): \(systemMessage(code))." }
}

extension SceneError {
  /// What is wrong, in a sentence.
  var sentence: String {
    switch self {
    case .held(let scene, _): "another process has scene \(scene)."
    case .unknown(let scene): "there is no scene \(scene)."
    case .file(let error): error.sentence
    }
  }
}
