import Geometry

/// One line of a list: text from a column on, and something at the right edge.
///
/// The right edge is a blank, and at least one blank stands between both. What is at the right is left
/// out where the text would be too short.
struct RowLine {
  var text: StyledText
  var textColumn: Int
  var trailing = StyledText()
  var style: Style
  var trailingStyle: Style

  /// The columns that the text keeps; where it would have fewer, what is at the right is left out.
  var shortestText = 8

  func draw(into frame: inout Frame, line: Rectangle, theme: Theme, clip: Rectangle) {
    let start = line.minColumn.adding(clamped: textColumn)
    var end = line.maxColumn - 1
    let columns = trailing.columns(theme.ruler)
    if columns > 0, end - columns - 1 - start >= shortestText {
      end -= columns
      trailing.draw(
        into: &frame, at: Point(column: end, row: line.minRow), columns: columns, theme: theme,
        over: trailingStyle, clip: clip)
      end -= 1
    }
    text.draw(
      into: &frame, at: Point(column: start, row: line.minRow), columns: max(0, end - start),
      theme: theme, over: style, clip: clip)
  }
}
