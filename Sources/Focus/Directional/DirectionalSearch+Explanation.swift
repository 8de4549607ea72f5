extension DirectionalSearch {
  /// What the search makes of each candidate and which rule decides (focus F34).
  ///
  /// The answer is that of `best(among:)`.
  ///
  /// - Complexity: O(*n*) time and space.
  public func explanation(among candidates: [DirectionalCandidate]) -> DirectionalExplanation {
    let beam = beam
    let edges = candidates.map { beam.edges(of: $0.rectangle) }
    let inside = zip(candidates, edges).filter { beam.start.sharesBeam(with: $1) }.map(\.0)
    let favourite = best(among: inside)
    let limit = favourite.map { beam.major(to: beam.edges(of: $0.rectangle)) }

    let verdicts = zip(candidates, edges).map { candidate, edges in
      if let reason = beam.exclusion(of: edges) {
        return DirectionalVerdict(
          index: candidate.index, standing: .notCandidate(because: reason), distance: nil)
      }
      let distance = beam.distance(to: edges)
      let stays = heading.axis == .vertical && distance.majorFar <= limit ?? .max
      let standing: DirectionalStanding =
        if beam.start.sharesBeam(with: edges) {
          .inBeam
        } else if let favourite, !stays {
          .dropped(for: favourite.index)
        } else {
          .outside
        }
      return DirectionalVerdict(index: candidate.index, standing: standing, distance: distance)
    }
    let answer = best(among: candidates)
    return DirectionalExplanation(
      verdicts: verdicts, answer: answer?.index, rule: rule(for: answer, candidates, verdicts))
  }

  private func rule(
    for answer: DirectionalCandidate?, _ candidates: [DirectionalCandidate],
    _ verdicts: [DirectionalVerdict]
  ) -> DirectionalRule {
    guard let answer else { return .noCandidate }
    let beam = beam
    let own = beam.score(of: beam.edges(of: answer.rectangle))
    var running: [(candidate: DirectionalCandidate, score: Int)] = []
    var dropped: [Int] = []
    for (candidate, verdict) in zip(candidates, verdicts) {
      guard let score = verdict.distance?.score else { continue }
      if case .dropped = verdict.standing {
        dropped.append(score)
      } else {
        running.append((candidate, score))
      }
    }
    if running.count + dropped.count == 1 { return .onlyCandidate }
    if running.count == 1 || dropped.contains(where: { $0 <= own }) { return .beam }
    let tied = running.filter { $0.score == own }
    if tied.count == 1 { return .score }
    let same = tied.filter { $0.candidate.rectangle == answer.rectangle }
    return same.count > 1 ? .index : .readingOrder
  }
}
