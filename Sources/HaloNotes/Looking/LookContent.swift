import Notes
import Sheets

/// What the look sheet shows, as it comes back with its scene; the section that shows is the current item
/// of the strip.
struct LookContent: ReturningContent {
  /// The note.
  let note: NotePath

  /// The note on which the list stood, where something else was looked at.
  let from: NotePath?

  /// The keys of the notes.
  struct Kept: Codable {
    var note: String
    var from: String?
  }

  var kept: Kept { Kept(note: note.key, from: from?.key) }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    scene.note(of: kept.note).map { Self(note: $0, from: kept.from.flatMap(scene.note(of:))) }
  }

  func install(as name: SheetName, typed field: SheetValue.Field?, in model: inout NotesModel) {
    // It may have gone on to another one by now.
    if model.look.shown == nil { model.look = Look(shown: note) }
    model.lookedFrom = from
  }
}
