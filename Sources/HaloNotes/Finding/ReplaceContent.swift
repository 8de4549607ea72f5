import Focus
import Interface
import Notes
import Text

/// The sheet in which one puts something else in place of what was found: everywhere as one step, or
/// place by place (text T10).
struct ReplaceContent: PickerContent, ReturningContent {
  /// Whose text it is.
  let key: JournalKey

  /// What is looked for.
  let query: String

  /// Where it was found.
  private(set) var matches: TextMatches

  let verb = "replace"
  let placeholder = "what to put there; nothing takes it away"
  let shortPlaceholder = "what to put there"

  var title: String { "Replace “\(query)”" }

  /// What is looked for, and from where.
  struct Kept: Codable {
    var text: KeptText
    var query: String
    var start: Int
  }

  var kept: Kept {
    Kept(text: KeptText(key), query: query, start: matches.ranges.first?.lowerBound ?? 0)
  }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    guard let writing = scene.text(kept.text) else { return nil }
    let buffer = writing.editor.buffer
    let matches = TextMatches(
      of: kept.query, in: buffer, from: kept.start.clamped(to: 0...buffer.count))
    return matches.ranges.isEmpty
      ? nil : Self(key: writing.key, query: kept.query, matches: matches)
  }

  func answer(for text: String) -> PickerAnswer {
    let (matches, count) = (matches, matches.ranges.count)
    let shown = min(count, FindContent.mostRows)
    var answer = PickerAnswer(ids: (0...shown).map(SheetRows.item)) { index in
      index == 0
        ? PickerRow(StyledText(" Everywhere"), remark: "One undo takes all of it back.")
        : matches.row(index - 1, with: text)
    }
    answer.figure = counted(count, "place")
    return answer
  }

  /// Replaces what was found, if the text is still the same; after one place the sheet stays for the
  /// next.
  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let index = choice.index else { return [] }
    guard model.text(of: key)?.editor.buffer == matches.buffer else {
      return model.closeStaleSheet(.replace)
    }
    let new = Array(choice.text.utf8)
    let count = matches.ranges.count
    guard index > 0 else {
      model.closeSheet(.replace, because: .command)
      let ranges = matches.ranges.sorted { $0.lowerBound < $1.lowerBound }
      return [
        .text(.replace(ranges, with: new), in: key),
        .notice(Notice(.info, "Replaced in \(counted(count, "place")).")),
      ]
    }
    let range = matches.ranges[index - 1]
    var next = self
    next.matches = matches.replacing(index - 1, with: new)
    if next.matches.ranges.isEmpty {
      model.closeSheet(.replace, because: .command)
    } else {
      model.pickers[.replace]?.replace(next)
    }
    return [.text(.replace([range], with: new), in: key)]
  }
}

extension NotesModel {
  /// Offers to replace what the sheet has found, beginning at its current row.
  mutating func offerReplacing(from index: Int) -> [Effect] {
    guard let picker = pickers[.find], let find = picker.content as? FindContent else { return [] }
    let query = picker.field.text
    guard let found = find.matches(of: query), found.ranges.indices.contains(index) else {
      return []
    }
    histories[.sheet(.find), default: FieldHistory()].record(query)
    closeSheet(.find, because: .command)
    present(
      ReplaceContent(
        key: find.key, query: query, matches: found.beginning(at: index)),
      as: .replace)
    return []
  }
}
