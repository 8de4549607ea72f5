import Geometry
import Text

/// Keys with what they do, in columns above the footer: for more of them than it has room for.
///
///     ──────────────────────────────────────
///      g First        f Focus Map
///      / Search       x Explain the Focus
///      g then                            Esc
///
/// It is as low as it can be and lies over what stands there; whatever has no room is counted, as
/// `+3`, so that nothing is missing unnoticed.
public struct KeyPanel: Hashable, Sendable {
  /// The keys, in reading order down the columns.
  public var items: [FooterItem]

  /// Makes a panel.
  public init(items: [FooterItem]) { self.items = items }

  private static let gap = 2

  /// The rows above the panel that it leaves as they are.
  private static let rowsLeft = 3

  /// Draws the panel on the lower edge of an area.
  ///
  /// - Parameters:
  ///   - frame: Where it is drawn.
  ///   - area: What lies above the footer; its upper three rows stay as they are where there are more
  ///     than five.
  ///   - theme: Gives styles, signs and widths.
  /// - Returns: The cells that it covers.
  /// - Complexity: O(items × rows)
  @discardableResult
  public func draw(into frame: inout Frame, area: Rectangle, theme: Theme) -> Rectangle {
    guard !items.isEmpty, area.rows >= 2, area.columns > 2 else { return .zero }
    let columns = columns(in: area, theme: theme)
    let rows = columns.first?.items.count ?? 0
    let panel = area.divided(atDistance: rows + 1, from: .bottom).slice
    frame.fill(panel, with: Cell(style: theme[.text]))
    frame.repeat(
      Cell(theme.signs.rule, style: theme[.rule]), at: panel.origin, columns: panel.columns,
      clip: panel)
    var start = panel.minColumn + 1
    for column in columns {
      for (row, item) in column.items.enumerated() {
        let place = Point(column: start, row: panel.minRow + 1 + row)
        StyledText(item.keys, .key).draw(into: &frame, at: place, theme: theme, clip: panel)
        StyledText(item.title, .label).draw(
          into: &frame, at: Point(column: start + column.keys + 1, row: place.row),
          columns: max(0, panel.maxColumn - start - column.keys - 1), theme: theme, clip: panel)
      }
      start += column.columns + Self.gap
    }
    return panel
  }

  /// Items below each other.
  private struct Column {
    var items: ArraySlice<FooterItem>

    /// Cells of the longest keys.
    var keys: Int

    /// Cells of all.
    var columns: Int

    init(_ items: ArraySlice<FooterItem>, ruler: Ruler) {
      self.items = items
      keys = items.map { ruler.columns(of: $0.keys) }.max() ?? 0
      columns = keys + 1 + (items.map { ruler.columns(of: $0.title) }.max() ?? 0)
    }
  }

  /// The columns that have room with as few rows as possible; what has none is counted in the last
  /// place.
  private func columns(in area: Rectangle, theme: Theme) -> [Column] {
    let limit = max(1, area.rows - 1 - Self.rowsLeft)
    let room = area.columns - 2
    var shown = items
    while true {
      for rows in 1...limit where rows <= shown.count || rows == 1 {
        let columns = stride(from: 0, to: shown.count, by: rows).map {
          Column(shown[$0..<min($0 + rows, shown.count)], ruler: theme.ruler)
        }
        let width = columns.reduce(-Self.gap) { $0 + $1.columns + Self.gap }
        if width <= room || shown.count == 1 { return columns }
      }
      // The figure takes a place, so the first time two make way for it, and then one each time.
      let kept = items.prefix(shown.count - 2)
      shown = kept + [FooterItem(keys: "", title: "+\(items.count - kept.count)")]
    }
  }
}
