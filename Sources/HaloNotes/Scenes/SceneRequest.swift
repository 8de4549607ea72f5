import Focus
import Notes

/// What is asked of the scenes of this process.
enum SceneRequest: Sendable, Equatable {
  /// Open notes, each in a scene that shows it already, in one that shows none, or in a new one.
  case open([NotePath])

  /// Open a row of the library in a new scene.
  case openRow(FocusTarget)

  /// Write a new note in a new scene.
  case write

  /// Close the scene in front.
  case close

  /// Go to the scene beside.
  case step(SceneStep)

  /// Show all scenes.
  case shelf

  /// Look for the scenes that others have.
  case lookAtShelf

  /// Go to a scene of this process, or open one that nobody has open.
  case go(String)

  /// Forget a scene: close it if it is one of this process.
  case forget(String)
}
