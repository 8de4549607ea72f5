import Scenes

/// The scene, written off the input path (scenes R3).
extension Workshop {
  /// Writes the scene.
  func keep(_ archive: @escaping @Sendable () -> SceneArchive, with writer: SceneWriter) {
    keeping.async(group: jobs) { [self] in
      do throws(FileError) {
        try writer.save(archive())
      } catch {
        mailbox.leave(.sceneFailed(error))
      }
    }
  }

  /// Waits until the scene is written as far as it was asked for.
  func finishKeeping() { keeping.sync {} }
}
