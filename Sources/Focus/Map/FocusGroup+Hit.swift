import Geometry

extension FocusGroup {
  /// The item that shows at a point of the screen, whether or not it can take the focus; of several
  /// that overlap the last, which lies on top.
  ///
  /// `nil` beside the items, outside the group's window, and while the group isn't on screen.
  ///
  /// - Complexity: O(items near), and the source's own cost.
  public func index(at point: Point) -> Int? {
    guard presence == .shown, window.contains(point) else { return nil }
    let cell = contentRectangle(of: Rectangle(origin: point, size: Size(columns: 1, rows: 1)))
    let range = source.indices(meeting: cell).clamped(to: 0..<max(0, source.count))
    return range.last { source.rectangle(at: $0).contains(cell.origin) }
  }

  /// The screen cells in which the group shows its content.
  var window: Rectangle {
    Rectangle(origin: frame.origin, size: viewport.size).intersection(frame)
  }
}
