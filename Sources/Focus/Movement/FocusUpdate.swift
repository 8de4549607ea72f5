import Geometry

/// What an accepted request did, UIKit's `UIFocusUpdateContext` (focus F5).
///
/// The trails of both places are asked for with `FocusMap.trail(of:)`, in the old map for the
/// previous and in the new one for the next.
public struct FocusUpdate: Hashable, Sendable, Codable {
  /// What had the focus; `nil` where nothing had it.
  public var previous: FocusPlace?

  /// What has the focus now; `nil` where nothing can have it, or a request is pending.
  public var next: FocusPlace?

  /// The way of the movement; `nil` where it had none, as with a click.
  public var heading: FocusHeading?

  /// Why.
  public var reason: FocusReason

  /// The guide that sent the focus on.
  public var guide: GuideID?

  /// The part of the next item's group that must be made visible, in content cells.
  public var area: Rectangle?

  /// What must be made visible; `nil` where nothing has the focus.
  public var reveal: FocusReveal? {
    guard let area, let next else { return nil }
    return FocusReveal(area, in: next.group)
  }

  /// The group that was left; `nil` where the focus stayed in its group.
  public var left: GroupID? {
    previous?.group == next?.group ? nil : previous?.group
  }

  /// The group that was entered; `nil` where the focus stayed in its group.
  public var entered: GroupID? {
    previous?.group == next?.group ? nil : next?.group
  }
}

extension FocusUpdate {
  /// Makes an update.
  public init(
    from previous: FocusPlace?, to next: FocusPlace?, heading: FocusHeading? = nil,
    because reason: FocusReason, guide: GuideID? = nil, revealing area: Rectangle? = nil
  ) {
    self.init(
      previous: previous, next: next, heading: heading, reason: reason, guide: guide, area: area)
  }
}
