import Geometry

/// What is remembered of an open scope (focus F24).
public struct ScopeRecord: Hashable, Sendable, Codable {
  /// The scope.
  public var scope: ScopeID

  /// What opened it; `nil` where nothing had the focus.
  public var opener: FocusPlace?

  /// The opener's trail when the scope opened.
  public var trail: FocusTrail?

  /// Where the opener showed on screen when the scope opened.
  public var openerFrame: Rectangle?

  /// What was last focused outside since it opened, at first the opener (focus F26).
  public var lastOutside: FocusPlace?

  /// What was last focused inside; `nil` while the focus is inside, and before it ever was.
  public var lastInside: FocusPlace?

  /// Where the focus goes when it closes.
  public var restoration: Restoration = .lastOutside

  /// Whether the focus is still to enter it, as it had nothing to enter when it opened.
  public var entrance: Entrance = .settled

  /// Whether the focus is still to enter a scope.
  public enum Entrance: String, Hashable, Sendable, Codable {
    /// It entered, or was not meant to, or the user moved since.
    case settled
    /// It enters as soon as there is something to enter.
    case awaited
  }
}

/// A move of the focus from one scope to another.
struct ScopeCrossing: Hashable, Sendable {
  /// The scope that is left.
  var left: ScopeID

  /// The scope that is entered.
  var entered: ScopeID

  init(from left: ScopeID, to entered: ScopeID) {
    self.left = left
    self.entered = entered
  }
}
