import Focus
import Notes
import Text

/// A quick note in progress: what is typed, and the link to what was in front (scenes R11).
struct QuickNote: Sendable {
  /// What is typed; its text has no file before the note is left.
  var writing: Writing

  /// The link to what was in front; `nil` where nothing was.
  var link: QuickLink?
}

/// The link that a quick note may keep to what was in front when it was begun (scenes R10).
struct QuickLink: Sendable, Equatable {
  /// Whose text was in front; a new note gets its path when it is saved.
  var target: JournalKey

  /// What it is called.
  var title: String

  /// The heading under which the focus stood; `nil` where there is none.
  var heading: String?

  /// Whether the note keeps it.
  var state = State.on

  /// Whether a note keeps its link.
  enum State: String, Sendable, Codable {
    case on
    case off
  }

  /// Keeps the link, or keeps it no more.
  mutating func toggle() { state = state == .on ? .off : .on }
}

extension JournalKey {
  /// Marks the numbers of quick notes among those of new notes: so it is known of a text to which nobody
  /// comes back that it belongs with the quick notes.
  private static let quickBit: UInt64 = 1 << 63

  /// A key for a new quick note.
  static var newQuickNote: JournalKey { .new(.random(in: 0...quickBit - 1) | quickBit) }

  /// A key for any other new note.
  static var newNote: JournalKey { .new(.random(in: 1...quickBit - 1)) }

  /// Whether it is that of a quick note that has no file yet.
  var isQuickNote: Bool {
    guard case .new(let number) = self else { return false }
    return number & Self.quickBit != 0
  }
}

extension GroupID {
  /// The text of the quick note.
  static let quickText = SheetName.quick.group

  /// The row with its link.
  static let quickLink: GroupID = "quick.link"
}

extension Situation {
  /// Whether the focus is in the text of the quick note.
  var isInQuickNote: Bool { group == .quickText }

  /// What is in front: the note of the focused pane, else the one that shows (scenes R10).
  func activity(on model: NotesModel) -> QuickLink? {
    if arrangement.isWriting, group == .detail || arrangement.detail == nil,
      let writing = model.writing?.value
    {
      guard !writing.isBlankDraft else { return nil }
      return QuickLink(target: writing.key, title: writing.title)
    }
    guard let path = noteInFront else { return nil }
    let title = model.title(of: path)
    return QuickLink(target: .note(path), title: title, heading: heading(otherThan: title))
  }

  /// The heading under which the focus stands in a note that is read; the note's title is none.
  private func heading(otherThan title: String) -> String? {
    guard let block, let page = reader?.reading?.page else { return nil }
    let heading = page.blocks.prefix(block + 1).last { $0.heading != nil }
    return heading.flatMap { $0.text == title || $0.text.isEmpty ? nil : $0.text }
  }
}
