/// How a directional search came to its answer (focus F34).
public struct DirectionalExplanation: Hashable, Sendable, Encodable {
  /// What became of each candidate, in the order they were given.
  public let verdicts: [DirectionalVerdict]

  /// The index of the candidate the arrow leads to; `nil` where there is none.
  public let answer: Int?

  /// What decided.
  public let rule: DirectionalRule
}

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

/// What decided a directional search.
public enum DirectionalRule: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Nothing lies in the heading.
  case noCandidate

  /// A single one lies in the heading.
  case onlyCandidate

  /// The beam: all others were dropped, or one that was dropped had the same score or a lower one.
  case beam

  /// The least score.
  case score

  /// Reading order, since scores were equal.
  case readingOrder

  /// The lower index, since scores and rectangles were equal.
  case index
}
