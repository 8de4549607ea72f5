import Geometry

extension SheetStack {
  /// The place of every sheet.
  ///
  /// Sheets stand on the lower edge of the container. One behind another shows its upper edge at
  /// least one row above that one's, as far as the container reaches; floating sheets neither push
  /// nor are pushed.
  ///
  /// - Parameter now: The time of the event that is being drawn; `nil` for the places at which the
  ///   sheets come to rest, as the viewports of panes want them during a transition.
  /// - Complexity: O(*n*) in the number of sheets.
  public func layout(at now: Duration? = nil) -> SheetLayout<ID> {
    var placed: [PlacedSheet<ID>] = []
    var edge: Int?
    for index in entries.indices.reversed() {
      let sheet = entries[index].sheet
      let area = area(of: sheet, rows: rows(at: index, now: now), behind: edge)
      let isFront = index == entries.indices.last
      var standing: SheetStanding = isFront ? .front : .behind
      var content = SheetContentVisibility.shown
      if case .floating = sheet.width {
      } else {
        if let edge {
          standing = .pushedBack
          if area.minRow.adding(clamped: 1) >= edge { content = .covered }
        }
        edge = area.minRow
      }
      let hasGrabber =
        standing == .front && sheet.prefersGrabberVisible && !fillsContainer(sheet)
      placed.append(
        PlacedSheet(
          id: sheet.id, area: area, rest: rest(at: index), standing: standing,
          content: content,
          corners: standing == .pushedBack ? .square : sheet.preferredCornerStyle,
          grabber: hasGrabber ? .shown : .hidden, shadow: sheet.shadow))
    }
    return SheetLayout(sheets: placed.reversed())
  }

  /// The area of a sheet of a height.
  ///
  /// - Parameter edge: The upper edge of the sheet in front of it, which pushes it up.
  private func area(of sheet: Sheet<ID>, rows: Int, behind edge: Int?) -> Rectangle {
    let container = space.container
    let height = rows.clamped(to: 0...container.rows)
    let columns = columns(of: sheet.width)
    let right = container.maxColumn - columns
    switch sheet.width {
    case .full, .preferred:
      var top = container.maxRow - height
      if let edge { top = max(container.minRow, min(top, edge.subtracting(clamped: 1))) }
      return Rectangle(
        column: container.minColumn.adding(clamped: (container.columns - columns) / 2), row: top,
        columns: columns, rows: container.maxRow - top)
    case .floating(let corner, _):
      let isLeft = corner == .upperLeft || corner == .lowerLeft
      let isUpper = corner == .upperLeft || corner == .upperRight
      // The border behind it shows at its side, so that it is seen to float.
      let margin = columns.adding(clamped: 2) <= container.columns ? 1 : 0
      return Rectangle(
        column: isLeft ? container.minColumn.adding(clamped: margin) : right - margin,
        row: isUpper ? container.minRow : container.maxRow - height,
        columns: columns, rows: height)
    }
  }

  private func columns(of width: SheetWidth) -> Int {
    let available = space.container.columns
    let full = available < 80 ? available : (available / 5 * 4).clamped(to: 80...100)
    switch width {
    case .full: return full
    case .preferred(let columns): return available < 80 ? full : columns.clamped(to: 1...full)
    case .floating(_, let columns): return columns.clamped(to: min(1, available)...available)
    }
  }
}
