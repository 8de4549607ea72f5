/// One move of a sequence.
public struct CaseMove: Hashable, Sendable {
  /// What is pressed.
  public var key: Key

  /// The only type of item it stops at, as in "the next button"; `nil` for any.
  public var type: String?

  /// What can be pressed.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// An arrow.
    case up, down, left, right

    /// Tab and Shift-Tab.
    case next, previous

    /// The keys that go from one large group to another, such as F6.
    case nextGroup = "next-group"
    case previousGroup = "previous-group"
  }

  /// Makes a move from its key and the type it stops at.
  public init(_ key: Key, type: String? = nil) {
    self.key = key
    self.type = type
  }
}
