import Commands
import Focus
import Interface
import Notes
import Text

/// The scene: what can be done to its notes from every pane, and the way back.
struct SceneResponder: Responder {
  /// Commands that may carry a name or a number.
  private static let named: [CommandID] = [.save, .openNamed, .goToLine]

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .newNote, .write, .editExternally, .attachFile, .search, .nextNote, .previousNote, .escape,
      .cancel,
      .type,
      .focusOverlay, .explainFocus:
      true
    default:
      Self.named.contains(command.action) || situation.link(of: command) != nil
        || ViewResponder().canPerform(command, on: model, in: situation)
        || ScenesResponder().canPerform(command, on: model, in: situation)
    }
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    switch command {
    case .editExternally where situation.note == nil, .write where situation.note == nil:
      "No note is chosen: go to a note first."
    case .write where situation.note?.isInTrash == true,
      .editExternally where situation.note?.isInTrash == true:
      "This lies in the trash: r restores it."
    case .attachFile: model.obstacleToAttaching(in: situation)
    case .save: "There is nothing to save: no text is written in here."
    default:
      ViewResponder().obstacle(to: command, on: model, in: situation)
        ?? ScenesResponder().obstacle(to: command, on: model, in: situation)
    }
  }

  func state(
    of command: CommandID, on model: NotesModel, in situation: Situation
  ) -> CommandState {
    switch command {
    case .focusOverlay: model.focusOverlay == .shown ? .on : .off
    case .keyboard, .keyboardAnywhere: model.sheets.sheet(.keyboard) == nil ? .off : .on
    case .explainFocus: model.sheets.sheet(.explanation) == nil ? .off : .on
    default: .off
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .newNote: [.write(title: nil, home: model.home(of: situation.arrangement.choice))]
    case .write: model.write(in: situation)
    case .editExternally: edit(in: situation)
    case .attachFile: model.attach(in: situation)
    case .search: model.startSearch(.everything, in: situation)
    case .nextNote: model.step(.forward, in: situation)
    case .previousNote: model.step(.backward, in: situation)
    case .focusOverlay: toggleOverlay(&model)
    case .explainFocus: explain(&model, in: situation)
    case .type: model.startTyping(in: situation)
    case .escape, .cancel: goBack(&model, in: situation)
    default: performNamed(command, on: &model, in: situation)
    }
  }

  /// What the palette is told to do with a name or a number, and what panes do.
  private func performNamed(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command.action {
    case .openNamed: model.open(named: command.propertyList, in: situation)
    case .goToLine: model.goToLine(command.propertyList, in: situation)
    case .followLink: followLink(command, &model, in: situation)
    case .openInScene, .newNoteInScene, .closeScene, .nextScene, .previousScene, .shelf:
      ScenesResponder().perform(command, on: &model, in: situation)
    default: ViewResponder().perform(command, on: &model, in: situation)
    }
  }

  private func edit(in situation: Situation) -> [Effect] {
    guard let note = situation.note else { return [] }
    let page = situation.reader?.reading?.page
    let line = situation.block.flatMap { block in
      page.flatMap { $0.blocks.indices.contains(block) ? $0.blocks[block].line : nil }
    }
    return [.edit(note, line: line)]
  }

  /// Follows a link that was chosen by its name, also out of the sheet that shows it.
  private func followLink(
    _ command: CommandID, _ model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let (link, note) = situation.link(of: command) else { return [] }
    if situation.group?.isOfLook == true { model.closeSheet(.look, because: .command) }
    return model.follow(link, of: note, in: situation)
  }

  private func toggleOverlay(_ model: inout NotesModel) -> [Effect] {
    model.focusOverlay = model.focusOverlay == .hidden ? .shown : .hidden
    return []
  }

  /// Says why the focus is where it is; asked again it closes the sheet.
  private func explain(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    guard model.sheets.sheet(.explanation) == nil else {
      model.closeSheet(.explanation, because: .command)
      return []
    }
    guard let place = situation.focus.focused else { return [] }
    let explained = FocusExplanationRows(
      of: place.target, in: situation.arrangement.map, from: situation.focus)
    model.present(ExplanationContent(explained.rows), as: .explanation)
    return []
  }

  /// Takes the first step back that applies (contract: Esc); it never quits and never discards.
  private func goBack(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    if model.notice?.kind == .error {
      model.notice = nil
      return []
    }
    if situation.group == .search {
      if model.search?.query.isEmpty == true { return endSearch(&model, in: situation) }
      return [.move(.group(.notes))]
    }
    if let front = model.sheets.front {
      model.closeSheet(front.id, because: .escape)
      return []
    }
    if !model.marks.isEmpty {
      model.marks = []
      return []
    }
    if model.search != nil { return endSearch(&model, in: situation) }
    if situation.group == .detail || situation.group == .sidebar { return [.move(.group(.notes))] }
    return [.notice(Notice(.info, "q quits."))]
  }

  /// Ends the search; the note that was found stays the current one, else it is the one from
  /// before.
  private func endSearch(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    let note = situation.arrangement.selected ?? model.search?.origin
    model.search = nil
    var effects: [Effect] = []
    if let note { effects.append(.select(note)) }
    if situation.group == .search || situation.group == .notes {
      effects.append(.move(.group(.notes)))
    }
    return effects
  }
}
