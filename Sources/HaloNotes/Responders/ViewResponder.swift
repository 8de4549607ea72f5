import Commands
import Focus
import Interface
import Notes

/// What is done to the view of the notes and not to the notes: widths, order, outline, titles, links to
/// them, and doing the last thing once more.
struct ViewResponder: Responder {
  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .zoomPane, .narrowPane, .widenPane, .outline, .backlinks, .copyLink, .copyAddress,
      .jumpToTitle, .dailyNote, .previousPlace, .nextPlace, .theme, .lastMessage, .quickNotes:
      true
    case .sortNotes: situation.group == .notes
    // In text C-w takes a word back, so nothing may begin with it there.
    case .lastPane, .repeatLast: !situation.isInText
    default: false
    }
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    switch command {
    case .zoomPane: model.obstacle(to: nil, in: situation)
    case .narrowPane: model.obstacle(to: .narrower, in: situation)
    case .widenPane: model.obstacle(to: .wider, in: situation)
    case .lastPane where lastPane(in: situation) == nil: "No pane had the focus before this one."
    case .repeatLast where toRepeat(of: model, in: situation) == nil:
      "Nothing was done here that could be repeated."
    case .sortNotes where model.search?.query.isEmpty == false:
      "What a search finds stands with the best first."
    case .previousPlace where model.place(.backward, in: situation) == nil:
      "No note was read before this one."
    case .nextPlace where model.place(.forward, in: situation) == nil:
      "This is the note that was read last."
    case .outline: obstacleToOutline(in: situation)
    case .quickNotes: model.obstacleToQuickNotes(in: situation)
    case .backlinks where situation.note == nil: "No note is chosen: go to a note first."
    case .lastMessage where model.lastNotice == nil: "Nothing was told yet."
    case .copyLink where model.notesToLink(in: situation).isEmpty,
      .copyAddress where model.notesToLink(in: situation).isEmpty:
      "No note is chosen: go to a note first."
    default: nil
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .zoomPane: model.toggleZoom(in: situation)
    case .narrowPane: model.resize(.narrower, in: situation)
    case .widenPane: model.resize(.wider, in: situation)
    case .lastPane: return lastPane(in: situation).map { [.move(.group($0))] } ?? []
    case .repeatLast:
      return toRepeat(of: model, in: situation).map { [.run($0, by: .program)] } ?? []
    case .sortNotes: return model.offerSort(signs: situation.arrangement.signs)
    case .quickNotes: return model.offerQuickNotes(in: situation)
    case .theme: return [.offerThemes]
    case .lastMessage: return model.showMessage()
    case .outline: return model.offerOutline(in: situation)
    case .backlinks:
      return situation.note.map { model.look(at: $0, showing: .backlinks, in: situation) } ?? []
    case .copyLink: return model.copyLinks(in: situation)
    case .copyAddress: return model.copyAddresses(in: situation)
    case .previousPlace: return model.revisit(.backward, in: situation)
    case .nextPlace: return model.revisit(.forward, in: situation)
    case .jumpToTitle: return model.startSearch(.titles, in: situation)
    case .dailyNote: return [.openDaily]
    default: break
    }
    return []
  }

  /// The group that had the focus before, if it is still there.
  private func lastPane(in situation: Situation) -> GroupID? {
    situation.lastGroup.flatMap { situation.arrangement.map.group($0)?.id }
  }

  /// What was done last in the focused group (commands C21).
  private func toRepeat(of model: NotesModel, in situation: Situation) -> CommandID? {
    situation.group.flatMap { model.recent.toRepeat(in: ResponderID($0.rawValue)) }
  }

  private func obstacleToOutline(in situation: Situation) -> String? {
    if SheetName(group: situation.group) == .outline { return "The outline is open already." }
    guard let outline = situation.outline else { return "No note shows." }
    return outline.headings.isEmpty ? "This note has no headings." : nil
  }
}

extension Situation {
  /// Whether what is typed is text now.
  var isInText: Bool { mode != .commands || field != nil || isWriting || isInQuickNote }
}
