import Focus
import Interface
import Notes

/// Following links, and looking at where they lead.
extension NotesModel {
  /// Goes where the focused link leads, or the first one of the focused block.
  mutating func follow(in situation: Situation) -> [Effect] {
    guard let link = situation.link ?? situation.firstLink else {
      if situation.reader?.reading?.page?.blocks.isEmpty == true { return write(in: situation) }
      return [.notice(Notice(.info, "No link here.", remedy: "e edits here."))]
    }
    return follow(link, of: situation.note, in: situation)
  }

  /// Goes where a link of a note leads.
  mutating func follow(
    _ link: Page.LinkFacts, of note: NotePath?, in situation: Situation
  ) -> [Effect] {
    if let note, let listing = library.listing, link.link.attachmentName != nil,
      case .missing = listing.target(of: link.link, in: note)
    {
      return [.openFile(link.link, of: note)]
    }
    switch target(of: link, in: note) {
    case .success(let target):
      return show(target, in: situation)
        + (heading(of: link, in: note).map { [.await(.heading($0), in: target)] } ?? [])
    case .failure(let notice): return [.notice(notice.notice)]
    }
  }

  /// The heading that a link names; `nil` where it names none.
  private func heading(of link: Page.LinkFacts, in note: NotePath?) -> String? {
    guard let note, case .note(_, let fragment?) = library.target(of: link.link, in: note),
      let name = fragment.split(separator: "#").last, name.first != "^"
    else { return nil }
    return String(name)
  }

  /// Looks at where the focused link leads, else at the note itself (sheets S15).
  mutating func look(in situation: Situation) -> [Effect] {
    guard let link = situation.link else { return toggleLook(at: situation.note) }
    switch target(of: link, in: situation.note) {
    case .success(let note):
      lookedFrom = situation.arrangement.selected
      return toggleLook(at: note)
    case .failure(let notice): return [.notice(notice.notice)]
    }
  }

  /// Shows a note in the detail pane with the focus on it; the list goes along if it holds the
  /// note, else it keeps its row.
  mutating func show(_ note: NotePath, in situation: Situation) -> [Effect] {
    bring(note, in: situation) + [.focus(FocusTarget(entryOf: .detail))]
  }

  /// Brings a note into the detail pane; the list goes along if it holds the note, else it keeps its
  /// row.
  mutating func bring(_ note: NotePath, in situation: Situation) -> [Effect] {
    let arrangement = situation.arrangement
    var effects: [Effect] = []
    followed = nil
    if note != arrangement.selected {
      if let rows = arrangement.rows, let id = rows.listing.id(of: note), rows.row(of: id) != nil {
        effects.append(.select(note))
      } else {
        followed = Followed(note: note, from: arrangement.selected)
      }
    }
    return effects
  }

  /// Why a link leads to no note.
  struct NoNote: Error {
    var notice: Notice
  }

  private func target(
    of link: Page.LinkFacts, in note: NotePath?
  ) -> Result<NotePath, NoNote> {
    guard let listing = library.listing, let note,
      let target = library.target(of: link.link, in: note)
    else { return .failure(NoNote(notice: Notice(.info, "The folder is still being read."))) }
    return self.note(at: NoteFacts.Place(target, in: listing))
  }

  /// The note at the place where a link leads.
  func note(at place: NoteFacts.Place) -> Result<NotePath, NoNote> {
    switch place {
    case .note(let note):
      return .success(note)
    case .ambiguous(let notes):
      let names = notes.prefix(3).map(\.display).joined(separator: ", ")
      return .failure(NoNote(notice: Notice(.info, "Several notes have this name: \(names)")))
    case .missing(let path):
      return .failure(NoNote(notice: Notice(.info, "There is no note \(path).")))
    case .file(let file):
      return .failure(NoNote(notice: Notice(.info, "\(file.display) is no note.")))
    case .address(let address):
      return .failure(NoNote(notice: Notice(.info, address)))
    }
  }
}

extension Situation {
  /// The first link of the focused block.
  fileprivate var firstLink: Page.LinkFacts? {
    guard let block, let page = reader?.reading?.page else { return nil }
    return page.blocks[block].links.first
  }
}
