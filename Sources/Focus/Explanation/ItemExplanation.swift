/// Whether an item can take the focus now, and everything that has to do with it (focus F34).
public struct ItemExplanation: Hashable, Sendable, Encodable {
  /// The item.
  public var target: FocusTarget

  /// What keeps it from taking the focus; empty where it can.
  public var barriers: [FocusBarrier]

  /// What else there is to say of it.
  public var facts: [FocusFact]

  /// Whether it can take the focus now.
  public var canFocus: Bool { barriers.isEmpty }
}

/// Something about an item that decides which movements lead to it.
public enum FocusFact: Hashable, Sendable, Encodable {
  /// It holds the focus.
  case focused
  /// Tab enters its group here.
  case entry
  /// Its group remembers it.
  case remembered
  /// It is raised by its source.
  case priority(Int)
  /// Its group is the given stop of the Tab order, counted from 0.
  case stop(Int)
  /// Its group isn't on screen; a search doesn't find it.
  case offered
  /// It is a Tab stop of its own; arrows don't lead to it.
  case optedOut
  /// It is scrolled out of sight.
  case scrolledOut
  /// A scope in front covers it; arrows don't lead to it.
  case covered
  /// It holds no cell; a search doesn't find it.
  case holdsNoCell
  /// It wants Tab for itself.
  case consumesTab
  /// It steers a group.
  case steers(GroupID)
}

extension FocusMap {
  /// Whether an item can take the focus now and why (focus F34).
  public func explain(
    _ item: ItemID, in group: GroupID, from state: FocusState
  ) -> ItemExplanation {
    let target = FocusTarget(item, in: group)
    guard let slot = lookup.slot(of: group, in: groups) else {
      return ItemExplanation(target: target, barriers: [.unknownGroup(group)], facts: [])
    }
    guard let index = index(named: item, near: 0, in: slot) else {
      return ItemExplanation(
        target: target, barriers: barriers(of: slot) + [.unknownItem(item)], facts: [])
    }
    let position = MapPosition(slot: slot, index: index)
    return ItemExplanation(
      target: target, barriers: barriers(of: position), facts: facts(of: position, from: state))
  }

  private func facts(of position: MapPosition, from state: FocusState) -> [FocusFact] {
    let slot = position.slot
    let group = groups[slot]
    let shown = screenRectangle(of: position)
    let framed = shown.intersection(window(of: slot))
    let priority = group.source.entryCandidates.filter { $0.index == position.index }
      .map(\.priority).max()
    let stop = self.stop(of: position).flatMap { own in
      Array(cycle(from: state).ranges.joined()).firstIndex(of: own)
    }
    let facts: [(FocusFact, Bool)] = [
      (.focused, state.focused.flatMap(self.position(of:)) == position),
      (.entry, entry(of: slot, from: state) == position.index),
      (.remembered, group.memory == .kept && remembered(in: slot, from: state) == position.index),
      (.priority(priority?.rawValue ?? 0), priority != nil),
      (.stop(stop ?? 0), stop != nil),
      (.offered, group.presence == .offered),
      (.optedOut, standings[slot].optedOut.contains(position.index)),
      (.holdsNoCell, shown.isEmpty),
      (.scrolledOut, !shown.isEmpty && framed.isEmpty),
      (.covered, !framed.isEmpty && uncovered(framed, in: slot).isEmpty),
      (.consumesTab, group.source.tabPolicy(at: position.index) == .consumed),
      (.steers(group.controls ?? group.id), group.controls != nil),
    ]
    return facts.filter(\.1).map(\.0)
  }
}
