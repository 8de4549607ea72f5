/// Where the focus is asked to go: an item of a group, or whatever item the group prefers.
public struct FocusTarget: Hashable, Sendable, Codable {
  /// The group.
  public var group: GroupID

  /// The item; `nil` stands for the group's entry item (focus F8).
  public var item: ItemID?

  /// Makes a target from a group and an item of it, if any.
  public init(group: GroupID, item: ItemID?) {
    self.group = group
    self.item = item
  }

  /// Makes a target from an item and its group.
  public init(_ item: ItemID, in group: GroupID) {
    self.group = group
    self.item = item
  }

  /// Makes a target that is the entry item of `group`.
  public init(entryOf group: GroupID) {
    self.group = group
    self.item = nil
  }
}

/// A literal names a group and stands for its entry item.
///
///     FocusGuide("door", frame: gap, to: ["results", "list"])
extension FocusTarget: ExpressibleByStringLiteral {
  /// Makes a target that is the entry item of the group of this name.
  public init(stringLiteral value: String) { self.init(entryOf: GroupID(value)) }
}
