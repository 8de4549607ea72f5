import Commands
import Focus
import Text

/// The text of a quick note: the editor's keys, but for Tab, which leads to the link (scenes R11).
struct QuickNoteResponder: Responder {
  var contexts: [KeyContext] { [.text] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .escape, .save, .findInText: true
    default: EditorKeys.actions[command] != nil && !Self.tabs.contains(command)
    }
  }

  private static let tabs: Set<CommandID> = [.indent, "text.outdent"]

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    guard let history = model.quick?.value.writing.editor.history else { return nil }
    switch command {
    case .undoText where history.undoKind == nil: return "There is nothing to undo."
    case .redoText where history.redoKind == nil: return "There is nothing to redo."
    default: return nil
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let writing = model.quick?.value.writing else { return [] }
    switch command {
    case .escape:
      let selection = writing.editor.selection
      if !selection.isEmpty || selection.mode == .selecting { return [.text(.dropSelection)] }
      model.closeSheet(.quick, because: .escape)
      return []
    case .save:
      model.closeSheet(.quick, because: .command)
      return []
    case .findInText: return model.offerFind(in: writing.key)
    default:
      let page = max(1, writing.viewport.rows - 1)
      return EditorKeys.action(command, page: page).map { [.text($0)] } ?? []
    }
  }
}

/// The row below the text of a quick note: whether it keeps the link to what was in front.
struct QuickLinkResponder: Responder {
  var contexts: [KeyContext] { [.sheet] }

  private static let switches: Set<CommandID> = [.look, .open]

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    Self.switches.contains(command)
  }

  func title(of command: CommandID, on model: NotesModel) -> String? {
    guard Self.switches.contains(command) else { return nil }
    return model.quick?.value.link?.state == .off ? "Keep the Link" : "Leave the Link Out"
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    model.quick?.value.link?.toggle()
    return []
  }
}

extension ResponderID {
  /// The text of a quick note.
  static let quickText: ResponderID = "quick.text"

  /// Its link.
  static let quickLink: ResponderID = "quick.link"
}

extension CommandID {
  /// A quick note from anywhere; in one, closing it.
  static let quickNote: CommandID = "note.quick"
}

extension NotesModel {
  /// Begins a quick note, or closes the one that is open: it is kept.
  mutating func toggleQuickNote(in situation: Situation) -> [Effect] {
    guard sheets.sheet(.quick) == nil else {
      closeSheet(.quick, because: .command)
      return []
    }
    return [.beginQuickNote(situation.activity(on: self))]
  }
}
