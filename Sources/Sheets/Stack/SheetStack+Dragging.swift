import Geometry

extension SheetStack {
  /// Pulls the front sheet to a height by its grabber.
  ///
  /// Until it is dropped the sheet follows, but rests where it rested: its modality stays. One that
  /// can't be closed never goes below its smallest detent.
  ///
  /// - Parameter rows: The height of the sheet under the mouse; any number is allowed.
  @discardableResult
  public mutating func drag(toRows rows: Int) -> SheetOutcome<ID> {
    guard let index = entries.indices.last else { return .refused(.noSheet) }
    guard !fillsContainer(entries[index].sheet) else { return .refused(.onlyOneDetent) }
    transition = nil
    draggedRows = rows
    return .done([])
  }

  /// Lets the grabber go: the sheet snaps to the nearest detent, or closes when it was pulled down
  /// more than half way below the smallest one and nothing refuses (sheets S5).
  ///
  /// A refused attempt is reported, and the sheet snaps to its smallest detent.
  ///
  /// - Parameters:
  ///   - direction: Which way it was moving; it decides half way between two detents.
  ///   - shouldDismiss: The owner's answer, as in ``dismiss(_:reason:asking:)``.
  @discardableResult
  public mutating func drop(
    travelling direction: DragDirection,
    asking shouldDismiss: (Sheet<ID>) -> DismissalAnswer = { _ in .allow }
  ) -> SheetOutcome<ID> {
    guard let index = entries.indices.last, let rows = draggedRows else {
      return .refused(.notDragging)
    }
    draggedRows = nil
    let ladder = ladder(at: index)
    let step = ladder.step(nearestTo: rows, travelling: direction)
    guard ladder.isBelowFloor(rows, travelling: direction) else {
      return .done(settle(at: step, index: index))
    }
    switch dismiss(reason: .drag, asking: shouldDismiss) {
    case .done(let events): return .done(events)
    case .refused(let reason, let attempt):
      return .refused(because: reason, reporting: attempt + settle(at: step, index: index))
    }
  }

  private mutating func settle(at step: DetentStep, index: Int) -> [SheetEvent<ID>] {
    // A sheet that is back where it rested still wants what it was last asked for.
    guard step != rest(at: index).step else { return [] }
    return changing(.drag) {
      $0.entries[index].sheet.selectedDetentIdentifier = step.identifier
    }
  }

  /// The rows that a sheet has while nothing moves but the mouse.
  func shownRows(at index: Int) -> Int {
    let ladder = ladder(at: index)
    let sheet = entries[index].sheet
    guard index == entries.indices.last, let draggedRows else {
      return ladder.step(for: sheet.selectedDetentIdentifier).rows
    }
    let floor = sheet.isModalInPresentation ? ladder.smallest.rows : 1
    return draggedRows.clamped(to: floor...ladder.largest.rows)
  }
}
