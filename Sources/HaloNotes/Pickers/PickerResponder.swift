import Commands
import Focus
import Interface
import Sheets

/// A picker: Enter chooses, Esc empties the field and then closes the sheet; in the field A-p and A-n
/// bring back what was entered before (contract: fields).
struct PickerResponder: Responder {
  /// The part that has the focus.
  let part: Part

  /// The parts of a picker.
  enum Part {
    case field
    case rows
  }

  var contexts: [KeyContext] {
    switch part {
    case .field: [.field]
    case .rows: [.rows, .sheet]
    }
  }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch (part, command) {
    case (_, .escape), (_, .cancel), (.field, .acceptField), (.rows, .open): true
    case (_, .replaceInText): SheetName(group: situation.group) == .find
    case (.field, .olderEntry), (.field, .newerEntry): true
    case (.field, .completePath): SheetName(group: situation.group) == .attach
    case (.field, .rewriteLinks):
      model.linkChoice(of: SheetName(group: situation.group)) != nil
    case (.rows, .trashNote): SheetName(group: situation.group) == .shelf
    case (.rows, .nextHeading), (.rows, .previousHeading): sections(in: situation).count > 1
    default: false
    }
  }

  /// On the shelf what takes a row away forgets a scene.
  func title(of command: CommandID, on model: NotesModel) -> String? {
    command == .trashNote ? "Forget Scene" : nil
  }

  func state(
    of command: CommandID, on model: NotesModel, in situation: Situation
  ) -> CommandState {
    guard command == .rewriteLinks else { return .off }
    return model.linkChoice(of: SheetName(group: situation.group))?.treatment == .rewritten
      ? .on : .off
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    if command == .replaceInText {
      return model.pickers[.find]?.answer.ids.isEmpty == false
        ? nil : "Nothing is found that could be replaced."
    }
    if command == .rewriteLinks {
      return model.linkChoice(of: SheetName(group: situation.group))?.obstacle
    }
    guard command == .trashNote, let name = chosenScene(in: situation),
      let shelf = model.pickers[.shelf]?.content as? ShelfContent
    else { return nil }
    return shelf.obstacleToForgetting(name)
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let sheet = SheetName(group: situation.group), let picker = model.pickers[sheet] else {
      return []
    }
    switch command {
    case .escape: return escape(sheet, on: &model)
    case .cancel: model.closeSheet(sheet, because: .escape)
    case .olderEntry: return [.change(.sheet(sheet), .recall(.backward))]
    case .newerEntry: return [.change(.sheet(sheet), .recall(.forward))]
    case .rewriteLinks: model.toggleLinks(in: sheet)
    case .trashNote:
      return chosenScene(in: situation).map { [.scene(.forget($0))] } ?? []
    case .replaceInText:
      let place = situation.focus.activePlace(of: sheet.group, in: situation.arrangement.map)
      return model.offerReplacing(from: place?.index ?? 0)
    case .completePath:
      let place = situation.focus.activePlace(of: sheet.group, in: situation.arrangement.map)
      let choice = PickerChoice(text: picker.field.text, row: place?.item, index: place?.index)
      return (picker.content as? AttachContent)?.complete(choice) ?? []
    case .nextHeading: return step(.forward, in: situation)
    case .previousHeading: return step(.backward, in: situation)
    default: return accept(picker, of: sheet, on: &model, in: situation)
    }
    return []
  }

  /// The scene of the shelf's current row.
  private func chosenScene(in situation: Situation) -> String? {
    situation.focus.activePlace(of: SheetName.shelf.group, in: situation.arrangement.map)?
      .item.rawValue
  }

  private func escape(_ sheet: SheetName, on model: inout NotesModel) -> [Effect] {
    if model.notice?.kind == .error {
      model.notice = nil
    } else if let picker = model.pickers[sheet], picker.content.shape == .list,
      !picker.field.text.isEmpty
    {
      return [.change(.sheet(sheet), .clear)]
    } else {
      model.closeSheet(sheet, because: .escape)
    }
    return []
  }

  private func accept(
    _ picker: Picker, of sheet: SheetName, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    let text = picker.field.text
    model.histories[.sheet(sheet), default: FieldHistory()].record(text)
    let place = situation.focus.activePlace(of: sheet.group, in: situation.arrangement.map)
    return picker.content.accept(
      PickerChoice(text: text, row: place?.item, index: place?.index), on: &model, in: situation)
  }

  /// The first row of each section.
  private func sections(in situation: Situation) -> [Int] {
    guard let sheet = SheetName(group: situation.group),
      let source = situation.arrangement.pickers[sheet]?.source
    else { return [] }
    return (0..<source.count).filter { source.rectangle(at: $0).rows > 1 }
  }

  private func step(_ step: FocusStep, in situation: Situation) -> [Effect] {
    guard let place = situation.focus.focused,
      let source = situation.arrangement.map.group(place.group)?.source
    else { return [] }
    let sections = sections(in: situation)
    let next =
      switch step {
      case .forward: sections.first { $0 > place.index }
      case .backward: sections.last { $0 < place.index }
      }
    return next.map { [.focus(FocusTarget(source.id(at: $0), in: place.group))] } ?? []
  }
}
