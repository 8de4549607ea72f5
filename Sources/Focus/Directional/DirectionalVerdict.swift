/// What became of one candidate of a directional search.
public struct DirectionalVerdict: Hashable, Sendable, Encodable {
  /// The index its caller gave it.
  public let index: Int

  /// Its class.
  public let standing: DirectionalStanding

  /// How far it is; `nil` for one that is no candidate.
  public let distance: DirectionalDistance?
}

/// The class of a candidate in a directional search (focus F17).
public enum DirectionalStanding: Hashable, Sendable, Encodable {
  /// It doesn't lie in the heading.
  case notCandidate(because: DirectionalExclusion)

  /// It overlaps the origin across the heading.
  case inBeam

  /// It doesn't overlap the origin across the heading.
  case outside

  /// It is outside the beam and out of the running because of the best in the beam, whose index
  /// is named: it ends beyond where that one starts or, left and right, any such does.
  case dropped(for: Int)
}

/// Why a rectangle is no candidate of a directional search.
public enum DirectionalExclusion: String, Hashable, Sendable, Encodable, CaseIterable {
  /// It has a width or a height of 0, so it can't be revealed.
  case holdsNoCell

  /// It starts at or before the start of the origin, and before its end.
  case startsBehind

  /// It ends at or before the end of the origin.
  case endsBefore
}
