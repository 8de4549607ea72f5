import Glibc
import Interface
import Notes
import Text

/// Keeping what is typed: in the journals before it is drawn, and on the disk each second
/// (scenes R4).
extension NotesApp {
  /// Notes edits that were made in a text, to be written into its journal before the next frame.
  func note(_ edits: [Edit], of key: JournalKey) {
    let edits = edits.filter { !$0.isEmpty }
    guard !edits.isEmpty else { return }
    desk.sheets[key]?.typed += edits
    awaitSaving(of: key)
    movePlaces(of: key, over: edits)
  }

  /// Lets the scenes that wait behind come back to the same place in a text.
  private func movePlaces(of key: JournalKey, over edits: [Edit]) {
    guard strip.scenes.count > 1, case .note(let path) = key else { return }
    strip.forEachParked { scene in
      guard let writing = scene.writing, writing.note == path.key else { return }
      scene.writing?.place = writing.place.rebased(over: edits)
    }
  }

  /// Writes what was typed into the journals, and takes what others have typed in the same texts.
  ///
  /// - Complexity: One write for each text that was edited since.
  func keepTyped() {
    var hasTyped = false
    for (key, sheet) in desk.sheets where !sheet.typed.isEmpty {
      keepTyped(of: key)
      hasTyped = true
    }
    // The system tells that, too; it isn't news.
    if hasTyped { _ = noticeTyped() }
  }

  private func keepTyped(of key: JournalKey) {
    guard var sheet = desk.sheets[key], let caret = text(of: key)?.editor.selection.head else {
      return
    }
    finishHaste()
    let typed = sheet.typed
    sheet.typed = []
    guard let journal = sheet.journal else {
      desk.sheets[key] = sheet
      return
    }
    let written = sheet.written
    let update = journal.append(typed.map(JournalEdit.init), caret: caret) { written.bytes }
    take(update, of: key, &sheet)
    _ = change(key) { $0.edits = journal.sequence }
    if sheet.syncDue == nil { sheet.syncDue = now + WritingDesk.syncDelay }
    desk.sheets[key] = sheet
  }

  /// Takes what others have typed, and says it when the journal can't be written.
  private func take(
    _ update: JournalUpdate, of key: JournalKey, _ sheet: inout WritingDesk.Sheet
  ) {
    if !update.edits.isEmpty {
      let edits = update.edits.map(Edit.init)
      _ = change(key) { $0.take(edits) }
      movePlaces(of: key, over: edits)
    }
    if sheet.journal?.pending.isEmpty == true {
      sheet.written = text(of: key)?.editor.buffer ?? sheet.written
    } else {
      for edit in update.beneath { sheet.written.apply(Edit(edit)) }
    }
    if update.failure == .otherHistory { return startAgain(key, &sheet) }
    if let failure = update.failure {
      model.notice = .unkept(failure)
    } else if let old = sheet.failure, model.notice == .unkept(old) {
      model.notice = nil
    }
    sheet.failure = update.failure
  }

  /// The journal has gone another way: the text is brought together with what the file and the other
  /// journal have.
  private func startAgain(_ key: JournalKey, _ sheet: inout WritingDesk.Sheet) {
    guard case .note(let path) = key, let mine = text(of: key),
      let contents = try? NoteFile.read(path, in: environment.notebook),
      case .text(let journal, let unsaved, _)? = try? desk.journals?.open(
        key, contents.bytes, NoteBase(contents))
    else {
      sheet.failure = .otherHistory
      model.notice = .unkept(.otherHistory)
      return
    }
    var theirs = contents.bytes
    theirs.apply(unsaved)
    let outcome = change(key) { $0.reconcile(with: theirs, NoteBase(contents)) }
    sheet.journal = journal
    sheet.written = TextBuffer(theirs)
    // What is here and not there is typed anew, as one edit.
    let now = text(of: key)?.editor.buffer ?? mine.editor.buffer
    sheet.typed = sheet.written.edit(to: now).map { [$0] } ?? []
    let buffer = sheet.written
    let update = journal.append(sheet.typed.map(JournalEdit.init), caret: 0) { buffer.bytes }
    sheet.typed = []
    sheet.failure = update.failure
    if update.failure == nil { sheet.written = now }
    if outcome == .conflict { askAboutConflict() }
  }

  /// Reads what others have typed in the texts that are written in here (scenes R9).
  func pullTyped() -> PostSight {
    var sight = PostSight.unseen
    for key in desk.sheets.keys {
      guard var sheet = desk.sheets[key], let journal = sheet.journal, journal.hasNews else {
        continue
      }
      let written = sheet.written
      let update = journal.pull { written.bytes }
      take(update, of: key, &sheet)
      desk.sheets[key] = sheet
      if !update.edits.isEmpty || update.failure != nil { sight = .seen }
    }
    return sight
  }

  /// Does what is due: brings journals to the disk, and saves.
  func keepInTime() {
    for (key, sheet) in desk.sheets {
      if let due = sheet.syncDue, due <= now, let journals = desk.journals {
        desk.sheets[key]?.syncDue = nil
        workshop.sync(key, in: journals)
      }
      if let due = sheet.saveDue, due <= now {
        desk.sheets[key]?.saveDue = nil
        save(key, asking: false)
      }
    }
  }

  /// Puts in order what programs that died have left of texts, and tells which have edits that no file
  /// has; for the start, before any text is opened.
  func recoverTexts() -> [UnsavedText] {
    guard let journals = desk.journals, let shelf = desk.shelf else { return [] }
    workshop.tidy(shelf)
    return (try? journals.recover(with: workshop.saver)) ?? []
  }

  /// Goes on writing where one was when the program ended (scenes R6), or when another scene came to the
  /// front: then what couldn't be saved is still here.
  func restore(_ part: SceneParts.Writing) {
    var opened: Writing?
    if let note = part.note.flatMap(NotePath.init(key:)) {
      let key = JournalKey.note(note)
      opened = model.left.removeValue(forKey: key) ?? open(key, reading: note)
    } else if let number = part.new {
      let key = JournalKey.new(number)
      opened = model.left.removeValue(forKey: key) ?? open(key, [], .nothing)
      opened?.folder = part.folder.flatMap(NotePath.init(key:))
      opened?.tag = part.tag
    }
    guard var writing = opened else { return }
    guard !writing.isBlankDraft else { return discard(writing.key) }
    let caret = writing.editor.selection.head
    writing.go(to: part.place)
    // Where something was typed since the scene was saved, its journal knows the caret better.
    let isNewer = part.edits.map { old in writing.edits.map { $0 > old } ?? true } ?? true
    if writing.isDirty, isNewer, caret != part.place.head {
      writing.go(to: TextPlace(anchor: caret, head: caret, top: part.place.top))
    }
    model.writing = Apart(writing)
    hurryScene()
    if case .conflict = writing.saving { askAboutConflict() }
    awaitSaving(of: writing.key)
    if model.notice == nil { model.notice = Notice(.info, "writing · Esc to read") }
  }

  /// Opens the texts that a program that died has left unsaved, and saves them.
  func take(_ unsaved: [UnsavedText]) {
    var titles: [String] = []
    for text in unsaved where desk.sheets[text.key] == nil && !isAlive(text.process) {
      var opened =
        switch text.key {
        case .note(let path): open(text.key, reading: path)
        case .new: open(text.key, [], .nothing)
        }
      if text.key.isQuickNote { opened?.folder = quickNotesFolder }
      guard let opened, opened.isDirty, !opened.isBlankDraft else {
        desk.sheets[text.key] = nil
        continue
      }
      model.left[text.key] = opened
      titles.append("“\(opened.title)”")
      save(text.key, asking: false)
    }
    guard let first = titles.first, model.notice?.kind != .error else { return }
    let names = titles.count == 1 ? first : "\(titles.count) notes"
    model.notice = Notice(.info, "What was typed in \(names) before the end is there again.")
  }

  private func isAlive(_ process: Int32) -> Bool {
    process > 0 && process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
  }
}
