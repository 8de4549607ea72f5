import Focus
import Notes

/// Going back to notes that were read before, and forward again.
extension NotesModel {
  /// The place that a step leads to; `nil` where there is none.
  func place(_ step: FocusStep, in situation: Situation) -> Int? {
    let here = situation.group == .detail ? situation.note : nil
    let last = visited.places.indices.contains(visited.current) ? visited.current : nil
    let isAway = last.map { visited.places[$0].note != here } ?? true
    return visited.next(step, isAway: isAway) { library.listing?.id(of: $0) != nil }
  }

  /// Shows the note of the next place in a direction, with the focus where it was.
  mutating func revisit(_ step: FocusStep, in situation: Situation) -> [Effect] {
    guard let index = place(step, in: situation) else { return [] }
    visited.go(to: index)
    let place = visited.places[index]
    if let front = sheets.front, SheetName(group: situation.group) == front.id {
      closeSheet(front.id, because: .command)
    }
    return bring(place.note, in: situation) + [
      .focus(
        place.item.map { FocusTarget($0, in: .detail) } ?? FocusTarget(entryOf: .detail))
    ]
  }
}
