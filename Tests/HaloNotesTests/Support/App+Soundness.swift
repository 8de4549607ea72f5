import Focus
import Geometry
import Interface
import Sheets
import Testing

@testable import HaloNotes

/// What must be true of every screen, whatever was done before.
extension App {
  /// Everything that is wrong with the screen and the focus now; nothing on a sound one.
  var faults: [String] {
    let frame = driver.frame
    guard let arrangement = driver.app.arrangement else { return ["There is no arrangement."] }
    var faults = frame.brokenRows
    if frame.size != driver.size { faults.append("The frame is \(frame.size).") }
    // Painted anew, without anything that is kept of the frames before.
    driver.app.picture = nil
    driver.app.paintMemory = PaintMemory()
    let again = driver.frame
    if again.cells != frame.cells || again.cursor != frame.cursor {
      faults.append("The picture that was kept isn't the one that is due.")
    }
    if driver.app.isAwaiting { faults.append("What shows was asked for and hasn't come.") }
    faults += unrest
    if !isFooterFresh { faults.append("The footer that was kept isn't the one that is due.") }
    if !areMenusFresh { faults.append("The menus that were kept aren't those that are due.") }
    guard !arrangement.layout.isTooSmall else { return faults }
    faults += focusFaults(of: frame, arrangement)
    // What may follow a prefix stands over the lower borders.
    if driver.app.continuations.isEmpty { faults += frame.brokenBorders(of: arrangement) }
    return faults
  }

  /// Whether what the footer keeps is what it would say if it were worked out now.
  private var isFooterFresh: Bool {
    let app = driver.app
    guard let situation = app.situation else { return true }
    let hints = FooterHints(situation: situation, model: app.model)
    let responders = Responders(model: app.model, situation: situation)
    var (kept, none) = (app.derivations, Derivations())
    return hints.items(of: app.router, asking: responders, on: app.capability, keeping: &kept)
      == hints.items(of: app.router, asking: responders, on: app.capability, keeping: &none)
  }

  /// Whether the menus that are kept are what they would be if they were worked out now.
  private var areMenusFresh: Bool {
    let app = driver.app
    let kept = app.arrangement?.menuBar?.bar
    app.shownMenus = ShownMenus()
    app.settle()
    return app.arrangement?.menuBar?.bar == kept
  }

  /// What one more pass of arranging would change: nothing, once it has come to rest.
  private var unrest: [String] {
    let app = driver.app
    let (focus, view, front) = (app.focus, app.view, app.front)
    let map = app.arrangement.map(Self.outline)
    app.settle()
    var faults: [String] = []
    if app.focus != focus { faults.append("Another pass moves the focus.") }
    if app.view != view { faults.append("Another pass scrolls.") }
    if app.front != front { faults.append("Another pass turns to another pane.") }
    if app.arrangement.map(Self.outline) != map { faults.append("Another pass moves groups.") }
    return faults
  }

  /// The groups of an arrangement with their places.
  private static func outline(_ arrangement: Arrangement) -> [String] {
    arrangement.map.groups.map { "\($0.id) \($0.frame) \($0.viewport) \($0.source.count)" }
  }

  /// Whether exactly one item has the focus, can be seen, and the cursor stands on it.
  private func focusFaults(of frame: Frame, _ arrangement: Arrangement) -> [String] {
    guard let place = driver.app.focus.focused else {
      return driver.app.focus.pending == nil ? ["Nothing has the focus."] : []
    }
    guard let group = arrangement.map.group(place.group) else { return ["The focus is nowhere."] }
    guard group.presence == .shown else { return ["The focus is in a pane that doesn't show."] }
    var faults: [String] = []
    // Reading may scroll the focused block away; in lists the focused row always shows.
    let canScrollAway = group.arrangement == .grid
    let seen = arrangement.map.visibleRectangle(of: place) ?? .zero
    if seen.isEmpty, !canScrollAway { faults.append("The focused row of \(group.id) is hidden.") }
    if let cursor = frame.cursor {
      if !group.frame.contains(cursor) { faults.append("The cursor is outside \(group.id).") }
    } else if !canScrollAway {
      faults.append("There is no cursor.")
    }
    let heavy = Set(frame.cells.map(\.base)).intersection("┏┓┗┛".unicodeScalars)
    // The titles of the menu bar have no border.
    if heavy.isEmpty, arrangement.menuBar?.path != [] { faults.append("No border is heavy.") }
    return faults
  }
}

extension Frame {
  /// Rows that aren't as wide as the frame, or hold half a wide glyph or a control character.
  var brokenRows: [String] {
    (0..<size.rows).compactMap { number in
      let cells = Array(row(number))
      guard cells.count == size.columns else { return "Row \(number) has \(cells.count) cells." }
      for (column, cell) in cells.enumerated() {
        let follows = column + 1 < cells.count ? cells[column + 1].width : 1
        let precedes = column > 0 ? cells[column - 1].width : 1
        if cell.width == 2, follows != 0 { return "Row \(number) has half a glyph at \(column)." }
        if cell.width == 0, precedes != 2 { return "Row \(number) has half a glyph at \(column)." }
        if cell.base.value < 0x20 || (0x7F...0x9F).contains(cell.base.value) {
          return "Row \(number) has a control character at \(column)."
        }
      }
      return nil
    }
  }

  /// Sides of panes and sheets that show through where nothing lies over them, and aren't lines.
  func brokenBorders(of arrangement: Arrangement) -> [String] {
    let layout = arrangement.layout
    let order: [Column] = [.supplementary, .secondary, .primary]
    var areas = order.compactMap { layout.area(of: $0) }
    areas += arrangement.sheets.sheets.map(\.area)
    if let menuBar = arrangement.menuBar?.layout {
      areas += [menuBar.row] + menuBar.menus.map(\.box)
    }
    return areas.enumerated().flatMap { index, area in
      let covers = areas[(index + 1)...]
      return area.border.compactMap { point -> String? in
        guard !covers.contains(where: { $0.contains(point) }) else { return nil }
        // In a low window a sheet takes the footer's row, too; an open menu takes it back for its keys.
        if arrangement.menuBar != nil, layout.footer.contains(point) { return nil }
        let isSide = point.row > area.minRow && point.row < area.maxRow - 1
        let isTop = point.row == area.minRow
        let isCorner = point.column == area.minColumn || point.column == area.maxColumn - 1
        let signs: String =
          switch (isSide, isTop, isCorner) {
          case (true, _, _): "│┃▐"
          case (_, _, true): "╭╮╰╯┌┐└┘┏┓┗┛"
          // A title, a grabber and a text stand in the upper edge.
          case (_, true, _): ""
          case (_, false, _): "─━"
          }
        let base = self[point].base
        guard !signs.isEmpty, !signs.unicodeScalars.contains(base) else { return nil }
        return "The border of \(area) is broken at \(point): \(base)"
      }
    }
  }
}

extension Rectangle {
  /// The cells of its outermost ring.
  fileprivate var border: [Point] {
    guard columns >= 2, rows >= 2 else { return [] }
    return (minColumn..<maxColumn).flatMap {
      [Point(column: $0, row: minRow), Point(column: $0, row: maxRow - 1)]
    }
      + (minRow + 1..<maxRow - 1).flatMap {
        [Point(column: minColumn, row: $0), Point(column: maxColumn - 1, row: $0)]
      }
  }
}
