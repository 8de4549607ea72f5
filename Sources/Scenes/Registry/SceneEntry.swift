/// A scene as the shelf shows it.
public struct SceneEntry: Hashable, Sendable, Identifiable {
  /// The scene.
  public let id: SceneID

  /// Who has it open.
  public let holder: SceneHolder

  /// When it was last saved, since the start of 1970; `nil` when it never was.
  public let lastSaved: Duration?
}

/// Who has a scene open.
public enum SceneHolder: Hashable, Sendable {
  /// Nobody: it was left, or its process died.
  case nobody

  /// A process, this one included; its number where it is known.
  case process(Int32?)
}
