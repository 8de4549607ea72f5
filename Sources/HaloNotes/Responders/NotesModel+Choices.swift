import Focus
import Interface
import Notes

/// Sheets in which one thing is chosen: the list's order, and a heading of a note.
extension NotesModel {
  /// Offers the orders of the list, the current one first to be left.
  mutating func offerSort() -> [Effect] {
    sheets.present(SheetName.sort.sheet)
    return [.focus(FocusTarget(SheetRows.item(NoteSort.all.firstIndex(of: sort) ?? 0), in: .sort))]
  }

  /// Takes an order; the note on which the list stands stays the current one.
  mutating func chooseSort(_ row: Int, in situation: Situation) -> [Effect] {
    guard NoteSort.all.indices.contains(row) else { return [] }
    sort = NoteSort.all[row]
    closeSheet(.sort, because: .command)
    return situation.arrangement.selected.map { [.select($0)] } ?? []
  }

  /// Offers the headings of the note that shows, beginning at the one under which the focus stands.
  mutating func offerOutline(in situation: Situation) -> [Effect] {
    guard let outline = situation.outline else { return [] }
    self.outline = outline
    sheets.present(SheetName.outline.sheet)
    let block = situation.block ?? 0
    let row = outline.headings.lastIndex { $0.block <= block } ?? 0
    return [.focus(FocusTarget(SheetRows.item(row), in: .outline))]
  }

  /// Goes to a heading, if the note still has it.
  mutating func chooseHeading(_ row: Int, in situation: Situation) -> [Effect] {
    guard let outline, outline.headings.indices.contains(row) else { return [] }
    let heading = outline.headings[row]
    closeSheet(.outline, because: .command)
    guard let reader = situation.arrangement.reader(of: outline.group),
      reader.request.path == outline.note, let blocks = reader.reading?.page?.blocks,
      let block = Self.block(of: heading, in: blocks)
    else { return [.notice(Notice(.info, "That heading is gone."))] }
    return [.focus(FocusTarget(reader.item(ofBlock: block), in: outline.group))]
  }

  /// Where a heading is now: where it was, else the first one that says the same.
  private static func block(of heading: Outline.Heading, in blocks: [Page.BlockFacts]) -> Int? {
    func isMeant(_ block: Page.BlockFacts) -> Bool {
      block.heading != nil && block.text == heading.text
    }
    if blocks.indices.contains(heading.block), isMeant(blocks[heading.block]) {
      return heading.block
    }
    return blocks.firstIndex(where: isMeant)
  }
}

/// The headings of a note.
struct Outline: Sendable, Equatable {
  /// The note.
  var note: NotePath

  /// The group that shows it.
  var group: GroupID

  /// Its headings, from top to bottom.
  var headings: [Heading]

  /// A heading.
  struct Heading: Sendable, Equatable {
    /// Its place among the blocks.
    var block: Int

    /// Its level, 1 to 6.
    var level: Int

    /// What it says.
    var text: String
  }
}

extension Situation {
  /// The headings of the note that shows: the one that has the focus, else that of the detail pane;
  /// `nil` where there is none, or none of it has come yet.
  var outline: Outline? {
    let group: GroupID = reader == nil ? .detail : group ?? .detail
    guard let reader = arrangement.reader(of: group), let page = reader.reading?.page else {
      return nil
    }
    let headings = page.blocks.enumerated().compactMap { index, block in
      block.heading.map { Outline.Heading(block: index, level: $0, text: block.text) }
    }
    return Outline(note: reader.request.path, group: group, headings: headings)
  }
}
