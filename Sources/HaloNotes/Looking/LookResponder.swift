import Commands
import Focus
import Interface
import Notes
import Sheets

/// The look sheet: a note's text or the rows of another section, and the strip of sections.
struct LookResponder: Responder {
  var contexts: [KeyContext] { [.look, .sheet] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .look, .open, .otherPaneDown, .otherPaneUp, .nextSection, .previousSection: true
    case .nextHeading, .previousHeading, .scrollDown, .scrollUp:
      situation.group == LookSection.preview.group
    default: false
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .nextSection: return turn(.forward, in: situation)
    case .previousSection: return turn(.backward, in: situation)
    case .look: return look(&model, in: situation)
    case .open: return open(&model, in: situation)
    case .otherPaneDown: return step(.forward, &model, in: situation)
    case .otherPaneUp: return step(.backward, &model, in: situation)
    default: return situation.read(command, in: LookSection.preview.group)
    }
  }

  /// Goes on in the list; a modal sheet, behind which that can't be seen, goes with it.
  private func step(
    _ step: FocusStep, _ model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    let effects = model.step(step, in: situation)
    if case .select(let note)? = effects.first,
      model.sheets.rest(of: .look)?.modality == .modal
    {
      model.lookedFrom = nil
      _ = model.look.selectionMoved(to: note, beside: .hidden)
    }
    return effects
  }

  private func section(in situation: Situation) -> LookSection {
    situation.arrangement.lookPane?.section ?? .preview
  }

  /// Shows the section beside the one that shows; the focus goes into it, or stays in the strip.
  private func turn(_ step: FocusStep, in situation: Situation) -> [Effect] {
    guard let next = section(in: situation).next(step) else {
      let end = step == .forward ? "last" : "first"
      return [.notice(Notice(.info, "This is the \(end) section."))]
    }
    return situation.group == .lookSections
      ? [.focus(FocusTarget(next.item, in: .lookSections))] : next.showing
  }

  /// What the focused row leads to; `nil` in the note's text and in the strip.
  private func target(in situation: Situation) -> LookRows.Target? {
    guard let place = situation.focus.focused, let look = situation.arrangement.lookPane,
      look.rows != nil, place.group == look.section.group
    else { return nil }
    return look.target(at: place.index)
  }

  // MARK: Enter

  private func open(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    switch target(in: situation) {
    case .link(let target):
      switch model.note(at: target) {
      case .success(let note): return show(note, in: situation, &model)
      case .failure(let reason): return [.notice(reason.notice)]
      }
    case .file(let link): return open(link, in: situation)
    case .note(let note, let block):
      let effects = show(note, in: situation, &model)
      return effects
        + (block.map { block in
          [.focus(FocusTarget(PageSource.item(ofBlock: block, tag: note.tag), in: .detail))]
        } ?? [])
    case .heading(let block): return goTo(block, &model, in: situation)
    case nil where situation.link != nil: return follow(&model, in: situation)
    case nil, .nothing: return situation.note.map { show($0, in: situation, &model) } ?? []
    }
  }

  /// Closes the sheet and shows a note in the detail pane, the list's row with it if it has one.
  private func show(
    _ note: NotePath, in situation: Situation, _ model: inout NotesModel
  ) -> [Effect] {
    model.closeSheet(.look, because: .command)
    return model.show(note, in: situation)
  }

  /// Closes the sheet and goes where the focused link of the text leads.
  private func follow(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    let effects = model.follow(in: situation)
    guard effects.contains(where: { if case .notice = $0 { false } else { true } }) else {
      return effects
    }
    model.closeSheet(.look, because: .command)
    return effects
  }

  /// Closes the sheet and goes to a heading in the detail pane.
  private func goTo(
    _ block: Int, _ model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let look = situation.arrangement.look else { return [] }
    return show(look.request.path, in: situation, &model)
      + [.focus(FocusTarget(look.item(ofBlock: block), in: .detail))]
  }

  /// Lets another program open a file to which the note leads.
  private func open(_ link: Link, in situation: Situation) -> [Effect] {
    situation.note.map { [.openFile(link, of: $0)] } ?? []
  }

  // MARK: Space

  private func look(_ model: inout NotesModel, in situation: Situation) -> [Effect] {
    switch target(in: situation) {
    case .link(let target):
      switch model.note(at: target) {
      case .success(let note): return look(at: note, &model, in: situation)
      case .failure(let reason): return [.notice(reason.notice)]
      }
    case .file(let link): return open(link, in: situation)
    case .note(let note, _): return look(at: note, &model, in: situation)
    case .heading(let block):
      guard let look = situation.arrangement.look else { return [] }
      let item = look.item(ofBlock: block)
      return LookSection.preview.showing
        + [.focus(FocusTarget(item, in: LookSection.preview.group))]
    case nil where situation.link != nil: return model.look(in: situation)
    case nil, .nothing: return model.toggleLook(at: situation.note)
    }
  }

  private func look(
    at note: NotePath, _ model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    model.lookedFrom = situation.arrangement.selected
    return model.toggleLook(at: note)
  }
}

extension LookSection {
  /// What shows the section, with the focus in it.
  var showing: [Effect] {
    [.remember(FocusTarget(item, in: .lookSections)), .focus(FocusTarget(entryOf: group))]
  }
}

extension NotesModel {
  /// Shows a section of the look sheet for a note, which it opens if it isn't open on it.
  mutating func look(
    at note: NotePath, showing section: LookSection, in situation: Situation
  ) -> [Effect] {
    lookedFrom = situation.arrangement.selected
    if sheets.sheet(.look) == nil || look.shown != note { _ = toggleLook(at: note) }
    return section.showing
  }
}
