import Commands
import Focus
import Interface
import Notes
import TerminalInput
import Text

/// Waiting for a text that a worker opens, or for a file that it writes: keys that are meant for the text
/// wait, too, and go to it in order.
extension NotesApp {
  /// After how long it is said that something is waited for.
  static let openingPatience = Duration.milliseconds(300)

  /// Begins to wait.
  ///
  /// - Returns: What the worker's answer has to name.
  func awaitText(_ purpose: AwaitedText.Purpose) -> Int {
    ticket += 1
    awaited = AwaitedText(ticket: ticket, purpose: purpose, since: now)
    return ticket
  }

  /// Keeps an event for the text that is waited for; C-c waits no longer.
  ///
  /// - Returns: Whether it waits.
  func hold(_ event: Event) -> Bool {
    guard awaited != nil else { return false }
    switch event {
    case .key("C-c") where awaited?.purpose.canBeGivenUp == true:
      // What was typed for the text is no command.
      awaited = nil
      picture = nil
      model.notice = Notice(.info, "The text wasn't opened.")
      return true
    case .key, .paste, .mouse:
      awaited?.events.append(event)
      return true
    default: return false
    }
  }

  /// Takes the text that was waited for, and then what was typed meanwhile.
  func take(_ opened: OpenedText) -> PostSight {
    guard let awaited, awaited.ticket == opened.ticket,
      case .opening(let note, let place) = awaited.purpose
    else { return .unseen }
    self.awaited = nil
    switch opened.outcome {
    case .text(let source):
      guard let writing = open(.note(note), source.bytes, source.base, as: source.writing) else {
        return .seen
      }
      begin(writing, at: place)
      goOn(with: awaited.events)
    // What was typed meanwhile was meant for the text.
    case .tooLarge:
      model.notice = Notice(
        .info, "This note is too large to be written in here.",
        remedy: "E opens it in your editor.")
    case .failed(let error):
      model.notice = Notice(.error, error.description, remedy: "C-l reads the folder again.")
    }
    return .seen
  }

  /// Takes what became of the file in which one of two versions of a text was to be kept.
  func take(_ written: WrittenVersion) -> PostSight {
    guard let awaited, awaited.ticket == written.ticket else { return .unseen }
    self.awaited = nil
    switch (awaited.purpose, written.outcome) {
    case (.keepingBoth(let key, let bytes, let base), .success(let sibling)):
      keptBoth(of: key, taking: bytes, base, besides: sibling)
    case (.writingAgain(let key, let bytes), .success(let note)):
      wroteAgain(key, bytes, as: note)
    case (_, .failure(let error)): model.notice = Notice(.error, error.description + ".")
    case (.opening, .success), (.pasting, .success): break
    }
    goOn(with: awaited.events)
    return .seen
  }

  /// Does what was typed while a text was waited for; where that begins to wait again, the rest does.
  func goOn(with events: [Event]) {
    settle()
    var events = events[...]
    while awaited == nil, let event = events.popFirst() {
      take(event)
      keepQuickNote()
      keepTyped()
      settle()
    }
    awaited?.events += events
  }

  /// Waits for what is awaited: the program ends.
  func finishAwaiting() {
    while awaited != nil {
      workshop.finishOperation()
      workshop.finishClipping()
      _ = takePosts()
    }
  }
}

/// Something that a worker does for a text.
struct AwaitedText {
  /// Tells its answer from others.
  let ticket: Int

  /// What it is.
  let purpose: Purpose

  /// Since when it is waited for.
  let since: Duration

  /// Whether that was said.
  var isTold = false

  /// What was done meanwhile, oldest first.
  var events: [Event] = []

  /// What a worker can do.
  enum Purpose {
    /// It opens a note, to be written in at a place.
    case opening(NotePath, at: WritingPlace)
    /// It keeps one of two versions beside the other, which is this one.
    case keepingBoth(JournalKey, [UInt8], NoteBase)
    /// It writes a note again whose file was removed.
    case writingAgain(JournalKey, [UInt8])
    /// It reads the clipboard of the desktop, for a text.
    case pasting(JournalKey)

    /// What is said while it lasts.
    var words: String {
      if case .pasting = self { "reading the clipboard…" } else { "opening the text…" }
    }

    /// Whether nothing has happened yet that would have to be finished.
    var canBeGivenUp: Bool {
      if case .opening = self { true } else { false }
    }
  }
}

/// A text as a worker has opened it.
struct OpenedText: Sendable {
  let ticket: Int
  let outcome: Outcome

  /// What came of opening it.
  enum Outcome: Sendable {
    case text(Source)
    case tooLarge
    case failed(NotesError)
  }

  /// The text without what its journal has.
  struct Source: Sendable {
    var bytes: [UInt8]
    var base: NoteBase
    var writing: Writing
  }
}

/// What became of a file that a version of a text was to get.
struct WrittenVersion: Sendable {
  let ticket: Int
  let outcome: Result<SavedNote, SaveError>
}

extension Workshop {
  /// Opens the text of a note, behind all that is being done to files.
  func open(_ note: NotePath, ticket: Int, undo shelf: UndoShelf?) {
    operating.async(group: jobs) { [self] in
      mailbox.leave(.textOpened(OpenedText(ticket: ticket, outcome: text(of: note, undo: shelf))))
    }
  }

  private func text(of note: NotePath, undo shelf: UndoShelf?) -> OpenedText.Outcome {
    do throws(NotesError) {
      let contents = try NoteFile.read(note, in: notebook)
      guard contents.extent == .whole else { return .tooLarge }
      let base = NoteBase(contents)
      let key = JournalKey.note(note)
      return .text(
        OpenedText.Source(
          bytes: contents.bytes, base: base,
          writing: Writing(key, contents.bytes, base: base, undo: shelf)))
    } catch {
      return .failed(error)
    }
  }

  /// Keeps a version of a text beside its file.
  func keepSibling(of note: NotePath, _ bytes: [UInt8], date: String, ticket: Int) {
    write(ticket) { [saver] () throws(SaveError) in
      try saver.createConflictSibling(of: note, bytes, date: date)
    }
  }

  /// Writes a note again whose file was removed.
  func writeAgain(_ bytes: [UInt8], at note: NotePath, ticket: Int) {
    write(ticket) { [saver] () throws(SaveError) in try saver.create(bytes, at: note) }
  }

  private func write(
    _ ticket: Int, _ body: @escaping @Sendable () throws(SaveError) -> SavedNote
  ) {
    operating.async(group: jobs) { [self] in
      let outcome: Result<SavedNote, SaveError>
      do throws(SaveError) {
        outcome = .success(try body())
      } catch {
        outcome = .failure(error)
      }
      mailbox.leave(.written(WrittenVersion(ticket: ticket, outcome: outcome)))
    }
  }
}

extension Writing {
  /// A text as its file has it, with what can be undone in it.
  ///
  /// - Complexity: O(bytes), so a large one is made by a worker
  init(_ key: JournalKey, _ bytes: [UInt8], base: NoteBase, undo shelf: UndoShelf?) {
    let buffer = TextBuffer(bytes)
    var history = EditHistory()
    if case .note(let path) = key, let kept = shelf?.undo(of: path, for: base.digest),
      kept.version == KeptUndo.current
    {
      history = EditHistory(kept.bytes, for: buffer) ?? history
    }
    let editor = TextEditor(
      buffer, layout: TextLayout(TextWrap(columns: 80)), history: history)
    self.init(key, editor, base: base, saved: buffer)
  }
}
