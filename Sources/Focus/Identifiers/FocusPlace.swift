/// Where the focus is or was: an item by name, and where that item stood when last seen.
///
/// The names are the truth; slot, index and generation are hints that spare looking the names up
/// while nothing has changed (focus F2).
public struct FocusPlace: Hashable, Sendable, Codable {
  /// The item.
  public var item: ItemID

  /// The group of the item.
  public var group: GroupID

  /// The position of the group in the map's list of groups.
  public var slot: Int

  /// The position of the item in its group.
  public var index: Int

  /// The generation of the group's source for which `index` is right.
  public var generation: UInt64

  /// Makes a place; hints may be wrong, a wrong hint only costs time.
  public init(
    _ item: ItemID, in group: GroupID, slot: Int = 0, index: Int = 0, generation: UInt64 = 0
  ) {
    self.item = item
    self.group = group
    self.slot = slot
    self.index = index
    self.generation = generation
  }

  /// The generation of no source: with it the names are looked up.
  static let staleGeneration = UInt64.max

  /// Whether both are the same item, wherever it stood.
  public func isSameItem(as other: FocusPlace) -> Bool {
    item == other.item && group == other.group
  }

  /// The item and group without the hints.
  public var target: FocusTarget { FocusTarget(item, in: group) }
}
