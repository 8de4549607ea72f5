import Geometry

/// An empty area that sends on a focus that would land in it, UIKit's `UIFocusGuide` (focus F20).
///
/// It takes part in the search by geometry, never holds the focus, and is named in the update.
public struct FocusGuide: Hashable, Sendable, Codable {
  /// The name, unique in the map.
  public var id: GuideID

  /// The scope it belongs to.
  public var scope: ScopeID

  /// The area, in screen cells.
  public var frame: Rectangle

  /// Where it sends the focus: the first of these that can take it.
  ///
  /// While none can, the guide isn't there; nor is it for a search that begins in the group to whose
  /// entry item it would lead.
  public var destinations: [FocusTarget]

  /// Makes a guide.
  public init(
    _ id: GuideID, scope: ScopeID = .base, frame: Rectangle, to destinations: [FocusTarget]
  ) {
    self.id = id
    self.scope = scope
    self.frame = frame
    self.destinations = destinations
  }
}
