import Geometry
import Interface

extension Painter {
  /// Draws the text that is written in, in place of the note that is read.
  func drawWriting(
    _ writing: Writing, in area: Rectangle, into frame: inout Frame
  ) -> Point? {
    let rows = inside(of: .detail, in: area).rows
    let buffer = writing.editor.buffer
    let chrome = PaneChrome(
      title: StyledText(writing.title), digit: 3, trailing: writing.state(theme.signs),
      weight: weight(of: [.detail]),
      thumb: thumb(
        at: buffer.line(at: writing.viewport.anchor), of: buffer.lineCount, showing: rows, in: area)
    )
    draw(chrome, in: area, into: &frame)
    let caret = WritingPainter(writing: writing, theme: theme)
      .draw(into: &frame, area: drawn(.detail, in: area))
    return onFocus(.detail, caret)
  }
}
