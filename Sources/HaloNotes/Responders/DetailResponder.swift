import Commands
import Focus
import Interface
import Notes

/// The note that is read beside the list.
struct DetailResponder: Responder {
  var contexts: [KeyContext] { [.detail] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .look, .open, .nextHeading, .previousHeading, .scrollDown, .scrollUp, .otherPaneDown,
      .otherPaneUp:
      true
    case .nextMatch, .previousMatch: model.search != nil
    default: false
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .look: model.look(in: situation)
    case .open: model.follow(in: situation)
    case .nextMatch: matchStep(.forward, in: situation)
    case .previousMatch: matchStep(.backward, in: situation)
    case .otherPaneDown: model.step(.forward, in: situation)
    case .otherPaneUp: model.step(.backward, in: situation)
    default: situation.read(command, in: .detail)
    }
  }

  private func matchStep(_ step: FocusStep, in situation: Situation) -> [Effect] {
    guard let reader = situation.reader, let matches = reader.reading?.page?.matches,
      !matches.isEmpty
    else {
      return [.notice(Notice(.info, "No match in this note."))]
    }
    let block = situation.block ?? 0
    let next =
      switch step {
      case .forward: matches.first { $0 > block }
      case .backward: matches.last { $0 < block }
      }
    if let next { return [.focus(FocusTarget(reader.item(ofBlock: next), in: .detail))] }
    return [.notice(Notice(.info, step == .forward ? "Last match." : "First match."))]
  }
}

extension Situation {
  /// What reading commands do in the group that shows a note: headings, and scrolling by a row.
  func read(_ command: CommandID, in group: GroupID) -> [Effect] {
    guard let reader, let page = reader.reading?.page else { return [] }
    let block = block ?? 0
    let heading: Int?
    switch command {
    case .scrollDown: return [.scroll(reader.component, rows: 1)]
    case .scrollUp: return [.scroll(reader.component, rows: -1)]
    case .nextHeading:
      heading = page.blocks.indices.first { $0 > block && page.blocks[$0].heading != nil }
    case .previousHeading:
      heading = page.blocks.indices.last { $0 < block && page.blocks[$0].heading != nil }
    default: return []
    }
    guard let heading else {
      return [.notice(Notice(.info, command == .nextHeading ? "Last heading." : "First heading."))]
    }
    return [.focus(FocusTarget(reader.item(ofBlock: heading), in: group))]
  }
}

extension NotesModel {
  /// Goes to the next or previous note of the list and leaves the focus where it is.
  func step(_ step: FocusStep, in situation: Situation) -> [Effect] {
    let arrangement = situation.arrangement
    guard let rows = arrangement.rows, rows.notes > 0 else {
      return [.notice(Notice(.info, "There are no notes here."))]
    }
    let row = arrangement.row ?? (step == .forward ? -1 : rows.count)
    let next = step == .forward ? row + 1 : row - 1
    guard let note = rows.note(at: next) else {
      return [
        .notice(
          Notice(.info, step == .forward ? "This is the last note." : "This is the first note."))
      ]
    }
    return [.select(rows.listing[note].path)]
  }
}
