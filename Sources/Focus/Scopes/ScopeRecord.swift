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

  /// What was last focused inside.
  public var lastInside: FocusPlace?
}
