/// All that Tab and arrows do from every item in reach, each tried from a fresh state.
struct Walk {
  private let map: FocusMap
  private let start: FocusState
  private let items: [MapPosition]
  private let numbers: [MapPosition: Int]

  /// The movements that are tried.
  private static let movements: [Movement] = [
    .leave(.forward), .leave(.backward), .arrow(.up), .arrow(.down), .arrow(.left), .arrow(.right),
  ]

  init(_ map: FocusMap, _ limit: Int) {
    self.map = map
    var start = FocusState()
    _ = start.reconcile(from: nil, to: map)
    self.start = start
    var items: [MapPosition] = []
    for slot in map.order.sequence where map.canEnter(slot) {
      for index in 0..<min(max(0, limit), map.standings[slot].count) {
        let position = MapPosition(slot: slot, index: index)
        if map.canFocus(position) { items.append(position) }
      }
    }
    self.items = items
    numbers = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
  }

  /// What was found on the way.
  func findings() -> [FocusFinding] {
    guard let first = start.place.flatMap(map.position(of:)).flatMap({ numbers[$0] }) else {
      return []
    }
    var findings: [FocusFinding] = []
    var onwards = [[Int]](repeating: [], count: items.count)
    var back = onwards
    for number in items.indices {
      for movement in Walk.movements {
        let state = state(at: items[number])
        let proposal = map.propose(movement, from: state)
        guard case .moved(let update) = proposal.outcome,
          let next = update.next.flatMap(map.position(of:)).flatMap({ numbers[$0] })
        else { continue }
        onwards[number].append(next)
        back[next].append(number)
        if case .arrow(let heading) = movement {
          findings += self.findings(of: proposal, heading, from: state, number, to: next)
        }
      }
    }
    let reached = reach(from: first, along: onwards)
    let returning = reach(from: first, along: back)
    for (number, item) in items.enumerated() {
      let target = map.place(at: item).target
      if !reached[number] { findings.append(.unreachable(target)) }
      if reached[number], !returning[number] { findings.append(.trap(target)) }
    }
    return findings
  }

  /// A state with the focus on an item and nothing remembered.
  private func state(at item: MapPosition) -> FocusState {
    var state = start
    state.place = map.place(at: item)
    return state
  }

  /// Ties and one-way moves of an arrow.
  private func findings(
    of proposal: Proposal, _ heading: FocusHeading, from state: FocusState, _ number: Int,
    to next: Int
  ) -> [FocusFinding] {
    guard proposal.rule == .searchWithin || proposal.rule == .searchAround else { return [] }
    let from = map.place(at: items[number]).target
    var findings: [FocusFinding] = []
    let search = map.explain(.arrow(heading), from: state).search
    if search == .readingOrder || search == .index { findings.append(.tie(from, heading)) }
    // The way back by memory and geometry; the path would always lead back.
    var returned = state
    _ = returned.commit(proposal)
    returned.path.clear()
    _ = returned.move(.arrow(heading.reversed), in: map)
    if returned.place.map({ $0.target == from }) != true {
      findings.append(.oneWay(from, heading, map.place(at: items[next]).target))
    }
    return findings
  }

  /// The items that can be reached from one.
  private func reach(from first: Int, along ways: [[Int]]) -> [Bool] {
    var isReached = [Bool](repeating: false, count: ways.count)
    var pending = [first]
    isReached[first] = true
    while let number = pending.popLast() {
      for next in ways[number] where !isReached[next] {
        isReached[next] = true
        pending.append(next)
      }
    }
    return isReached
  }
}
