import Focus

/// What a sheet with a field and rows is about: what there is to choose from, and what Enter does.
///
/// The field is edited, steered and closed alike in all of them; a sheet without rows is a field whose
/// answers are empty (`PickerAnswer.none`).
protocol PickerContent: SheetContent {
  /// What stands in the sheet's border.
  var title: String { get }

  /// What stands before the text, a blank included; may be empty.
  var prompt: String { get }

  /// What an empty field says.
  var placeholder: String { get }

  /// The same where there is little room.
  var shortPlaceholder: String { get }

  /// What Enter does, in a word for the footer.
  var verb: String { get }

  /// What the sheet is.
  var shape: PickerShape { get }

  /// What there is to choose from while a text is typed.
  ///
  /// Asked once for each text, not for each frame.
  func answer(for text: String) -> PickerAnswer

  /// Acts on Enter: changes the model, which closes the sheet if it is done (`closeSheet`), and says
  /// what is to be done at the rim.
  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect]

  /// Whether rows may still come; what was current is then waited for.
  var isAwaiting: Bool { get }
}

extension PickerContent {
  var prompt: String { "" }

  var shortPlaceholder: String { placeholder }

  var shape: PickerShape { .list }

  var isAwaiting: Bool { false }
}

/// What a picker is, which decides what Esc means in it.
enum PickerShape: Hashable, Sendable {
  /// A list that a field filters: Esc shows it whole again, and then closes the sheet.
  case list

  /// A field alone: Enter takes the text, Esc leaves all as it was.
  case field

  /// Rows alone, of which one is chosen; Esc leaves all as it was.
  case choice
}

/// What Enter was pressed on.
struct PickerChoice: Hashable, Sendable {
  /// What stands in the field.
  var text: String

  /// The row that wears the halo; `nil` where there is none.
  var row: ItemID?

  /// Its place among the rows.
  var index: Int?
}
