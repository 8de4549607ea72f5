import Commands
import Focus
import Interface
import Sheets

/// The palette: every command that can be done where the focus was, by its name (commands C16).
struct PaletteContent: PickerContent {
  /// The commands, judged for `origin`.
  let palette: Palette

  /// How the command of a shorthand stands there.
  let standing: @Sendable (CommandID) -> CommandStanding?

  /// What had the focus before.
  let origin: HelpOrigin

  let title = "Commands"
  let prompt = ": "
  let placeholder = "name of a command · e and a note · number of a line"
  let shortPlaceholder = "name of a command"
  let verb = "run"

  /// What people type who know editors.
  static let shorthands = [
    PaletteShorthand(.word("q"), runs: .quit),
    PaletteShorthand(.word("w"), runs: .save),
    // Nothing is left unsaved here, so both end alike.
    PaletteShorthand(.word("wq"), runs: .quit),
    PaletteShorthand(.wordAndText("e"), runs: .openNamed),
    PaletteShorthand(.number, runs: .goToLine),
  ]

  func answer(for text: String) -> PickerAnswer {
    let result = palette.result(for: text, shorthand: standing)
    let ids = result.indices.map { ItemID(result.id(at: $0).name) }
    var answer = PickerAnswer(ids: ids) { Self.row(of: result[$0]) }
    answer.figure = "\(grouped(ids.count))"
    answer.nothing = result.obstacle.map {
      PickerAnswer.Nothing(message: $0.message, advice: "Fewer letters find more.")
    }
    return answer
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let name = choice.row?.rawValue else { return [] }
    let result = palette.result(for: choice.text, shorthand: standing)
    guard let place = result.indices.first(where: { result.id(at: $0).name == name }) else {
      return []
    }
    let row = result[place]
    if let reason = row.disabledReason { return [.notice(Notice(.info, reason))] }
    model.closeSheet(.palette, because: .command)
    return [.run(row.id, by: .help, from: origin)]
  }

  private static func row(of row: PaletteRow) -> PickerRow {
    var title = StyledText(row.title)
    for range in row.ranges { title.add(.match, to: range) }
    guard let reason = row.disabledReason else {
      return PickerRow(title, trailing: StyledText(row.keys?.hint() ?? "", .key))
    }
    title.add(.dim, to: 0..<title.bytes.count)
    return PickerRow(title, remark: reason)
  }
}
