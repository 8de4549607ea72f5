import Notes

/// What a scene shows, for people and for finding the scene that has a note: on the shelf, and in its
/// state (scenes R7, R8).
struct SceneFacts: Codable, Hashable, Sendable {
  /// The key of the note that shows; `nil` while none does.
  var note: String?

  /// The note's title, else what the list shows.
  var title = ""

  /// Where it is: the note's folder, or the search that is on.
  var place = ""

  /// The line on which the focus stands, or the note's first.
  var line = ""

  /// How much of a line is kept.
  static let lineLimit = 120

  /// All of it in one line.
  var preview: String? {
    let pieces = [title, place, line].filter { !$0.isEmpty }
    return pieces.isEmpty ? nil : pieces.joined(separator: " · ")
  }

  /// The note that shows.
  var path: NotePath? { note.flatMap(NotePath.init(key:)) }
}

/// Which scene is in front, and of how many.
struct ScenePosition: Hashable, Sendable {
  /// From 1.
  var number = 1

  /// How many scenes this process has.
  var count = 1
}
