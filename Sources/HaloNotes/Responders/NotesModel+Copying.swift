import Interface
import Notes

/// Links to notes, for other notes and other programs.
extension NotesModel {
  /// The notes that a link is wanted to: those that are marked, in the list's order, else the one of
  /// the focused pane.
  func notesToLink(in situation: Situation) -> [NotePath] {
    guard !marks.isEmpty else { return situation.note.map { [$0] } ?? [] }
    guard let rows = situation.arrangement.rows else { return [] }
    return marks.map { ($0, rows.listing.id(of: $0).flatMap(rows.row(of:)) ?? .max) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// Puts links to these notes on the clipboard, one a line.
  func copyLinks(in situation: Situation) -> [Effect] {
    guard let listing = library.listing else { return [] }
    let links = notesToLink(in: situation).compactMap { note in
      listing.id(of: note).map { listing.linkText(to: $0, titled: library.title(of: $0)) }
    }
    return copy(links)
  }

  /// Puts links that hold on every machine on the clipboard, one a line; that to the one note in front
  /// names the place in it (scenes R10).
  func copyAddresses(in situation: Situation) -> [Effect] {
    guard marks.isEmpty, let link = situation.activity(in: self).link else {
      return copy(notesToLink(in: situation).map { NoteLink(to: $0).description })
    }
    return copy([link.description])
  }

  private func copy(_ links: [String]) -> [Effect] {
    guard let first = links.first else { return [] }
    let text = links.joined(separator: "\n")
    let name = links.count == 1 ? first : "\(grouped(links.count)) links"
    return [.copy(CopiedText(bytes: Array(text.utf8), name: name, origin: .links))]
  }
}
