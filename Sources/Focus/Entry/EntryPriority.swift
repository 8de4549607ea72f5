/// How much an item wants to be the one that is entered, UIKit's `UIFocusGroupPriority` (focus F8).
///
/// Numbers between the four levels are allowed; a negative one counts as `ignored`.
public struct EntryPriority: Hashable, Comparable, Sendable, Codable {
  /// The number.
  public var rawValue: Int

  /// Makes a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = max(0, rawValue) }

  /// No wish; such an item is entered only where no other has one.
  public static let ignored = EntryPriority(0)

  /// The item that was focused last in its group.
  public static let previouslyFocused = EntryPriority(1000)

  /// An item that the app raises above the one focused last.
  public static let prioritized = EntryPriority(2000)

  /// The item that holds the focus.
  public static let currentlyFocused = EntryPriority(.max)

  /// Whether the left wish is the weaker one.
  public static func < (left: EntryPriority, right: EntryPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An item that wants to be entered first.
public struct EntryCandidate: Hashable, Sendable, Codable {
  /// The position of the item.
  public var index: Int

  /// How much it wants to.
  public var priority: EntryPriority

  /// Makes a candidate.
  public init(_ index: Int, priority: EntryPriority = .prioritized) {
    self.index = index
    self.priority = priority
  }
}
