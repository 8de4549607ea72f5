import Notes
import Text

/// What a worker needs to save a text.
struct SavingJob: Sendable {
  let key: JournalKey
  let snapshot: TextSnapshot
  let bytes: [UInt8]
  let base: NoteBase
  let title: String
  let folder: NotePath?
  let history: EditHistory
  let ticket: SaveTicket?
  let journals: JournalFolder?
  let shelf: UndoShelf?
}

/// What became of saving a text.
struct SavedText: Sendable {
  /// Whose text it was.
  let key: JournalKey

  /// Which state of it was saved.
  let snapshot: TextSnapshot

  /// What came of it.
  let outcome: Result<SaveOutcome, SaveError>

  /// What the list has to know of the file; `nil` where nothing was written.
  let present: NoteChanges.Present?
}

/// Who has written the file of a text that is held here.
enum OutsideWriter: Sendable {
  /// Another process that writes the same text, of which the file is an earlier state or this one.
  case sameText
  /// Anybody else.
  case somebody
}

/// Texts: saved in order with the operations on files, so that none of them meets an older text.
extension Workshop {
  /// Saves a text and the history that leads to it.
  func save(_ job: SavingJob) {
    operating.async(group: jobs) { [self] in
      finishKeeping()
      let outcome: Result<SaveOutcome, SaveError>
      do throws(SaveError) {
        outcome = .success(try carryOut(job))
      } catch {
        outcome = .failure(error)
      }
      var present: NoteChanges.Present?
      if case .success(.written(let note)) = outcome { present = operations.present(note.path) }
      mailbox.leave(
        .saved(
          SavedText(key: job.key, snapshot: job.snapshot, outcome: outcome, present: present)))
      if case .success(let done) = outcome, let note = done.note { keepHistory(of: job, as: note) }
    }
  }

  private func carryOut(_ job: SavingJob) throws(SaveError) -> SaveOutcome {
    if job.key.isQuickNote, let folder = job.folder { try saver.makeFolder(folder) }
    switch (job.key, job.ticket, job.journals) {
    case (.note, let ticket?, let journals?):
      return try journals.save(ticket, over: job.base, with: saver)
    case (.note(let path), _, _):
      return try saver.save(job.bytes, to: path, over: job.base)
    case (.new, let ticket?, let journals?):
      return .written(
        try journals.create(ticket, title: job.title, in: job.folder, with: saver))
    case (.new, _, _):
      return .written(try saver.create(job.bytes, title: job.title, in: job.folder))
    }
  }

  /// Notes that a note was made: undone it goes to the trash, with all that it holds by then.
  func noteCreation(of note: NotePath, called subject: String) {
    operating.async(group: jobs) { [self] in
      guard let plan = try? operations.planToTakeBack(note) else { return }
      mailbox.leave(.undoable(book.change { $0.record(plan, of: subject) }.history))
    }
  }

  /// A history that can't be kept costs no more than itself.
  private func keepHistory(of job: SavingJob, as note: SavedNote) {
    guard let shelf = job.shelf else { return }
    let bytes = job.history.encoded(for: job.snapshot.buffer)
    try? shelf.keep(
      KeptUndo(version: KeptUndo.current, bytes: bytes), of: note.path, for: note.base.digest)
  }

  /// Brings a journal to the disk; one that can't be is told by the next edit.
  func sync(_ key: JournalKey, in journals: JournalFolder) {
    keeping.async(group: jobs) { try? journals.sync(key) }
  }

  /// Forgets the histories that nobody needs any more.
  func tidy(_ shelf: UndoShelf) {
    operating.async(group: jobs) { [self] in shelf.tidy(for: notebook) }
  }

  /// Lets journals and histories follow notes that were moved.
  func move(
    _ newPaths: [NotePath: NotePath], in journals: JournalFolder, _ shelf: UndoShelf
  ) {
    operating.async(group: jobs) {
      for (path, other) in newPaths {
        try? journals.move(.note(path), to: .note(other))
        try? shelf.move(path, to: other)
      }
    }
  }

  /// Sees whether the file of a text is still the one it was made of, and reads it if it isn't.
  ///
  /// - Parameter journals: Tell whether the file was only saved by another process that writes the same
  ///   text.
  func check(_ path: NotePath, against stamp: FileStamp?, in journals: JournalFolder?) {
    operating.async(group: jobs) { [self] in
      guard let identity = try? NoteFile.identity(of: path, in: notebook),
        !identity.isFile(of: stamp),
        let contents = try? NoteFile.read(path, in: notebook), contents.extent == .whole
      else { return }
      let isShared = journals?.holds(contents.bytes, of: .note(path)) == true
      mailbox.leave(.changedOutside(path, contents, by: isShared ? .sameText : .somebody))
    }
  }
}

extension FileIdentity {
  /// Whether a file is the one of a stamp, not written to since.
  fileprivate func isFile(of stamp: FileStamp?) -> Bool {
    guard let stamp else { return false }
    return device == stamp.device && inode == stamp.inode && size == stamp.size
      && modified == stamp.modified
  }
}

extension SaveOutcome {
  /// The note as it is on the disk; `nil` where nothing was written.
  fileprivate var note: SavedNote? {
    switch self {
    case .written(let note), .unchanged(let note): note
    case .overtaken, .conflict: nil
    }
  }
}
