/// How a focused item is shown, as data (focus F32).
public enum FocusEffect: Hashable, Sendable, Codable {
  /// Not at all; the item shows it by itself.
  case none
  /// With a halo, UIKit's `UIFocusHaloEffect`.
  case halo(HaloShape, at: HaloPosition = .automatic)
  /// In a way of the app's own, by name.
  case custom(String)
}

/// What a halo looks like.
public enum HaloShape: String, Hashable, Sendable, Codable, CaseIterable {
  /// A line all round.
  case ring
  /// A bar along the leading edge.
  case bar
  /// A change of colour.
  case glow
  /// Foreground and background changed about.
  case invert
  /// A line below.
  case underline

  /// The shape to use where there are no colours: every halo must be seen without them.
  public var withoutColor: HaloShape { self == .glow ? .invert : self }
}

/// Where a halo is asked to lie.
public enum HaloPosition: String, Hashable, Sendable, Codable, CaseIterable {
  /// Outside where cells are free, else inside.
  case automatic
  /// Outside the item, where cells are free.
  case outside
  /// On the item's own cells.
  case inside
}
