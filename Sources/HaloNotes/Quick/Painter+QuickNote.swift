import Focus
import Geometry
import Interface
import Sheets

/// The sheet of a quick note.
extension Painter {
  /// Draws the sheet, and tells where the caret is.
  func drawQuickNote(on placed: PlacedSheet<SheetName>, into frame: inout Frame) -> Point? {
    guard let quick = model.quick?.value, let text = arrangement.map.group(.quickText)?.frame
    else { return nil }
    let buffer = quick.writing.editor.buffer
    let chrome = PaneChrome(
      title: StyledText(placed.id.title), digit: nil,
      weight: weight(of: [.quickText, .quickLink]),
      thumb: thumb(
        at: buffer.line(at: quick.writing.viewport.anchor), of: buffer.lineCount,
        showing: text.rows, in: placed.area, of: .quick))
    SheetChrome(chrome, of: placed).draw(into: &frame, area: placed.area, theme: theme)
    let caret = WritingPainter(writing: quick.writing, theme: theme).draw(into: &frame, area: text)
    let row = quick.link.flatMap { draw($0, into: &frame) }
    return onFocus(.quickText, caret) ?? onFocus(.quickLink, row)
  }

  private func draw(_ link: QuickLink, into frame: inout Frame) -> Point? {
    guard let group = arrangement.map.group(.quickLink), group.presence == .shown else {
      return nil
    }
    let style: StyleSet = link.state == .on ? .link : .dim
    let row = OutlineRow(
      StyledText("\(theme.signs.back) \(link.title)", style),
      trailing: StyledText(link.state == .on ? "[x]" : "[ ]", .trailing))
    return OutlineRows(count: 1, focus: rowFocus(of: .quickLink)).draw(
      into: &frame, area: group.frame, scroll: 0, theme: theme
    ) { _ in row }
  }
}
