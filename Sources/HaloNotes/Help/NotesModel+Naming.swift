import Commands
import Focus
import Interface
import Notes

/// What is named in the palette: a note, a line.
extension NotesModel {
  /// Opens the note of a name (contract: `NOTE`); without a name the palette asks for one.
  mutating func open(named name: String?, in situation: Situation) -> [Effect] {
    guard let name, !name.isEmpty else { return [.open(.palette(typed: "e "))] }
    guard let listing = library.listing else {
      return [.notice(Notice(.info, "The folder is still being read."))]
    }
    switch NoteLookup.find(Array(name.utf8), in: listing, titles: library.titles) {
    case .note(let id):
      return show(listing[id].path, in: situation)
    case .ambiguous(let ids):
      let paths = ids.prefix(3).map { listing[$0].path.display }.joined(separator: ", ")
      return [.notice(Notice(.info, "Several notes are called “\(name)”: \(paths)"))]
    case .none:
      return [
        .notice(Notice(.info, "No note is called “\(name)”.", remedy: "/ searches in them all."))
      ]
    }
  }

  /// Goes to the block that holds a line of the note's file, counted from 1.
  func goToLine(_ line: String?, in situation: Situation) -> [Effect] {
    guard let line, let number = Int(line) else {
      return [.notice(Notice(.info, "Type the number of a line into the palette, such as 12."))]
    }
    let isLook = situation.group == LookSection.preview.group
    let pane = isLook ? situation.arrangement.look : situation.arrangement.detail
    guard let pane, let blocks = pane.reading?.page?.blocks, !blocks.isEmpty else {
      return [.notice(Notice(.info, "There is no text here."))]
    }
    let block = blocks.lastIndex { $0.line <= number } ?? 0
    return [
      .focus(
        FocusTarget(pane.item(ofBlock: block), in: isLook ? SheetName.look.group : .detail))
    ]
  }
}
