import Focus
import Interface
import Notes
import Sheets

/// What commands on files act on, and what the models make of what was done.
extension NotesModel {
  /// The notes that a command acts on: all that are marked, else that of the focused pane.
  func targets(in situation: Situation) -> [NotePath] {
    marks.isEmpty ? [situation.note].compactMap(\.self) : marks.sorted()
  }

  /// What some notes are called in a sentence: “Bread”, 3 notes.
  func subject(of notes: [NotePath]) -> String {
    guard let note = notes.first, notes.count == 1 else { return "\(notes.count) notes" }
    return "“\(title(of: note))”"
  }

  /// The title of a note, as far as it is known.
  func title(of note: NotePath) -> String {
    library.listing?.id(of: note).map(library.title(of:))
      ?? library.trash.flatMap { trash in
        trash.listing.id(of: note).flatMap { trash.titles[$0]?.text }
      } ?? note.displayName
  }

  /// Takes notes off every list before the disk has them moved, so that the next key finds the next
  /// note.
  mutating func hide(_ notes: [NotePath]) {
    hidden.formUnion(notes)
    apply(NoteChanges(gone: Set(notes)))
    forget(notes)
  }

  /// Brings the lists in line with what was done.
  mutating func apply(_ changes: NoteChanges) {
    let (old, generation) = (library.listing, library.generation)
    library.apply(changes)
    if let old, let new = library.listing, library.generation != generation {
      search?.carry(from: old, to: new)
    }
  }

  /// Lets everything that stands for a note stand for its new path, and nothing for one that is gone.
  ///
  /// - Parameter listing: The notes that there are now.
  mutating func follow(_ newPaths: [NotePath: NotePath], in listing: NoteListing) {
    forget(newPaths.filter { listing.id(of: $0.value) == nil }.map(\.key))
    func new(_ path: NotePath?) -> NotePath? { path.map { newPaths[$0] ?? $0 } }
    marks = Set(marks.map { newPaths[$0] ?? $0 })
    lastMarked = new(lastMarked)
    if let origin = search?.origin { search?.origin = newPaths[origin] ?? origin }
    if let shown = look.shown { look = Look(shown: newPaths[shown] ?? shown) }
    if let followed {
      self.followed = Followed(
        note: newPaths[followed.note] ?? followed.note, from: new(followed.from))
    }
  }

  /// Lets nothing stand for notes that are gone.
  mutating func forget(_ notes: [NotePath]) {
    marks.subtract(notes)
    if let last = lastMarked, notes.contains(last) { lastMarked = nil }
    if let followed, notes.contains(followed.note) { self.followed = nil }
    if let shown = look.shown, notes.contains(shown) { closeSheet(.look, because: .programmatic) }
  }
}
