import Scenes

extension SceneKeeper {
  /// The scenes that one process had, and that come back together.
  struct Window {
    /// What their states have in common.
    var id: UInt64

    /// The scenes, in order; never empty.
    var scenes: [Kept]
  }

  /// A scene with what its state says of its place among the others.
  struct Kept {
    /// Holds it.
    var keeper: SceneKeeper

    /// Its place.
    var order: Int

    /// Counts when it was in front.
    var turn: Int

    /// What it shows, as far as its state says.
    var facts: SceneFacts?
  }

  /// Opens the scene that was saved last and that no other process holds, with all that were open
  /// beside it; or a new one.
  ///
  /// - Throws: `SceneError` where the state folder can't be used.
  static func openWindow(in registry: SceneRegistry) throws(SceneError) -> Window {
    let free: [SceneID]
    do throws(FileError) {
      try registry.prepare()
      free = try registry.scenes().filter { $0.holder == .nobody && $0.lastSaved != nil }.map(\.id)
    } catch { throw .file(error) }
    var random = SystemRandomNumberGenerator()
    var window: Window?
    for id in free {
      let glance = SceneGlance(of: id, in: registry)
      if let window, glance.window?.window != SceneParts.Window.name(of: window.id) { continue }
      guard let lease = try lease(of: id, in: registry) else { continue }
      let kept = Kept(
        keeper: SceneKeeper(lease), order: glance.window?.order ?? 1,
        turn: glance.window?.turn ?? 1, facts: glance.facts)
      if window == nil {
        window = Window(id: glance.window?.id ?? random.next(), scenes: [kept])
        // A state that knows no window stands alone.
        if glance.window == nil { break }
      } else {
        window?.scenes.append(kept)
      }
    }
    guard var window else {
      return Window(
        id: random.next(), scenes: [Kept(keeper: try new(in: registry), order: 1, turn: 1)])
    }
    window.scenes.sort { ($0.order, $0.keeper.name) < ($1.order, $1.keeper.name) }
    return window
  }

  /// The right to a scene; `nil` where somebody else was faster.
  private static func lease(
    of id: SceneID, in registry: SceneRegistry
  ) throws(SceneError) -> SceneLease? {
    do throws(SceneError) {
      return try registry.open(id)
    } catch {
      switch error {
      case .held, .unknown: return nil
      case .file: throw error
      }
    }
  }
}

/// What the state of a scene says of it without restoring it.
struct SceneGlance: Sendable {
  /// Its place among the scenes of a process; `nil` in states that know none.
  var window: SceneParts.Window?

  /// What it shows.
  var facts: SceneFacts?

  /// Looks at a scene; nothing is known of one that can't be read.
  init(of id: SceneID, in registry: SceneRegistry) {
    let known = SceneParts.versions.filter {
      [SceneParts.window, SceneParts.facts].contains($0.key)
    }
    let archive = try? registry.glance(at: id, known: known) { $0 }
    guard let archive else { return }
    window = SceneParts.value(SceneParts.Window.self, of: SceneParts.window, in: archive)
    facts = SceneParts.value(SceneFacts.self, of: SceneParts.facts, in: archive)
  }
}
