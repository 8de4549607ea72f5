import Focus
import Interface
import Notes
import Text

/// The sheet in which one finds something in the text that is written in: what is typed is looked for,
/// Enter selects the place (text T10).
struct FindContent: PickerContent, ReturningContent {
  /// Whose text it is.
  let key: JournalKey

  /// The text.
  let buffer: TextBuffer

  /// Where the search begins, in bytes.
  let caret: Int

  /// What a worker has found in a large text; of what was typed before, until it has more.
  var found: TextMatches?

  /// Whether Enter was pressed before anything was found for what is typed.
  var wish = SearchModel.Wish.none

  let title = "Find"
  let placeholder = "what to find in this text"
  let shortPlaceholder = "a text"
  let verb = "go there"

  /// Rows that are shown at most; all places are counted, and replaced.
  static let mostRows = 1_000

  /// Where the search begins.
  struct Kept: Codable {
    var text: KeptText
    var caret: Int
  }

  var kept: Kept { Kept(text: KeptText(key), caret: caret) }

  var readings: [Effect] { [.find] }

  var isAwaiting: Bool { found == nil && buffer.count > TextMatches.quickSize }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    guard let writing = scene.text(kept.text) else { return nil }
    let buffer = writing.editor.buffer
    return Self(key: writing.key, buffer: buffer, caret: kept.caret.clamped(to: 0...buffer.count))
  }

  func answer(for text: String) -> PickerAnswer {
    guard !text.isEmpty else {
      var answer = PickerAnswer.none
      answer.nothing = .init(
        message: "Type what to find.", advice: "Capitals count once you type one.")
      return answer
    }
    let known = matches(of: text)
    guard let matches = known ?? found else {
      var answer = PickerAnswer.none
      answer.figure = "finding…"
      return answer
    }
    let shown = min(matches.ranges.count, Self.mostRows)
    var answer = PickerAnswer(ids: (0..<shown).map(SheetRows.item)) { matches.row($0) }
    answer.figure = known == nil ? "finding…" : counted(matches.ranges.count, "place")
    answer.nothing = .init(
      message: "“\(text)” isn't in this text.", advice: "Fewer letters find more.")
    return answer
  }

  /// Selects the place, if the text is still the same.
  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let writing = model.text(of: key), writing.editor.buffer == buffer else {
      return model.closeStaleSheet(.find)
    }
    guard let matches = matches(of: choice.text) else {
      var waiting = self
      waiting.wish = .open
      model.pickers[.find]?.replace(waiting)
      return []
    }
    guard let index = choice.index, matches.ranges.indices.contains(index) else { return [] }
    let range = matches.ranges[index]
    model.closeSheet(.find, because: .command)
    _ = model.change(key) { writing in
      writing.go(
        to: TextPlace(
          anchor: range.lowerBound, head: range.upperBound, top: writing.viewport.anchor))
    }
    return []
  }

  /// The places; `nil` while a worker looks for them.
  func matches(of text: String) -> TextMatches? {
    if let found, found.query == text { return found }
    guard buffer.count <= TextMatches.quickSize else { return nil }
    return TextMatches(of: text, in: buffer, from: caret)
  }
}

extension NotesModel {
  /// Offers to find something in a text: what is selected, if that is a part of one line.
  mutating func offerFind(in key: JournalKey?) -> [Effect] {
    guard let writing = key.flatMap(text(of:)) else { return [] }
    let selected = writing.editor.selection.range
    let content = FindContent(
      key: writing.key, buffer: writing.editor.buffer, caret: selected.upperBound)
    present(content, as: .find, text: wanted(in: selected, of: writing.editor.buffer))
    return [.find]
  }

  /// What is looked for where a part of a text is selected: what was looked for last, if that found
  /// it, so that the next place is one Enter away.
  private func wanted(in selected: Range<Int>, of buffer: TextBuffer) -> String {
    guard !selected.isEmpty, selected.count <= Self.longestWanted,
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

  /// Bytes of what is selected that are looked for at most.
  private static let longestWanted = 4_096

  /// Closes a sheet that was about a text that somebody else has changed meanwhile.
  mutating func closeStaleSheet(_ name: SheetName) -> [Effect] {
    closeSheet(name, because: .command)
    return [.notice(Notice(.info, "The text was changed meanwhile, so look for it again."))]
  }
}
