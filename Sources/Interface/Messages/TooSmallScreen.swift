import Geometry

/// What is shown in a window that is too small to be used: one line that says what it needs.
public struct TooSmallScreen: Hashable, Sendable {
  /// The smallest size that can be used.
  public var needed: Size

  /// Makes the line.
  public init(needed: Size = ColumnLayout.minimum) { self.needed = needed }

  /// Clears the frame and draws the line in its middle row, with the cursor at its start.
  public func draw(into frame: inout Frame, theme: Theme) {
    frame.fill(frame.bounds, with: Cell(style: theme[.text]))
    guard !frame.size.isEmpty else { return }
    let sign = theme.borders == .ascii ? "x" : "×"
    let text =
      "\(frame.size.columns)\(sign)\(frame.size.rows) is too small:"
      + " needs \(needed.columns)\(sign)\(needed.rows)"
    let place = Point(column: 0, row: (frame.size.rows - 1) / 2)
    frame.draw(
      text, at: place, style: theme[.text], overflow: theme.signs.overflow, ruler: theme.ruler)
    frame.cursor = place
  }
}
