import Focus
import Interface
import Notes
import Text

/// The sheet in which one finds something in the text that is written in: what is typed is looked for,
/// Enter selects the place (text T10).
struct FindContent: PickerContent {
  /// Whose text it is.
  let key: JournalKey

  /// The text.
  let buffer: TextBuffer

  /// Where the search begins, in bytes.
  let caret: Int

  let title = "Find"
  let placeholder = "what to find in this text"
  let shortPlaceholder = "a text"
  let verb = "go there"

  func answer(for text: String) -> PickerAnswer {
    let matches = matches(of: text)
    var answer = PickerAnswer(ids: matches.ranges.indices.map(SheetRows.item)) { matches.row($0) }
    guard !text.isEmpty else {
      answer.nothing = .init(
        message: "Type what to find.", advice: "Capitals count once you type one.")
      return answer
    }
    answer.figure = counted(matches.ranges.count, "place")
    answer.nothing = .init(
      message: "“\(text)” isn't in this text.", advice: "Fewer letters find more.")
    return answer
  }

  /// Selects the place, if the text is still the same.
  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let index = choice.index else { return [] }
    guard let writing = model.writing?.value, writing.key == key, writing.editor.buffer == buffer
    else { return model.closeStaleSheet(.find) }
    let range = matches(of: choice.text).ranges[index]
    model.closeSheet(.find, because: .command)
    model.writing?.value.go(
      to: TextPlace(
        anchor: range.lowerBound, head: range.upperBound, top: writing.viewport.anchor))
    return []
  }

  func matches(of text: String) -> TextMatches {
    TextMatches(of: text, in: buffer, from: caret)
  }
}

extension NotesModel {
  /// Offers to find something in the text that is written in: what is selected, if that is a part of
  /// one line.
  mutating func offerFind() -> [Effect] {
    guard let writing = writing?.value else { return [] }
    let selected = writing.editor.selection.range
    let content = FindContent(
      key: writing.key, buffer: writing.editor.buffer, caret: selected.upperBound)
    present(content, as: .find, text: wanted(in: selected, of: writing.editor.buffer))
    return []
  }

  /// What is looked for where a part of a text is selected: what was looked for last, if that found
  /// it, so that the next place is one Enter away.
  private func wanted(in selected: Range<Int>, of buffer: TextBuffer) -> String {
    guard !selected.isEmpty,
      selected.upperBound <= buffer.lineContent(at: selected.lowerBound).upperBound
    else { return "" }
    let bytes = buffer.bytes(in: selected)
    if let last = histories[.sheet(.find)]?.entries.last,
      TextMatches(of: last, in: TextBuffer(bytes), from: 0).ranges == [0..<bytes.count]
    {
      return last
    }
    return String(validating: bytes, as: UTF8.self) ?? ""
  }

  /// Closes a sheet that was about a text that somebody else has changed meanwhile.
  mutating func closeStaleSheet(_ name: SheetName) -> [Effect] {
    closeSheet(name, because: .command)
    return [.notice(Notice(.info, "The text was changed meanwhile, so look for it again."))]
  }
}
