import Focus
import Geometry
import Interface
import Sheets

/// The look sheet.
extension Painter {
  /// Draws the sheet: the section that shows, and the strip of all of them below it.
  func drawLook(on placed: PlacedSheet<SheetName>, into frame: inout Frame) -> Point? {
    guard let look = arrangement.lookPane else { return nil }
    let group = look.section.group
    var chrome = self.chrome(
      of: arrangement.look, digit: placed.standing == .front ? 4 : nil,
      groups: [group, .lookSections], in: placed.area)
    chrome.trailing = StyledText(placed.rest.step.identifier.rawValue, .trailing)
    chrome.thumb = thumb(
      of: look.rows == nil ? arrangement.look?.component ?? look.component : look.component,
      in: placed.area, of: .look)
    SheetChrome(chrome, of: placed).draw(into: &frame, area: placed.area, theme: theme)
    let strip = draw(look.tabs, of: look, into: &frame)
    guard let rows = look.rows?.content.rows else {
      return drawPage(arrangement.look, of: group, in: look.content, into: &frame)
        ?? onFocus(.lookSections, strip)
    }
    let row = OutlineRows(count: rows.count, focus: rowFocus(of: group)).draw(
      into: &frame, area: look.content, scroll: view[look.component].row, theme: theme
    ) { index in
      var row = rows[index]
      var title = StyledText(" ")
      title.append(row.title)
      row.title = title
      return row
    }
    return onFocus(group, row) ?? onFocus(.lookSections, strip)
  }

  /// Draws the strip; where it has the focus its current section is marked like a link.
  private func draw(_ tabs: TabStrip, of look: LookPane, into frame: inout Frame) -> Point? {
    tabs.draw(into: &frame, area: look.strip, theme: theme)
    guard
      let current = tabs.rectangles(columns: look.strip.columns, ruler: theme.ruler)
        .first(where: { $0.index == tabs.selected })?
        .rectangle.offset(columns: look.strip.minColumn, rows: look.strip.minRow)
    else { return nil }
    if focus.focused?.group == .lookSections {
      frame.restyle(current) { $0.overlaid(with: theme[.selection]) }
    }
    return current.origin
  }
}
