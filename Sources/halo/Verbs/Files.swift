import Glibc
import HaloNotes
import Notes
import Scenes
import Text

/// What is done with the files of a notebook: with the records, journals and the list of what can be
/// undone that running programs use, too.
struct Files {
  let notebook: Notebook
  let saver: NoteSaver
  let operations: NoteOperations
  let changer: NoteChanger
  let book: UndoBook
  private let journals: JournalFolder?

  /// Takes up a notebook; what a program that died has left half done is put in order first.
  init(_ notebook: Notebook, state: StatePath?) {
    self.notebook = notebook
    saver = NoteSaver(on: notebook)
    journals = (state?.appending("journals").bytes).map { JournalFolder(at: $0) }
    operations = NoteOperations(on: notebook, records: state?.appending("operations").bytes)
    changer = NoteChanger(on: notebook, journals: journals)
    book = UndoBook(in: state?.bytes)
    _ = operations.recover()
  }

  /// Carries out an operation that can be undone, on the texts as they are with what was typed.
  ///
  /// - Returns: What was done.
  func carryOut(
    _ operation: NoteOperation, on notes: [NotePath], called subject: String,
    in listing: NoteListing, links: LinkTreatment = .rewritten
  ) throws -> FilePlan {
    for note in notes where changer.notesWithTypedText().contains(note) {
      try changer.saveTyped(in: note)
    }
    // What can't be saved in other notes goes together with their links later, or is asked there.
    for note in changer.notesWithTypedText() { try? changer.saveTyped(in: note) }
    let plan = try operations.plan(operation, in: listing, links: links)
    let outcome = try operations.carryOut(plan)
    if !plan.isEmpty { _ = book.change { $0.record(outcome, of: subject) } }
    follow(plan.newPaths)
    return plan
  }

  /// Takes note of a note that was made.
  func recordCreation(of note: SavedNote, called subject: String) {
    guard let plan = try? operations.planToTakeBack(note.path) else { return }
    _ = book.change { $0.record(plan, of: subject) }
  }

  /// Takes the last step of the list back.
  ///
  /// - Returns: What was done, in words; `nil` where there is nothing.
  func undo() throws -> String? {
    let (result, _) = book.change { history -> Result<(FilePlan, String)?, OperationError> in
      guard let entry = history.next(.undo) else { return .success(nil) }
      do throws(OperationError) {
        let outcome = try operations.carryOut(entry.plan)
        history.step(.undo, outcome)
        return .success((entry.plan, entry.subject))
      } catch {
        switch error {
        case .changed, .missing: _ = history.refuse(.undo)
        default: break
        }
        return .failure(error)
      }
    }
    guard let (plan, subject) = try result.get() else { return nil }
    follow(plan.newPaths)
    return "\(plan.purpose.phrase) \(subject)"
  }

  /// Lets journals and undo histories of texts follow notes that were moved.
  private func follow(_ newPaths: [NotePath: NotePath]) {
    guard let journals else { return }
    let shelf = UndoShelf(in: journals)
    for (path, other) in newPaths {
      try? journals.move(.note(path), to: .note(other))
      try? shelf.move(path, to: other)
    }
  }
}

extension Program {
  /// What files are worked on with.
  func files(of notebook: Notebook) -> Files {
    Files(notebook, state: stateFolder(for: notebook))
  }

  /// What a note is called in a sentence: “Bread”.
  func subject(_ note: NotePath, in notebook: Notebook) -> String {
    "“\(title(of: note, in: notebook).text)”"
  }

  /// `halo rename NOTE TITLE`: another title and file name; links follow.
  func rename() throws -> Int32 {
    let (name, title) = try twoOperands()
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    let wanted = String(decoding: title, as: UTF8.self).onOneLine
    guard !wanted.isEmpty else { throw UsageError.operandMissing(.rename) }
    let files = files(of: notebook)
    let plan = try files.carryOut(
      .rename(path, title: wanted), on: [path], called: subject(path, in: notebook),
      in: try scan(notebook), links: linkTreatment)
    tellLinks(plan)
    try report(plan.newPaths[path] ?? path)
    return 0
  }

  /// `halo move NOTE FOLDER`: to another folder, which is made; links follow.
  func move() throws -> Int32 {
    let (name, folderName) = try twoOperands()
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    let folder = try folder(named: folderName)
    let files = files(of: notebook)
    let plan = try files.carryOut(
      .move([path], to: folder), on: [path], called: subject(path, in: notebook),
      in: try scan(notebook), links: linkTreatment)
    tellLinks(plan)
    try report(plan.newPaths[path] ?? path)
    return 0
  }

  /// `halo delete NOTE`: to the trash.
  func delete() throws -> Int32 {
    let name = try onlyOperand()
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    _ = try files(of: notebook).carryOut(
      .trash([path]), on: [path], called: subject(path, in: notebook), in: try scan(notebook))
    return 0
  }

  /// `halo undo`: takes back what was done last, here or in a running halo.
  func undo() throws -> Int32 {
    try noOperands()
    complainOfSettings()
    guard let what = try files(of: try notebook()).undo() else {
      complain("there is nothing to undo.")
      return 1
    }
    complain("undid: \(what).")
    return 0
  }

  /// A folder below that of the notes; `nil` for that itself, as `.` or `/`.
  func folder(named name: [UInt8]) throws(UsageError) -> NotePath? {
    let names = name.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }
    guard !names.isEmpty else { return nil }
    guard !names.contains(where: { $0.first == UInt8(ascii: ".") }),
      let path = NotePath(bytes: Array(names.joined(separator: [UInt8(ascii: "/")])))
    else {
      throw .badFolder(
        "\(printed(name)) can't be a folder of notes: name one below the folder of notes, without "
          + "a dot at its start.")
    }
    return path
  }

  private var linkTreatment: LinkTreatment {
    // Nobody is asked here.
    settings.settings.rewriteLinks == .never ? .left : .rewritten
  }

  private func tellLinks(_ plan: FilePlan) {
    func counted(_ links: Int) -> String { "\(links) link\(links == 1 ? "" : "s")" }
    if plan.links > 0 {
      complain("\(counted(plan.links)) rewritten; halo undo takes it back.")
    }
    if plan.brokenLinks > 0 {
      complain("\(counted(plan.brokenLinks)) can't be written for this name.")
    }
  }
}

extension String {
  /// The text on one line, without blanks around it.
  var onOneLine: String {
    let blanks: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    let words = split(whereSeparator: \.isNewline).joined(separator: " ").drop(while: blanks)
    var line = words
    while let last = line.last, blanks(last) { line.removeLast() }
    return String(line)
  }
}
