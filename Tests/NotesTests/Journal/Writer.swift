import NotesTestSupport
import Synchronization
import Testing

@testable import Notes

/// A notebook and a state folder with the journals of its notes.
struct JournalVault {
  let notes: TemporaryVault
  let state: TemporaryVault
  let path: NotePath
  /// The length from which on a journal is made shorter; always, for most tests.
  let longest: Int

  init(_ text: [UInt8] = Array("base\n".utf8), longest: Int = 0) throws {
    self.longest = longest
    notes = try TemporaryVault()
    state = try TemporaryVault()
    path = try #require(NotePath("a.md"))
    try notes.write("a.md".utf8, text)
  }

  func folder(on disk: any NoteDisk = FaultyDisk(), process: Int32 = 1) -> JournalFolder {
    JournalFolder(
      at: state.absolute("x/journals".utf8), disk: disk, process: process, longest: longest)
  }

  func saver(on disk: any NoteDisk = FaultyDisk()) throws -> NoteSaver {
    NoteSaver(on: try notes.notebook, disk: disk)
  }

  /// Who changes the note as a command does.
  func changer(on disk: any NoteDisk = FaultyDisk()) throws -> NoteChanger {
    NoteChanger(
      on: try notes.notebook, journals: folder(on: disk, process: 2), saver: try saver(on: disk))
  }

  /// Opens the note as a program does.
  func open(on disk: any NoteDisk = FaultyDisk(), process: Int32 = 1) throws -> Writer {
    let contents = try NoteFile.read(path, in: try notes.notebook)
    let base = NoteBase(contents)
    let opening = try folder(on: disk, process: process).open(.note(path), contents.bytes, base)
    guard case .text(let journal, let unsaved, _) = opening else { throw Unexpected.conflict }
    var text = contents.bytes
    text.apply(unsaved)
    return Writer(journal, text: text, base: base)
  }

  /// Opens a note that has no file yet.
  func openNew(_ number: UInt64, on disk: any NoteDisk = FaultyDisk()) throws -> Writer {
    let opening = try folder(on: disk).open(.new(number), [], .nothing)
    guard case .text(let journal, let unsaved, _) = opening else { throw Unexpected.conflict }
    var text: [UInt8] = []
    text.apply(unsaved)
    return Writer(journal, text: text, base: .nothing)
  }

  var file: [UInt8] {
    get throws { try notes.bytes(of: path.bytes) }
  }

  /// The names in the folder of the journals.
  var journals: [String] {
    get throws {
      try state.snapshot().keys.map { String(decoding: $0, as: UTF8.self) }
        .filter { $0.hasPrefix("x/journals/") }.sorted()
    }
  }

  enum Unexpected: Error { case conflict }
}

/// A text that somebody types into, with its journal: what an editor does, in short.
final class Writer {
  let journal: NoteJournal
  private(set) var text: [UInt8]
  var base: NoteBase
  /// The text before everything that isn't in the journal yet.
  private var before: [UInt8]
  private(set) var failure: JournalError?

  init(_ journal: NoteJournal, text: [UInt8], base: NoteBase) {
    self.journal = journal
    self.text = text
    self.base = base
    before = text
  }

  /// Types; whether it is kept.
  @discardableResult
  func type(_ edits: [JournalEdit], caret: Int = 0) -> Bool {
    text.apply(edits)
    take(journal.append(edits, caret: caret, over: { before }))
    return failure == nil
  }

  @discardableResult
  func type(_ words: String, at offset: Int = 0) -> Bool {
    type([JournalEdit(offset: offset, inserted: Array(words.utf8))])
  }

  func pull() { take(journal.pull(over: { before })) }

  private func take(_ update: JournalUpdate) {
    text.apply(update.edits)
    before.apply(update.beneath)
    failure = update.failure
    if journal.pending.isEmpty { before = text }
  }

  /// Saves as a worker does.
  func save(
    with saver: NoteSaver, _ folder: JournalFolder
  ) throws -> SaveOutcome {
    let ticket = try #require(journal.ticket(for: text))
    let outcome = try folder.save(ticket, over: base, with: saver)
    switch outcome {
    case .written(let note), .unchanged(let note): base = note.base
    case .overtaken, .conflict: break
    }
    return outcome
  }
}

/// Lets tasks go on when all have come.
final class Barrier: Sendable {
  private let missing: Mutex<Int>

  init(_ count: Int) { missing = Mutex(count) }

  func wait() async {
    missing.withLock { $0 -= 1 }
    while missing.withLock({ $0 }) > 0 { await Task.yield() }
  }
}
