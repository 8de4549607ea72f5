/// What decided where a movement leads (focus F34).
public enum MovementRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// The Tab order (focus F7).
  case order
  /// Tab from a field goes to the group that it steers (focus F39).
  case field
  /// The movement named the place.
  case target
  /// What lies under the point.
  case click
  /// What begins with the typed letters (focus F16).
  case typeAhead
  /// The next item one way.
  case step
  /// The item at an end of the group.
  case edge
  /// The farthest item of a page.
  case page
  /// The wished column of the next row (focus F15).
  case row
  /// The neighbour in the row.
  case column
  /// The group's end wraps.
  case wrap
  /// The group's end leads to its parent.
  case parent
  /// The group's end leads to a named group.
  case exit
  /// The way back along the path (focus F19).
  case retrace
  /// Geometry, within the group (focus F17).
  case searchWithin
  /// Geometry, out of the group (focus F22).
  case searchAround
  /// Geometry, from a corner, as nothing was focused (focus F21).
  case searchEntering
  /// The front scope's entry, as nothing was focused.
  case front
}
