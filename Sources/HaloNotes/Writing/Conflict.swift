import Commands
import Focus
import Interface
import Notes

/// A text and what has become of its file, to be chosen between.
struct Conflict: Sendable, Equatable {
  /// What can be done, in the order in which it is offered.
  var choices: [Choice]

  /// What the file has that the text hasn't, and the other way round.
  var difference: [Difference.Line]

  /// What can be done.
  enum Choice: Hashable, Sendable {
    case mine
    case theirs
    case both
  }

  /// Lines of the difference that are shown at most.
  private static let mostLines = 400

  /// Compares a text with what has become of its file.
  init(of writing: Writing, _ change: OutsideChange) {
    switch change {
    case .changed(let bytes, _):
      choices = [.mine, .theirs, .both]
      let found = Difference(from: bytes, to: writing.editor.buffer.bytes)
      difference = Array(found.hunks.flatMap(\.lines).prefix(Self.mostLines))
    case .removed:
      choices = [.mine, .theirs]
      difference = []
    }
  }

  /// The rows of the sheet.
  var rows: [OutlineRow] {
    choices.map {
      OutlineRow(StyledText(title(of: $0)), trailing: StyledText(words(of: $0), .trailing))
    }
      + (difference.isEmpty ? [] : [.gap]) + difference.map(row)
  }

  private func title(of choice: Choice) -> String {
    switch choice {
    case .mine: "Keep mine"
    case .theirs: "Take the one on disk"
    case .both: "Keep both"
    }
  }

  private func words(of choice: Choice) -> String {
    let isRemoved = choices.count == 2
    switch choice {
    case .mine: return isRemoved ? "the file was removed: it is written again" : "the file gets it"
    case .theirs: return isRemoved ? "the text goes, too" : "undo brings mine back"
    case .both: return "mine becomes a note beside it"
    }
  }

  private func row(_ line: Difference.Line) -> OutlineRow {
    let text = line.bytes.filter { $0 != 0x0A && $0 != 0x0D }
    var title: StyledText
    switch line.kind {
    case .kept: title = StyledText("  ", .dim)
    case .removed: title = StyledText("- ", .error)
    case .added: title = StyledText("+ ", .match)
    }
    title.append(text, line.kind == .kept ? .dim : .text)
    return OutlineRow(title, kind: .header)
  }
}

extension NotesModel {
  /// Chooses what becomes of the two versions of a text.
  mutating func chooseVersion(_ row: Int) -> [Effect] {
    guard let conflict, conflict.choices.indices.contains(row) else { return [] }
    closeSheet(.conflict, because: .command)
    return [.focus(FocusTarget(entryOf: .detail)), .settle(conflict.choices[row])]
  }
}

/// The sheet that asks which version of a text counts.
struct ConflictResponder: Responder {
  var contexts: [KeyContext] { [.sheet] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    command == .open
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    situation.focus.focused.map { model.chooseVersion($0.index) } ?? []
  }
}
