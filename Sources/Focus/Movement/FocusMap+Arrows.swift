import Geometry

extension FocusMap {
  /// Where an arrow leads: through the group as its items lie, and out of it at its end.
  func arrow(
    _ heading: FocusHeading, from origin: MapPosition, state: FocusState
  ) -> Destination {
    guard let axis = heading.axis else { return .refuse(.nothingThatWay(heading)) }
    let step = step(of: heading)
    switch groups[origin.slot].arrangement {
    case .list(axis):
      return self.step(step, from: origin, heading: heading, state: state)
    case .list:
      return beyond(step, along: axis, from: origin, heading: heading, state: state) { nil }
    case .grid where axis == .vertical:
      return row(step, from: origin, heading: heading, state: state)
    case .grid:
      return column(step, from: origin, heading: heading, state: state)
    case .spatial:
      return spatial(heading, from: origin, state: state)
    }
  }

  /// Where an arrow leads in a free arrangement: back along the path, else by geometry among the
  /// group's own items, the groups nested in it and the guides in it (focus F17, F19, F20).
  private func spatial(
    _ heading: FocusHeading, from origin: MapPosition, state: FocusState
  ) -> Destination {
    if let scroll = heading.axis == .vertical ? scroll(step(of: heading), from: origin) : nil {
      return .scroll(scroll)
    }
    guard let search = within(origin, heading: heading) else {
      return .refuse(.nothingThatWay(heading))
    }
    if let landing = retrace(heading, from: screenRectangle(of: origin), state: state) {
      return .land(landing)
    }
    if let found = field(within: origin, of: search).best(by: search),
      let landing = landing(on: found, of: search, by: .searchWithin, state: state)
    {
      return .land(landing.pushing(heading))
    }
    return beyond(
      step(of: heading), along: heading.axis ?? .vertical, from: origin, heading: heading,
      state: state
    ) { wrapped(heading, from: origin) }
  }

  /// The search from an item within its group, in the group's content cells.
  func within(_ origin: MapPosition, heading: FocusHeading) -> DirectionalSearch? {
    DirectionalSearch(
      heading: heading, origin: groups[origin.slot].source.rectangle(at: origin.index),
      rowFactor: rowFactor, reading: reading)
  }

  /// The item at the other end of a free arrangement: what the arrow finds from beyond the far edge
  /// in the same row or column.
  private func wrapped(_ heading: FocusHeading, from origin: MapPosition) -> Int? {
    guard let search = within(origin, heading: heading) else { return nil }
    let own = search.origin
    let field = field(within: origin, of: search)
    let bounds = field.candidates.reduce(own) { $0.union($1.rectangle) }
    var start = own
    switch heading {
    case .right: start.origin.column = bounds.minColumn.subtracting(clamped: max(1, own.columns))
    case .left: start.origin.column = bounds.maxColumn
    case .down: start.origin.row = bounds.minRow.subtracting(clamped: max(1, own.rows))
    case .up: start.origin.row = bounds.maxRow
    case .next, .previous, .first, .last: return nil
    }
    guard
      let search = DirectionalSearch(
        heading: heading, origin: start, rowFactor: rowFactor, reading: reading),
      case .item(let position)? = field.best(by: search), position.slot == origin.slot
    else { return nil }
    return position.index
  }

  /// The last stop of the path, where the arrow leads back along it (focus F19).
  func retrace(
    _ heading: FocusHeading, from start: Rectangle, state: FocusState
  ) -> Landing? {
    guard !state.path.isEmpty,
      let search = DirectionalSearch(
        heading: heading, origin: start, rowFactor: rowFactor, reading: reading)
    else { return nil }
    var path = state.path
    var found: MapPosition?
    let stop = path.retrace(heading) { stop in
      guard let position = position(of: stop), canFocus(position),
        search.isCandidate(screenRectangle(of: position))
      else { return false }
      found = position
      return true
    }
    guard stop != nil, let found else { return nil }
    return Landing(found, by: .retrace, path: .retrace(heading))
  }

  /// Where a find of a search leads.
  func landing(
    on find: SearchField.Find, of search: DirectionalSearch, by rule: MovementRule,
    state: FocusState
  ) -> Landing? {
    switch find {
    case .item(let position): return Landing(position, by: rule)
    case .group(let slot): return landing(in: slot, of: search, by: rule, state: state)
    case .guide(let number):
      for target in guides[number].destinations {
        if let position = focusable(target, from: state) {
          return Landing(position, by: rule, guide: guides[number].id)
        }
      }
      return nil
    }
  }

  /// Where a sideways move enters a group (focus F22).
  private func landing(
    in slot: Int, of search: DirectionalSearch, by rule: MovementRule, state: FocusState
  ) -> Landing? {
    let nearest = groups[slot].sidewaysEntry == .nearest ? nearestItem(of: slot, by: search) : nil
    return (nearest ?? entry(of: slot, from: state)).map {
      Landing(MapPosition(slot: slot, index: $0), by: rule)
    }
  }
}

extension Landing {
  /// The same landing, with the way to it noted.
  func pushing(_ heading: FocusHeading) -> Landing {
    var landing = self
    landing.path = .push(heading)
    return landing
  }
}
