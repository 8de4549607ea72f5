import Commands
import Focus
import Interface
import Sheets
import Text

/// The shortcut overlay: what keys can do where the focus was, menu by menu (commands C15).
struct KeyboardContent: PickerContent {
  /// The commands, judged for `origin`.
  let overlay: ShortcutOverlay

  /// What had the focus before.
  let origin: HelpOrigin

  /// The inside of a sheet from which on there are two columns, in cells.
  private static let twoColumns = 70

  /// The columns of the sheet where there is room for them.
  private static let columns = 84

  /// The cells that the longest key takes, so that keys begin below each other and stay there.
  private let keyColumns: Int

  let title = "Keyboard"
  let shortPlaceholder = "filter · @ by key · ! all"
  let placeholder = ShortcutOverlay.prompt
  let verb = "run"

  /// Makes the overlay's sheet.
  init(overlay: ShortcutOverlay, origin: HelpOrigin) {
    self.overlay = overlay
    self.origin = origin
    keyColumns =
      overlay.entries.lazy.filter { $0.hindrance == nil }
      .compactMap { $0.keys.first.map { Ruler().columns(of: $0.hint()) } }.max() ?? 0
  }

  func answer(for text: String) -> PickerAnswer {
    let result = overlay.result(for: text)
    let scope = OverlayQuery(text).scope
    let keyColumns = keyColumns
    var answer = PickerAnswer(ids: result.hits.map { ItemID($0.id.name) }) { index in
      Self.row(of: result.hits[index], keyColumns: keyColumns)
    }
    answer.figure = result.count
    answer.nothing = result.widening.map {
      PickerAnswer.Nothing(message: $0.message, advice: $0.advice)
    }
    answer.grid = { columns in
      // A reason needs a line of its own width.
      result.grid(
        scope == .available && columns >= Self.twoColumns ? .twoColumns : .oneColumn)
    }
    return answer
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let row = choice.row,
      let hit = overlay.result(for: choice.text).hits.first(where: { $0.id.name == row.rawValue })
    else { return [] }
    switch hit.hindrance {
    case .disabled, .elsewhere:
      return [.notice(Notice(.info, hit.hindrance?.message ?? ""))]
    default:
      model.closeSheet(.keyboard, because: .command)
      return [.run(hit.id, by: .help, from: origin)]
    }
  }

  /// As high as all its commands want it, so that filtering moves no border.
  func sheet(as name: SheetName) -> Sheet<SheetName> {
    let result = overlay.result(for: "")
    let heights = (
      one: result.grid(.oneColumn).rows, two: result.grid(.twoColumns).rows
    )
    let fitted = Detent(.fitted) { context in
      let inside = min(context.container.columns, Self.columns) - 2
      let rows = inside >= Self.twoColumns ? heights.two : heights.one
      return rows + PickerLayout.chromeRows
    }
    var sheet = name.sheet
    sheet.detents = [fitted]
    sheet.width = .preferred(columns: Self.columns)
    return sheet
  }

  private static func row(of hit: OverlayHit, keyColumns: Int) -> PickerRow {
    var title = StyledText(hit.title)
    for range in hit.ranges { title.add(.match, to: range) }
    guard let hindrance = hit.hindrance else {
      let keys = hit.keys?.hint() ?? ""
      let blanks = String(repeating: " ", count: max(0, keyColumns - Ruler().columns(of: keys)))
      return PickerRow(title, trailing: StyledText(keys + blanks, .key))
    }
    title.add(.dim, to: 0..<title.bytes.count)
    return PickerRow(
      title, trailing: StyledText(hindrance.message, .dim), remark: hindrance.message)
  }
}
