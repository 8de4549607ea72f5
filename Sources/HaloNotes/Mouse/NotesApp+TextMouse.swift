import Focus
import Geometry
import Interface
import Notes
import Text

/// The mouse in a text that is written in: a click puts the caret, pulling selects.
extension NotesApp {
  /// Puts the caret where was clicked, and the focus into the text.
  func beginSelecting(at point: Point, in group: GroupID) {
    go(to: group)
    guard let (key, offset) = textPlace(at: point, in: group) else { return }
    write(.place(offset), in: key)
    selectsText = group
  }

  /// Selects up to a cell.
  func select(to point: Point) {
    guard let group = selectsText, let (key, offset) = textPlace(at: point, in: group) else {
      return
    }
    write(.extend(to: offset), in: key)
  }

  /// The place in a text under a cell, or the nearest one.
  private func textPlace(at point: Point, in group: GroupID) -> (JournalKey, offset: Int)? {
    let text = group == .quickText ? model.quick?.value.writing : model.writing?.value
    guard let writing = text, let area = arrangement?.map.group(group)?.frame,
      let last = writing.rows.indices.last
    else { return nil }
    let row = writing.rows[(point.row - area.minRow).clamped(to: 0...last)]
    let offset = writing.editor.layout.offset(
      atColumn: point.column - area.minColumn - ProseBlocks.textColumn, in: row,
      of: writing.editor.buffer)
    return (writing.key, offset)
  }
}

extension Arrangement {
  /// The group of the text that is written in at a cell; `nil` where none is.
  func text(at point: Point, in hit: ScreenHit) -> GroupID? {
    let group: GroupID
    switch hit {
    case .item(let target): group = target.group
    case .pane(let pane): group = pane
    default: return nil
    }
    guard group == .quickText || group == .detail && isWriting,
      map.group(group)?.frame.contains(point) == true
    else { return nil }
    return group
  }
}
