import Focus
import Text

/// A one-line field as somebody types into it: text, caret, and the way through what was entered there
/// before.
struct LineField: Hashable, Sendable {
  /// Text and caret.
  private(set) var editor: LineEditor

  /// The entry that was brought back last; `nil` while one types something new.
  private var recalled: Recalled?

  private struct Recalled: Hashable {
    /// The entry's place in the history.
    var place: Int

    /// What was typed before the first entry was brought back.
    var draft: LineEditor
  }

  /// Makes a field.
  ///
  /// - Parameter caret: Where the caret is, in bytes; `nil` for the text's end.
  init(_ text: String = "", caret: Int? = nil) {
    editor = LineEditor(text)
    if let caret { editor.moveCaret(to: caret) }
  }

  /// The text.
  var text: String { editor.text }

  /// Carries out a command.
  mutating func apply(_ edit: LineEdit) -> LineEditor.Outcome {
    let outcome = editor.apply(edit)
    if outcome == .changed { recalled = nil }
    return outcome
  }

  /// Empties the field; what stood there can be yanked back.
  mutating func clear() {
    editor.apply(.move(.end))
    editor.apply(.kill(.start))
    recalled = nil
  }

  /// Puts another text there, with the caret at its end.
  mutating func put(_ text: String) -> LineEditor.Outcome {
    guard text != editor.text else { return .unchanged }
    editor = LineEditor(text, killed: editor.killed)
    recalled = nil
    return .changed
  }

  /// Brings back an older or a newer entry; beyond the newest stands what was typed before.
  ///
  /// - Returns: Whether there was one.
  mutating func recall(_ step: FocusStep, in history: FieldHistory) -> LineEditor.Outcome {
    let place = recalled?.place ?? history.entries.count
    let next = step == .backward ? place - 1 : place + 1
    guard next >= 0, next <= history.entries.count, next != place else { return .unchanged }
    let draft = recalled?.draft ?? editor
    if next == history.entries.count {
      guard recalled != nil else { return .unchanged }
      editor = draft
      recalled = nil
    } else {
      editor = LineEditor(history.entries[next], killed: editor.killed)
      recalled = Recalled(place: next, draft: draft)
    }
    return .changed
  }
}

/// What was entered into a field before, oldest first (contract: fields).
struct FieldHistory: Hashable, Sendable {
  /// How many entries are kept.
  static let capacity = 100

  /// The entries, each once, the last one last.
  private(set) var entries: [String] = []

  /// Remembers what was entered; blanks alone aren't worth it.
  mutating func record(_ text: String) {
    guard !text.trimmingBlanks.isEmpty else { return }
    entries.removeAll { $0 == text }
    entries.append(text)
    if entries.count > Self.capacity { entries.removeFirst() }
  }
}
