import Focus
import Interface
import Notes

/// A place in a note that somebody has asked for, until the note shows (scenes R6).
struct Arrival: Hashable, Sendable {
  /// The note, and the heading, block or line in it.
  var link: NoteLink

  /// Makes it of a link; `nil` for one that names no place.
  init?(_ link: NoteLink) {
    guard link.place != nil || link.line != nil else { return nil }
    self.link = link
  }
}

extension Page {
  /// The block that a link names; `nil` where the note has it no more.
  ///
  /// A line wins over a heading. The first heading is shown as the title where they are equal, so the
  /// title stands for it.
  func block(for link: NoteLink, titled title: String) -> Int? {
    if let line = link.line { return block(atLine: line) }
    switch link.place {
    case .heading(let name):
      let wanted = String(decoding: name, as: UTF8.self).lowercased()
      return blocks.firstIndex { $0.heading != nil && $0.text.lowercased() == wanted }
        ?? (title.lowercased() == wanted && !blocks.isEmpty ? 0 : nil)
    case .block(let name):
      let mark = "^" + String(decoding: name, as: UTF8.self)
      return blocks.firstIndex { $0.text.hasSuffix(mark) }
    case nil: return nil
    }
  }
}

extension NotesApp {
  /// Goes to the place that is awaited, as soon as its note shows.
  func arrive() {
    guard let link = arrival?.link, firstTarget == nil, let detail = arrangement?.detail else {
      return
    }
    guard detail.request.path == link.path else {
      // Somebody has gone elsewhere, or the note isn't there.
      if focus.pending == nil { arrival = nil }
      return
    }
    guard detail.isCurrent, let reading = detail.reading else { return }
    arrival = nil
    let block = reading.page?.block(for: link, titled: reading.title)
    if block == nil, let words = link.placeWords {
      model.notice = Notice(.warning, "“\(reading.title)” has no \(words); this is its start.")
    }
    request(
      block.map { FocusTarget(detail.item(ofBlock: $0), in: .detail) }
        ?? FocusTarget(entryOf: .detail))
  }
}

extension NoteLink {
  /// The named place in words; `nil` for none.
  fileprivate var placeWords: String? {
    switch place {
    case .heading(let name): "heading “\(String(decoding: name, as: UTF8.self))”"
    case .block(let name): "block ^\(String(decoding: name, as: UTF8.self))"
    case nil: nil
    }
  }
}
