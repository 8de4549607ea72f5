import Geometry

extension FocusMap {
  /// What is wrong with the map for people who use Tab and arrows (focus F35).
  ///
  /// For tests and for a command; it goes through all items and tries every movement from each.
  /// Items behind a modal scope are looked at as such, not tried.
  ///
  /// - Parameter limit: the most items of each group that are looked at.
  /// - Returns: the findings, in Tab order and by kind; empty where all is well.
  /// - Complexity: O(n²) for n items.
  public func lint(limit: Int = 1_000) -> [FocusFinding] {
    structureFindings() + itemFindings(limit: limit) + groupFindings()
      + Walk(self, limit).findings()
  }

  /// Names that are taken or lead nowhere.
  private func structureFindings() -> [FocusFinding] {
    var findings = duplicates.map(FocusFinding.duplicate)
    for group in groups {
      if scopeIndex(of: group.scope) == nil {
        findings.append(.unknownScope(group.scope, namedBy: group.id))
      }
      for named in [group.parent, group.controls].compactMap({ $0 })
      where lookup.slot(of: named, in: groups) == nil {
        findings.append(.unknownGroup(named, namedBy: group.id))
      }
    }
    let state = FocusState()
    for guide in guides
    where !guide.destinations.contains(where: { focusable($0, from: state) != nil }) {
      findings.append(.deadGuide(guide.id))
    }
    return findings
  }

  /// Items that share a name or a cell, or hold none.
  private func itemFindings(limit: Int) -> [FocusFinding] {
    var findings: [FocusFinding] = []
    for slot in order.sequence {
      let group = groups[slot]
      if standings[slot].count > limit { findings.append(.cutShort(group.id, items: limit)) }
      var seen: Set<ItemID> = []
      var areas: [(FocusTarget, Rectangle)] = []
      for index in 0..<min(max(0, limit), standings[slot].count) {
        let id = group.source.id(at: index)
        let target = FocusTarget(id, in: group.id)
        if !seen.insert(id).inserted { findings.append(.duplicateItem(target)) }
        guard group.source.focusability(at: index).isFocusable else { continue }
        let area = group.source.rectangle(at: index)
        if area.isEmpty { findings.append(.holdsNoCell(target)) }
        for (other, taken) in areas where taken.intersects(area) {
          findings.append(.overlappingItems(other, target))
        }
        areas.append((target, area))
      }
    }
    return findings
  }

  /// Groups that can't be entered or lie over each other.
  private func groupFindings() -> [FocusFinding] {
    var findings: [FocusFinding] = []
    for (rank, slot) in order.sequence.enumerated() {
      let group = groups[slot]
      if standings[slot].barrier == nil, !standings[slot].isEnterable {
        findings.append(.withoutEntry(group.id))
      }
      for other in order.sequence[..<rank]
      where standings[other].scope == standings[slot].scope
        && [slot, other].allSatisfy({ groups[$0].presence == .shown && standings[$0].isEnterable })
        && groups[other].frame.intersects(group.frame) && !isNested(slot, other)
        && !isNested(other, slot)
      {
        findings.append(.overlappingGroups(groups[other].id, group.id))
      }
    }
    return findings
  }

  /// Whether one group is nested in another, at any depth.
  private func isNested(_ slot: Int, _ ancestor: Int) -> Bool {
    var next = standings[slot].parent
    while let parent = next {
      if parent == ancestor { return true }
      next = standings[parent].parent
    }
    return false
  }
}
