/// How the items of a group lie, which is what arrows go by.
public enum FocusArrangement: Hashable, Sendable, Codable {
  /// One after the other along an axis; an arrow along it is the next or previous item.
  case list(FocusAxis)
  /// Ragged rows; up and down change the row, left and right the column (focus F15).
  case grid
  /// Anywhere; an arrow searches by geometry (focus F17).
  case spatial
}

/// Whether a group is on screen (focus F6).
public enum GroupPresence: String, Hashable, Sendable, Codable {
  /// On screen now.
  case shown
  /// Not on screen now; Tab, number, Enter or a sideways move can enter it, which shows it.
  case offered
}

/// Whether a group remembers the item that was last focused in it (focus F9).
public enum MemoryPolicy: String, Hashable, Sendable, Codable {
  /// It does.
  case kept
  /// It doesn't.
  case off
}

/// What of a group may take the focus, UIKit's `allowsFocus` (focus F6).
public enum FocusAllowance: String, Hashable, Sendable, Codable {
  /// Its items and the groups nested in it.
  case everything
  /// The groups nested in it only.
  case nestedOnly
  /// Nothing in it.
  case nothing
}

/// Whether a group is in use; inherited from the parent unless said otherwise (focus F11).
public enum Availability: String, Hashable, Sendable, Codable {
  /// What the parent is; enabled where there is none.
  case inherited
  /// In use, whatever the parent is unless that is disabled throughout.
  case enabled
  /// Out of use; a nested group that says it is enabled can still be reached.
  case disabled
  /// Out of use with everything in it, whatever that says.
  case disabledThroughout
  /// Not shown; a nested group that says it is enabled is shown all the same.
  case hidden
}

/// Which item Tab enters where no item is preferred (focus F8).
public enum TabEntry: String, Hashable, Sendable, Codable {
  /// The same from both sides: the first.
  case preferred
  /// The first going forward, the last going backward.
  case nearEdge
}

/// Which item a sideways move enters (focus F22).
public enum SidewaysEntry: String, Hashable, Sendable, Codable {
  /// The group's entry item.
  case preferred
  /// The item that is nearest to where the move came from.
  case nearest
}
