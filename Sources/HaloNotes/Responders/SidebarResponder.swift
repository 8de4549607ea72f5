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
    let choice = situation.arrangement.choice
    guard situation.arrangement.outline.isFolded(choice) else { return [.move(.group(.notes))] }
    model.unfolded.insert(choice)
    return []
  }

  private func collapse(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    let choice = situation.arrangement.choice
    if model.unfolded.remove(choice) != nil { return [] }
    guard let parent = choice.parent else { return [] }
    return [.move(.to(FocusTarget(parent.item, in: .sidebar), as: .arrow))]
  }
}

extension SidebarChoice {
  /// The row around it; `nil` for the outermost.
  fileprivate var parent: SidebarChoice? {
    switch self {
    case .folder(let path): path.folder.map(SidebarChoice.folder)
    case .tag(let key): key.lastIndex(of: "/").map { .tag(String(key[..<$0])) }
    case .all, .recent, .pinned, .tasks, .trash: nil
    }
  }
}
