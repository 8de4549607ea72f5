/// The way from an item outwards: its groups inside out, then its scope.
///
/// The app adds its scene and itself; the whole is the responder chain.
public struct FocusTrail: Hashable, Sendable, Codable {
  /// The item.
  public var item: ItemID

  /// Its group, that group's parent, and so on.
  public var groups: [GroupID]

  /// The scope of its group.
  public var scope: ScopeID
}

extension FocusMap {
  /// The trail of a place; a group that the map doesn't know stands alone, in the base scope.
  ///
  /// - Complexity: O(depth).
  public func trail(of place: FocusPlace) -> FocusTrail {
    guard let slot = lookup.slot(of: place.group, near: place.slot, in: groups) else {
      return FocusTrail(item: place.item, groups: [place.group], scope: .base)
    }
    var trail = FocusTrail(item: place.item, groups: [], scope: groups[slot].scope)
    var next: Int? = slot
    while let slot = next {
      trail.groups.append(groups[slot].id)
      next = standings[slot].parent
    }
    return trail
  }
}
