import Commands
import Focus
import Interface
import Notes

/// What letters go to while they name something: a title, or the label of a link.
struct TypingResponder: Responder {
  var contexts: [KeyContext] { [.typing] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    command == .endTyping || command == .escape
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    model.mode = .commands
    return []
  }
}

extension NotesModel {
  /// Begins to name an item by letters: a link where a note is read, a title elsewhere.
  mutating func startTyping(in situation: Situation) -> [Effect] {
    guard situation.reader != nil else {
      mode = .typeAhead("")
      return []
    }
    guard let hints = situation.hints, !hints.hints.isEmpty else {
      return [.notice(Notice(.info, "No link is in sight."))]
    }
    mode = .hints("")
    return []
  }

  /// Takes a letter, or the last one back.
  mutating func type(_ edit: TypingEdit, in situation: Situation) -> [Effect] {
    switch mode {
    case .commands:
      return []
    case .typeAhead(let text):
      let text = edit.applied(to: text)
      mode = .typeAhead(text)
      return text.isEmpty ? [] : [.move(.typeAhead(text))]
    case .hints(let typed):
      let typed = edit.applied(to: typed)
      let matching = situation.hints?.matching(typed) ?? []
      guard let hint = matching.first else {
        mode = .commands
        return [.notice(Notice(.info, "No link has the label \(typed)."))]
      }
      guard hint.label == typed, let group = situation.group else {
        mode = .hints(typed)
        return []
      }
      mode = .commands
      return situation.item(at: hint.item).map { [.focus(FocusTarget($0, in: group))] } ?? []
    }
  }
}

/// A change of what was typed.
enum TypingEdit {
  case letter(Unicode.Scalar)
  case deleteBackward

  /// The text with the change made.
  fileprivate func applied(to text: String) -> String {
    var text = text
    switch self {
    case .letter(let scalar): text.unicodeScalars.append(scalar)
    case .deleteBackward: _ = text.popLast()
    }
    return text
  }
}

extension Situation {
  /// The labels on the links that show in the pane that has the focus.
  var hints: LinkHints? {
    guard let reader, let page = reader.reading?.page,
      let viewport = arrangement.map.group(group ?? .detail)?.viewport
    else { return nil }
    return LinkHints(page: page, rows: viewport.minRow..<max(viewport.minRow, viewport.maxRow))
  }

  /// The name of an item of the focused group.
  fileprivate func item(at index: Int) -> ItemID? {
    group.flatMap { arrangement.map.group($0)?.source.id(at: index) }
  }
}
