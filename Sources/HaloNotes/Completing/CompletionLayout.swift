import Geometry
import Interface
import Text

/// Where the list at the caret lies: below the caret's row, or above it where there is more room, and
/// never outside of the text's pane.
///
///     See [[gro▏
///        ╭──────────────────╮
///        │▌ Groceries       │
struct CompletionLayout: Sendable, Equatable {
  /// The box.
  let area: Rectangle

  /// The rows that show.
  let shown: Range<Int>

  /// All rows.
  let count: Int

  /// The row that is taken, and what it is to somebody.
  let focus: RowFocus

  /// Whether Enter takes it.
  let takesEnter: Bool

  /// Rows that show at most.
  private static let mostRows = 8

  /// Columns that it takes at most, borders included.
  private static let mostColumns = 56

  /// Columns of a title with less of which a row leaves out what stands at its right.
  private static let fewestTitleColumns = 9

  /// Works the place out; `nil` where there is no room for a row.
  ///
  /// - Parameters:
  ///   - caret: The caret's cell.
  ///   - typed: The columns between the caret and where what is typed begins.
  ///   - pane: The inside of the text's pane.
  init?(of completion: Completion, at caret: Point, typed: Int, in pane: Rectangle, ruler: Ruler) {
    let rows = completion.rows
    guard completion.isOpen, pane.columns >= 8 else { return nil }
    let wished = min(rows.count, Self.mostRows) + 2
    let (above, below) = (caret.row - pane.minRow, pane.maxRow - caret.row - 1)
    let isBelow = below >= min(wished, above)
    let height = min(wished, isBelow ? below : above)
    guard height >= 3 else { return nil }
    let widest =
      rows.map { row in
        let (title, trailing) = (row.title.columns(ruler), row.trailing.columns(ruler))
        return trailing > 0 ? max(title, Self.fewestTitleColumns) + trailing + 2 : title
      }.max() ?? 0
    // Borders, the halo, and a blank on either side.
    let width = min(widest + 5, min(Self.mostColumns, pane.columns))
    // What is typed and what is chosen begin in one column.
    let wishedColumn = caret.column - typed - 3
    area = Rectangle(
      column: max(pane.minColumn, min(wishedColumn, pane.maxColumn - width)),
      row: isBelow ? caret.row + 1 : caret.row - height, columns: width, rows: height)
    let first = max(0, min(completion.current - (height - 2) / 2, rows.count - (height - 2)))
    shown = first..<min(rows.count, first + height - 2)
    count = rows.count
    takesEnter = completion.takesEnter
    focus = RowFocus(
      row: completion.current, mark: takesEnter ? .focused : .remembered)
  }

  /// The inside of the box.
  var inside: Rectangle { PaneChrome.content(in: area) }

  /// The row at a cell; `nil` beside them.
  func row(at point: Point) -> Int? {
    guard inside.contains(point) else { return nil }
    let row = shown.lowerBound + point.row - inside.minRow
    return shown.contains(row) ? row : nil
  }
}

extension CompletionLayout {
  /// Draws the list over the text.
  func draw(_ rows: [Completion.Row], into frame: inout Frame, theme: Theme) {
    PaneChrome(
      title: StyledText(),
      thumb: ScrollThumb(
        offset: shown.lowerBound, content: count, viewport: shown.count,
        track: PaneChrome.track(in: area))
    ).draw(into: &frame, area: area, theme: theme)
    OutlineRows(count: count, focus: focus).draw(
      into: &frame, area: inside, scroll: shown.lowerBound, theme: theme
    ) { index in
      rows.indices.contains(index)
        ? OutlineRow(rows[index].title.indented, trailing: rows[index].trailing) : .gap
    }
  }
}

extension StyledText {
  /// The text behind a blank.
  fileprivate var indented: StyledText {
    var text = StyledText(" ")
    text.append(self)
    return text
  }
}
