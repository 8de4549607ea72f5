import Commands
import Geometry
import Interface

/// Draws the inside of a picker: the field, the rows that show, and the line below them.
struct PickerPainter {
  let picker: Picker
  let layout: PickerLayout

  /// The row that wears the halo.
  let current: RowFocus?

  /// Rows hidden above the list.
  let scroll: Int

  /// What must be told in the sheet, where there is no footer.
  let notice: Notice?

  let theme: Theme

  /// Where the hardware cursor may stand.
  struct Cursors {
    /// At the caret.
    var caret: Point

    /// On the current row; `nil` where none shows.
    var row: Point?
  }

  func draw(into frame: inout Frame) -> Cursors {
    var caret = layout.list.origin
    if layout.field.rows > 0 {
      var field = TextField(
        prompt: StyledText(picker.content.prompt, .key), editor: picker.field.editor,
        placeholder: placeholder)
      caret = field.draw(into: &frame, area: layout.field, theme: theme)
    }
    var row: Point?
    if picker.answer.ids.isEmpty {
      drawNothing(into: &frame)
    } else {
      row = drawRows(into: &frame)
    }
    drawFoot(into: &frame)
    return Cursors(caret: caret, row: row)
  }

  /// What an empty field says, as much as fits.
  private var placeholder: String {
    let content = picker.content
    let room = layout.field.columns - StyledText(content.prompt).columns(theme.ruler)
    return theme.ruler.columns(of: content.placeholder) <= room
      ? content.placeholder : content.shortPlaceholder
  }

  private func drawNothing(into frame: inout Frame) {
    guard let nothing = picker.answer.nothing else { return }
    EmptyState(StyledText(nothing.message), hints: [StyledText(nothing.advice, .dim)])
      .draw(into: &frame, area: layout.list, theme: theme)
  }

  private func drawRows(into frame: inout Frame) -> Point? {
    guard let grid = layout.grid else {
      return OutlineRows(count: picker.answer.ids.count, focus: current).draw(
        into: &frame, area: layout.list, scroll: scroll, theme: theme
      ) { outline($0, indent: " ") }
    }
    var cursor: Point?
    for (column, lines) in grid.columns.enumerated() {
      let width = layout.source.widths[column]
      let area = Rectangle(
        column: layout.list.minColumn + width.lowerBound, row: layout.list.minRow,
        columns: width.count, rows: layout.list.rows)
      let focus = current.flatMap { current in
        layout.source.column(of: current.row) == column
          ? RowFocus(row: layout.source.line(of: current.row), mark: current.mark) : nil
      }
      let place = OutlineRows(count: lines.count, focus: focus).draw(
        into: &frame, area: area, scroll: scroll, theme: theme
      ) { line in
        switch lines[line] {
        case .section(let title):
          title.map { OutlineRow(StyledText($0), kind: .header) } ?? .gap
        case .hit(let index): outline(index, indent: "  ")
        }
      }
      cursor = cursor ?? place
    }
    return cursor
  }

  private func outline(_ index: Int, indent: String) -> OutlineRow {
    let row = picker.answer.row(index)
    var title = StyledText(indent)
    title.append(row.title)
    return OutlineRow(title, trailing: row.trailing)
  }

  /// Says what must be known, else what is to be said of the current row, and how many rows are below.
  private func drawFoot(into frame: inout Frame) {
    let foot = layout.foot
    guard foot.rows > 0 else { return }
    var end = foot.maxColumn
    let below = layout.hidden(below: scroll + layout.list.rows)
    if below > 0 {
      let more = StyledText("\(theme.signs.down) \(below) more", .dim)
      end -= more.columns(theme.ruler)
      more.draw(into: &frame, at: Point(column: end, row: foot.minRow), theme: theme, clip: foot)
      end -= 2
    }
    let remark = current.flatMap { picker.answer.row($0.row).remark }
    guard let said = notice?.styled(theme.signs) ?? remark.map({ StyledText($0, .dim) }) else {
      return
    }
    said.draw(
      into: &frame, at: foot.origin, columns: max(0, end - foot.minColumn), theme: theme,
      clip: foot)
  }
}
