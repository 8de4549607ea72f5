import Focus

/// How a theme marks the focused item where the item doesn't say otherwise (focus F32).
public struct Halo: Hashable, Sendable {
  /// What it looks like.
  public var shape: HaloShape

  /// On which side of the item's edge it lies.
  public var position: HaloPosition

  /// The colour of its lines.
  public var color: Color

  /// Makes a halo; by default a bar beside the item in the terminal's own colour.
  public init(
    shape: HaloShape = .bar, position: HaloPosition = .automatic, color: Color = .standard
  ) {
    self.shape = shape
    self.position = position
    self.color = color
  }
}
