import Focus
import Geometry
import Interface
import Text

/// The mouse in a text that is written in: a click puts the caret, pulling selects.
extension NotesApp {
  /// Puts the caret where was clicked, and the focus into the text.
  func beginSelecting(at point: Point) {
    go(to: .detail)
    guard let offset = textOffset(at: point) else { return }
    write(.place(offset))
    selectsText = true
  }

  /// Selects up to a cell.
  func select(to point: Point) {
    guard let offset = textOffset(at: point) else { return }
    write(.extend(to: offset))
  }

  /// The place in the text under a cell, or the nearest one.
  private func textOffset(at point: Point) -> Int? {
    guard arrangement?.isWriting == true, let writing = model.writing?.value,
      let area = arrangement?.map.group(.detail)?.frame, let last = writing.rows.indices.last
    else { return nil }
    let row = writing.rows[(point.row - area.minRow).clamped(to: 0...last)]
    return writing.editor.layout.offset(
      atColumn: point.column - area.minColumn - ProseBlocks.textColumn, in: row,
      of: writing.editor.buffer)
  }
}
