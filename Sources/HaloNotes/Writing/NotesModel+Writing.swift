import Commands
import Focus
import Interface
import Notes
import Text

extension NotesModel {
  /// A text, wherever it is held.
  func text(of key: JournalKey) -> Writing? {
    if let writing = writing?.value, writing.key == key { return writing }
    if let quick = quick?.value.writing, quick.key == key { return quick }
    return left[key]
  }

  /// Changes a text wherever it is held; `nil` where it isn't.
  mutating func change<Result>(_ key: JournalKey, _ body: (inout Writing) -> Result) -> Result? {
    if writing?.value.key == key { return changeWriting(body) }
    if quick?.value.writing.key == key {
      guard var kept = quick else { return nil }
      quick = nil
      defer { quick = kept }
      return body(&kept.value.writing)
    }
    guard var writing = left.removeValue(forKey: key) else { return nil }
    defer { left[key] = writing }
    return body(&writing)
  }

  /// Changes the text that is written in; `nil` where none is.
  mutating func changeWriting<Result>(_ body: (inout Writing) -> Result) -> Result? {
    guard var kept = writing else { return nil }
    // Held once only while it is changed, so that nothing of it has to be copied.
    writing = nil
    defer { writing = kept }
    return body(&kept.value)
  }

  /// Whether the list has gone on from the note beside which a text shows; not where it had to, since
  /// somebody else has taken that note away.
  func isLeft(_ writing: Writing, by selected: NotePath?) -> Bool {
    guard writing.isLeft(by: selected) else { return false }
    guard case .note(let note?) = writing.origin, let listing = library.listing else { return true }
    return listing.id(of: note) != nil || hidden.contains(note)
  }

  /// Begins to write in the note of the focused pane: on the match, else the link, else the start of
  /// the block; from the list where one was last (contract).
  mutating func write(in situation: Situation) -> [Effect] {
    guard let note = situation.note else { return [] }
    guard let reader = situation.reader, let page = reader.reading?.page,
      let block = situation.block, page.blocks.indices.contains(block)
    else { return show(note, at: situation.group == .detail ? .end : .last, in: situation) }
    var text: [UInt8]?
    if let link = situation.link {
      text = Array(link.text.utf8)
    } else if page.matches.contains(block) {
      text = search?.query.split(separator: " ").first.map { Array($0.lowercased().utf8) }
    }
    return show(note, at: .line(page.blocks[block].line, holding: text), in: situation)
  }

  private mutating func show(
    _ note: NotePath, at place: WritingPlace, in situation: Situation
  ) -> [Effect] {
    var effects: [Effect] = []
    if situation.group == SheetName.look.group {
      closeSheet(.look, because: .command)
      effects = bring(note, in: situation)
    }
    return effects + [.writeIn(note, at: place)]
  }
}
