import Commands
import Focus

/// The search field: its own keys beside the text that is typed into it.
struct SearchFieldResponder: Responder {
  var contexts: [KeyContext] { [.search, .field, .text] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    [.acceptSearch, .olderEntry, .newerEntry].contains(command)
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .olderEntry: return [.change(.search, .recall(.backward))]
    case .newerEntry: return [.change(.search, .recall(.forward))]
    default: break
    }
    model.histories[.search, default: FieldHistory()].record(model.search?.query ?? "")
    if model.search?.query.isEmpty == true, situation.arrangement.rows?.notes == 0 { return [] }
    // What the list shows yet may belong to less than what is typed.
    guard model.search?.isAnswered == true else {
      model.search?.wish = .open
      return []
    }
    return model.openCurrentRow(in: situation)
  }
}
