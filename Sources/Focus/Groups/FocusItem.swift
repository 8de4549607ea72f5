import Geometry

/// An item of a small group, as a value (for an `ArraySource`).
public struct FocusItem: Hashable, Sendable, Codable {
  /// The name.
  public var id: ItemID

  /// The area, in content coordinates.
  public var rectangle: Rectangle

  /// The text as shown.
  public var title: String

  /// Whether it can take the focus.
  public var focusability: Focusability

  /// What Tab is to it.
  public var tabPolicy: TabPolicy

  /// How much it wants to be entered first.
  public var priority: EntryPriority

  /// Whether arrows reach it.
  public var membership: Membership

  /// Whether an item moves with its group (focus F10).
  public enum Membership: String, Hashable, Sendable, Codable {
    /// j and k move to it and from it.
    case member
    /// It is a Tab stop of its own and splits its group into segments.
    case optedOut
  }

  /// Makes an item; the title is the name unless given.
  public init(
    _ id: ItemID, at rectangle: Rectangle = .zero, title: String? = nil,
    focusability: Focusability = .focusable, tabPolicy: TabPolicy = .leaves,
    priority: EntryPriority = .ignored, membership: Membership = .member
  ) {
    self.id = id
    self.rectangle = rectangle
    self.title = title ?? id.rawValue
    self.focusability = focusability
    self.tabPolicy = tabPolicy
    self.priority = priority
    self.membership = membership
  }
}
