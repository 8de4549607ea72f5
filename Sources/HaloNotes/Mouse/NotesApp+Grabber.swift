import Geometry
import Interface
import Sheets
import TerminalInput

/// Pulling the front sheet higher or lower by its upper edge, and clicking its grabber, which goes from
/// height to height (sheets S5).
extension NotesApp {
  /// Takes hold of the front sheet's upper edge.
  func grab(_ sheet: SheetName, at point: Point) {
    let placed = arrangement?.sheets.sheets.last { $0.id == sheet }
    let grabber = placed.flatMap { placed in
      placed.grabber == .shown ? SheetChrome.grabber(in: placed.area, theme: theme) : nil
    }
    grip = Grip(row: point.row, isOnGrabber: grabber?.contains(point) == true)
  }

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
    if let direction = grip.direction {
      model.take(model.sheets.drop(travelling: direction))
    } else if grip.isOnGrabber {
      model.sheets.cycle()
    }
  }
}

/// A hold on the upper edge of a sheet.
struct Grip: Hashable, Sendable {
  /// The row where the mouse is.
  var row: Int

  /// Whether it was taken by the grabber, and not beside it.
  let isOnGrabber: Bool

  /// Which way it moved last; `nil` before it moved.
  var direction: DragDirection?
}
