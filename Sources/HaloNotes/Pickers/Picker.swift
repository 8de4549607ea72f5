/// The state of a sheet that is a field and the rows it steers (focus F39).
struct Picker: Sendable {
  /// What it is about.
  private(set) var content: any PickerContent

  /// What is typed; the rows follow it.
  var field: LineField {
    didSet { if field.text != oldValue.text { refresh() } }
  }

  /// What there is to choose from.
  private(set) var answer: PickerAnswer

  /// Tells one opening from another, so that each begins at the best row.
  let opening: Int

  /// Counts the answers.
  private(set) var revision: UInt64 = 0

  /// Makes a picker in which a text stands.
  ///
  /// - Parameter caret: Where the caret is, in bytes; `nil` for the text's end.
  init(_ content: some PickerContent, text: String = "", caret: Int? = nil, opening: Int = 0) {
    self.content = content
    self.opening = opening
    field = LineField(text, caret: caret)
    answer = content.answer(for: text)
  }

  /// Takes what is known better by now; what is typed stays.
  mutating func replace(_ content: some PickerContent) {
    self.content = content
    refresh()
  }

  /// Asks for the rows again: what they are made from has changed.
  mutating func refresh() {
    answer = content.answer(for: field.text)
    revision += 1
  }
}

extension NotesModel {
  /// Opens a sheet that is a field and the rows it steers; the focus goes into the field.
  mutating func present(_ content: some PickerContent, as name: SheetName, text: String = "") {
    pickersOpened += 1
    pickers[name] = Picker(content, text: text, opening: pickersOpened)
    sheets.present(content.sheet(as: name))
  }
}
