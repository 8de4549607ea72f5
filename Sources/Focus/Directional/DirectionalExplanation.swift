/// How a directional search came to its answer (focus F34).
public struct DirectionalExplanation: Hashable, Sendable, Encodable {
  /// What became of each candidate, in the order they were given.
  public let verdicts: [DirectionalVerdict]

  /// The index of the candidate the arrow leads to; `nil` where there is none.
  public let answer: Int?

  /// What decided.
  public let rule: DirectionalRule
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
