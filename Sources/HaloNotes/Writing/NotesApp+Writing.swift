import Commands
import Focus
import Interface
import Notes
import Text

/// Writing in the detail pane: a text is opened, written in, and left.
extension NotesApp {
  /// Begins to write in a note.
  func write(in note: NotePath, at place: WritingPlace) {
    let key = JournalKey.note(note)
    if model.writing?.value.key == key {
      request(FocusTarget(entryOf: .detail))
      return
    }
    putAside()
    if let writing = model.left.removeValue(forKey: key) { return begin(writing, at: place) }
    workshop.open(note, ticket: awaitText(.opening(note, at: place)), undo: desk.shelf)
  }

  /// Begins to write in a text that is there.
  func begin(_ writing: Writing, at place: WritingPlace) {
    var writing = writing
    if !writing.isDirty {
      writing.go(to: place, last: writing.path.flatMap { model.textPlaces[$0] })
    }
    writing.editor.killed = model.clipboard
    show(writing)
  }

  /// Begins a new note.
  func beginNote(title: String?, in home: NoteHome) {
    putAside()
    let key = JournalKey.newNote
    guard var writing = open(key, [], .nothing) else { return }
    (writing.folder, writing.tag) = (home.folder, home.tag)
    writing.editor.killed = model.clipboard
    model.search = nil
    show(writing)
    guard let title else { return }
    write(.paste(Array("# \(title)\n\n".utf8)))
  }

  /// Shows a text, with the focus in it.
  private func show(_ writing: Writing) {
    var writing = writing
    settle()
    writing.origin = .note(arrangement?.selected)
    model.writing = Apart(writing)
    hurryScene()
    if case .conflict = writing.saving { askAboutConflict() }
    request(FocusTarget(entryOf: .detail))
  }

  /// Reads the file of a note and opens its text.
  func open(_ key: JournalKey, reading note: NotePath) -> Writing? {
    do throws(NotesError) {
      let contents = try NoteFile.read(note, in: environment.notebook)
      guard contents.extent == .whole else {
        model.notice = Notice(
          .info, "This note is too large to be written in here.",
          remedy: "E opens it in your editor.")
        return nil
      }
      return open(key, contents.bytes, NoteBase(contents))
    } catch {
      model.notice = Notice(.error, error.description, remedy: "C-l reads the folder again.")
      return nil
    }
  }

  /// Opens a text with what its journal has that no file has.
  ///
  /// - Parameter text: The text without that, where a worker has made it already.
  func open(
    _ key: JournalKey, _ bytes: [UInt8], _ base: NoteBase, as text: Writing? = nil
  ) -> Writing? {
    var writing = text ?? Writing(key, bytes, base: base, undo: desk.shelf)
    guard let journals = desk.journals else {
      desk.sheets[key] = WritingDesk.Sheet(written: writing.editor.buffer)
      return writing
    }
    do throws(JournalError) {
      switch try journals.open(key, bytes, base) {
      case .text(let journal, let unsaved, let caret):
        if !unsaved.isEmpty { writing.replay(unsaved.map(Edit.init), caret: caret) }
        writing.edits = journal.sequence
        desk.sheets[key] = WritingDesk.Sheet(journal: journal, written: writing.editor.buffer)
        return writing
      case .conflict(let conflict):
        return try open(key, conflict, base, in: journals)
      }
    } catch {
      // It is written in without a journal, and that is said.
      desk.sheets[key] = WritingDesk.Sheet(written: writing.editor.buffer, failure: error)
      model.notice = .unkept(error)
      return writing
    }
  }

  /// Opens a text whose file was changed while it had unsaved edits: those are made on the text that
  /// they were made on, and the result is brought together with the file (notes N14).
  private func open(
    _ key: JournalKey, _ conflict: TextConflict, _ base: NoteBase, in journals: JournalFolder
  ) throws(JournalError) -> Writing? {
    let old = TextBuffer(conflict.base)
    guard
      case .text(let journal, let unsaved, let caret) = try journals.open(
        key, conflict.base, base)
    else { throw .otherHistory }
    let editor = TextEditor(old, layout: TextLayout(TextWrap(columns: 80)))
    var writing = Writing(key, editor, base: base, saved: old)
    writing.replay(unsaved.map(Edit.init), caret: caret)
    desk.sheets[key] = WritingDesk.Sheet(journal: journal, written: writing.editor.buffer)
    if case .merged(let edits) = writing.reconcile(with: conflict.theirs, base) {
      desk.sheets[key]?.typed = edits
      model.notice = Notice(.info, "What was changed on disk meanwhile is in the text.")
    }
    return writing
  }

  /// Carries out a command in a text; in the one that has the focus if none is named.
  ///
  /// What is pasted comes from the desktop where that can be.
  func write(_ command: TextCommand, in text: JournalKey? = nil) {
    guard let key = text ?? keyOfText else { return }
    if command == .yank, ClipboardTool.mayExist(in: environment.variables) {
      return awaitPaste(in: key)
    }
    perform(command, in: key)
  }

  /// Carries out a command in a text with what is here.
  func perform(_ command: TextCommand, in key: JournalKey) {
    guard let change = change(key, { $0.perform(command, at: now) }) else { return }
    if let copied = change.copied {
      _ = self.change(key) { $0.editor.killed = copied }
      copyText(copied)
    }
    if let killed = self.text(of: key)?.editor.killed { model.clipboard = killed }
    note(change.edits, of: key)
    followCompletion(command, in: key)
  }

  /// Whose text keys go into.
  private var keyOfText: JournalKey? {
    focus.focused?.group == .quickText
      ? model.quick?.value.writing.key : model.writing?.value.key
  }

  /// Goes back to reading: the text is kept and saved, and the focus is on the block in which the
  /// caret was.
  func leaveText() {
    guard let writing = model.writing?.value else { return }
    let line = writing.editor.buffer.line(at: writing.editor.selection.head) + 1
    putAside()
    guard let path = writing.path else {
      request(FocusTarget(entryOf: .notes))
      return
    }
    awaitedBlock = AwaitedBlock(note: path, place: .line(line))
    readings.forget(path)
    asked.readings = []
    settle()
    askForNotes()
    focusAwaitedBlock(in: arrangement?.detail?.reading)
  }

  /// Goes to a place in the note that is on its way into the detail pane (scenes R12).
  func go(to place: AwaitedBlock.Place, of note: NotePath) {
    awaitedBlock = AwaitedBlock(note: note, place: place)
    settle()
    askForNotes()
    focusAwaitedBlock(in: arrangement?.detail?.reading)
  }

  /// Goes to the block that was left when its note has been read.
  func focusAwaitedBlock(in reading: Reading?) {
    guard let awaited = awaitedBlock, let reading, reading.request.path == awaited.note,
      let detail = arrangement?.detail, detail.request.path == awaited.note,
      focus.focused?.group == .detail, !(arrangement?.isWriting ?? false),
      let block = awaited.block(in: reading, of: model.library.listing)
    else { return }
    request(FocusTarget(detail.item(ofBlock: block), in: .detail))
  }

  /// Puts the text that is written in aside: it is saved, and kept until it is.
  func putAside() {
    guard let writing = model.writing?.value else { return }
    model.writing = nil
    model.completion = nil
    hurryScene()
    if let path = writing.path { model.textPlaces[path] = writing.place }
    if let present = desk.sheets[writing.key]?.present {
      desk.sheets[writing.key]?.present = nil
      list(present)
    }
    if writing.isBlankDraft { return discard(writing.key) }
    guard writing.isDirty || desk.sheets[writing.key]?.saving != WritingDesk.Saving.none else {
      desk.sheets[writing.key] = nil
      noteCreation(of: writing)
      return
    }
    model.left[writing.key] = writing
    save(writing.key, asking: false)
  }

  /// Gives a text up, and what its journal has of it.
  func discard(_ key: JournalKey) {
    desk.sheets[key] = nil
    model.left[key] = nil
    do throws(JournalError) {
      try desk.journals?.discard(key)
    } catch {
      model.notice = .unkept(error)
    }
  }

  /// Changes a text wherever it is held.
  func change<Result>(_ key: JournalKey, _ body: (inout Writing) -> Result) -> Result? {
    model.change(key, body)
  }

  /// A text, wherever it is held.
  func text(of key: JournalKey) -> Writing? { model.text(of: key) }
}

extension KeptUndo {
  /// The version of the form in which histories are kept.
  static let current: UInt32 = 1
}

/// The block on which the focus shall stand when a note has been read.
struct AwaitedBlock {
  /// The note.
  var note: NotePath

  /// Where it is.
  var place: Place

  /// What names a block.
  enum Place: Hashable, Sendable {
    /// A line of it, from 1.
    case line(Int)

    /// What it says as a heading, without regard to case.
    case heading(String)

    /// It has a link to a note.
    case link(to: NotePath)
  }

  /// The block; `nil` where the note has it no more.
  func block(in reading: Reading, of listing: NoteListing?) -> Int? {
    guard let page = reading.page else { return nil }
    switch place {
    case .line(let line): return page.block(atLine: line)
    case .heading(let text):
      let wanted = text.lowercased()
      return page.blocks.firstIndex { $0.heading != nil && $0.text.lowercased() == wanted }
    case .link(let target):
      guard let listing, let id = listing.id(of: target) else { return nil }
      return page.blocks.firstIndex { block in
        block.links.contains { link in
          guard case .note(let found, _) = listing.target(of: link.link, in: note) else {
            return false
          }
          return found == id
        }
      }
    }
  }
}

extension Notice {
  /// What is typed isn't kept against a crash.
  static func unkept(_ error: JournalError) -> Notice {
    let text = error.description
    return Notice(.error, text.prefix(1).uppercased() + text.dropFirst() + ".")
  }
}
