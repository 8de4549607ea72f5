import Geometry

extension FocusMap {
  /// Where an item shows on screen, whether or not it can be seen; `nil` where it doesn't exist.
  public func screenRectangle(of place: FocusPlace) -> Rectangle? {
    position(of: place).map(screenRectangle(of:))
  }

  /// The part of an item that can be seen; empty where none can, `nil` where it doesn't exist.
  public func visibleRectangle(of place: FocusPlace) -> Rectangle? {
    position(of: place).map(visibleRectangle(of:))
  }

  /// What must be shown so that an item can be seen; `nil` where it doesn't exist.
  public func reveal(of place: FocusPlace) -> FocusReveal? {
    position(of: place).map {
      FocusReveal(area(toReveal: $0, from: nil, heading: nil), in: place.group)
    }
  }

  /// Where the item at `position` would show.
  func screenRectangle(of position: MapPosition) -> Rectangle {
    let group = groups[position.slot]
    return group.screenRectangle(of: group.source.rectangle(at: position.index))
  }

  /// The part of the item at `position` that can be seen.
  func visibleRectangle(of position: MapPosition) -> Rectangle {
    visible(screenRectangle(of: position), in: position.slot)
  }

  /// The part of a screen area that can be seen through the window of a group (focus F23).
  func visible(_ area: Rectangle, in slot: Int) -> Rectangle {
    uncovered(area.intersection(window(of: slot)), in: slot)
  }

  /// The screen cells in which a group shows its content.
  func window(of slot: Int) -> Rectangle {
    groups[slot].window
  }

  /// What the scopes in front leave of a screen area (focus F23).
  func uncovered(_ area: Rectangle, in slot: Int) -> Rectangle {
    standings[slot].scope.map { uncovered(area, inScope: $0) } ?? area
  }

  /// What the scopes in front of a scope leave of a screen area.
  func uncovered(_ area: Rectangle, inScope scope: Int) -> Rectangle {
    guard scope + 1 < scopes.count else { return area }
    return scopes[(scope + 1)...].reduce(area) { rest, front in
      front.frame.map(rest.uncovered(by:)) ?? rest
    }
  }

  /// The items that can be seen under a point, frontmost first choice (for a click).
  ///
  /// The innermost group counts; an item that can't take the focus hands the click to the item its
  /// group hangs on, and so on outwards.
  public func place(at point: Point) -> FocusPlace? {
    for scope in scopes.indices.reversed() {
      if let hit = hit(at: point, scope: scope) { return clickable(hit).map(place(at:)) }
      if scopes[scope].frame?.contains(point) == true { return nil }
    }
    return nil
  }

  /// The innermost item of a scope at a point, whether or not it can take the focus.
  private func hit(at point: Point, scope: Int) -> MapPosition? {
    // Nested groups come after their parents, and lie over them.
    for slot in order.sequence[order.scopes[scope]].reversed() {
      if let index = groups[slot].index(at: point) { return MapPosition(slot: slot, index: index) }
    }
    return nil
  }

  /// The item that a click on the item at `position` focuses: itself, or the nearest one outwards
  /// on which its group hangs.
  func clickable(_ position: MapPosition) -> MapPosition? {
    var next = position
    // As many steps as there are groups: parents form no ring.
    while !canFocus(next) {
      guard let parent = standings[next.slot].parent else { return nil }
      guard let item = groups[next.slot].parentItem,
        let index = index(named: item, near: 0, in: parent)
      else { return nil }
      next = MapPosition(slot: parent, index: index)
    }
    return next
  }
}

extension Rectangle {
  /// What is left when `cover` lies over it: the larger rest where the cover runs from edge to
  /// edge, nothing where it hides everything, else the whole.
  fileprivate func uncovered(by cover: Rectangle) -> Rectangle {
    guard intersects(cover) else { return self }
    let hidesColumns = cover.minColumn <= minColumn && cover.maxColumn >= maxColumn
    let hidesRows = cover.minRow <= minRow && cover.maxRow >= maxRow
    if hidesColumns {
      let above = max(0, cover.minRow.subtracting(clamped: minRow))
      let below = max(0, maxRow.subtracting(clamped: cover.maxRow))
      let row = above >= below ? minRow : cover.maxRow
      return Rectangle(column: minColumn, row: row, columns: columns, rows: max(above, below))
    }
    if hidesRows {
      let left = max(0, cover.minColumn.subtracting(clamped: minColumn))
      let right = max(0, maxColumn.subtracting(clamped: cover.maxColumn))
      let column = left >= right ? minColumn : cover.maxColumn
      return Rectangle(column: column, row: minRow, columns: max(left, right), rows: rows)
    }
    return self
  }
}
