extension FocusMap {
  /// The item that a move into the group at `slot` enters (focus F8); `nil` where none can.
  ///
  /// - Parameters:
  ///   - items: the segment that is entered; `nil` for the whole group.
  ///   - step: the way of a Tab, for groups that are entered at the near edge.
  func entry(
    of slot: Int, in items: Range<Int>? = nil, step: FocusStep? = nil, from state: FocusState
  ) -> Int? {
    let group = groups[slot]
    let items = (items ?? 0..<standings[slot].count).clamped(to: 0..<standings[slot].count)
    guard standings[slot].isEnterable, !items.isEmpty else { return nil }
    if let place = state.place, place.group == group.id, let index = index(of: place, in: slot),
      items.contains(index), isMember(index, of: slot, in: items)
    {
      return index
    }
    var best: (index: Int, priority: EntryPriority)?
    func offer(_ index: Int, _ priority: EntryPriority) {
      guard priority > .ignored, items.contains(index), isMember(index, of: slot, in: items)
      else { return }
      if let best, (priority, best.index) <= (best.priority, index) { return }
      best = (index, priority)
    }
    for candidate in group.source.entryCandidates { offer(candidate.index, candidate.priority) }
    if group.memory == .kept, let index = remembered(in: slot, from: state) {
      offer(index, .previouslyFocused)
    }
    return best?.index ?? edge(of: slot, in: items, step: step)
  }

  /// The item that the group at `slot` remembers, unless its content is another one (focus F9).
  func remembered(in slot: Int, from state: FocusState) -> Int? {
    guard let memory = state.memory[groups[slot].id], memory.token == groups[slot].contentToken,
      let index = index(of: memory.place, in: slot),
      groups[slot].source.focusability(at: index).isFocusable
    else { return nil }
    return index
  }

  /// The first item of a segment; the last, going backward into a group entered at the near edge.
  private func edge(of slot: Int, in items: Range<Int>, step: FocusStep?) -> Int? {
    if items.count == 1 {
      return isMember(items.lowerBound, of: slot, in: items) ? items.lowerBound : nil
    }
    let found =
      step == .backward && groups[slot].tabEntry == .nearEdge
      ? nextItem(in: slot, from: items.upperBound, .backward)
      : nextItem(in: slot, from: items.lowerBound - 1, .forward)
    if let found, items.contains(found) { return found }
    // All that is left are items that opted out.
    return groups[slot].source.nextFocusable(in: items)
  }

  /// Whether an item can be entered as part of a segment: an item that opted out is a segment of
  /// its own (focus F10).
  private func isMember(_ index: Int, of slot: Int, in items: Range<Int>) -> Bool {
    groups[slot].source.focusability(at: index).isFocusable
      && (items.count == 1 || standings[slot].optedOut.isEmpty
        || !standings[slot].optedOut.contains(index))
  }

  /// The place that `target` names, if it can take the focus now.
  func focusable(_ target: FocusTarget, from state: FocusState) -> MapPosition? {
    guard let position = memorable(target, from: state), isReachable(position.slot) else {
      return nil
    }
    return position
  }

  /// The place that `target` names, if it could take the focus but for a modal scope in front of it.
  func memorable(_ target: FocusTarget, from state: FocusState) -> MapPosition? {
    guard let slot = lookup.slot(of: target.group, in: groups), standings[slot].isEnterable else {
      return nil
    }
    guard let item = target.item else {
      return entry(of: slot, from: state).map { MapPosition(slot: slot, index: $0) }
    }
    let hint = state.place?.group == target.group ? state.place?.index ?? 0 : 0
    guard let index = index(named: item, near: hint, in: slot) else { return nil }
    return groups[slot].source.focusability(at: index).isFocusable
      ? MapPosition(slot: slot, index: index) : nil
  }
}
