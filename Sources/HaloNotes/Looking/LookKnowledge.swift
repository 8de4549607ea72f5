import Notes

/// What the workers have told of the note in the look sheet.
struct LookKnowledge: Sendable {
  /// The note.
  let note: NotePath

  /// What can be told of it; `nil` where it can't be read.
  let facts: NoteFacts?

  /// When it came into being and was last written, as the list knows it.
  let times: Times?

  /// What leads to it, as far as it has been looked for.
  var backlinks: [Backlink] = []

  /// Whether more may be found.
  var progress = Progress.searching

  /// When a file came into being, and when it was last written, in local time (ISO 8601).
  struct Times: Sendable {
    let created: String
    let modified: String
  }

  /// Whether the worker is still at it.
  enum Progress: Sendable {
    case searching
    case done
  }
}

/// What is asked of the worker that looks into a note: for another note, and after each change of the
/// folder, it is asked anew.
struct LookQuestion: Hashable, Sendable {
  /// The note.
  var note: NotePath

  /// The listing among whose notes links are looked for.
  var generation: UInt64
}

extension NotesModel {
  /// Takes what was found of the note in the look sheet.
  ///
  /// What was whole stays until it is whole again, so that rows don't come and go.
  mutating func take(_ report: LookKnowledge) {
    if report.progress == .searching, let known, known.note == report.note,
      known.progress == .done
    {
      return
    }
    known = report
    lookRevision += 1
  }
}
