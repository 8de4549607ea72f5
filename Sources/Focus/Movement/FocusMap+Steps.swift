import Geometry

extension FocusMap {
  /// Where the next or previous item of the group leads (focus F13).
  func step(
    _ step: FocusStep, from origin: MapPosition, heading: FocusHeading, state: FocusState
  ) -> Destination {
    let axis = groups[origin.slot].mainAxis
    if axis == .vertical, let scroll = scroll(step, from: origin) { return .scroll(scroll) }
    if let next = nextItem(in: origin.slot, from: origin.index, step) {
      return .item(next, in: origin.slot, by: .step)
    }
    return beyond(step, along: axis, from: origin, heading: heading, state: state) {
      nextItem(in: origin.slot, from: step == .forward ? -1 : standings[origin.slot].count, step)
    }
  }

  /// Where the first or last item of the group is; of a grid's last row its first column.
  func edge(_ heading: FocusHeading, from origin: MapPosition) -> Destination {
    let slot = origin.slot
    let found =
      heading == .first
      ? nextItem(in: slot, from: -1, .forward)
      : nextItem(in: slot, from: standings[slot].count, .backward).map {
        groups[slot].arrangement == .grid ? item(inRowOf: $0, wishing: 0, in: slot) : $0
      }
    guard let found else { return .refuse(.nothingFocusable) }
    return found == origin.index ? .refuse(.atEnd(heading)) : .item(found, in: slot, by: .edge)
  }

  /// What the group does at its end (focus F13).
  ///
  /// - Parameter wrapped: the item at the other end.
  func beyond(
    _ step: FocusStep, along axis: FocusAxis, from origin: MapPosition, heading: FocusHeading,
    state: FocusState, wrapped: () -> Int?
  ) -> Destination {
    switch groups[origin.slot].ends[axis] {
    case .stop: break
    case .wrap:
      if let index = wrapped(), index != origin.index {
        return .item(index, in: origin.slot, by: .wrap)
      }
    case .leave: return leave(arrow(step, along: axis), from: origin, state: state)
    case .exitToParent:
      if let landing = parentItem(of: origin.slot, from: state) { return .land(landing) }
    case .exit(let group):
      if let position = focusable(FocusTarget(entryOf: group), from: state) {
        return .land(Landing(position, by: .exit))
      }
    }
    return .refuse(.atEnd(heading))
  }

  /// The nearest item outwards: the one that the group hangs on, else its parent's entry item.
  private func parentItem(of slot: Int, from state: FocusState) -> Landing? {
    var next = slot
    while let parent = standings[next].parent {
      let target = FocusTarget(group: groups[parent].id, item: groups[next].parentItem)
      let entry = FocusTarget(entryOf: groups[parent].id)
      if let position = focusable(target, from: state) ?? focusable(entry, from: state) {
        return Landing(position, by: .parent)
      }
      next = parent
    }
    return nil
  }

  /// The scroll that comes before a step, while the focused item is taller than the viewport and
  /// its end that way doesn't show.
  ///
  /// - Parameter limit: the most rows; a viewport less one unless given.
  func scroll(_ step: FocusStep, from origin: MapPosition, limit: Int? = nil) -> FocusScroll? {
    let viewport = groups[origin.slot].viewport
    guard viewport.rows > 0 else { return nil }
    let area = groups[origin.slot].source.rectangle(at: origin.index)
    guard area.rows > viewport.rows else { return nil }
    let hidden =
      step == .forward
      ? area.maxRow.subtracting(clamped: viewport.maxRow)
      : viewport.minRow.subtracting(clamped: area.minRow)
    guard hidden > 0 else { return nil }
    let rows = min(hidden, max(1, limit ?? viewport.rows - 1))
    return FocusScroll(groups[origin.slot].id, rows: rows * step.sign)
  }

  /// The arrow that goes a step along an axis, in this map's reading direction.
  func arrow(_ step: FocusStep, along axis: FocusAxis) -> FocusHeading {
    switch (axis, step) {
    case (.vertical, .forward): .down
    case (.vertical, .backward): .up
    case (.horizontal, .forward): reading == .leftToRight ? .right : .left
    case (.horizontal, .backward): reading == .leftToRight ? .left : .right
    }
  }

  /// The step that an arrow goes in order, in this map's reading direction.
  @inline(__always)
  func step(of heading: FocusHeading) -> FocusStep {
    switch heading {
    case .down, .next, .last: .forward
    case .up, .previous, .first: .backward
    case .right: reading == .leftToRight ? .forward : .backward
    case .left: reading == .leftToRight ? .backward : .forward
    }
  }
}

extension FocusGroup {
  /// The axis along which next and previous go.
  var mainAxis: FocusAxis {
    if case .list(let axis) = arrangement { axis } else { .vertical }
  }
}
