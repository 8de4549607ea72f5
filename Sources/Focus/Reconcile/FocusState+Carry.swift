/// How remembered places follow the changes of their groups, so that a place whose item goes is the
/// gap it left and not the start of the list (focus F9, F26, F28).
extension FocusState {
  /// Carries what groups remember over to a new map.
  ///
  /// Groups that are absent keep their memory as it is; one that comes back, or comes after a saved
  /// state was read, is clamped to what it holds by then.
  mutating func carryMemory(from old: FocusMap?, to new: FocusMap) {
    guard !memory.isEmpty else { return }
    for slot in new.groups.indices {
      let group = new.groups[slot].id
      if let old, let known = old.lookup.slot(of: group, near: slot, in: old.groups),
        old.groups[known].source.generation == new.groups[slot].source.generation
      {
        continue
      }
      guard let entry = memory[group], entry.token == new.groups[slot].contentToken,
        let carried = carried(entry.place, in: slot, from: old, to: new)
      else { continue }
      memory.carry(group, to: carried)
    }
  }

  /// Carries the places that scopes remember over to a new map.
  mutating func carryRecords(from old: FocusMap?, to new: FocusMap) {
    guard let old else { return }
    for record in scopes.indices {
      carry(\.opener, of: record, from: old, to: new)
      carry(\.lastOutside, of: record, from: old, to: new)
      carry(\.lastInside, of: record, from: old, to: new)
    }
  }

  private mutating func carry(
    _ path: WritableKeyPath<ScopeRecord, FocusPlace?>, of record: Int, from old: FocusMap,
    to new: FocusMap
  ) {
    guard let place = scopes[record][keyPath: path],
      let slot = new.lookup.slot(of: place.group, near: place.slot, in: new.groups),
      new.groups[slot].source.generation != place.generation || slot != place.slot,
      let carried = carried(place, in: slot, from: old, to: new)
    else { return }
    scopes[record][keyPath: path] = carried
  }

  /// A place with fresh hints, or its neighbour where its item is gone.
  private func carried(
    _ place: FocusPlace, in slot: Int, from old: FocusMap?, to new: FocusMap
  ) -> FocusPlace? {
    let index =
      new.index(of: place, in: slot) ?? new.neighbour(of: place, in: slot, from: old)?.0
    return index.map { new.place(at: MapPosition(slot: slot, index: $0)) }
  }
}
