/// Something about a map that people who use the keyboard will stumble over (focus F35).
public enum FocusFinding: Hashable, Sendable, Encodable {
  /// No sequence of Tab and arrows leads to the item.
  case unreachable(FocusTarget)
  /// No sequence of Tab and arrows leads from the item back to where the focus begins.
  case trap(FocusTarget)
  /// The arrow leads from the first to the second, and its reverse not back.
  case oneWay(FocusTarget, FocusHeading, FocusTarget)
  /// Two places were equally good for the arrow, so that reading order decided.
  case tie(FocusTarget, FocusHeading)
  /// Two items of a group lie over each other.
  case overlappingItems(FocusTarget, FocusTarget)
  /// Two groups of a scope lie over each other, and neither is nested in the other.
  case overlappingGroups(GroupID, GroupID)
  /// The group has no item that can take the focus.
  case withoutEntry(GroupID)
  /// The item can take the focus and holds no cell.
  case holdsNoCell(FocusTarget)
  /// Two items of a group have one name.
  case duplicateItem(FocusTarget)
  /// A name was given twice.
  case duplicate(FocusDuplicate)
  /// The group names a group that the map doesn't have.
  case unknownGroup(GroupID, namedBy: GroupID)
  /// The group names a scope that the map doesn't have.
  case unknownScope(ScopeID, namedBy: GroupID)
  /// None of the guide's destinations can take the focus.
  case deadGuide(GuideID)
  /// Only the first items of the group were looked at.
  case cutShort(GroupID, items: Int)
}
