import Geometry

/// What a pane without content says: what would be here, and which key fills it.
public struct EmptyState: Hashable, Sendable {
  /// What would be here.
  public var message: StyledText

  /// Which keys fill it, a line each.
  public var hints: [StyledText]

  /// Makes a message.
  public init(_ message: StyledText, hints: [StyledText] = []) {
    self.message = message
    self.hints = hints
  }

  /// Draws the message one row below the upper edge and the hints one row below the message, all
  /// wrapped; in fewer than five rows nothing is left blank.
  ///
  /// - Returns: Where the message begins, for the hardware cursor.
  @discardableResult
  public func draw(into frame: inout Frame, area: Rectangle, theme: Theme) -> Point {
    let columns = area.columns - ListRows.textColumn - 1
    let column = area.minColumn.adding(clamped: ListRows.textColumn)
    let gap = area.rows < 5 ? 0 : 1
    var row = area.minRow.adding(clamped: gap)
    let start = Point(column: column, row: row)
    for (index, text) in ([message] + hints).enumerated() {
      if index == 1 { row += gap }
      let layout = StyledLayout(text, columns: columns, ruler: theme.ruler)
      layout.draw(into: &frame, at: Point(column: column, row: row), theme: theme, clip: area)
      row += layout.rows
    }
    return start
  }
}
