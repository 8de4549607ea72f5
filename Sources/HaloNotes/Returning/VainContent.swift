/// What a sheet shows that came back and can't be filled, until it closes.
struct VainContent: PickerContent {
  let title: String
  let placeholder = ""
  let verb = "close"

  func answer(for text: String) -> PickerAnswer { .none }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] { [] }
}
