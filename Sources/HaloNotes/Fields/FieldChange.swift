import Focus
import Text

/// A change of a field that isn't typed but asked for by a command.
enum FieldChange: Hashable, Sendable {
  /// Bring back an older or newer entry (contract: fields).
  case recall(FocusStep)

  /// Empty it; what stood there can be yanked back.
  case clear

  /// Put another text in its place, with the caret behind it.
  case put(String)
}

extension LineField {
  /// Makes a change.
  mutating func apply(_ change: FieldChange, with history: FieldHistory) -> LineEditor.Outcome {
    switch change {
    case .recall(let step): return recall(step, in: history)
    case .clear:
      clear()
      return .changed
    case .put(let text):
      return put(text)
    }
  }
}
