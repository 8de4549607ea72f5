import Geometry
import Interface
import Sheets

/// Sheets, each with its border and what it shows.
extension Painter {
  /// Draws a sheet.
  ///
  /// - Returns: Where the hardware cursor stands, if it stands there.
  func draw(
    _ placed: PlacedSheet<SheetName>, into frame: inout Frame, keeping memory: inout PaintMemory
  ) -> Point? {
    let isFront = placed.standing == .front
    let group = placed.id.group
    guard placed.content == .shown else {
      let title =
        placed.id == .look ? title(of: arrangement.look) : StyledText(title(of: placed.id))
      SheetChrome(PaneChrome(title: title), of: placed)
        .draw(into: &frame, area: placed.area, theme: theme)
      return nil
    }
    if let picker = model.pickers[placed.id] { return draw(picker, on: placed, into: &frame) }
    if placed.id == .quick { return drawQuickNote(on: placed, into: &frame) }
    if placed.id == .look { return drawLook(on: placed, into: &frame) }
    var chrome = PaneChrome(
      title: StyledText(placed.id.title), digit: isFront ? 4 : nil, weight: weight(of: [group]),
      thumb: thumb(of: placed.id.component, in: placed.area, of: placed.id))
    // A sheet of one height has none to tell.
    if model.sheets.sheet(placed.id)?.detents.count != 1 {
      chrome.trailing = StyledText(placed.rest.step.identifier.rawValue, .trailing)
    }
    SheetChrome(chrome, of: placed).draw(into: &frame, area: placed.area, theme: theme)
    guard let shown = arrangement.sheetRows[placed.id] else { return nil }
    memory.sheet.use(for: PaintMemory.SheetKey(sheet: placed.id, serial: shown.serial))
    return onFocus(
      group,
      OutlineRows(count: shown.rows.count, focus: rowFocus(of: group)).draw(
        into: &frame, area: inside(of: group, in: placed.area),
        scroll: view[placed.id.component].row, theme: theme,
        keeping: &memory.sheet
      ) { index in
        var row = shown.rows[index]
        var title = StyledText(" ")
        title.append(row.title)
        row.title = title
        return row
      })
  }

  /// What a sheet is called that isn't a note's.
  private func title(of sheet: SheetName) -> String {
    model.pickers[sheet]?.content.title ?? sheet.title
  }

  private func draw(
    _ picker: Picker, on placed: PlacedSheet<SheetName>, into frame: inout Frame
  ) -> Point? {
    guard let layout = arrangement.pickers[placed.id] else { return nil }
    let (field, group) = (placed.id.field, placed.id.group)
    let chrome = PaneChrome(
      title: StyledText(picker.content.title),
      digit: picker.content.shape == .choice && placed.standing == .front ? 4 : nil,
      trailing: StyledText(picker.answer.figure, .trailing), weight: weight(of: [field, group]),
      thumb: thumb(of: placed.id.component, in: placed.area, of: placed.id))
    SheetChrome(chrome, of: placed).draw(into: &frame, area: placed.area, theme: theme)
    let cursors = PickerPainter(
      picker: picker, layout: layout, current: rowFocus(of: group),
      scroll: view[placed.id.component].row, notice: isFooterCovered ? footer.notice : nil,
      theme: theme
    ).draw(into: &frame)
    return onFocus(field, cursors.caret) ?? onFocus(group, cursors.row)
  }
}
