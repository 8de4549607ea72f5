import FoundationEssentials
import Interface
import Notes
import Sheets

/// What a sheet shows, where it comes back with its scene (sheets S12).
///
/// The content says what it can be made from; who keeps that looks no further into it, and gives it to
/// the type that the sheet's name stands for (`SheetName.returning`). Where one was in it is kept with the
/// focus and the scroll positions, what is typed with the field.
protocol ReturningContent: SheetContent {
  /// What it is made from.
  associatedtype Kept: Codable & Sendable

  /// The version of `Kept` that is written; a newer one isn't read (scenes R2).
  static var version: Int { get }

  /// What it is made from.
  var kept: Kept { get }

  /// What is to be read for it when it has come back.
  var readings: [Effect] { get }

  /// Makes it again; `nil` where what it was about is gone.
  ///
  /// It is asked as soon as the scene is there, and once more when all notes are known.
  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self?

  /// Puts it into its sheet.
  func install(as name: SheetName, typed field: SheetValue.Field?, in model: inout NotesModel)
}

extension ReturningContent {
  static var version: Int { 1 }

  var readings: [Effect] { [] }
}

/// What contents are made from when their scene comes back.
struct ReturningScene {
  /// The models, with as much of the notes as is known by now.
  let model: NotesModel

  /// The signs that rows are made of.
  let signs: Signs

  /// The themes that there are.
  let themes: () -> ThemeContent?

  /// The scenes that there are.
  let shelf: () -> ShelfContent

  /// The notes of these keys, without those that are known to be gone.
  func notes(of keys: [String]) -> [NotePath] {
    let notes = keys.compactMap(NotePath.init(key:))
    guard model.library.progress == .complete, let listing = model.library.listing else {
      return notes
    }
    return notes.filter { listing.id(of: $0) != nil }
  }

  /// The note of a key; `nil` where it is known to be gone.
  func note(of key: String) -> NotePath? { notes(of: [key]).first }
}

/// Which of the texts that are written in a sheet is about; they come back themselves.
enum KeptText: String, Codable, Sendable {
  case note
  case quickNote

  /// Makes it of a text's key.
  init(_ key: JournalKey) { self = key.isQuickNote ? .quickNote : .note }
}

extension ReturningScene {
  /// The text; `nil` where none is written in.
  func text(_ kept: KeptText) -> Writing? {
    switch kept {
    case .note: model.writing?.value
    case .quickNote: model.quick?.value.writing
    }
  }
}

/// Notes that a sheet is about, as they are kept.
struct KeptNotes: Codable, Sendable {
  /// Their keys.
  let notes: [String]

  /// What they are called in a sentence.
  let subject: String

  /// Makes it of notes.
  init(_ notes: [NotePath], called subject: String) {
    self.notes = notes.map(\.key)
    self.subject = subject
  }
}

extension ReturningScene {
  /// The notes of a sheet that aren't gone, and what they are called; `nil` where none is left.
  func subject(of kept: KeptNotes) -> ([NotePath], String)? {
    let notes = notes(of: kept.notes)
    guard !notes.isEmpty else { return nil }
    return (notes, notes.count == kept.notes.count ? kept.subject : model.subject(of: notes))
  }
}

/// What a sheet shows as it is kept with its scene: opaque to all but the content itself (scenes R2).
struct SheetValue: Codable, Equatable, Sendable {
  /// The version of `content`.
  let version: Int

  /// What the content is made from, as JSON.
  let content: String

  /// What is typed, in a sheet with a field.
  let field: Field?

  /// A field and what it steers.
  struct Field: Codable, Equatable, Sendable {
    /// What is typed.
    var text: String

    /// Where the caret is, in bytes.
    var caret: Int

    /// Tells what was remembered of this opening of the sheet from what belongs to others.
    var opening: Int
  }

  /// The value of a content; `nil` where it can't be written down.
  init?(_ content: some ReturningContent, typed field: Field?) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(content.kept) else { return nil }
    version = type(of: content).version
    self.content = String(decoding: data, as: UTF8.self)
    self.field = field
  }
}

extension ReturningContent {
  /// Makes a content from a kept value; `nil` where what it was about is gone, and where the value is of
  /// a newer program or damaged.
  static func content(from value: SheetValue, for scene: ReturningScene) -> Self? {
    guard value.version >= 1, value.version <= version,
      let kept = try? JSONDecoder().decode(Kept.self, from: Data(value.content.utf8))
    else { return nil }
    return returning(kept, to: scene)
  }
}

extension ReturningContent where Self: PickerContent {
  func install(as name: SheetName, typed field: SheetValue.Field?, in model: inout NotesModel) {
    guard model.pickers[name] == nil else {
      model.pickers[name]?.replace(self)
      return
    }
    model.pickersOpened = max(model.pickersOpened, field?.opening ?? 0)
    model.pickers[name] = Picker(
      self, text: field?.text ?? "", caret: field?.caret, opening: field?.opening ?? 0)
  }
}

extension ReturningContent where Self: RowsContent {
  func install(as name: SheetName, typed field: SheetValue.Field?, in model: inout NotesModel) {
    model.texts[name] = self
  }
}
