/// Why a movement went nowhere.
public enum FocusRefusal: Hashable, Sendable, Codable {
  /// Nothing in reach can take the focus.
  case nothingFocusable
  /// The group ends there.
  case atEnd(FocusHeading)
  /// Nothing lies that way.
  case nothingThatWay(FocusHeading)
  /// The focus is there already.
  case alreadyThere
  /// The map has no group of that name.
  case unknownGroup(GroupID)
  /// The group has no item of that name.
  case unknownItem(FocusTarget)
  /// Nothing is under the point.
  case nothingAtPoint
  /// Something is in the item's or group's way.
  case cannotFocus([FocusBarrier])
  /// The item's text wants Tab for itself (focus F12).
  case tabConsumed
  /// The item opted out of its group, so arrows don't move it (focus F10).
  case optedOut
  /// No word begins so (focus F16).
  case noMatch(String)
  /// A newer input of the user came first (focus F4).
  case overtaken
  /// A responder that holds the old or the new item said no (focus F30).
  case vetoed(because: String)
}

/// Something that keeps an item or a group from taking the focus.
public enum FocusBarrier: Hashable, Sendable, Codable {
  /// The item is disabled.
  case itemDisabled
  /// The item is hidden.
  case itemHidden
  /// The item is no kind of thing that takes the focus.
  case itemUnfocusable(because: String)
  /// A group, its own or an ancestor, is hidden.
  case groupHidden(GroupID)
  /// A group, its own or an ancestor, is disabled.
  case groupDisabled(GroupID)
  /// A group, its own or an ancestor, declines the focus.
  case groupDeclines(GroupID)
  /// The group has no item that can take the focus.
  case groupEmpty(GroupID)
  /// Its scope isn't in the map.
  case unknownScope(ScopeID)
  /// A modal scope in front confines the focus.
  case behind(ScopeID)
  /// The map has no such group.
  case unknownGroup(GroupID)
  /// The group has no such item.
  case unknownItem(ItemID)
}
