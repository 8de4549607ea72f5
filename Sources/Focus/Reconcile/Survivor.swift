/// The item that takes over from one that can't hold the focus any more (focus F27).
public struct Survivor: Hashable, Sendable, Codable {
  /// The item.
  public var place: FocusPlace

  /// The rule that found it.
  public var rule: SurvivorRule
}

/// How a survivor was found, in the order in which the rules are tried.
public enum SurvivorRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// The item itself is still there.
  case same
  /// The nearest of the items that followed it.
  case following
  /// The nearest of the items that preceded it.
  case preceding
  /// The item that stands where it stood, as the old list is unknown.
  case index
  /// The entry item of its group.
  case groupEntry
  /// The item on which its group hangs, or the entry item of a parent.
  case parentEntry
  /// The entry item of the next group of its scope.
  case nextGroup
  /// The preferred item of its scope.
  case scopePreferred
  /// The entry item of the group that lies nearest.
  case nearest
  /// The first item of all.
  case first
}

extension FocusMap {
  /// The item that takes over from `place`, judged in this map, the new one, as a whole (F27).
  ///
  /// Inside a modal scope the survivor is inside as well.
  ///
  /// - Parameters:
  ///   - place: the place of the item that has gone or can't hold the focus any more.
  ///   - old: the map in which `place` last held the focus, if known.
  ///   - trail: the trail it had then, for when the old map is unknown.
  ///   - state: the state, for what groups remember.
  /// - Returns: `nil` where nothing can take the focus.
  /// - Complexity: O(1) look-ups of ids, 512 at most, where the group is still there.
  public func survivor(
    of place: FocusPlace, from old: FocusMap?, trail: FocusTrail? = nil, state: FocusState
  ) -> Survivor? {
    if let slot = lookup.slot(of: place.group, near: place.slot, in: groups),
      standings[slot].isEnterable
    {
      if let index = index(of: place, in: slot),
        groups[slot].source.focusability(at: index).isFocusable
      {
        return survivor(index, in: slot, .same)
      }
      if let (index, rule) = neighbour(of: place, in: slot, from: old) {
        return survivor(index, in: slot, rule)
      }
      if let index = entry(of: slot, from: state) { return survivor(index, in: slot, .groupEntry) }
    }
    return SurvivorSearch(of: place, from: old, to: self, trail: trail, state: state).answer()
  }

  /// A survivor at a position of this map.
  func survivor(_ index: Int, in slot: Int, _ rule: SurvivorRule) -> Survivor {
    Survivor(place: place(at: MapPosition(slot: slot, index: index)), rule: rule)
  }

  /// The index of the nearest item of one group that takes over from `place`.
  func neighbour(of place: FocusPlace, in slot: Int, from old: FocusMap?) -> (Int, SurvivorRule)? {
    guard let old, let oldSlot = old.lookup.slot(of: place.group, near: slot, in: old.groups)
    else {
      return standing(at: place.index, in: slot).map { ($0, .index) }
    }
    let source = old.groups[oldSlot].source
    let count = old.standings[oldSlot].count
    let index = old.index(of: place, in: oldSlot) ?? place.index.clamped(to: -1...count)
    for step in [FocusStep.forward, .backward] {
      var next = index
      for _ in 0..<FocusMap.reachOfNeighbours {
        next += step.sign
        guard next >= 0, next < count else { break }
        if let found = self.index(named: source.id(at: next), near: index, in: slot),
          groups[slot].source.focusability(at: found).isFocusable
        {
          return (found, step == .forward ? .following : .preceding)
        }
      }
    }
    return nil
  }

  /// How many items each way are tried.
  private static var reachOfNeighbours: Int { 256 }

  /// The focusable item at an index, or the nearest one after it, or before.
  private func standing(at index: Int, in slot: Int) -> Int? {
    let count = standings[slot].count
    guard count > 0 else { return nil }
    let index = index.clamped(to: 0...count - 1)
    return nextItem(in: slot, from: index - 1, .forward)
      ?? nextItem(in: slot, from: index, .backward)
  }
}
