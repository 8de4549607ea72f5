import Focus
import Notes

/// What the look sheet shows beside the text of its note: found by a worker, never on the way of a key.
extension NotesApp {
  /// Asks what can be told of the note in the look sheet, once a note and a listing.
  func askAboutLook() {
    let listing = model.library.progress == .complete ? model.library.listing : nil
    let question = arrangement?.look.flatMap { look in
      listing.map { _ in
        LookQuestion(note: look.request.path, generation: model.library.generation)
      }
    }
    guard question != asked.look else { return }
    asked.look = question
    guard let question, let listing else {
      workshop.stopLooking()
      return
    }
    workshop.look(
      into: question.note, in: listing, generation: question.generation,
      order: derivations.order(of: listing, in: model.library),
      titles: model.library.titles)
  }

  /// Whether rows of the look sheet that show haven't all come yet.
  var isAwaitingLook: Bool {
    guard let look = arrangement?.lookPane, look.section != .preview, let note = arrangement?.look
    else { return false }
    return model.known?.note != note.request.path || model.known?.progress != .done
  }

  /// Makes an item current in its group without moving the focus there.
  func remember(_ target: FocusTarget) {
    settle()
    guard let map = arrangement?.map else { return }
    reveal(focus.remember(target, in: map, at: now)?.reveal)
  }
}
