import Geometry

/// One item of a list.
public struct ListRow: Hashable, Sendable {
  /// What it is called; cut where it is too wide.
  public var title: StyledText

  /// A time or a count, at the right edge.
  public var trailing: StyledText

  /// A second line, indented: what a search found.
  public var second: StyledText?

  /// Whether it is marked for a command.
  public var marking: Marking

  /// Whether a row is marked for a command.
  public enum Marking: Hashable, Sendable {
    /// It isn't.
    case unmarked
    /// It is; a sign stands before it.
    case marked
  }

  /// Makes an item.
  public init(
    _ title: StyledText, trailing: StyledText = StyledText(), second: StyledText? = nil,
    marking: Marking = .unmarked
  ) {
    self.title = title
    self.trailing = trailing
    self.second = second
    self.marking = marking
  }
}

/// A list of items below one another, with the halo at the focused one.
///
///     ┃▌ Better diffs with delta         2 d ┃
///
/// The first column belongs to the halo, the second to marks, the last is blank. Items are asked
/// for only while they are visible.
public struct ListRows: Hashable, Sendable {
  /// Where the items lie.
  public var geometry: RowGeometry

  /// The item that has something to do with the focus.
  public var focus: RowFocus?

  /// Makes a list.
  public init(_ geometry: RowGeometry, focus: RowFocus? = nil) {
    self.geometry = geometry
    self.focus = focus
  }

  /// The column in which titles begin.
  public static let textColumn = 2

  /// Draws the visible items.
  ///
  /// - Parameters:
  ///   - frame: Where they are drawn; the area is taken as blank.
  ///   - area: The inside of the pane.
  ///   - scroll: Rows hidden above the area.
  ///   - theme: Gives styles, signs and the halo.
  ///   - row: The item at an index; asked for once for each visible index.
  /// - Returns: The first visible cell of the focused item, for the hardware cursor.
  /// - Complexity: O(visible items)
  @discardableResult
  public func draw(
    into frame: inout Frame, area: Rectangle, scroll: Int, theme: Theme, row: (Int) -> ListRow
  ) -> Point? {
    var plates = RowPlates<Bool>()
    return draw(
      into: &frame, area: area, scroll: scroll, theme: theme, keeping: &plates, row: row)
  }

  /// Draws the visible items, those that were drawn before as they are kept.
  ///
  /// - Parameter plates: Used for a key that stands for everything on which the rows hang, the theme
  ///   included; `row` isn't asked for a row that is kept.
  /// - Complexity: O(visible items), a kept one O(columns)
  @discardableResult
  public func draw<Key>(
    into frame: inout Frame, area: Rectangle, scroll: Int, theme: Theme,
    keeping plates: inout RowPlates<Key>, row: (Int) -> ListRow
  ) -> Point? {
    draw(
      into: &frame, area: area, scroll: scroll, theme: theme, keeping: &plates.rows, row: row)
  }

  private func draw(
    into frame: inout Frame, area: Rectangle, scroll: Int, theme: Theme,
    keeping kept: inout KeptRows, row: (Int) -> ListRow
  ) -> Point? {
    geometry.forEachVisible(in: area, scroll: scroll) { index, top in
      let rows = geometry.rows(of: index).count
      let line = Rectangle(column: area.minColumn, row: top, columns: area.columns, rows: rows)
      kept.draw(index, on: line, into: &frame, within: area) { frame in
        draw(row(index), at: top, rows: rows, into: &frame, area, theme)
      }
    }
    return focus.flatMap { focus in
      let rectangle = geometry.rectangle(of: focus.row, columns: area.columns)
        .offset(columns: area.minColumn, rows: area.minRow.subtracting(clamped: scroll))
      return frame.paintHalo(at: rectangle, within: area, mark: focus.mark, theme: theme)
    }
  }

  private func draw(
    _ row: ListRow, at top: Int, rows: Int, into frame: inout Frame, _ area: Rectangle,
    _ theme: Theme
  ) {
    let line = Rectangle(column: area.minColumn, row: top, columns: area.columns, rows: 1)
    let style = row.marking == .marked ? theme[.marked] : .plain
    if row.marking == .marked, area.contains(Point(column: line.minColumn + 1, row: top)) {
      frame.put(
        Cell(theme.signs.marked, style: style), at: Point(column: line.minColumn + 1, row: top))
    }
    RowLine(
      text: row.title, textColumn: Self.textColumn, trailing: row.trailing, style: style,
      trailingStyle: theme[.count]
    ).draw(into: &frame, line: line, theme: theme, clip: area)
    guard let second = row.second, rows > 1 else { return }
    RowLine(
      text: second, textColumn: Self.textColumn + 2, style: theme[.dim], trailingStyle: .plain
    ).draw(into: &frame, line: line.offset(rows: 1), theme: theme, clip: area)
  }
}

extension Frame {
  /// Paints the theme's halo over an item that lies at `rectangle` on the screen.
  ///
  /// - Returns: The first visible cell of the item, if it holds the focus.
  mutating func paintHalo(
    at rectangle: Rectangle, within area: Rectangle, mark: FocusMark, theme: Theme
  ) -> Point? {
    let target = HaloTarget(area: rectangle, bounds: area, mark: mark)
    HaloPainter(theme: theme).paint(target, into: &self)
    guard mark != .remembered, !target.visible.isEmpty else { return nil }
    return target.visible.origin
  }
}
