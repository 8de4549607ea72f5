import Geometry

extension FocusMap {
  /// What a movement would do, with all candidates and the rule that decided (focus F34).
  ///
  /// The outcome is that of `propose`; nothing is changed.
  public func explain(_ movement: Movement, from state: FocusState) -> MovementExplanation {
    let proposal = propose(movement, from: state)
    var explanation = MovementExplanation(
      movement: movement, outcome: proposal.outcome, rule: proposal.rule, search: nil,
      candidates: [], entries: [])
    switch movement {
    case .tab, .leave: explanation.candidates = order(from: state)
    case .arrow(let heading), .across(let heading):
      if let (field, search) = search(for: heading, by: proposal, from: state) {
        let answer = search.explanation(among: field.candidates)
        explanation.search = answer.rule
        explanation.candidates = answer.verdicts.compactMap { verdict in
          field.find(at: verdict.index).map { find in
            CandidateExplanation(
              index: verdict.index, name: name(of: find),
              verdict: .weighed(verdict.standing, verdict.distance))
          }
        }
      }
    case .group, .next, .previous, .first, .last, .page, .halfPage, .to, .click, .typeAhead: break
    }
    if case .moved(let update) = proposal.outcome, let entered = update.entered,
      proposal.rule != .target || movement == .group(entered)
    {
      explanation.entries = entries(of: entered, from: state)
    }
    return explanation
  }

  /// All groups in reach in Tab order, with what keeps each from being entered.
  private func order(from state: FocusState) -> [CandidateExplanation] {
    let open = tabOrder(from: state)
    let closed = order.sequence.filter { isReachable($0) && !standings[$0].isEnterable }
    let listed =
      open.map { ($0, CandidateExplanation.Verdict.open) }
      + closed.map { (groups[$0].id, .closed(barriers(of: $0))) }
    return listed.enumerated().map { index, entry in
      CandidateExplanation(index: index, name: .group(entry.0), verdict: entry.1)
    }
  }

  /// The search that a proposal came from, or that found nothing.
  private func search(
    for heading: FocusHeading, by proposal: Proposal, from state: FocusState
  ) -> (SearchField, DirectionalSearch)? {
    guard let origin = state.place.flatMap(position(of:)), isReachable(origin.slot) else {
      return proposal.rule == .searchEntering ? entering(heading) : nil
    }
    switch proposal.rule {
    case .searchWithin:
      return within(origin, heading: heading).map { (field(within: origin, of: $0), $0) }
    case .searchAround: return around(origin, heading: heading)
    case nil where proposal.outcome == .refused(because: .nothingThatWay(heading)):
      return around(origin, heading: heading)
    default: return nil
    }
  }

  private func around(
    _ origin: MapPosition, heading: FocusHeading
  ) -> (SearchField, DirectionalSearch)? {
    search(leaving: origin, heading: heading).map { (field(around: origin.slot, of: $0), $0) }
  }

  private func name(of find: SearchField.Find) -> CandidateExplanation.Name {
    switch find {
    case .item(let position): .item(place(at: position).target)
    case .group(let slot): .group(groups[slot].id)
    case .guide(let number): .guide(guides[number].id)
    }
  }

  /// The items of a group that want to be entered, the strongest wish first.
  private func entries(of group: GroupID, from state: FocusState) -> [EntryExplanation] {
    guard let slot = lookup.slot(of: group, in: groups) else { return [] }
    var entries: [(Int, EntryExplanation)] = []
    func add(_ index: Int, _ priority: EntryPriority, _ source: EntryExplanation.Source) {
      guard index >= 0, index < standings[slot].count else { return }
      let item = groups[slot].source.id(at: index)
      entries.append((index, EntryExplanation(item: item, priority: priority, source: source)))
    }
    for candidate in groups[slot].source.entryCandidates {
      add(candidate.index, candidate.priority, .raised)
    }
    if groups[slot].memory == .kept, let index = remembered(in: slot, from: state) {
      add(index, .previouslyFocused, .remembered)
    }
    return entries.sorted { left, right in
      left.1.priority == right.1.priority
        ? left.0 < right.0 : left.1.priority > right.1.priority
    }.map(\.1)
  }
}
