import Geometry

extension FocusMap {
  /// Up to so many items of a group take part in a search all at once; of larger groups those near
  /// the origin do.
  private static var many: Int { 16_384 }

  /// What an arrow can find without leaving the group of `origin`, in content cells: the group's
  /// items, also those that can be scrolled to, the groups nested in it, and the guides that lie
  /// over it.
  func field(within origin: MapPosition, of search: DirectionalSearch) -> SearchField {
    let slot = origin.slot
    let count = standings[slot].count
    guard count > FocusMap.many else { return field(of: slot, in: 0..<count) }
    var reach = 2
    while true {
      let area = area(ahead: search.heading, of: origin, reach: reach)
      let range = groups[slot].source.indices(meeting: area).clamped(to: 0..<count)
      let field = field(of: slot, in: range)
      if reach == .max || field.best(by: search) != nil { return field }
      reach = reach.multiplied(clamped: 8)
    }
  }

  /// Some items of a group, and all that lies over it.
  private func field(of slot: Int, in range: Range<Int>) -> SearchField {
    var items: [DirectionalCandidate] = []
    groups[slot].source.appendFocusable(in: range, to: &items)
    let optedOut = standings[slot].optedOut
    if !optedOut.isEmpty { items.removeAll { optedOut.contains($0.index) } }
    if let scope = standings[slot].scope, scope + 1 < scopes.count {
      items = items.compactMap { uncovered($0, in: slot) }
    }
    var field = SearchField(block: slot, items: items, of: standings[slot].count)
    for (nested, standing) in standings.enumerated()
    where standing.parent == slot && canEnter(nested) && groups[nested].presence == .shown {
      let frame = uncovered(groups[nested].frame, in: nested)
      if !frame.isEmpty { field.add(.group(nested), at: groups[slot].contentRectangle(of: frame)) }
    }
    for (number, frame) in openGuides(from: slot) where frame.intersects(groups[slot].frame) {
      field.add(.guide(number), at: groups[slot].contentRectangle(of: frame))
    }
    return field
  }

  /// What the scopes in front leave of an item; what is scrolled out can be revealed, what is in
  /// the window and covered can't.
  private func uncovered(_ item: DirectionalCandidate, in slot: Int) -> DirectionalCandidate? {
    let area = groups[slot].screenRectangle(of: item.rectangle)
    guard area.intersects(window(of: slot)) else { return item }
    let seen = uncovered(area, in: slot)
    if seen == area { return item }
    return seen.isEmpty
      ? nil
      : DirectionalCandidate(
        index: item.index, rectangle: groups[slot].contentRectangle(of: seen))
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

  /// The guides of the scopes in reach that have somewhere to go, each with what can be seen of it.
  ///
  /// One that would send on to whatever the group of the search prefers leads nowhere: the focus is
  /// there.
  func openGuides(from slot: Int) -> [(number: Int, frame: Rectangle)] {
    guides.enumerated().compactMap { number, guide in
      guard let scope = scopes.firstIndex(where: { $0.id == guide.scope }), scope >= floor,
        let target = guide.destinations.first(where: isOpen),
        target != FocusTarget(entryOf: groups[slot].id)
      else { return nil }
      let frame = uncovered(guide.frame, inScope: scope)
      return frame.isEmpty ? nil : (number, frame)
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
