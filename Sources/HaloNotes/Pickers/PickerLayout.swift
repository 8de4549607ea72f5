import Commands
import Focus
import Geometry

/// Where the parts of a picker lie: the field, the rows, and a line below them.
struct PickerLayout: Sendable {
  /// The rows as the focus engine sees them.
  let source: PickerSource

  /// The field's row on the screen.
  let field: Rectangle

  /// Where the rows show.
  let list: Rectangle

  /// The line that says how many rows are below, and what is to be said of the current one; empty where
  /// there is no room.
  let foot: Rectangle

  /// The lines of each column, from top to bottom; `nil`: one row below the other.
  let grid: OverlayGrid?

  /// Cells between two columns.
  private static let gap = 2

  /// The rows of a sheet that aren't those of its list: borders, field, a blank, the foot.
  static let chromeRows = 5

  /// Works the places out.
  ///
  /// - Complexity: O(1), O(rows) in a grid.
  init(_ picker: Picker, inside: Rectangle) {
    let hasField = picker.content.shape != .choice
    field = Rectangle(
      column: inside.minColumn + 1, row: inside.minRow, columns: max(0, inside.columns - 2),
      rows: hasField ? min(1, inside.rows) : 0)
    let isRoomy = inside.rows >= 10
    let footRows = hasField && inside.rows >= 4 ? 1 : 0
    list = inside.inset(by: Insets(top: hasField ? (isRoomy ? 2 : 1) : 0, bottom: footRows))
    foot = Rectangle(
      column: inside.minColumn + 1, row: inside.maxRow - footRows,
      columns: max(0, inside.columns - 2), rows: footRows)
    grid = picker.answer.grid?(inside.columns)
    source = PickerSource(
      answer: picker.answer, revision: picker.revision, grid: grid,
      widths: Self.widths(of: grid?.columns.count ?? 1, in: inside.columns))
  }

  /// The cells of each column.
  static func widths(of count: Int, in columns: Int) -> [Range<Int>] {
    let count = max(1, count)
    let width = max(0, (columns - gap * (count - 1)) / count)
    return (0..<count).map { number in
      let start = number * (width + gap)
      return start..<(number == count - 1 ? max(start, columns) : start + width)
    }
  }

  /// The field as a group of the focus map; it steers the rows (focus F39).
  func fieldGroup(of sheet: SheetName, titled title: String) -> FocusGroup {
    FocusGroup(
      sheet.field, title: title, noun: "field", scope: sheet.scope, order: 5, frame: field,
      source: FieldSource(title: title, columns: field.columns), controls: sheet.group)
  }

  /// How arrows go through the rows: by their places where they stand in columns.
  var arrangement: FocusArrangement {
    (grid?.columns.count ?? 1) > 1 ? .spatial : .list(.vertical)
  }

  /// The rows of the whole content.
  var contentRows: Int { grid?.rows ?? source.count }

  /// How many rows begin below what shows.
  func hidden(below row: Int) -> Int {
    guard grid != nil else { return max(0, source.count - row) }
    return (0..<source.count).count { source.line(of: $0) >= row }
  }
}
