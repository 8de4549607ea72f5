import Focus
import Interface
import Notes
import Text

/// Texts whose files are changed by somebody else (notes N14): nothing is lost, and nothing is chosen
/// silently.
extension NotesApp {
  /// Sees whether the files of the texts that are held here have changed, and reads what others have
  /// typed.
  func checkTexts() {
    _ = pullTyped()
    for key in desk.sheets.keys { checkText(key) }
  }

  /// Sees whether the file of a text has changed, if there is such a text here.
  func checkText(_ key: JournalKey) {
    guard let writing = text(of: key), let path = writing.path,
      desk.sheets[key]?.saving == WritingDesk.Saving.none
    else { return }
    workshop.check(path, against: writing.base.stamp, in: desk.journals)
  }

  /// Takes a file that isn't the one that a text was made of any more.
  func take(
    _ contents: NoteContents, changedOutside path: NotePath, by writer: OutsideWriter
  ) -> PostSight {
    let key = JournalKey.note(path)
    // What is being saved finds it out by itself.
    guard let sheet = desk.sheets[key], sheet.saving == .none else { return .unseen }
    _ = pullTyped()
    let base = NoteBase(contents)
    // The journal may have gone on since it was asked.
    if writer == .sameText
      || text(of: key)?.isDirty == true && desk.journals?.holds(contents.bytes, of: key) == true
    {
      _ = change(key) { $0.noteSaved(TextBuffer(contents.bytes), base) }
    } else {
      bring(contents.bytes, base, into: key)
    }
    return .seen
  }

  /// Takes what saving has found in place of the file.
  func conflicted(_ key: JournalKey, _ change: OutsideChange) {
    // Where it was one that writes the same text this may be all of it.
    _ = pullTyped()
    switch change {
    case .changed(let bytes, let base):
      bring(bytes, base, into: key)
      if text(of: key)?.saving == .idle { save(key, asking: false) }
    case .removed:
      _ = self.change(key) { $0.saving = .conflict(.removed) }
      askOrSay(key)
    }
  }

  /// Brings a text together with what its file has.
  private func bring(_ bytes: [UInt8], _ base: NoteBase, into key: JournalKey) {
    keepTyped()
    guard let before = text(of: key), before.base.digest != base.digest else {
      _ = change(key) { $0.base = base }
      return
    }
    let title = before.title
    switch change(key, { $0.reconcile(with: bytes, base) }) {
    case .taken(let edits)?:
      reopenJournal(of: key, over: bytes, base)
      // What an operation of one's own did was said by that.
      let isOwn = base.stamp != nil && base.stamp == desk.sheets[key]?.operated
      if !edits.isEmpty, !isOwn, model.writing?.value.key == key {
        model.notice = Notice(.info, "“\(title)” was changed on disk, and so it is here.")
      }
    case .merged(let edits)?:
      note(edits, of: key)
      keepTyped()
      model.notice = Notice(.info, "What was changed on disk meanwhile is in the text.")
    case .conflict?: askOrSay(key)
    case nil: break
    }
  }

  /// Begins the journal of a text anew, which is that of the file.
  private func reopenJournal(of key: JournalKey, over bytes: [UInt8], _ base: NoteBase) {
    guard let journals = desk.journals, let buffer = text(of: key)?.editor.buffer else { return }
    desk.sheets[key]?.journal = nil
    desk.sheets[key]?.written = buffer
    guard case .text(let journal, let unsaved, _)? = try? journals.open(key, bytes, base) else {
      return
    }
    desk.sheets[key]?.journal = journal
    guard !unsaved.isEmpty else { return }
    _ = change(key) { $0.take(unsaved.map(Edit.init)) }
    desk.sheets[key]?.written = text(of: key)?.editor.buffer ?? buffer
  }

  /// Asks what counts where the text is in front, else says that somebody has to.
  private func askOrSay(_ key: JournalKey) {
    guard model.writing?.value.key != key else { return askAboutConflict() }
    guard let writing = text(of: key) else { return }
    model.notice = Notice(
      .error, "“\(writing.title)” was changed on disk, too, and isn't saved.",
      remedy: "Your text is kept: e in the note asks what counts.")
  }

  /// Shows both versions of the text that is written in, and what can be done.
  func askAboutConflict() {
    guard let writing = model.writing?.value, case .conflict(let change) = writing.saving else {
      return
    }
    model.conflict = Conflict(of: writing, change)
    if model.sheets.sheet(.conflict) == nil { model.sheets.present(SheetName.conflict.sheet) }
    request(FocusTarget(SheetRows.item(0), in: SheetName.conflict.group))
  }

  /// Does what was chosen.
  func settleConflict(_ choice: Conflict.Choice) {
    guard let writing = model.writing?.value, case .conflict(let change) = writing.saving else {
      return
    }
    let key = writing.key
    switch (choice, change) {
    case (.mine, .changed(let bytes, let base)):
      _ = self.change(key) { writing in
        writing.base = base
        writing.saved = TextBuffer(bytes)
        writing.saving = .idle
      }
      save(key, asking: false)
    case (.mine, .removed), (.both, .removed):
      guard let path = writing.path else { return }
      let mine = writing.editor.buffer.bytes
      workshop.writeAgain(mine, at: path, ticket: awaitText(.writingAgain(key, mine)))
    case (.theirs, .changed(let bytes, let base)):
      takeTheirs(bytes, base, of: key)
    case (.theirs, .removed):
      model.writing = nil
      discard(key)
      scan()
    case (.both, .changed(let bytes, let base)):
      guard case .note(let path) = key else { return }
      let date = NoteSaver.conflictDate(time, offset: environment.localOffset(time))
      workshop.keepSibling(
        of: path, writing.editor.buffer.bytes, date: date,
        ticket: awaitText(.keepingBoth(key, bytes, base)))
    }
  }

  /// Takes the file's text: the own one is kept beside it.
  func keptBoth(
    of key: JournalKey, taking bytes: [UInt8], _ base: NoteBase, besides sibling: SavedNote
  ) {
    takeTheirs(bytes, base, of: key)
    model.notice = Notice(.info, "Your text is in \(sibling.path.folderName).")
    scan()
  }

  /// Takes the file's text in place of the own, which undo brings back.
  private func takeTheirs(_ bytes: [UInt8], _ base: NoteBase, of key: JournalKey) {
    let file = TextBuffer(bytes)
    guard let edit = text(of: key)?.editor.buffer.edit(to: file) else { return }
    write(.replace([edit.range], with: edit.replacement), in: key)
    keepTyped()
    _ = change(key) { $0.settle(on: file, base) }
    desk.sheets[key]?.saveDue = nil
    do throws(JournalError) {
      try desk.journals?.discard(key)
    } catch {
      model.notice = .unkept(error)
    }
    reopenJournal(of: key, over: bytes, base)
  }

  /// Goes on in a text whose file was removed and is written again.
  func wroteAgain(_ key: JournalKey, _ bytes: [UInt8], as note: SavedNote) {
    let own = JournalKey.note(note.path)
    if own != key { move(key, to: note.path) }
    _ = change(own) { $0.settle(on: TextBuffer(bytes), note.base) }
    try? desk.journals?.discard(key)
    reopenJournal(of: own, over: bytes, note.base)
    model.notice = Notice(.info, "Wrote \(note.path.folderName) again.")
    scan()
  }
}
