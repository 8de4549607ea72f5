import Commands
import Focus
import Interface
import Notes

/// The trash: what lies in it goes back to where it was, or away for good (notes N11).
///
/// It comes first in the trail while the list shows the trash, and leaves everything else to the panes.
struct TrashResponder: Responder {
  var contexts: [KeyContext] { [.trash] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    situation.mode == .commands && [.restoreNote, .emptyTrash].contains(command)
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    if model.access == .readOnly {
      return "This folder can't be written to: check its owner and mode."
    }
    switch command {
    case .restoreNote where model.trashed(in: situation).isEmpty:
      return "No file of the trash is chosen: go to one in the list first."
    case .emptyTrash where model.library.trash?.listing.count ?? 0 == 0:
      return "The trash is empty."
    default: return nil
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    if command == .emptyTrash {
      model.question = Question(
        emptyingTrashOf: model.library.trash?.listing.count ?? 0,
        columns: model.sheets.space.container.columns)
      return []
    }
    let files = model.trashed(in: situation)
    return [.operate(.restore(files), subject: model.subject(of: files))]
  }
}

extension NotesModel {
  /// The files of the trash that a command acts on.
  func trashed(in situation: Situation) -> [NotePath] {
    targets(in: situation).filter(\.isInTrash)
  }
}
