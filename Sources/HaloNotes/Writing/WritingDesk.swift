import Notes
import Text

/// What the rim keeps of the texts that are written in.
///
/// These are their journals, and when they are due to be brought to the disk and saved. They are kept by
/// key, so that several places may write in one text.
struct WritingDesk {
  /// Where the journals lie; `nil` where nothing is kept.
  let journals: JournalFolder?

  /// The undo histories; `nil` where nothing is kept.
  let shelf: UndoShelf?

  /// The texts.
  var sheets: [JournalKey: Sheet] = [:]

  /// How long after an edit its journal is brought to the disk (scenes R4).
  static let syncDelay = Duration.seconds(1)

  /// How long after a failure saving is tried again.
  static let retryDelay = Duration.seconds(10)

  /// What is kept of one text.
  struct Sheet {
    /// Its journal; `nil` where there is none.
    var journal: NoteJournal?

    /// The text before what the journal hasn't got yet.
    var written: TextBuffer

    /// Edits that the journal hasn't got yet.
    var typed: [Edit] = []

    /// Why the journal couldn't be written.
    var failure: JournalError?

    /// When the journal is to be brought to the disk.
    var syncDue: Duration?

    /// When the text is to be saved.
    var saveDue: Duration?

    /// How far saving it is.
    var saving = Saving.none

    /// The file as an operation of one's own has left it; `nil` where there was none.
    var operated: FileStamp?

    /// What the list has to know of the file as soon as the text is left: while one writes nothing
    /// moves there.
    var present: NoteChanges.Present?
  }

  /// How far saving a text is.
  enum Saving {
    /// Nobody is at it.
    case none
    /// A worker is at it.
    case running
    /// A worker is at it, and has to do it once more.
    case repeating
  }

  /// Opens the desk.
  ///
  /// - Parameters:
  ///   - folder: Where journals and histories lie.
  ///   - disk: The disk to which they are written.
  init(in folder: [UInt8]?, on disk: any NoteDisk) {
    journals = folder.map { JournalFolder(at: $0, disk: disk) }
    shelf = journals.map { UndoShelf(in: $0) }
  }

  /// When something is due next.
  var deadline: Duration? {
    sheets.values.flatMap { [$0.syncDue, $0.saveDue] }.compactMap(\.self).min()
  }

  /// Whether a worker saves something.
  var isSaving: Bool { sheets.values.contains { $0.saving != .none } }
}

extension JournalEdit {
  /// The edit as a journal keeps it.
  init(_ edit: Edit) {
    self.init(
      offset: edit.range.lowerBound, removed: edit.range.count, inserted: edit.replacement)
  }
}

extension Edit {
  /// An edit that a journal has kept.
  init(_ edit: JournalEdit) {
    self.init(edit.offset..<edit.offset + edit.removed, with: edit.inserted)
  }
}

extension Writing {
  /// What became of a text whose file somebody else has changed.
  enum Reconciliation: Equatable {
    /// The file's text was taken over: nothing was unsaved.
    case taken([Edit])
    /// Both were brought together.
    case merged([Edit])
    /// A person has to say what counts.
    case conflict
  }

  /// Brings the text together with what its file is now (notes N14).
  mutating func reconcile(with theirs: [UInt8], _ base: NoteBase) -> Reconciliation {
    let file = TextBuffer(theirs)
    let isClean = !isDirty
    let mine = editor.buffer
    guard isClean || mine != file else {
      settle(on: file, base)
      return .taken([])
    }
    let merged: [UInt8]?
    if isClean {
      merged = theirs
    } else {
      merged = TextMerge(base: saved.bytes, mine: mine.bytes, theirs: theirs).text
    }
    guard let merged else {
      saving = .conflict(.changed(theirs, base))
      return .conflict
    }
    let edits = mine.edit(to: TextBuffer(merged)).map { [$0] } ?? []
    take(edits)
    self.base = base
    saved = file
    saving = .idle
    if isClean || merged == theirs { settle(on: file, base) }
    return isClean ? .taken(edits) : .merged(edits)
  }

  /// Notes that another process has saved the text as it is, or as it was.
  mutating func noteSaved(_ file: TextBuffer, _ base: NoteBase) {
    if editor.buffer == file { return settle(on: file, base) }
    self.base = base
    saved = file
    if case .failed = saving { saving = .idle }
  }

  /// Notes that the file has the text as it is.
  mutating func settle(on file: TextBuffer, _ base: NoteBase) {
    editor.noteSaved(editor.snapshot())
    self.base = base
    saved = file
    saving = .idle
  }
}
