import Interface
import Notes
import Text

/// Sets a table as lines of text with aligned columns.
///
/// Columns are as wide as their widest cell. Where that is too much the widest give way first, and
/// what doesn't fit into a cell is cut.
struct TableLayout {
  /// The table.
  var table: Table

  /// Columns for a line.
  var columns: Int

  /// What the line below the header is drawn with.
  var rule: Unicode.Scalar

  /// How wide characters are.
  var ruler: Ruler

  /// Columns between two cells.
  private static let gap = 2

  /// The narrowest that a column is made.
  private static let narrowest = 3

  /// The table's lines.
  var text: InlineText {
    let rows = table.rows.enumerated().map { index, row in
      row.map { InlineText($0, as: index == 0 ? .tableHeader : .text) }
    }
    let widths = widths(of: rows)
    var text = InlineText()
    for (index, row) in rows.enumerated() {
      if index > 0 { text.append("\n") }
      text.append(line(row, widths: widths))
      if index == 0 {
        let line = widths.map { String(repeating: Character(rule), count: $0) }
        text.append("\n" + line.joined(separator: String(repeating: " ", count: Self.gap)), .rule)
      }
    }
    return text
  }

  private func line(_ row: [InlineText], widths: [Int]) -> InlineText {
    var line = InlineText()
    for (column, width) in widths.enumerated() {
      let cell = (column < row.count ? row[column] : InlineText()).cut(toColumns: width, by: ruler)
      let space = max(0, width - cell.text.columns(ruler))
      let before =
        switch column < table.alignments.count ? table.alignments[column] : .natural {
        case .right: space
        case .center: space / 2
        case .left, .natural: 0
        }
      line.append(String(repeating: " ", count: before))
      line.append(cell)
      guard column < widths.count - 1 else { continue }
      line.append(String(repeating: " ", count: space - before + Self.gap))
    }
    return line
  }

  private func widths(of rows: [[InlineText]]) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(1) }
        widths[column] = max(widths[column], cell.text.columns(ruler))
      }
    }
    var excess = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1) - columns
    while excess > 0 {
      guard let widest = widths.max(), widest > Self.narrowest else { break }
      let second = widths.filter { $0 < widest }.max() ?? Self.narrowest
      let wide = widths.indices.filter { widths[$0] == widest }
      let step = max(1, min(widest - max(second, Self.narrowest), excess / wide.count))
      for column in wide where excess > 0 {
        widths[column] -= step
        excess -= step
      }
    }
    return widths
  }
}
