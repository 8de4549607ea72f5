import Focus
import Interface
import Notes

/// Marking notes, so that a command acts on all of them.
extension NotesModel {
  /// Marks the list's current note, or takes its mark away, and steps on.
  mutating func toggleMark(in situation: Situation) -> [Effect] {
    guard let note = situation.arrangement.selected else { return [] }
    if marks.remove(note) == nil { marks.insert(note) }
    lastMarked = note
    return [.move(.next)]
  }

  /// Marks all from the note that was marked last to the current one.
  mutating func markRange(in situation: Situation) -> [Effect] {
    let arrangement = situation.arrangement
    guard let rows = arrangement.rows, let row = arrangement.row else { return [] }
    let first = lastMarked.flatMap { rows.listing.id(of: $0) }.flatMap { rows.row(of: $0) } ?? row
    for index in min(first, row)...max(first, row) {
      if let note = rows.note(at: index) { marks.insert(rows.listing[note].path) }
    }
    lastMarked = arrangement.selected
    return []
  }
}
