/// Whether an item can take the focus, told by its group's source.
public enum Focusability: Hashable, Sendable, Codable {
  /// It can, where its group can.
  case focusable
  /// It is shown but out of use at present.
  case disabled
  /// It isn't shown at present.
  case hidden
  /// It is no kind of thing that takes the focus, such as a header; the reason is for people.
  case unfocusable(because: String)

  /// Whether the item can take the focus.
  public var isFocusable: Bool {
    if case .focusable = self { true } else { false }
  }
}

/// What the Tab key is to an item (focus F12).
public enum TabPolicy: String, Hashable, Sendable, Codable {
  /// Tab goes to the next group.
  case leaves
  /// The item's text wants Tab for itself; only a forced leave goes to another group.
  case consumed
}
