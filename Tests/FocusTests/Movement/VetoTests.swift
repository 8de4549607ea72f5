import Focus
import Testing

@Suite("Two phases (focus F1, F30)")
struct VetoTests {
  @Test("Proposing changes nothing, and the same question has the same answer")
  func pure() {
    let session = Session(.panes())
    let before = session.state
    let first = session.map.propose(.tab(.forward), from: session.state)
    #expect(first == session.map.propose(.tab(.forward), from: session.state))
    #expect(session.state == before)
  }

  @Test("Committing a proposal is moving")
  func commit() {
    var session = Session(.panes())
    let proposal = session.map.propose(.arrow(.right), from: session.state)
    var other = session.state
    #expect(other.commit(proposal) == session.move(.arrow(.right)))
    #expect(other == session.state)
  }

  @Test("One no refuses the move with its reason, and nothing changes")
  func veto() {
    var session = Session(.panes())
    session.move(.next)
    let before = session.state
    let proposal = session.map.propose(.tab(.forward), from: session.state)
      .vetoed(because: "unsaved text")
    let outcome = session.withState { state, _ in state.commit(proposal) }
    #expect(outcome == .refused(because: .vetoed(because: "unsaved text")))
    #expect(session.state == before)
  }

  @Test("A refusal can't be refused again")
  func vetoRefusal() {
    let session = Session(.panes())
    let proposal = session.map.propose(.previous, from: session.state)
    #expect(proposal.vetoed(because: "no") == proposal)
  }

  @Test("The trails of both places say whom to ask")
  func trails() throws {
    var groups = FocusMap.paneGroups()
    groups[1].parent = "a"
    let session = Session(groups)
    guard
      case .moved(let update) = session.map.propose(.tab(.forward), from: session.state).outcome
    else {
      Issue.record("not moved")
      return
    }
    let next = try #require(update.next)
    #expect(session.map.trail(of: next).groups == ["b", "a"])
    #expect(session.map.trail(of: next).scope == .base)
  }
}
