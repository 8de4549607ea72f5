import Commands
import Focus

/// The program itself: quitting, redrawing, stopping.
struct AppResponder: Responder {
  var contexts: [KeyContext] { [.anywhere] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .quit, .redraw, .suspend, .reload, .menuBar, .quickNote: true
    default: false
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .redraw: return [.redraw, .scan]
    case .suspend: return [.suspend]
    case .reload: return [.reload]
    case .quickNote: return model.toggleQuickNote(in: situation)
    case .menuBar:
      model.toggleMenuBar()
      return []
    default: break
    }
    if let front = model.sheets.front {
      model.closeSheet(front.id, because: .command)
      return []
    }
    if situation.isCompact, situation.group == .detail || situation.group == .sidebar {
      return [.move(.group(.notes))]
    }
    return [.quit]
  }
}
