import Commands
import Focus
import Interface
import Notes
import Text

/// Saving what is written (notes N4): by a worker, never on the input path.
extension NotesApp {
  /// Lets a text be saved a while after its last edit.
  ///
  /// A new note waits until its first line is done: that is its name.
  func awaitSaving(of key: JournalKey) {
    // A quick note is saved when it is left.
    guard key != model.quick?.value.writing.key, let delay = environment.settings.autosave,
      let text = text(of: key), text.isDirty,
      text.path != nil || text.editor.buffer.lineCount > 1
    else { return }
    desk.sheets[key]?.saveDue = now + delay
  }

  /// Saves the text that is written in, as somebody wants it now.
  func saveNow() {
    guard let writing = model.writing?.value else { return }
    if writing.isBlankDraft {
      model.notice = Notice(.info, "Nothing is written yet, so there is nothing to save.")
    } else if writing.isDirty {
      save(writing.key, asking: true)
    } else {
      model.notice = Notice(.info, "Saved already.")
    }
  }

  /// Saves all texts that hold what no file has.
  func saveAll() {
    keepTyped()
    for key in Array(desk.sheets.keys) { save(key, asking: false) }
  }

  /// Lets a worker save a text.
  ///
  /// - Parameter asking: Whether a person waits for it, so that what has to be decided is asked.
  func save(_ key: JournalKey, asking: Bool) {
    keepTyped()
    guard key != model.quick?.value.writing.key, let writing = text(of: key), writing.isDirty,
      !writing.isBlankDraft,
      let sheet = desk.sheets[key]
    else { return }
    if case .conflict = writing.saving {
      if asking { askAboutConflict() }
      return
    }
    desk.sheets[key]?.saveDue = nil
    guard sheet.saving == .none else {
      desk.sheets[key]?.saving = .repeating
      return
    }
    tag(key)
    guard let snapshot = change(key, { $0.editor.snapshot() }) else { return }
    desk.sheets[key]?.saving = .running
    // Where the caret is goes to the disk before the file: then no journal tells it any more.
    if model.writing?.value.key == key, firstTarget == nil, keeper != nil { saveSoon() }
    let bytes = snapshot.buffer.bytes
    workshop.save(
      SavingJob(
        key: key, snapshot: snapshot, bytes: bytes, base: writing.base, title: writing.title,
        folder: writing.folder, history: writing.editor.history,
        ticket: sheet.journal?.ticket(for: bytes), journals: desk.journals, shelf: desk.shelf))
  }

  /// Takes what became of saving a text.
  func take(_ saved: SavedText) {
    let again = desk.sheets[saved.key]?.saving == .repeating
    desk.sheets[saved.key]?.saving = .none
    switch saved.outcome {
    case .success(.written(let note)), .success(.unchanged(let note)):
      let key = took(saved, as: note)
      if again { save(key, asking: false) }
    case .success(.overtaken(let note)): overtaken(saved.key, by: note)
    case .success(.conflict(let change)):
      conflicted(saved.key, change)
    case .failure(let error):
      _ = change(saved.key) { $0.saving = .failed(error) }
      desk.sheets[saved.key]?.saveDue = now + WritingDesk.retryDelay
      let text = error.description
      model.notice = Notice(.error, text.prefix(1).uppercased() + text.dropFirst() + ".")
    }
  }

  /// Goes on to the later text that another process has saved; it holds what is here, but what is here
  /// may not yet hold it, so it isn't what the text is based on.
  private func overtaken(_ key: JournalKey, by note: SavedNote) {
    _ = pullTyped()
    workshop.check(note.path, against: text(of: key)?.base.stamp, in: desk.journals)
    awaitSaving(of: key)
  }

  /// Notes that a text is saved, and brings the lists in line with its file.
  private func took(_ saved: SavedText, as note: SavedNote) -> JournalKey {
    let key = JournalKey.note(note.path)
    if key != saved.key { move(saved.key, to: note.path) }
    let failure = text(of: key)?.saving
    _ = change(key) { writing in
      writing.editor.noteSaved(saved.snapshot)
      writing.base = note.base
      writing.saved = saved.snapshot.buffer
      writing.saving = .idle
    }
    if case .failed = failure, model.notice?.kind == .error { model.notice = nil }
    if !note.description.isEmpty { model.notice = Notice(.warning, note.description) }
    if let present = saved.present {
      if key == saved.key, model.writing?.value.key == key {
        desk.sheets[key]?.present = present
      } else {
        list(present)
      }
    }
    if key != saved.key {
      _ = change(key) { $0.creation = .unnoted }
      if !saved.key.isQuickNote { showInList(note.path) }
    }
    asked.readings = []
    if text(of: key)?.isDirty == true {
      awaitSaving(of: key)
    } else if let left = model.left.removeValue(forKey: key) {
      noteCreation(of: left)
      desk.sheets[key] = nil
    }
    return key
  }

  /// Notes that a note was made in the list of what can be undone, once its text is left (commands C7).
  func noteCreation(of writing: Writing) {
    guard writing.creation == .unnoted, let path = writing.path else { return }
    workshop.noteCreation(of: path, called: "“\(writing.title)”")
  }

  /// Writes the tag of the row of the library from which a new note was begun into its text, so that its
  /// file has it from the start.
  private func tag(_ key: JournalKey) {
    guard let writing = text(of: key), let tag = writing.tag else { return }
    let bytes = writing.editor.buffer.bytes
    let tagged = NoteChange.tag(adding: [tag], removing: []).applied(to: bytes)
    let edits = ByteEdit(from: bytes, to: tagged).map {
      [Edit($0.offset..<$0.offset + $0.old.count, with: $0.new)]
    }
    _ = change(key) { writing in
      writing.tag = nil
      writing.take(edits ?? [])
    }
    note(edits ?? [], of: key)
    keepTyped()
  }

  /// Lets the list show a note as its file is now.
  func list(_ note: NoteChanges.Present) {
    model.apply(NoteChanges(gone: [], present: [note]))
    readMissingTitles()
  }

  /// Lets the list stand on a note that has just got its file, beside its text.
  func showInList(_ path: NotePath) {
    guard model.writing?.value.path == path else {
      if focus.focused?.group == .notes { request(FocusTarget(ItemID(path.key), in: .notes)) }
      return
    }
    model.writing?.value.origin = .awaited
    select(path)
  }

  /// Lets a text be that of another file: it was saved for the first time, or moved.
  func move(_ key: JournalKey, to path: NotePath) {
    let other = JournalKey.note(path)
    model.attaching?.follow(key, to: other)
    if model.pasteOffer?.key == key { model.pasteOffer?.key = other }
    if model.quick?.value.link?.target == key { model.quick?.value.link?.target = other }
    if let sheet = desk.sheets.removeValue(forKey: key) { desk.sheets[other] = sheet }
    if model.writing?.value.key == key {
      model.writing?.value.move(to: path)
    } else if var writing = model.left.removeValue(forKey: key) {
      writing.move(to: path)
      model.left[other] = writing
    }
  }

  /// Forgets what the list was to know of saved texts once they are left: an operation on their files
  /// has told it something newer.
  func forgetSaved(at paths: Set<NotePath>) {
    for path in paths { desk.sheets[.note(path)]?.present = nil }
  }

  /// Notes how an operation has left the files of texts that are held here: that isn't told as somebody
  /// else's change.
  func noteOperated(_ notes: [NoteChanges.Present]) {
    for note in notes { desk.sheets[.note(note.path)]?.operated = FileStamp(note.identity) }
  }

  /// Lets texts, their journals and what can be undone in them follow notes that were moved.
  func followTexts(_ newPaths: [NotePath: NotePath]) {
    for (path, other) in newPaths {
      if let place = model.textPlaces[path] {
        model.textPlaces[path] = nil
        model.textPlaces[other] = place
      }
      if text(of: .note(path)) != nil { move(.note(path), to: other) }
    }
    guard let journals = desk.journals, let shelf = desk.shelf else { return }
    workshop.move(newPaths, in: journals, shelf)
    checkTexts()
  }

  /// Saves everything and waits for it: the program ends.
  ///
  /// - Returns: Whether all that was written is kept, in its file or in a journal.
  func finishTexts() -> Bool {
    keepTyped()
    for key in Array(model.left.keys) + [model.writing?.value.key].compactMap(\.self) {
      save(key, asking: false)
    }
    while desk.isSaving {
      workshop.finishOperation()
      _ = takePosts()
    }
    keepTyped()
    return desk.sheets.allSatisfy { key, sheet in
      guard text(of: key)?.isDirty == true else { return true }
      return sheet.journal?.pending.isEmpty == true && sheet.failure == nil
    }
  }
}

extension NotesApp {
  /// Says why the program doesn't end: there is a text that neither a file nor a journal has.
  func stayForTexts() {
    model.notice = Notice(
      .error, "What you wrote is kept nowhere but here, so this isn't the end.",
      remedy: "Make room on the disk and press C-s, or copy the text: A-a C-c.")
  }
}
