import Geometry

/// How far a page goes.
enum PageLength {
  /// A viewport less one row, so that a row of the old page is still seen.
  case whole
  /// Half a viewport.
  case half

  /// The cells it goes, at least 1.
  func cells(of viewport: Int) -> Int {
    switch self {
    case .whole: max(1, viewport.subtracting(clamped: 1))
    case .half: max(1, viewport / 2)
    }
  }
}

extension FocusMap {
  /// Where a page leads: to the farthest item that begins no farther than the page goes, else to
  /// the next one (focus F13).
  ///
  /// - Complexity: O(log n) in lists and grids, O(items passed) in free arrangements.
  func page(
    _ step: FocusStep, _ length: PageLength, from origin: MapPosition, state: FocusState
  ) -> Destination {
    let group = groups[origin.slot]
    let axis = group.mainAxis
    let extent = length.cells(
      of: axis == .vertical ? group.viewport.rows : group.viewport.columns)
    if axis == .vertical, let scroll = scroll(step, from: origin, limit: extent) {
      return .scroll(scroll)
    }
    let start = group.start(of: origin.index, along: axis, reading)
    let limit = start.adding(clamped: extent.multiplied(clamped: step.sign))
    let found =
      group.arrangement == .spatial
      ? farthest(step, within: limit, from: origin)
      : lastBeginning(step, within: limit, from: origin, along: axis)
    guard
      let found = found ?? nextItem(in: origin.slot, from: origin.index, step)
    else { return .refuse(.atEnd(step == .forward ? .last : .first)) }
    guard group.arrangement == .grid else { return .item(found, in: origin.slot, by: .page) }
    return column(wishedFrom: origin, inRowOf: found, by: .page, state: state)
  }

  /// The farthest focusable item of an ordered group that begins within `limit`.
  private func lastBeginning(
    _ step: FocusStep, within limit: Int, from origin: MapPosition, along axis: FocusAxis
  ) -> Int? {
    let group = groups[origin.slot]
    // Every item from `origin` up to `near` begins within the limit, every one from `far` doesn't.
    var near = origin.index
    var far = step == .forward ? standings[origin.slot].count : -1
    while (far - near).magnitude > 1 {
      let middle = near + (far - near) / 2
      let start = group.start(of: middle, along: axis, reading)
      let isWithin = step == .forward ? start <= limit : start >= limit
      if isWithin { near = middle } else { far = middle }
    }
    guard let found = nextItem(in: origin.slot, from: far, step.reversed),
      step == .forward ? found > origin.index : found < origin.index
    else { return nil }
    return found
  }

  /// The farthest focusable item of a free arrangement that begins within `limit`; of several the
  /// one nearest to the column of the origin.
  private func farthest(
    _ step: FocusStep, within limit: Int, from origin: MapPosition
  ) -> Int? {
    let group = groups[origin.slot]
    let area = group.source.rectangle(at: origin.index)
    let top = min(area.minRow, limit)
    let band = Rectangle(
      column: Int.min / 2, row: top, columns: .max,
      rows: max(area.minRow, limit).subtracting(clamped: top).adding(clamped: 1))
    var best: (index: Int, rows: Int, columns: Int)?
    let all = 0..<standings[origin.slot].count
    for index in group.source.indices(meeting: band).clamped(to: all) {
      let other = group.source.rectangle(at: index)
      let rows = other.minRow.subtracting(clamped: area.minRow).multiplied(clamped: step.sign)
      guard rows > 0, step == .forward ? other.minRow <= limit : other.minRow >= limit,
        isMovable(index, in: origin.slot)
      else { continue }
      let columns = Int(
        clamping: other.minColumn.subtracting(clamped: area.minColumn).magnitude)
      if let best, (best.rows, -best.columns) >= (rows, -columns) { continue }
      best = (index, rows, columns)
    }
    return best?.index
  }

  /// Whether arrows can move to an item of the group.
  func isMovable(_ index: Int, in slot: Int) -> Bool {
    groups[slot].source.focusability(at: index).isFocusable
      && (standings[slot].optedOut.isEmpty || !standings[slot].optedOut.contains(index))
  }
}

extension FocusGroup {
  /// Where an item begins along an axis, so that later items begin at higher numbers.
  fileprivate func start(
    of index: Int, along axis: FocusAxis, _ reading: ReadingDirection
  ) -> Int {
    let area = source.rectangle(at: index)
    switch (axis, reading) {
    case (.vertical, _): return area.minRow
    case (.horizontal, .leftToRight): return area.minColumn
    case (.horizontal, .rightToLeft): return 0.subtracting(clamped: area.maxColumn)
    }
  }
}
