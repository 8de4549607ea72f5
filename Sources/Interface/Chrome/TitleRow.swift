import Geometry

/// The upper edge of a pane or a sheet: a line with a title at its left end and a text at its right.
///
/// Where room is short the text at the right goes first, then the title is cut. A handle in the
/// middle keeps both on their sides.
struct TitleRow {
  var digit: Int?
  var title: StyledText
  var trailing: StyledText
  var handle: String?
  var titleStyle: Style
  var trailingStyle: Style
  var handleStyle: Style

  /// The columns that a title keeps as long as there is something else to leave out.
  private static let shortestTitle = 10

  /// Draws over the line between two corners.
  ///
  /// - Parameter row: The line, corners left out.
  func draw(into frame: inout Frame, row: Rectangle, theme: Theme) {
    let handleStart = drawHandle(into: &frame, row: row, theme: theme)
    let end = row.maxColumn - 1
    let start = end - trailing.columns(theme.ruler) - 2
    let hasTrailing = !trailing.isEmpty && hasRoom(from: handleStart, to: start, row, theme)
    if hasTrailing { drawTrailing(into: &frame, at: start, row: row, theme: theme) }
    // Between the title and what follows it shows at least one cell of the line.
    let limit = handleStart ?? (hasTrailing ? start : end + 1)
    drawTitle(into: &frame, end: limit - 1, row: row, theme: theme)
  }

  /// Draws the handle in the middle; the answer is the column in which it begins, `nil` where there
  /// is none or no room.
  private func drawHandle(into frame: inout Frame, row: Rectangle, theme: Theme) -> Int? {
    guard let handle, let place = Self.place(of: handle, in: row) else { return nil }
    frame.draw(handle, at: place.origin, columns: place.columns, style: handleStyle, clip: row)
    return place.minColumn
  }

  /// The cells of a handle in the middle of a row; `nil` where there is no room.
  static func place(of handle: String, in row: Rectangle) -> Rectangle? {
    let columns = handle.unicodeScalars.count
    let start = row.minColumn + (row.columns - columns) / 2
    guard start > row.minColumn + 1 else { return nil }
    return Rectangle(column: start, row: row.minRow, columns: columns, rows: 1)
  }

  /// Whether the text at the right can begin at `start` and leave enough of the title, or of the
  /// line beside the handle.
  private func hasRoom(
    from handleStart: Int?, to start: Int, _ row: Rectangle, _ theme: Theme
  ) -> Bool {
    guard let handleStart else {
      return start - row.minColumn - 4 >= min(heading.columns(theme.ruler), Self.shortestTitle)
    }
    return start > handleStart + (handle?.unicodeScalars.count ?? 0)
  }

  private var heading: StyledText {
    var heading = StyledText()
    if let digit {
      heading.append(String(digit))
      if !title.isEmpty { heading.append(" ") }
    }
    heading.append(title)
    return heading
  }

  /// Draws digit and title between blanks, behind one cell of the line and before column `end`.
  private func drawTitle(
    into frame: inout Frame, end: Int, row: Rectangle, theme: Theme
  ) {
    let heading = heading
    let start = Point(column: row.minColumn + 2, row: row.minRow)
    let columns = end - start.column - 1
    guard !heading.isEmpty, columns > 0 else { return }
    let used = heading.draw(
      into: &frame, at: start, columns: columns, theme: theme, over: titleStyle, clip: row)
    pad(start.column..<start.column + used, into: &frame, row: row)
  }

  private func drawTrailing(
    into frame: inout Frame, at column: Int, row: Rectangle, theme: Theme
  ) {
    let start = Point(column: column + 1, row: row.minRow)
    let used = trailing.draw(into: &frame, at: start, theme: theme, over: trailingStyle, clip: row)
    pad(start.column..<start.column + used, into: &frame, row: row)
  }

  /// Puts a blank on either side of a text.
  private func pad(_ text: Range<Int>, into frame: inout Frame, row: Rectangle) {
    for column in [text.lowerBound - 1, text.upperBound] {
      frame.put(.blank, at: Point(column: column, row: row.minRow))
    }
  }
}
