import Geometry
import Sheets
import TerminalInput

/// Pulling the front sheet higher or lower by its upper edge (sheets S5).
extension NotesApp {
  /// Takes hold of the front sheet's upper edge.
  func grab(at row: Int) { grip = Grip(row: row) }

  /// The sheet follows the mouse.
  func pull(to row: Int) {
    guard var grip, row != grip.row else { return }
    grip.direction = row < grip.row ? .up : .down
    grip.row = row
    self.grip = grip
    model.sheets.drag(toRows: Self.space(of: size).container.maxRow - row)
  }

  /// Lets the sheet go: it snaps to the nearest height, or closes far below the lowest one.
  func letGo() {
    guard let grip else { return }
    self.grip = nil
    guard let direction = grip.direction else { return }
    model.sheets.drop(travelling: direction)
    if model.sheets.sheet(.look) == nil { model.look.closed() }
  }
}

/// A hold on the upper edge of a sheet.
struct Grip: Hashable, Sendable {
  /// The row where the mouse is.
  var row: Int

  /// Which way it moved last; `nil` before it moved.
  var direction: DragDirection?
}
