import Commands
import Focus
import Geometry
import Interface

/// What lies under a cell of the screen, the topmost thing first.
enum ScreenHit: Hashable, Sendable {
  /// A title of the menu bar.
  case title(MenuID)

  /// A line of an open menu.
  case line(Int, of: MenuID)

  /// The border of an open menu, or the bar beside its titles.
  case menuEdge

  /// A row of the list at the caret; none on its border.
  case completion(row: Int?)

  /// Something that can take the focus.
  case item(FocusTarget)

  /// A pane or a sheet, where nothing in it can take the focus: its border, a heading, a blank.
  case pane(GroupID)

  /// The upper edge of the front sheet, by which it is pulled higher and lower.
  case edge(SheetName)

  /// Whatever lies outside the menus while the bar shows.
  case besideMenus

  /// What a modal sheet keeps out of reach.
  case behind(SheetName)

  /// Nothing: the footer.
  case nothing
}

extension Arrangement {
  /// What lies under a cell.
  ///
  /// - Complexity: O(panes, sheets and menus), and in a note the links of a block.
  func hit(at point: Point) -> ScreenHit {
    if let menuBar { return menuBar.hit(at: point) }
    if let completion, completion.area.contains(point) {
      return .completion(row: completion.row(at: point))
    }
    for sheet in sheets.sheets.reversed() {
      if sheet.area.contains(point) {
        let isEdge = sheet.standing == .front && point.row == sheet.area.minRow
        return isEdge ? .edge(sheet.id) : hit(at: point, in: group(at: point, of: sheet.id))
      }
      if sheet.rest.modality == .modal { return .behind(sheet.id) }
    }
    // The drawer lies over the other panes.
    for (column, groups) in Self.panes where layout.area(of: column)?.contains(point) == true {
      let group = groups.first { map.group($0)?.frame.contains(point) == true }
      return hit(at: point, in: group ?? groups[0])
    }
    return .nothing
  }

  /// The group of a sheet that lies under a cell: its field or its strip of sections, where it has one,
  /// else its content.
  private func group(at point: Point, of sheet: SheetName) -> GroupID {
    let other = sheet == .look ? GroupID.lookSections : sheet.field
    return map.group(other)?.frame.contains(point) == true ? other : contentGroup(of: sheet)
  }

  private static let panes: [(Column, [GroupID])] = [
    (.primary, [.sidebar]), (.secondary, [.detail]), (.supplementary, [.notes, .search]),
  ]

  private func hit(at point: Point, in id: GroupID) -> ScreenHit {
    guard let group = map.group(id), let index = group.index(at: point) else { return .pane(id) }
    let item = link(at: point, of: group, inBlockOf: index) ?? index
    let name = group.source.id(at: item)
    return map.canFocus(name, in: id) ? .item(FocusTarget(name, in: id)) : .pane(id)
  }

  /// The link under a cell of a note, also in the rows onto which its text runs on.
  private func link(at point: Point, of group: FocusGroup, inBlockOf item: Int) -> Int? {
    guard let page = reader(of: group.id)?.reading?.page,
      let block = page.place(ofItem: item)?.block
    else { return nil }
    let cell = group.contentRectangle(
      of: Rectangle(origin: point, size: Size(columns: 1, rows: 1))
    ).origin
    return page.blocks[block].links.indices.first { link in
      page.rectangles(ofLink: link + 1, in: block).contains { $0.contains(cell) }
    }.map { page.items(ofBlock: block).lowerBound + 1 + $0 }
  }
}

extension MenuBarArrangement {
  /// What of the menus lies under a cell.
  fileprivate func hit(at point: Point) -> ScreenHit {
    for open in layout.menus.reversed() where open.box.contains(point) {
      return layout.line(at: point, of: open).map { .line($0, of: open.menu.id) } ?? .menuEdge
    }
    guard layout.row.contains(point) else { return .besideMenus }
    return layout.title(at: point).map { .title($0.id) } ?? .menuEdge
  }
}
