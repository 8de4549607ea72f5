extension FocusMap {
  /// The scopes that are joined with a scope: from the nearest modal one below, or itself, up to
  /// the next modal one above (focus F25).
  func region(of scope: Int) -> Range<Int> {
    let lower = scopes[...scope].lastIndex { $0.modality == .modal } ?? 0
    let upper = scopes[(scope + 1)...].firstIndex { $0.modality == .modal } ?? scopes.count
    return lower..<upper
  }

  /// The index of the scope named `id`.
  func scopeIndex(of id: ScopeID) -> Int? {
    scopes.firstIndex { $0.id == id }
  }

  /// The name of the scope of a group; `nil` where the map doesn't know the group.
  func scope(ofGroup group: GroupID, near slot: Int) -> ScopeID? {
    lookup.slot(of: group, near: slot, in: groups).map { groups[$0].scope }
  }
}
