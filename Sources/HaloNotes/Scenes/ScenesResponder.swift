import Commands
import Focus
import Notes

/// Opening, closing and changing scenes from every pane (scenes R8).
struct ScenesResponder: Responder {
  /// How many marked notes are opened at a time.
  static let mostOpened = 8

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .openInScene, .nextScene, .previousScene, .shelf: situation.mode == .commands
    // In text C-w takes a word back, so nothing may begin with it there.
    case .newNoteInScene, .closeScene: !situation.isInText
    default: false
    }
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    let isAlone = model.scenes.count == 1
    switch command {
    case .closeScene where isAlone: return "This is the only scene: q quits."
    case .nextScene where isAlone, .previousScene where isAlone:
      return "This is the only scene: o opens a note in another."
    case .openInScene:
      if row(in: situation) != nil { return obstacleToMore(1, of: model) }
      let notes = model.targets(in: situation)
      if notes.isEmpty { return "No note is chosen: go to a note first." }
      if notes.count > Self.mostOpened {
        return "\(notes.count) notes are marked: \(Self.mostOpened) at a time open in scenes."
      }
      return obstacleToMore(notes.count, of: model)
    case .newNoteInScene: return obstacleToMore(1, of: model)
    default: return nil
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .openInScene:
      if let row = row(in: situation) { return [.scene(.openRow(row))] }
      return [.scene(.open(model.targets(in: situation)))]
    case .newNoteInScene: return [.scene(.write)]
    case .closeScene: return [.scene(.close)]
    case .nextScene: return [.scene(.step(.next))]
    case .previousScene: return [.scene(.step(.previous))]
    default: return [.scene(.shelf)]
    }
  }

  private func obstacleToMore(_ number: Int, of model: NotesModel) -> String? {
    model.scenes.count + number <= SceneStrip.capacity
      ? nil : "\(model.scenes.count) scenes are open: close one first."
  }

  /// The row of the library, where that has the focus.
  private func row(in situation: Situation) -> FocusTarget? {
    situation.group == .sidebar ? situation.focus.focused?.target : nil
  }
}
