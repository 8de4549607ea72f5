/// The right to a scene: while it lives, no other process can open it (scenes R7).
///
/// A class, for it is the one thing of its kind: with its last reference the lock ends. The lock is
/// the system's and ends with the process too, whatever the end.
public final class SceneLease: Sendable {
  /// The scene.
  public let id: SceneID

  /// The folder of the scenes.
  let folder: StatePath

  let fileSystem: FileSystem

  private let file: OpenFile

  init(id: SceneID, folder: StatePath, file: OpenFile, fileSystem: FileSystem) {
    self.id = id
    self.folder = folder
    self.file = file
    self.fileSystem = fileSystem
  }

  deinit {
    // Nobody is left to be told; the lock ends with the process at the latest.
    try? fileSystem.close(file)
  }

  /// The path of one of the scene's files.
  func path(_ file: SceneFile) -> StatePath { folder.appending(file.name) }
}
