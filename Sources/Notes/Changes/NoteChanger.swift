import Glibc

/// Changes the text of notes that others may be writing in at the same moment.
///
/// What somebody has typed and not saved stands in the journal of the note, which all processes share
/// (scenes R9). A change goes the same way: it is made on the text with everything that was typed, is
/// written into the journal after that, and the whole is saved. Who has the note open takes it as what
/// another writer has typed. So nothing of anybody is lost, and where a person has to decide (notes
/// N14), nothing is changed.
public struct NoteChanger: Sendable {
  private let saver: NoteSaver
  private let journals: JournalFolder?
  private let notebook: Notebook

  /// Makes the changer of a notebook.
  ///
  /// - Parameter journals: Where the journals of its texts lie; `nil` where nothing is kept.
  public init(on notebook: Notebook, journals: JournalFolder?) {
    self.init(on: notebook, journals: journals, saver: NoteSaver(on: notebook))
  }

  init(on notebook: Notebook, journals: JournalFolder?, saver: NoteSaver) {
    self.notebook = notebook
    self.journals = journals
    self.saver = saver
  }

  /// Why a note wasn't changed.
  public enum Failure: Error, Hashable, Sendable {
    /// The note can't be read.
    case unread(NotesError)
    /// Its journal can't be read or written.
    case journal(NotePath, JournalError)
    /// What was typed in it can't be saved; nothing is lost.
    case unsaved(SaveError)
    /// The change can't be saved, and nothing of it is left anywhere: it can be made once more.
    case refused(NotePath, SaveError)
    /// The change isn't surely saved and couldn't be taken back: made once more it is there twice.
    indirect case kept(NotePath, because: Failure)
    /// It has unsaved text that doesn't go together with what its file has: a person has to decide.
    case conflict(NotePath)
    /// It was removed meanwhile.
    case removed(NotePath)
    /// It is too large to be changed whole.
    case tooLarge(NotePath)
  }

  /// Changes a note and saves it, with what others have typed in it.
  ///
  /// - Returns: What was done and how to take it back; `nil` where there was nothing to do but to save
  ///   what is typed.
  /// - Throws: Why not. Nothing of the change is left then, unless it is ``Failure/kept(_:because:)``.
  /// - Complexity: O(bytes), and a few waits for the disk.
  public func change(
    _ note: NotePath, _ change: NoteChange
  ) throws(Failure) -> OperationOutcome? {
    guard let journals else { return try changeInTurn(note, change) }
    return try journals.inTurn { () throws(Failure) in try changeInTurn(note, change) }
  }

  private func changeInTurn(
    _ note: NotePath, _ change: NoteChange
  ) throws(Failure) -> OperationOutcome? {
    // Somebody who saves in between makes it begin anew.
    for _ in 0..<Self.attempts {
      let contents = try read(note)
      let opened = try open(note, contents)
      guard let opened else { continue }
      var text = contents.bytes
      text.apply(opened.unsaved)
      guard let edit = ByteEdit(from: text, to: change.applied(to: text)) else {
        // It may be among what was typed, since it was kept.
        if !opened.unsaved.isEmpty { try saveTyped(in: note) }
        return nil
      }
      let outcome = try save(edit, in: text, of: note, NoteBase(contents), opened.journal)
      switch outcome {
      case .written(let saved), .unchanged(let saved), .overtaken(let saved):
        guard let written = saved.base.stamp else { continue }
        return done(
          note, change, [edit], on: text, FileStamp(contents.identity), written,
          saved.base.digest)
      case .conflict(.removed): throw .removed(note)
      case .conflict(.changed):
        // Nobody else writes in it: the change is made once more, on what the file has now.
        if opened.unsaved.isEmpty { try? journals?.discard(.note(note)) }
      }
    }
    throw .conflict(note)
  }

  /// Saves what was typed in a note and isn't saved, so that an operation on its file meets the text as
  /// it is.
  ///
  /// - Throws: Why not; the text is kept.
  public func saveTyped(in note: NotePath) throws(Failure) {
    guard let journals else { return }
    for _ in 0..<Self.attempts {
      let contents = try read(note)
      guard let opened = try open(note, contents) else { continue }
      guard !opened.unsaved.isEmpty, let journal = opened.journal else { return }
      var text = contents.bytes
      text.apply(opened.unsaved)
      guard let ticket = journal.ticket(for: text) else { return }
      switch try attempt({ () throws(SaveError) in
        try journals.save(ticket, over: NoteBase(contents), with: saver)
      }) {
      case .written, .unchanged, .overtaken: return
      case .conflict(.removed): throw .removed(note)
      case .conflict(.changed): continue
      }
    }
    throw .conflict(note)
  }

  /// The notes in which something was typed that isn't saved.
  ///
  /// - Complexity: O(journals)
  public func notesWithTypedText() -> [NotePath] {
    (try? journals?.notes()) ?? []
  }

  private static let attempts = 8

  // MARK: Steps

  private struct Opened {
    var journal: NoteJournal?
    var unsaved: [JournalEdit] = []
  }

  private func read(_ note: NotePath) throws(Failure) -> NoteContents {
    let contents: NoteContents
    do throws(NotesError) {
      contents = try NoteFile.read(note, in: notebook, limit: Self.limit)
    } catch {
      throw .unread(error)
    }
    guard contents.extent == .whole else { throw .tooLarge(note) }
    return contents
  }

  private static let limit = ReadLimit(whole: 64 << 20, head: 0)

  /// The journal with what isn't saved; `nil` where the file has changed since it was read.
  private func open(_ note: NotePath, _ contents: NoteContents) throws(Failure) -> Opened? {
    guard let journals else { return Opened() }
    do throws(JournalError) {
      switch try journals.open(.note(note), contents.bytes, NoteBase(contents)) {
      case .text(let journal, let unsaved, _): return Opened(journal: journal, unsaved: unsaved)
      case .conflict(let texts):
        guard let now = try? NoteFile.identity(of: note, in: notebook), now == contents.identity
        else { return nil }
        // Nothing typed in it is unsaved: whoever has it open takes this as a change from outside.
        guard texts.base != texts.mine else { return Opened() }
        throw .otherHistory
      }
    } catch {
      if error == .otherHistory { throw .conflict(note) }
      throw .journal(note, error)
    }
  }

  /// Writes the change into the journal, and saves the text that it stands in then.
  private func save(
    _ edit: ByteEdit, in text: [UInt8], of note: NotePath, _ base: NoteBase,
    _ journal: NoteJournal?
  ) throws(Failure) -> SaveOutcome {
    guard var new = [edit].applied(to: text) else { preconditionFailure("The edit was made of it") }
    guard let journal, let journals else { return try saveAlone(new, to: note, over: base) }
    let typed = JournalEdit(offset: edit.offset, removed: edit.old.count, inserted: edit.new)
    let caret = edit.offset + edit.new.count
    let update = journal.append([typed], caret: caret) { text }
    new.apply(update.edits)
    guard let ticket = journal.ticket(for: new) else {
      let failure = update.failure ?? .otherHistory
      // Nobody else can have written in it either: the file is saved without.
      guard update.edits.isEmpty, !journals.isThere(.note(note)) else {
        throw .journal(note, failure)
      }
      return try saveAlone(new, to: note, over: base)
    }
    var without = text
    without.apply(update.beneath)
    func takeBack(because failure: Failure) throws(Failure) {
      guard let edit = ByteEdit(from: new, to: without) else { return }
      let back = JournalEdit(offset: edit.offset, removed: edit.old.count, inserted: edit.new)
      guard journals.takeBack(back, of: ticket, with: saver) else {
        throw .kept(note, because: failure)
      }
    }
    let outcome: SaveOutcome
    do throws(SaveError) {
      outcome = try journals.save(ticket, over: base, with: saver)
    } catch {
      try takeBack(because: .refused(note, error))
      throw .refused(note, error)
    }
    switch outcome {
    case .conflict(.removed): try takeBack(because: .removed(note))
    case .conflict(.changed): try takeBack(because: .conflict(note))
    case .written, .unchanged, .overtaken: break
    }
    return outcome
  }

  /// Saves a change of which no journal knows.
  private func saveAlone(
    _ new: [UInt8], to note: NotePath, over base: NoteBase
  ) throws(Failure) -> SaveOutcome {
    do throws(SaveError) {
      return try saver.save(new, to: note, over: base)
    } catch {
      // The file may have it already, and only the disk's last word is missing.
      let failure = Failure.refused(note, error)
      throw (try? read(note))?.bytes == new ? .kept(note, because: failure) : failure
    }
  }

  private func attempt<Result>(
    _ body: () throws(SaveError) -> Result
  ) throws(Failure) -> Result {
    do throws(SaveError) { return try body() } catch { throw .unsaved(error) }
  }

  private func done(
    _ note: NotePath, _ change: NoteChange, _ edits: [ByteEdit], on text: [UInt8],
    _ old: FileStamp, _ written: FileStamp, _ after: ContentDigest
  ) -> OperationOutcome {
    let rewrite = FileRewrite(
      path: note, expected: old, before: ContentDigest(of: text), after: after, edits: edits)
    return OperationOutcome(
      FilePlan(change.purpose, rewrites: [rewrite]), written: [old: written])
  }
}

extension NoteChanger.Failure: CustomStringConvertible {
  /// One line that names the note and says why and what to do.
  public var description: String {
    switch self {
    case .unread(let error): error.description
    case .journal(let note, .refused(let code)):
      "\(quoted(path: note.bytes)) isn't changed: it can't be made safe against a crash in Halo's "
        + "state folder: \(cause(of: code))"
    case .journal(let note, let error):
      "\(quoted(path: note.bytes)) isn't changed: \(error.description)"
    case .unsaved(let error): error.description
    case .refused(let note, let error):
      "\(quoted(path: note.bytes)) isn't changed: \(error.reason)"
    case .kept(let note, let failure):
      "\(quoted(path: note.bytes)) isn't surely saved, but the change is kept, so don't make it "
        + "again: Halo saves it when it starts or opens the note (\(failure.reason))"
    case .conflict(let note): "\(quoted(path: note.bytes)) \(reason): open it in halo and choose"
    case .removed(let note): "\(quoted(path: note.bytes)) \(reason)"
    case .tooLarge(let note):
      "\(quoted(path: note.bytes)) is too large to be changed here: use an editor"
    }
  }

  /// Why it wasn't changed, where the rest is said.
  private var reason: String {
    switch self {
    case .refused(_, .refused(_, let code)): shortCause(of: code)
    case .refused(_, let error): error.reason
    case .conflict: "has text that isn't saved and doesn't go together with its file"
    case .removed: "was removed meanwhile"
    default: description
    }
  }
}
