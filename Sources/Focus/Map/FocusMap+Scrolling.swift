import Geometry

extension FocusMap {
  /// The same map with its groups scrolled elsewhere.
  ///
  /// What a viewport shows is no part of anything that a map works out when it is made, so the new
  /// one takes all of it over.
  ///
  /// - Parameter origin: the upper left corner of what a group shows, in content cells.
  /// - Complexity: O(groups)
  public func scrolled(to origin: (FocusGroup) -> Point) -> FocusMap {
    var map = self
    for slot in map.groups.indices { map.groups[slot].viewport.origin = origin(groups[slot]) }
    return map
  }
}
