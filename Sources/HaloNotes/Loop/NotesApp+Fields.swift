import Commands
import Focus
import Interface
import Notes
import Text

/// Typing into the search field.
extension NotesApp {
  /// The edit that a key means in a one-line field (contract: fields); `nil` for other keys.
  func fieldEdit(for key: Key, in situation: Situation) -> LineEdit? {
    situation.group == .search ? LineEdit(key) : nil
  }

  /// A character that is text: for what names an item, or for the field.
  func type(_ scalar: Unicode.Scalar, in situation: Situation) {
    guard situation.mode != .commands else {
      edit(.insert(scalar))
      return
    }
    // Labels are Latin, whatever the layout.
    var letter = scalar
    if case .hints = model.mode { letter = router.letters[scalar] ?? scalar }
    for effect in model.type(.letter(letter), in: situation) { run(effect) }
  }

  /// A key that is no text while letters name an item: backspace takes one back, others end it.
  func endOrEditTyping(with key: Key, in situation: Situation) {
    guard key == Key(.backspace) else {
      model.mode = .commands
      return
    }
    for effect in model.type(.deleteBackward, in: situation) { run(effect) }
  }

  /// Edits the field, and searches when its text has changed.
  func edit(_ edit: LineEdit) {
    guard model.search != nil else { return }
    if model.search?.field.apply(edit) == .changed { search() }
  }

  /// Asks the worker for what is in the field.
  func search() {
    model.search?.ask()
    guard let search = model.search, let listing = model.library.listing else { return }
    workshop.search(
      Query(search.query),
      in: derivations.order(of: listing, generation: model.library.generation), of: listing,
      scope: search.scope, question: search.question)
  }
}
