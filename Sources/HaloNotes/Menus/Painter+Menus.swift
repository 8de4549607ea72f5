import Geometry
import Interface

extension Painter {
  /// Draws the menu bar and its open menus over everything else.
  ///
  /// - Returns: The first cell of what has the focus there, for the hardware cursor.
  func drawMenuBar(into frame: inout Frame) -> Point? {
    guard let menuBar = arrangement.menuBar else { return nil }
    return menuBar.layout.draw(into: &frame, theme: theme) { group in
      guard let place = focus.focused, place.group == group else { return nil }
      return RowFocus(row: place.index, mark: focus.window == .active ? .focused : .away)
    }
  }
}
