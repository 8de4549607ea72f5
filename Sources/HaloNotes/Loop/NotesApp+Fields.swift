import Commands
import Focus
import Interface
import Notes
import Text

/// Typing into one-line fields.
extension NotesApp {
  /// The edit that a key means in a one-line field (contract: fields); `nil` for other keys, and
  /// where no field has the focus.
  func fieldEdit(for key: Key, in situation: Situation) -> LineEdit? {
    situation.field == nil ? nil : LineEdit(key)
  }

  /// A character that is text: for what names an item, or for the field.
  func type(_ scalar: Unicode.Scalar, in situation: Situation) {
    guard !situation.isInMenuBar else { return jump(to: scalar) }
    guard situation.mode != .commands else {
      if situation.isWriting || situation.isInQuickNote { return write(.type(scalar)) }
      edit(.insert(scalar), in: situation)
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

  /// Edits the field that has the focus.
  func edit(_ edit: LineEdit, in situation: Situation) {
    guard let name = situation.field else { return }
    if model[field: name]?.apply(edit) == .changed { fieldChanged(name) }
  }

  /// Changes a field as a command asks.
  func change(_ name: FieldName, _ change: FieldChange) {
    let history = model.histories[name] ?? FieldHistory()
    if model[field: name]?.apply(change, with: history) == .changed { fieldChanged(name) }
  }

  /// Does what follows from another text in a field: the list that it steers begins at its best row.
  func fieldChanged(_ name: FieldName) {
    switch name {
    case .search: search()
    case .sheet(let sheet):
      view[sheet.component].row = 0
      if sheet == .find { askToFind() }
      if sheet == .attach { attachmentPathChanged() }
    }
  }

  /// Asks the worker for what is in the search field.
  func search() {
    questions += 1
    if model.search?.trash != nil { return searchTrash() }
    model.search?.ask(questions)
    guard let search = model.search, let listing = model.library.listing else { return }
    guard !search.query.isEmpty else { return workshop.endSearch() }
    workshop.search(
      Query(search.query),
      in: derivations.order(of: listing, in: model.library), of: listing,
      generation: model.library.generation, scope: search.scope, question: search.question)
  }
}
