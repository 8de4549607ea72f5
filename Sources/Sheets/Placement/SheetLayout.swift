import Geometry

/// Where a sheet stands among the others.
public enum SheetStanding: Hashable, Sendable {
  /// In front of all.
  case front

  /// Behind a floating one alone, or a floating one itself: nothing pushes it.
  case behind

  /// Pushed back by another one: its upper edge shows, and what stands above that one.
  case pushedBack
}

/// Whether anything of a sheet's content shows.
public enum SheetContentVisibility: Hashable, Sendable {
  /// Some of it does, or could.
  case shown

  /// All of it is behind the sheet that pushes it back.
  case covered
}

/// A sheet with its place on the screen.
public struct PlacedSheet<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The sheet.
  public let id: ID

  /// The cells that it takes, chrome included.
  public let area: Rectangle

  /// Where it rests, whatever it looks like on its way there.
  public let rest: SheetRest

  /// Whether it is in front.
  public let standing: SheetStanding

  /// Whether anything of its content shows.
  public let content: SheetContentVisibility

  /// The corners of its border: those it prefers, square where it is pushed back (sheets S6).
  public let corners: CornerStyle

  /// Whether its grabber shows: in front only, and never on a sheet that fills the container.
  public let grabber: SheetGrabber

  /// Whether it throws a shadow.
  public let shadow: SheetShadow
}

/// The area of a sheet that isn't modal, whoever it is: asked often, and of no type of others.
private struct SheetCover: Hashable, Sendable {
  /// The sheet's place among all.
  var place: Int
  var area: Rectangle
}

/// The places of all sheets, and what they leave of what lies behind.
public struct SheetLayout<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The sheets, from the back to the front.
  public let sheets: [PlacedSheet<ID>]

  private let covers: [SheetCover]

  /// - Parameter sheets: From the back to the front.
  init(sheets: [PlacedSheet<ID>]) {
    self.sheets = sheets
    covers = sheets.enumerated().compactMap { place, sheet in
      sheet.rest.modality == .undimmed ? SheetCover(place: place, area: sheet.area) : nil
    }
  }

  /// The place in ``sheets`` of the frontmost modal one; `nil` when none is modal.
  ///
  /// Everything behind it is dimmed and out of reach.
  public var frontmostModal: Int? {
    sheets.lastIndex { $0.rest.modality == .modal }
  }

  /// The rows of an area that no undimmed sheet covers, not even in part: the viewport of what is
  /// shown there (sheets S14).
  ///
  /// A modal sheet takes no rows: what lies behind it can't be used and waits as it is. Where more
  /// than one stretch is free it is the longest, of equals the upper one.
  ///
  /// - Parameters:
  ///   - area: The area of a pane.
  ///   - id: When the area belongs to a sheet, its name: only those in front of it count.
  /// - Returns: Rows of the screen; empty, at the area's top, when all are covered.
  public func uncoveredRows(of area: Rectangle, behind id: ID? = nil) -> Range<Int> {
    guard !sheets.isEmpty else {
      return area.minRow..<area.minRow.adding(clamped: max(0, area.rows))
    }
    let behind = id.flatMap { id in sheets.firstIndex { $0.id == id } } ?? -1
    var covering: [Rectangle] = []
    for cover in covers where cover.place > behind {
      let part = cover.area.intersection(area)
      if !part.isEmpty { covering.append(part) }
    }
    covering.sort { $0.minRow < $1.minRow }
    var (top, length) = (area.minRow, 0)
    var row = area.minRow
    for place in 0...covering.count {
      let end = place < covering.count ? covering[place].minRow : area.maxRow
      let free = end.subtracting(clamped: row)
      if free > length { (top, length) = (row, free) }
      if place < covering.count { row = max(row, covering[place].maxRow) }
    }
    return top..<top.adding(clamped: length)
  }
}
