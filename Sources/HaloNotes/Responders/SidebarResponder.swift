import Commands
import Focus
import Notes

/// The library: unfolding folders, and going on to the notes.
struct SidebarResponder: Responder {
  var contexts: [KeyContext] { [.sidebar] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    [.open, .expand, .collapse].contains(command)
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .expand: expand(&model, in: situation)
    case .collapse: collapse(&model, in: situation)
    default: [.move(.group(.notes))]
    }
  }

  private func expand(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    guard case .folder(let path) = situation.arrangement.choice, !model.unfolded.contains(path),
      let folder = model.library.listing?.folderID(of: path),
      model.library.listing?[folder].children.isEmpty == false
    else { return [.move(.group(.notes))] }
    model.unfolded.insert(path)
    return []
  }

  private func collapse(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    guard case .folder(let path) = situation.arrangement.choice else { return [] }
    if model.unfolded.remove(path) != nil { return [] }
    guard let parent = path.folder else { return [] }
    return [.move(.to(FocusTarget(SidebarChoice.folder(parent).item, in: .sidebar), as: .arrow))]
  }
}
