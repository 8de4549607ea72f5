import Geometry

extension FocusMap {
  /// Up to so many items of a group take part in a search all at once; of larger groups those near
  /// the origin do.
  private static var many: Int { 16_384 }

  /// What an arrow can find without leaving the group of `origin`: the group's items, also those
  /// that can be scrolled to, the groups nested in it, and the guides that lie over it.
  func field(within origin: MapPosition, heading: FocusHeading) -> SearchField {
    let slot = origin.slot
    let count = standings[slot].count
    var field = SearchField(block: slot, count: count)
    let all = 0..<count
    if count <= FocusMap.many {
      addItems(all, of: slot, but: origin.index, to: &field)
    } else {
      var reach = 2
      repeat {
        let area = area(ahead: heading, of: origin, reach: reach)
        let range = groups[slot].source.indices(meeting: area).clamped(to: all)
        addItems(range, of: slot, but: origin.index, to: &field)
        reach = reach.multiplied(clamped: 8)
      } while field.candidates.isEmpty && reach < .max
    }
    for (nested, standing) in standings.enumerated()
    where standing.parent == slot && canEnter(nested) && groups[nested].presence == .shown {
      let frame = uncovered(groups[nested].frame, in: nested)
      if !frame.isEmpty { field.add(.group(nested), at: frame) }
    }
    addGuides(over: groups[slot].frame, to: &field)
    return field
  }

  /// Adds the focusable items of a range, where they show or would after scrolling.
  private func addItems(
    _ range: Range<Int>, of slot: Int, but own: Int, to field: inout SearchField
  ) {
    var items: [DirectionalCandidate] = []
    groups[slot].source.appendFocusable(in: range, to: &items)
    let shift = groups[slot].screenRectangle(of: .zero).origin
    for number in items.indices {
      items[number].rectangle = items[number].rectangle.offset(
        columns: shift.column, rows: shift.row)
    }
    let optedOut = standings[slot].optedOut
    let hasCovers = (standings[slot].scope ?? 0) + 1 < scopes.count
    let window = window(of: slot)
    items.removeAll { item in
      // An answer outside what was asked for, from a source that contradicts itself.
      guard range.contains(item.index), item.index != own else { return true }
      return !optedOut.isEmpty && optedOut.contains(item.index)
    }
    if hasCovers {
      // What is scrolled out can be revealed; what is in the window and covered can't.
      items = items.compactMap { item in
        guard item.rectangle.intersects(window) else { return item }
        let seen = uncovered(item.rectangle, in: slot)
        return seen.isEmpty ? nil : DirectionalCandidate(index: item.index, rectangle: seen)
      }
    }
    field.add(block: items)
  }

  /// The content that lies ahead of an item, `reach` viewports deep.
  private func area(
    ahead heading: FocusHeading, of origin: MapPosition, reach: Int
  ) -> Rectangle {
    let group = groups[origin.slot]
    let own = group.source.rectangle(at: origin.index)
    let columns = max(1, group.viewport.columns, own.columns).multiplied(clamped: reach)
    let rows = max(1, group.viewport.rows, own.rows).multiplied(clamped: reach)
    var area = Rectangle(
      column: own.minColumn.subtracting(clamped: columns),
      row: own.minRow.subtracting(clamped: rows),
      columns: columns.multiplied(clamped: 2).adding(clamped: max(0, own.columns)),
      rows: rows.multiplied(clamped: 2).adding(clamped: max(0, own.rows)))
    switch heading {
    case .down:
      area.origin.row = own.minRow
      area.size.rows = rows.adding(clamped: max(0, own.rows))
    case .up: area.size.rows = rows.adding(clamped: max(0, own.rows))
    case .right:
      area.origin.column = own.minColumn
      area.size.columns = columns.adding(clamped: max(0, own.columns))
    case .left: area.size.columns = columns.adding(clamped: max(0, own.columns))
    case .next, .previous, .first, .last: break
    }
    return area
  }

  /// Adds the guides of the scopes in reach that lie over an area and have somewhere to go; all of
  /// them where no area is given.
  func addGuides(over area: Rectangle?, to field: inout SearchField) {
    for (number, guide) in guides.enumerated() {
      guard let scope = scopes.firstIndex(where: { $0.id == guide.scope }), scope >= floor,
        area.map(guide.frame.intersects) ?? true,
        guide.destinations.contains(where: isOpen)
      else { continue }
      let frame = uncovered(guide.frame, inScope: scope)
      if !frame.isEmpty { field.add(.guide(number), at: frame) }
    }
  }

  /// Whether something at a target can take the focus.
  private func isOpen(_ target: FocusTarget) -> Bool {
    guard let slot = lookup.slot(of: target.group, in: groups), canEnter(slot) else { return false }
    guard let item = target.item else { return true }
    return index(named: item, near: 0, in: slot).map {
      canFocus(MapPosition(slot: slot, index: $0))
    } ?? false
  }

  /// Adds the items of a group that can be seen.
  func addVisibleItems(of slot: Int, to field: inout SearchField) {
    let group = groups[slot]
    let all = 0..<standings[slot].count
    for index in group.source.indices(meeting: group.viewport).clamped(to: all)
    where isMovable(index, in: slot) {
      let position = MapPosition(slot: slot, index: index)
      let area = visibleRectangle(of: position)
      if !area.isEmpty { field.add(.item(position), at: area) }
    }
  }
}
