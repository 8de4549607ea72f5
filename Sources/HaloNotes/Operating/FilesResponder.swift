import Commands
import Focus
import Interface
import Notes

/// What is done with the files of notes, from every pane, and undone.
struct FilesResponder: Responder {
  private static let commands: [CommandID] = [
    .trashNote, .deleteNote, .renameNote, .moveNote, .tags, .pinNote, .undo, .redo,
  ]

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    situation.mode == .commands
      && (Self.commands.contains(command)
        || command == .toggleTask && LookSection.readers.contains(situation.group))
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    switch command {
    case .undo, .redo:
      let direction: UndoHistory.Direction = command == .undo ? .undo : .redo
      let isEmpty = model.pending.isEmpty && model.history.next(direction) == nil
      return isEmpty ? direction.nothingLeft : nil
    default:
      let targets = model.targets(in: situation)
      if targets.isEmpty { return "No note is chosen: go to a note first." }
      if targets.contains(where: \.isInTrash) {
        return "This lies in the trash: r restores it, D empties the trash."
      }
      if model.library.progress != .complete {
        return "The folder is still being read: try again in a moment."
      }
      if model.access == .readOnly {
        return "This folder can't be written to: check its owner and mode."
      }
      if command == .renameNote, targets.count > 1 {
        return "\(targets.count) notes are marked, and a name is for one: Esc takes the marks away."
      }
      if command == .toggleTask, situation.task == nil {
        return "This is no task: - [ ] begins one."
      }
      return nil
    }
  }

  func state(
    of command: CommandID, on model: NotesModel, in situation: Situation
  ) -> CommandState {
    switch command {
    case .pinNote: model.arePinned(model.targets(in: situation)) ? .on : .off
    case .toggleTask: situation.task?.isDone == true ? .on : .off
    default: .off
    }
  }

  func title(of command: CommandID, on model: NotesModel) -> String? {
    switch command {
    case .undo: model.history.next(.undo).map { "Undo \($0.plan.purpose.title)" }
    case .redo: model.history.next(.redo).map { "Redo \($0.plan.purpose.title)" }
    default: nil
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    let targets = model.targets(in: situation)
    let subject = model.subject(of: targets)
    switch command {
    case .undo: return [.step(.undo)]
    case .redo: return [.step(.redo)]
    case .trashNote: return [.operate(.trash(targets), subject: subject)]
    case .deleteNote:
      model.question = Question(
        trashing: targets, called: subject, columns: model.sheets.space.container.columns)
      return []
    case .tags:
      return model.offerTags(of: targets, called: subject, signs: situation.arrangement.signs)
    case .pinNote:
      let pin: Pin = model.arePinned(targets) ? .unset : .set
      return [.operate(.pin(targets, pin), subject: subject)]
    case .toggleTask: return toggleTask(in: situation)
    case .moveNote:
      guard let listing = model.library.listing else { return [] }
      model.present(MoveContent(moving: targets, called: subject, in: listing), as: .move)
      return [.countLinks(to: targets)]
    default: return targets.first.map { rename($0, on: &model) } ?? []
    }
  }

  /// Ticks the task on which the focus stands; marks are of no account.
  private func toggleTask(in situation: Situation) -> [Effect] {
    guard let note = situation.note, let block = situation.block,
      let facts = situation.reader?.reading?.page?.blocks[block]
    else { return [] }
    return [
      .operate(.toggleTask(note, line: facts.line - 1), subject: "“\(facts.text.prefix(40))”")
    ]
  }

  /// Opens the sheet in which the note's title can be changed.
  private func rename(_ note: NotePath, on model: inout NotesModel) -> [Effect] {
    let content = RenameContent(note: note, titled: model.titleInNote(of: note))
    model.present(content, as: .rename, text: content.name)
    return [.countLinks(to: [note])]
  }
}
