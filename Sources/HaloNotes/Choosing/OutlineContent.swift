import Focus
import Interface
import Notes

/// The sheet in which a heading of a note is chosen.
struct OutlineContent: PickerContent, ReturningContent {
  /// The headings.
  let outline: Outline

  let title = "Outline"
  let placeholder = ""
  let verb = "choose"
  let shape = PickerShape.choice

  /// The headings as they were: one that has moved since is found again when it is chosen.
  struct Kept: Codable {
    var note: String
    var group: GroupID
    var headings: [Outline.Heading]
  }

  var kept: Kept {
    Kept(note: outline.note.key, group: outline.group, headings: outline.headings)
  }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    scene.note(of: kept.note).map { note in
      Self(outline: Outline(note: note, group: kept.group, headings: kept.headings))
    }
  }

  func answer(for text: String) -> PickerAnswer {
    let top = outline.headings.map(\.level).min() ?? 1
    return PickerAnswer(
      outline.headings.enumerated().map { index, heading in
        let indentation = String(repeating: " ", count: 2 * max(0, heading.level - top))
        return (SheetRows.item(index), PickerRow(StyledText(indentation + heading.text)))
      })
  }

  /// Goes to a heading, if the note still has it.
  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let index = choice.index, outline.headings.indices.contains(index) else { return [] }
    let heading = outline.headings[index]
    model.closeSheet(.outline, because: .command)
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

extension NotesModel {
  /// Offers the headings of the note that shows, beginning at the one under which the focus stands.
  mutating func offerOutline(in situation: Situation) -> [Effect] {
    guard let outline = situation.outline else { return [] }
    present(OutlineContent(outline: outline), as: .outline)
    let block = situation.block ?? 0
    let row = outline.headings.lastIndex { $0.block <= block } ?? 0
    return [.focus(FocusTarget(SheetRows.item(row), in: .outline))]
  }
}
