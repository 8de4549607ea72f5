import Geometry

/// How something in a sheet comes into view.
public struct SheetReveal<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The first row of the content to show.
  public let scroll: Int

  /// What happened to the sheet's height.
  public let events: [SheetEvent<ID>]
}

extension SheetStack {
  /// Brings rows of a sheet's content into view because the focus went there.
  ///
  /// It scrolls just enough. Only what is higher than the sheet has room for makes it grow, to the
  /// smallest detent that shows all of it or else to the largest (sheets S11).
  ///
  /// - Parameters:
  ///   - rows: The rows to show, counted from the content's first.
  ///   - id: The sheet.
  ///   - scroll: The first row of the content that is shown now.
  /// - Returns: The scroll as it was when no such sheet is open.
  public mutating func reveal(
    _ rows: Range<Int>, of id: ID, scrolledTo scroll: Int
  ) -> SheetReveal<ID> {
    guard let index = index(of: id) else { return SheetReveal(scroll: scroll, events: []) }
    let chrome = max(0, entries[index].sheet.chromeRows)
    let height = rows.upperBound.subtracting(clamped: rows.lowerBound)
    var events: [SheetEvent<ID>] = []
    if height > rest(at: index).step.rows - chrome {
      let grown = step(id, cause: .focus, else: .atLargest) { ladder, step in
        guard ladder.largest.rows > step.rows else { return nil }
        return ladder.steps.first { $0.rows - chrome >= height } ?? ladder.largest
      }
      events = grown.events
    }
    let room = max(1, rest(at: index).step.rows - chrome)
    let lowest = rows.upperBound.subtracting(clamped: room)
    // The upper end wins where both don't fit.
    return SheetReveal(scroll: min(max(scroll, lowest), rows.lowerBound), events: events)
  }
}
