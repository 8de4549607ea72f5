extension FocusMap {
  /// Where up or down leads in a grid: to the wished column of the next row, or the nearest one
  /// that it has (focus F15).
  func row(
    _ step: FocusStep, from origin: MapPosition, heading: FocusHeading, state: FocusState
  ) -> Destination {
    if let scroll = scroll(step, from: origin) { return .scroll(scroll) }
    let row = row(of: origin.index, in: origin.slot)
    let edge = step == .forward ? row.upperBound - 1 : row.lowerBound
    if let next = nextItem(in: origin.slot, from: edge, step) {
      return column(wishedFrom: origin, inRowOf: next, by: .row, state: state)
    }
    let wish = state.columnWish ?? origin.index - row.lowerBound
    return beyond(step, along: .vertical, from: origin, heading: heading, state: state) {
      nextItem(in: origin.slot, from: step == .forward ? -1 : standings[origin.slot].count, step)
        .map { item(inRowOf: $0, wishing: wish, in: origin.slot) }
    }
  }

  /// Where left or right leads in a grid: to the neighbour in the row.
  func column(
    _ step: FocusStep, from origin: MapPosition, heading: FocusHeading, state: FocusState
  ) -> Destination {
    let row = row(of: origin.index, in: origin.slot)
    if let next = nextItem(in: origin.slot, from: origin.index, step), row.contains(next) {
      return .item(next, in: origin.slot, by: .column)
    }
    return beyond(step, along: .horizontal, from: origin, heading: heading, state: state) {
      let edge = step == .forward ? row.lowerBound - 1 : row.upperBound
      return nextItem(in: origin.slot, from: edge, step)
    }
  }

  /// The landing in the row of an item, at the column that was wished for; the wish is kept.
  func column(
    wishedFrom origin: MapPosition, inRowOf index: Int, by rule: MovementRule, state: FocusState
  ) -> Destination {
    let own = origin.index - row(of: origin.index, in: origin.slot).lowerBound
    let wish = state.columnWish ?? own
    let found = item(inRowOf: index, wishing: wish, in: origin.slot)
    return .land(
      Landing(MapPosition(slot: origin.slot, index: found), by: rule, columnWish: wish))
  }

  /// The focusable item nearest to a column in the row of an item, the lower column of two.
  ///
  /// - Complexity: O(columns passed).
  func item(inRowOf index: Int, wishing column: Int, in slot: Int) -> Int {
    let row = row(of: index, in: slot)
    let hint = column.clamped(to: 0...row.count - 1)
    return row.count.nearestIndex(to: hint) { isMovable(row.lowerBound + $0, in: slot) }
      .map { row.lowerBound + $0 } ?? index
  }

  /// The items of the row of an item; the item alone where the source contradicts itself.
  private func row(of index: Int, in slot: Int) -> Range<Int> {
    let source = groups[slot].source
    let row = source.indices(inRow: source.row(of: index))
    let isSound =
      row.contains(index) && row.lowerBound >= 0 && row.upperBound <= standings[slot].count
    return isSound ? row : index..<index + 1
  }
}
