import Focus

/// What is on the screen in a case.
public struct CaseWorld: Hashable, Sendable {
  /// The items in document order.
  public var items: [CaseItem]

  /// The direction of reading.
  public var reading = ReadingDirection.leftToRight

  /// What has the focus when an order is asked for.
  public var focused: ItemID?

  /// The items that confine Tab as long as the focus is inside.
  public var traps: Set<ItemID> = []

  /// The types of items, where moves ask for one.
  public var types: [ItemID: String] = [:]

  /// Makes a world from its items.
  public init(items: [CaseItem]) { self.items = items }
}
