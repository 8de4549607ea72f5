import Focus
import FoundationEssentials
import Geometry
import Testing

@Suite("Invariants on random walks (focus F1, F3, F23, F36, F38)")
struct WalkTests {
  @Test("After every step of 100,000 the invariants hold", arguments: 0..<20)
  func walk(_ seed: Int) throws {
    var world = RandomWorld(seed: UInt64(seed))
    var session = Session(world.map())
    var seen: [String: Int] = [:]
    for step in 0..<5_000 * Soak.factor {
      if world.pick(0...20) == 0 {
        session.now += .milliseconds(700)
        let target = FocusTarget(entryOf: world.anyGroup())
        _ = session.request(PendingRequest(for: target, asked: session.now))
      } else if world.pick(0...4) == 0 {
        world.change()
        session.change(to: world.map())
        try checkUpdate(session)
      } else {
        let movement = world.movement()
        let before = session.state
        if step.isMultiple(of: 8) { checkListing(movement, session, world) }
        if step.isMultiple(of: 64) { try checkRecord(movement, session) }
        var other = session.state
        let proposal = session.map.propose(movement, from: other)
        let committed = other.commit(proposal, at: session.now)
        let outcome = session.move(movement)
        // Moving is proposing and committing, also where it takes a shorter way.
        try #require(outcome == committed)
        try #require(session.state == other)
        seen[kind(of: outcome), default: 0] += 1
        try check(outcome, before, session)
      }
      try check(session, "seed \(seed), step \(step)")
    }
    // A walk that went nowhere would prove nothing.
    #expect(seen["moved", default: 0] > 200)
    #expect(seen["refused", default: 0] > 200)
  }

  private func kind(of outcome: MovementOutcome) -> String {
    switch outcome {
    case .moved: "moved"
    case .steered: "steered"
    case .scrolled: "scrolled"
    case .refused: "refused"
    }
  }

  /// Something is focused if anything can be and no request waits, it can be, and it is in reach.
  private func check(_ session: Session, _ comment: Comment) throws {
    let map = session.map
    if let place = session.state.focused {
      try #require(map.canFocus(place.item, in: place.group), comment)
      let known = try #require(map.place(of: place.item, in: place.group), comment)
      try #require(known.isSameItem(as: place), comment)
    } else if session.state.pending == nil {
      try #require(map.tabOrder(from: session.state).isEmpty, comment)
    }
    try #require(session.state.scopes.map(\.scope) == map.scopes.map(\.id), comment)
  }

  /// A movement does what its outcome says, and a refusal does nothing.
  private func check(
    _ outcome: MovementOutcome, _ before: FocusState, _ session: Session
  ) throws {
    switch outcome {
    case .moved(let update):
      try #require(update.previous == before.focused)
      try #require(update.next == session.state.focused)
      try #require(update.next != nil)
    case .steered(let update):
      if before.pending == nil { try #require(session.state.focused == before.focused) }
      try #require(session.state.haloPlace(in: session.map)?.item == update.next?.item)
    case .scrolled, .refused:
      if before.pending == nil { try #require(session.state.focused == before.focused) }
    }
  }

  /// A reconcile says what it did.
  private func checkUpdate(_ session: Session) throws {
    guard let update = session.update else { return }
    try #require(update.next == session.state.focused)
    if let previous = update.previous, let next = update.next {
      try #require(!previous.isSameItem(as: next))
    }
  }

  /// The answer doesn't depend on the order in which the map was listed, and explaining agrees.
  private func checkListing(_ movement: Movement, _ session: Session, _ world: RandomWorld) {
    let mirrored = world.map(reversed: true)
    let answer = session.map.propose(movement, from: session.state).outcome
    let other = mirrored.propose(movement, from: session.state).outcome
    #expect(unplaced(answer) == unplaced(other), "\(movement)")
    #expect(session.map.explain(movement, from: session.state).outcome == answer)
  }

  private func checkRecord(_ movement: Movement, _ session: Session) throws {
    let record = FocusRecord(movement, in: session.map, from: session.state)
    let data = try JSONEncoder().encode(record)
    let read = try JSONDecoder().decode(FocusRecord.self, from: data)
    #expect(read.replay() == session.map.propose(movement, from: session.state).outcome)
    #expect(read.state == session.state)
  }

  /// An outcome without the slots of its groups, which do depend on listing.
  private func unplaced(_ outcome: MovementOutcome) -> MovementOutcome {
    func unplaced(_ update: FocusUpdate) -> FocusUpdate {
      var update = update
      update.previous?.slot = 0
      update.next?.slot = 0
      return update
    }
    switch outcome {
    case .moved(let update): return .moved(unplaced(update))
    case .steered(let update): return .steered(unplaced(update))
    case .scrolled, .refused: return outcome
    }
  }
}
