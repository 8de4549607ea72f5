import Geometry

/// The part of a group's content that must be visible after an update.
public struct FocusReveal: Hashable, Sendable, Codable {
  /// The group.
  public var group: GroupID

  /// The area, in content cells; never larger than the group's viewport was.
  public var rectangle: Rectangle

  /// Makes a request to show an area.
  public init(_ rectangle: Rectangle, in group: GroupID) {
    self.group = group
    self.rectangle = rectangle
  }

  /// The viewport, moved as little as needed to show the area.
  ///
  /// Where the area is larger than the viewport its upper left corner is shown.
  public func scrolled(_ viewport: Rectangle) -> Rectangle {
    Rectangle(
      origin: Point(
        column: least(
          rectangle.minColumn, rectangle.maxColumn, viewport.minColumn, viewport.columns),
        row: least(rectangle.minRow, rectangle.maxRow, viewport.minRow, viewport.rows)),
      size: viewport.size)
  }

  /// The start nearest to `start` from which `extent` cells show what lies between two edges.
  private func least(_ lower: Int, _ upper: Int, _ start: Int, _ extent: Int) -> Int {
    let latest = lower
    let earliest = upper.subtracting(clamped: max(0, extent))
    return min(max(start, earliest), latest)
  }
}

/// A scroll that takes the place of a move, as more of the focused item is still to be seen
/// (focus F13).
public struct FocusScroll: Hashable, Sendable, Codable {
  /// The group.
  public var group: GroupID

  /// How many rows further down the content shows; negative: further up.
  public var rows: Int

  /// Makes a scroll.
  public init(_ group: GroupID, rows: Int) {
    self.group = group
    self.rows = rows
  }
}
