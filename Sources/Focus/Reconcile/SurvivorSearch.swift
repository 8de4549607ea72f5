import Geometry

/// The search for a survivor outside the group of the item, rule by rule (focus F27).
struct SurvivorSearch {
  private let place: FocusPlace
  private let old: FocusMap?
  private let new: FocusMap
  private let trail: FocusTrail?
  private let state: FocusState

  /// The slot of the item's group in the new map.
  private let slot: Int?

  /// The slot of the item's group in the old map.
  private let oldSlot: Int?

  /// The scopes of the new map among which the survivor is sought.
  private let region: Range<Int>

  /// The item's own scope, where it is still open.
  private let scope: Int?

  init(
    of place: FocusPlace, from old: FocusMap?, to new: FocusMap, trail: FocusTrail?,
    state: FocusState
  ) {
    self.place = place
    self.old = old
    self.new = new
    self.trail = trail
    self.state = state
    slot = new.lookup.slot(of: place.group, near: place.slot, in: new.groups)
    oldSlot = old.flatMap { $0.lookup.slot(of: place.group, near: place.slot, in: $0.groups) }
    let id =
      new.scope(ofGroup: place.group, near: place.slot)
      ?? old?.scope(ofGroup: place.group, near: place.slot) ?? trail?.scope
    scope = id.flatMap(new.scopeIndex(of:))
    region = scope.map(new.region(of:)) ?? new.floor..<new.scopes.count
  }

  /// The survivor; `nil` where nothing can take the focus.
  func answer() -> Survivor? {
    parent() ?? nextGroup() ?? preferred() ?? nearest() ?? first()
  }

  /// The item on which the group hung, or the entry item of the nearest parent that has one.
  private func parent() -> Survivor? {
    for (ancestor, hook) in ancestors() {
      guard let parent = new.lookup.slot(of: ancestor, in: new.groups), isAllowed(parent) else {
        continue
      }
      if let hook, let index = new.index(named: hook, near: 0, in: parent),
        new.groups[parent].source.focusability(at: index).isFocusable
      {
        return new.survivor(index, in: parent, .parentEntry)
      }
      if let index = new.entry(of: parent, from: state) {
        return new.survivor(index, in: parent, .parentEntry)
      }
    }
    return nil
  }

  /// The group's ancestors inside out, each with the item on which the one before hung.
  private func ancestors() -> [(group: GroupID, hook: ItemID?)] {
    let known: (map: FocusMap, slot: Int)? =
      if let slot { (new, slot) } else if let old, let oldSlot { (old, oldSlot) } else { nil }
    guard let known else {
      return trail?.groups.dropFirst().map { ($0, nil) } ?? []
    }
    var list: [(GroupID, ItemID?)] = []
    var next = known.slot
    while let parent = known.map.standings[next].parent {
      list.append((known.map.groups[parent].id, known.map.groups[next].parentItem))
      next = parent
    }
    return list
  }

  /// The next group of the scope, as the order was before, round the end.
  private func nextGroup() -> Survivor? {
    let known: (map: FocusMap, slot: Int)? =
      if let old, let oldSlot { (old, oldSlot) } else if let slot { (new, slot) } else { nil }
    guard let (map, own) = known, let scope = map.standings[own].scope else { return nil }
    let sequence = map.order.sequence[map.order.scopes[scope]]
    let rank = map.order.rank[own]
    for other in sequence[(rank + 1)...] + sequence[..<rank] {
      guard
        let found = new.lookup.slot(of: map.groups[other].id, near: other, in: new.groups),
        isAllowed(found), let index = new.entry(of: found, from: state)
      else { continue }
      return new.survivor(index, in: found, .nextGroup)
    }
    return nil
  }

  /// What the scope prefers.
  private func preferred() -> Survivor? {
    guard let scope, let target = new.scopes[scope].preferred,
      let slot = new.lookup.slot(of: target.group, in: new.groups), isAllowed(slot)
    else { return nil }
    let index =
      if let item = target.item {
        new.index(named: item, near: 0, in: slot).flatMap {
          new.groups[slot].source.focusability(at: $0).isFocusable ? $0 : nil
        }
      } else {
        new.entry(of: slot, from: state)
      }
    return index.map { new.survivor($0, in: slot, .scopePreferred) }
  }

  /// The group whose frame is nearest to where the item was.
  private func nearest() -> Survivor? {
    guard let area = old?.screenRectangle(of: place) else { return nil }
    let slots = allowedSlots()
    let best = slots.min { left, right in
      (distance(area, left), new.order.rank[left]) < (distance(area, right), new.order.rank[right])
    }
    guard let best, let index = new.entry(of: best, from: state) else { return nil }
    return new.survivor(index, in: best, .nearest)
  }

  /// The first group of all that can be entered.
  private func first() -> Survivor? {
    for slot in allowedSlots() {
      if let index = new.entry(of: slot, from: state) {
        return new.survivor(index, in: slot, .first)
      }
    }
    return nil
  }

  /// The groups that may give the survivor, in order, the front scope's first.
  private func allowedSlots() -> [Int] {
    region.reversed().flatMap { new.order.sequence[new.order.scopes[$0]] }.filter(isAllowed)
  }

  /// Whether a group of the new map may give the survivor.
  private func isAllowed(_ slot: Int) -> Bool {
    new.standings[slot].isEnterable && new.standings[slot].scope.map(region.contains) == true
  }

  /// The cells between an area and a group's frame, rows counting as this map counts them.
  private func distance(_ area: Rectangle, _ slot: Int) -> Int {
    let frame = new.groups[slot].frame
    let columns = max(
      0, frame.minColumn.subtracting(clamped: area.maxColumn),
      area.minColumn.subtracting(clamped: frame.maxColumn))
    let rows = max(
      0, frame.minRow.subtracting(clamped: area.maxRow),
      area.minRow.subtracting(clamped: frame.maxRow))
    return columns.adding(clamped: rows.multiplied(clamped: new.rowFactor))
  }
}
