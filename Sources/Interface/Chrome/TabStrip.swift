import Geometry
import Text

/// Titles beside one another, of which one is chosen: the sections of a sheet.
///
///     ‹ Preview ›  Links 2   Backlinks 3   Outline 1   Info
///
/// The chosen one stands between signs and is bold, so that it is found without colour. Titles that
/// don't fit whole are left out from the right; the chosen one always shows: where it wouldn't, the
/// strip begins with it.
public struct TabStrip: Hashable, Sendable {
  /// The titles, from left to right.
  public var titles: [StyledText]

  /// The index of the chosen one.
  public var selected: Int

  /// Makes a strip.
  public init(_ titles: [StyledText], selected: Int) {
    self.titles = titles
    self.selected = selected
  }

  /// The cells of the visible titles with their signs, by index, in content coordinates: what can
  /// be focused.
  public func rectangles(columns: Int, theme: Theme) -> [(index: Int, rectangle: Rectangle)] {
    rectangles(columns: columns, ruler: theme.ruler)
  }

  /// The same for whoever has no theme, only what tells how wide text is.
  public func rectangles(columns: Int, ruler: Ruler) -> [(index: Int, rectangle: Rectangle)] {
    let widths = titles.map { $0.columns(ruler) + 4 }
    var first = 0
    var isComplete = false
    var places: [(index: Int, rectangle: Rectangle)] = []
    while !isComplete {
      places = []
      var left = 0
      for index in first..<titles.count {
        guard left + widths[index] <= columns || index == first else { break }
        let width = min(widths[index], max(0, columns))
        places.append((index, Rectangle(column: left, row: 0, columns: width, rows: 1)))
        left += widths[index]
      }
      isComplete = first >= selected || places.contains { $0.index == selected }
      first += 1
    }
    return places
  }

  /// Draws the strip in the first row of an area.
  public func draw(into frame: inout Frame, area: Rectangle, theme: Theme) {
    for (index, rectangle) in rectangles(columns: area.columns, theme: theme) {
      let place = rectangle.offset(columns: area.minColumn, rows: area.minRow)
        .intersection(area)
      let style = index == selected ? theme[.titleFocused] : theme[.dim]
      titles[index].draw(
        into: &frame, at: Point(column: place.minColumn + 2, row: place.minRow),
        columns: max(0, place.columns - 4), theme: theme, over: style, clip: place)
      guard index == selected, place.columns > 4 else { continue }
      frame.put(Cell(theme.signs.tabOpening, style: style), at: place.origin)
      frame.put(
        Cell(theme.signs.tabClosing, style: style),
        at: Point(column: place.maxColumn - 1, row: place.minRow))
    }
  }
}
