extension DirectionalSearch {
  /// What the search makes of each candidate and which rule decides (focus F34).
  ///
  /// The answer is that of ``best(among:)``.
  ///
  /// - Complexity: O(*n*) time and space.
  public func explanation(among candidates: [DirectionalCandidate]) -> DirectionalExplanation {
    let start = startEdges
    let places = candidates.map { place($0.rectangle, from: start) }
    let beam = zip(candidates, places).filter { $1?.standing == .inBeam }.map(\.0)
    let favourite = best(among: beam)
    let limit = favourite.flatMap { place($0.rectangle, from: start)?.distance.major }

    let verdicts = zip(candidates, places).map { candidate, place in
      guard let place else {
        let reason = exclusion(of: candidate.rectangle) ?? .endsBefore
        return DirectionalVerdict(
          index: candidate.index, standing: .notCandidate(because: reason), distance: nil)
      }
      return DirectionalVerdict(
        index: candidate.index, standing: standing(of: place, favourite?.index, limit: limit),
        distance: place.distance)
    }
    let answer = best(among: candidates)
    return DirectionalExplanation(
      verdicts: verdicts, answer: answer?.index, rule: rule(for: answer, candidates, verdicts))
  }

  private func standing(
    of place: Place, _ favourite: Int?, limit: Int?
  ) -> DirectionalStanding {
    guard place.standing == .outside else { return .inBeam }
    guard let favourite, let limit else { return .outside }
    let stays = heading.axis == .vertical && place.distance.majorFar <= limit
    return stays ? .outside : .dropped(for: favourite)
  }

  private func rule(
    for answer: DirectionalCandidate?, _ candidates: [DirectionalCandidate],
    _ verdicts: [DirectionalVerdict]
  ) -> DirectionalRule {
    guard let answer, let own = place(answer.rectangle, from: startEdges)?.distance.score
    else { return .noCandidate }
    var running: [(rectangle: DirectionalCandidate, score: Int)] = []
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
    let same = tied.filter { $0.rectangle.rectangle == answer.rectangle }
    return same.count > 1 ? .index : .readingOrder
  }
}
