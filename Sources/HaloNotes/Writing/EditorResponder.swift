import Commands
import Focus
import Interface
import Notes
import Text

/// The text that is written in: its own keys beside what is typed into it (contract: editor).
struct EditorResponder: Responder {
  var contexts: [KeyContext] { [.text] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    [.escape, .findInText].contains(command) || command.action == .save
      || EditorKeys.actions[command] != nil
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    guard let editor = model.writing?.value.editor else { return nil }
    switch command {
    case .undoText where editor.history.undoKind == nil: return "There is nothing to undo."
    case .redoText where editor.history.redoKind == nil: return "There is nothing to redo."
    default: return nil
    }
  }

  func title(of command: CommandID, on model: NotesModel) -> String? {
    guard let history = model.writing?.value.editor.history else { return nil }
    switch command {
    case .undoText: return history.undoKind.map { "Undo \($0.title)" }
    case .redoText: return history.redoKind.map { "Redo \($0.title)" }
    default: return nil
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let writing = model.writing?.value else { return [] }
    switch command {
    case .escape:
      let selection = writing.editor.selection
      if !selection.isEmpty || selection.mode == .selecting { return [.text(.dropSelection)] }
      return [.leaveText]
    case .findInText: return model.offerFind(in: writing.key)
    default:
      if command.action == .save { return [.save] }
      let page = max(1, writing.viewport.rows - 1)
      return EditorKeys.action(command, page: page).map { [.text($0)] } ?? []
    }
  }
}

extension EditKind {
  /// What it is called behind “Undo”.
  var title: String {
    switch self {
    case .typing: "Typing"
    case .deleting, .removing: "Deleting"
    case .pasting: "Pasting"
    case .moving: "Moving Lines"
    case .indenting: "Indenting"
    case .replacing: "Replacing"
    }
  }
}

extension Situation {
  /// Whether the focus is in a text that is written in.
  var isWriting: Bool { arrangement.isWriting && group == .detail }
}
