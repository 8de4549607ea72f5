import Commands
import Sheets

/// Help and the palette, from everywhere.
struct HelpResponder: Responder {
  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .keyboard, .keyboardAnywhere, .palette: true
    default: false
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    let help: HelpSurface = command == .palette ? .palette() : .keyboard
    // Its own key closes it.
    guard model.sheets.sheet(help.sheet) == nil else {
      model.closeSheet(help.sheet, because: .command)
      return []
    }
    return [.open(help)]
  }
}
