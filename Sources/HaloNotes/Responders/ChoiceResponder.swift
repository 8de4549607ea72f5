import Commands
import Focus

/// The content of a sheet in which one thing is chosen.
struct ChoiceResponder: Responder {
  var contexts: [KeyContext] { [.sheet] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    command == .open
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let place = situation.focus.focused else { return [] }
    switch place.group {
    case .sort: return model.chooseSort(place.index, in: situation)
    case .outline: return model.chooseHeading(place.index, in: situation)
    default: return []
    }
  }
}
