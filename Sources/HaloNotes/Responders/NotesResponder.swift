import Commands
import Focus
import Notes

/// The list of notes.
struct NotesResponder: Responder {
  var contexts: [KeyContext] { [.notes] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .open:
      situation.group == .notes && situation.arrangement.rows.map { $0.count > 0 } ?? false
    case .mark, .markRange: situation.arrangement.selected != nil
    case .look, .otherPaneDown, .otherPaneUp: situation.note != nil
    default: false
    }
  }

  func state(
    of command: CommandID, on model: NotesModel, in situation: Situation
  ) -> CommandState {
    guard command == .mark, let note = situation.note else { return .off }
    return model.marks.contains(note) ? .on : .off
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .look: return model.toggleLook(at: situation.note)
    case .mark: return model.toggleMark(in: situation)
    case .markRange: return model.markRange(in: situation)
    case .otherPaneDown: return scrollDetail(by: 1, in: situation)
    case .otherPaneUp: return scrollDetail(by: -1, in: situation)
    default: return model.openCurrentRow(in: situation)
    }
  }

  private func scrollDetail(by rows: Int, in situation: Situation) -> [Effect] {
    situation.arrangement.component(of: .detail).map { [.scroll($0, rows: rows)] } ?? []
  }
}

extension NotesModel {
  /// Goes into what the list's current row stands for: its note, at the first match while a search
  /// is on, or the new note that the last row offers.
  func openCurrentRow(in situation: Situation) -> [Effect] {
    let arrangement = situation.arrangement
    guard let rows = arrangement.rows, let row = arrangement.row else { return [] }
    if rows.note(at: row) == nil, let title = rows.offeredTitle {
      return [.write(title: title, home: home(of: arrangement.choice))]
    }
    guard search != nil, let detail = arrangement.detail, detail.isCurrent,
      let match = detail.reading?.page?.matches.first
    else { return [.move(.group(.detail))] }
    return [.focus(FocusTarget(detail.item(ofBlock: match), in: .detail))]
  }

  /// Looks at a note in a half-height sheet, or closes the sheet that shows it (sheets S15).
  mutating func toggleLook(at note: NotePath?) -> [Effect] {
    guard let note else { return [] }
    let before = look
    switch look.toggle(on: note) {
    case .present:
      var sheet = SheetName.look.sheet
      sheet.selectedDetentIdentifier = .medium
      sheets.present(sheet)
      return LookSection.preview.showing
    case .show:
      return LookSection.preview.showing
    case .close:
      closeSheet(.look, because: .command)
      if sheets.sheet(.look) != nil { look = before }
    }
    return []
  }
}

/// Where a new note belongs.
struct NoteHome: Hashable, Sendable {
  /// The folder; `nil` for the folder of notes itself.
  var folder: NotePath?

  /// The tag that it gets with its file.
  var tag: String?
}

extension NotesModel {
  /// Where a note belongs that is begun while the list follows a row of the library.
  func home(of choice: SidebarChoice) -> NoteHome {
    switch choice {
    case .folder(let path): NoteHome(folder: path)
    case .tag(let key): NoteHome(tag: library.tags?.value.tree.spelling(of: key) ?? key)
    case .all, .recent, .pinned, .tasks, .trash: NoteHome()
    }
  }
}
