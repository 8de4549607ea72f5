extension FocusMap {
  /// Everything that keeps the items of a group from taking the focus now.
  func barriers(of slot: Int) -> [FocusBarrier] {
    var barriers: [FocusBarrier] = []
    switch standings[slot].barrier {
    case .hidden(let group)?: barriers.append(.groupHidden(group))
    case .disabled(let group)?: barriers.append(.groupDisabled(group))
    case .declined(let group)?: barriers.append(.groupDeclines(group))
    case .unknownScope(let scope)?: barriers.append(.unknownScope(scope))
    case nil:
      if !standings[slot].isEnterable { barriers.append(.groupEmpty(groups[slot].id)) }
    }
    if let scope = standings[slot].scope, scope < floor {
      barriers.append(.behind(scopes[floor].id))
    }
    return barriers
  }

  /// Everything that keeps an item from taking the focus now.
  func barriers(of position: MapPosition) -> [FocusBarrier] {
    var barriers: [FocusBarrier] = []
    switch groups[position.slot].source.focusability(at: position.index) {
    case .focusable: break
    case .disabled: barriers.append(.itemDisabled)
    case .hidden: barriers.append(.itemHidden)
    case .unfocusable(let reason): barriers.append(.itemUnfocusable(because: reason))
    }
    let own = self.barriers(of: position.slot)
    // That the group is empty follows from its items and is no reason of its own.
    return barriers
      + own.filter { barrier in
        if case .groupEmpty = barrier { false } else { true }
      }
  }
}
