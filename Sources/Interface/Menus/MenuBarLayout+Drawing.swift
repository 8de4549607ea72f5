import Commands
import Focus
import Geometry

extension MenuBarLayout {
  /// Draws the bar and the open menus over what is there.
  ///
  ///      File  Edit  View
  ///     ┏━━━━━━━━━━━━━━━━━━━┓
  ///     ┃▌  New Note    C-n ┃
  ///
  /// - Parameters:
  ///   - frame: Where they are drawn.
  ///   - theme: Gives styles, signs and the halo.
  ///   - focus: What the rows of a group are to the focus; asked for each group.
  /// - Returns: The first cell of the focused title or row, for the hardware cursor.
  @discardableResult
  public func draw(
    into frame: inout Frame, theme: Theme, focus: (GroupID) -> RowFocus?
  ) -> Point? {
    var cursor = drawTitles(into: &frame, theme: theme, focus: focus(Self.group))
    for (level, open) in menus.enumerated() {
      let mark = focus(Self.group(of: open.menu.id))
      cursor =
        draw(open, at: level, into: &frame, theme: theme, focus: mark) ?? cursor
    }
    return cursor
  }

  private func drawTitles(
    into frame: inout Frame, theme: Theme, focus: RowFocus?
  ) -> Point? {
    frame.fill(row, with: Cell(style: theme[.text]))
    let opened = menus.first?.menu.id
    var cursor: Point?
    for (index, title) in titles.enumerated() {
      let area = title.area.offset(columns: row.minColumn - barOffset, rows: row.minRow)
      let isOpen = title.id == opened
      frame.draw(
        title.text, at: Point(column: area.minColumn + 1, row: area.minRow),
        style: theme[isOpen ? .titleFocused : .title], clip: row, ruler: theme.ruler)
      if let focus, focus.row == index {
        cursor = frame.paintHalo(at: area, within: row, mark: focus.mark, theme: theme)
      } else if isOpen {
        _ = frame.paintHalo(at: area, within: row, mark: .remembered, theme: theme)
      }
    }
    return cursor
  }

  private func draw(
    _ open: OpenMenu, at level: Int, into frame: inout Frame, theme: Theme, focus: RowFocus?
  ) -> Point? {
    let lines = open.lines
    let offset = offsets[open.menu.id]?.row ?? 0
    PaneChrome(
      title: StyledText(), weight: level == menus.count - 1 ? .heavy : .light,
      thumb: ScrollThumb(
        offset: offset, content: lines.count, viewport: open.inside.rows,
        track: PaneChrome.track(in: open.box))
    ).draw(into: &frame, area: open.box, theme: theme)
    let geometry = RowGeometry(count: lines.count)
    geometry.forEachVisible(in: open.inside, scroll: offset) { index, top in
      let line = Rectangle(
        column: open.inside.minColumn, row: top, columns: open.inside.columns, rows: 1)
      draw(lines[index], on: line, of: open, into: &frame, theme: theme)
    }
    let mark = focus ?? submenuRow(behind: level, in: lines)
    guard let mark else { return nil }
    return frame.paintHalo(
      at: Rectangle(
        column: open.inside.minColumn, row: open.inside.minRow + mark.row - offset,
        columns: open.inside.columns, rows: 1),
      within: open.inside, mark: mark.mark, theme: theme)
  }

  /// The row of a menu whose submenu is open.
  private func submenuRow(behind level: Int, in lines: [MenuLine]) -> RowFocus? {
    guard level + 1 < menus.count else { return nil }
    let id = menus[level + 1].menu.id
    let row = lines.firstIndex { line in
      if case .row(.menu(let menu)) = line { menu.id == id } else { false }
    }
    return row.map { RowFocus(row: $0, mark: .remembered) }
  }

  private func draw(
    _ line: MenuLine, on area: Rectangle, of open: OpenMenu, into frame: inout Frame, theme: Theme
  ) {
    guard !line.isSeparator else {
      frame.repeat(
        Cell(theme.signs.rule, style: theme[.border]), at: area.origin, columns: area.columns,
        clip: open.inside)
      return
    }
    let style = line.style(theme)
    frame.draw(
      line.sign(theme.signs), at: area.origin + 1, style: style, clip: open.inside,
      ruler: theme.ruler)
    RowLine(
      text: StyledText(line.title, line.styles), textColumn: MenuLine.textColumn,
      trailing: line.trailing(theme.signs), style: style, trailingStyle: style,
      shortestText: min(8, theme.ruler.columns(of: line.title))
    ).draw(into: &frame, line: area, theme: theme, clip: open.inside)
  }
}

extension MenuLine {
  /// What the title looks like: dim where nothing can be done, as a warning where something is taken
  /// away.
  fileprivate var styles: StyleSet {
    switch self {
    case .nothing, .row(.deferred): return .dim
    case .row(.command(let item)):
      if !item.standing.isEnabled { return .dim }
      return item.standing.attributes.contains(.destructive) ? .warning : .text
    case .row(.menu(let menu)): return menu.options.contains(.destructive) ? .warning : .text
    case .row(.separator): return .border
    }
  }

  fileprivate func style(_ theme: Theme) -> Style { styles == .dim ? theme[.dim] : theme[.text] }

  /// The keys, or the sign that a submenu lies behind the row.
  fileprivate func trailing(_ signs: Signs) -> StyledText {
    if case .row(.menu) = self { return StyledText(String(signs.folded), .dim) }
    return StyledText(keys, disabledReason == nil ? .key : .dim)
  }
}

extension Point {
  /// The point so many columns further right.
  fileprivate static func + (point: Point, columns: Int) -> Point {
    Point(column: point.column + columns, row: point.row)
  }
}
