import Commands
import Focus

/// The search field: its own keys beside the text that is typed into it.
struct SearchFieldResponder: Responder {
  var contexts: [KeyContext] { [.search, .text] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    command == .acceptSearch
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    if model.search?.query.isEmpty == true, situation.arrangement.rows?.notes == 0 { return [] }
    // What the list shows yet may belong to less than what is typed.
    guard model.search?.isAnswered == true else {
      model.search?.wish = .open
      return []
    }
    return model.openCurrentRow(in: situation)
  }
}
