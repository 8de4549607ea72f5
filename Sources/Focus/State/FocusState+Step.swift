import Geometry

/// A step between two items of a list, ready to be made.
struct PlainStep {
  /// The item that it leaves.
  var origin: MapPosition

  /// The item that it leads to.
  var index: Int

  /// The generation of the source.
  var generation: UInt64

  /// Its area, in content cells.
  var area: Rectangle

  /// The way of the movement.
  var heading: FocusHeading
}

extension FocusState {
  /// The step that a movement is, where it is nothing more than a step in a list.
  ///
  /// A held key makes dozens of these a second in lists of any length, so this one movement is made
  /// without building a proposal. It does what proposing and committing does: a test holds the two
  /// against each other.
  ///
  /// It changes nothing; it is `mutating` so that it reads the state in place, as copying one costs
  /// more than the step. It is inlined so that what it finds stays in registers, which saves a sixth.
  @inline(__always)
  mutating func plainStep(_ movement: Movement, in map: FocusMap) -> PlainStep? {
    guard case nil = pending, let slot = place?.slot, let index = place?.index, slot >= 0,
      slot < map.groups.count, let axis = map.standings[slot].plainAxis, map.isReachable(slot),
      let generation = place?.generation, generation == map.groups[slot].source.generation,
      index >= 0,
      index < map.standings[slot].count, place?.group == map.groups[slot].id
    else { return nil }
    return map.plainStep(
      movement, along: axis, from: MapPosition(slot: slot, index: index),
      generation: generation)
  }

  /// Makes a step in place.
  ///
  /// - Complexity: O(1), without allocation, apart from the source's own.
  @inline(__always)
  mutating func take(_ step: PlainStep, in map: FocusMap, at time: Duration) -> MovementOutcome {
    note(movementAt: time)
    // Giving up what isn't there costs a call each.
    if case .some = typed { typed = nil }
    columnWish = nil
    if case .some = lost { lost = nil }
    if !path.isEmpty { path.clear() }
    let previous = place.take()
    let slot = step.origin.slot
    place = FocusPlace(
      map.groups[slot].source.id(at: step.index), in: map.groups[slot].id, slot: slot,
      index: step.index, generation: step.generation)
    return .moved(
      FocusUpdate(
        previous: previous, next: place, heading: step.heading, reason: .arrow, guide: nil,
        area: step.area))
  }
}

extension FocusMap {
  /// The step that a movement is in a list in which nothing else matters; `nil` at its ends, and
  /// where an item is larger than the viewport and so shown part by part.
  @inline(__always)
  fileprivate func plainStep(
    _ movement: Movement, along axis: FocusAxis, from origin: MapPosition,
    generation: UInt64
  ) -> PlainStep? {
    let step: FocusStep
    let heading: FocusHeading
    switch movement {
    case .next: (step, heading) = (.forward, .next)
    case .previous: (step, heading) = (.backward, .previous)
    case .arrow(let arrow) where arrow.axis == axis: (step, heading) = (self.step(of: arrow), arrow)
    default: return nil
    }
    guard let next = groups[origin.slot].source.nextFocusable(from: origin.index, step: step),
      next >= 0, next < standings[origin.slot].count,
      step == .forward ? next > origin.index : next < origin.index
    else { return nil }
    let viewport = groups[origin.slot].viewport.size
    let area = groups[origin.slot].source.rectangle(at: next)
    guard viewport.columns <= 0 || area.columns <= viewport.columns,
      viewport.rows <= 0
        || max(area.rows, groups[origin.slot].source.rectangle(at: origin.index).rows)
          <= viewport.rows
    else { return nil }
    return PlainStep(
      origin: origin, index: next, generation: generation, area: area, heading: heading)
  }
}
