/// Why a scene can't be opened or forgotten.
public enum SceneError: Error, Hashable, Sendable {
  /// A process has it open; its number where it is known.
  case held(SceneID, by: Int32?)

  /// There is no such scene.
  case unknown(SceneID)

  /// The system refused.
  case file(FileError)
}
