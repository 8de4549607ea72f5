import Focus
import Interface
import Notes

/// The sheet in which the order of the list is chosen (notes N19).
struct SortContent: PickerContent, ReturningContent {
  /// The order in force.
  let current: NoteSort

  /// The signs of the rows.
  let signs: Signs

  let title = "Sort"
  let placeholder = ""
  let verb = "choose"
  let shape = PickerShape.choice

  /// The orders are the same in every run.
  struct Kept: Codable {}

  var kept: Kept { Kept() }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    Self(current: scene.model.sort, signs: scene.signs)
  }

  func answer(for text: String) -> PickerAnswer {
    PickerAnswer(
      NoteSort.all.enumerated().map { index, sort in
        (
          SheetRows.item(index),
          PickerRow(
            StyledText("\(sort == current ? "\(signs.marked)" : " ") \(sort.title(signs))"),
            trailing: StyledText(sort.explanation, .trailing))
        )
      })
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let index = choice.index, NoteSort.all.indices.contains(index) else { return [] }
    model.sort = NoteSort.all[index]
    model.closeSheet(.sort, because: .command)
    // The note on which the list stands stays the current one.
    return situation.arrangement.selected.map { [.select($0)] } ?? []
  }
}

extension NotesModel {
  /// Offers the orders of the list, the current one first to be left.
  mutating func offerSort(signs: Signs) -> [Effect] {
    present(SortContent(current: sort, signs: signs), as: .sort)
    return [.focus(FocusTarget(SheetRows.item(NoteSort.all.firstIndex(of: sort) ?? 0), in: .sort))]
  }
}
