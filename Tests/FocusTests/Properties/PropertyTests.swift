import Focus
import Geometry
import Testing

@Suite("Properties that hold in every world")
struct PropertyTests {
  /// Runs a check in many places of many worlds; at least `least` of them must have been worth it.
  private func everywhere(least: Int, _ check: (inout RandomWorld, Session) -> Bool) {
    var count = 0
    for seed in 0..<40 {
      var world = RandomWorld(seed: UInt64(seed), plain: true)
      var session = Session(world.map())
      for _ in 0..<60 {
        if world.pick(0...2) == 0 {
          world.change()
          session.change(to: world.map())
        }
        session.move(world.movement())
        if session.state.focused != nil, check(&world, session) { count += 1 }
      }
    }
    #expect(count >= least)
  }

  @Test("A Tab cycle visits each group once and ends where it began")
  func cycle() {
    everywhere(least: 500) { _, session in
      var session = session
      let order = session.map.tabOrder(from: session.state)
      let start = session.state.focused?.group
      var visited: [GroupID] = []
      for _ in order {
        session.move(.leave(.forward))
        if let group = session.state.focused?.group { visited.append(group) }
      }
      #expect(visited.last == start)
      #expect(visited.sorted() == order.sorted())
      return order.count > 1
    }
  }

  @Test("Shift-Tab undoes Tab, and Tab Shift-Tab, to the item where the group remembers it")
  func undo() {
    everywhere(least: 500) { _, session in
      for step in FocusStep.allCases {
        var session = session
        let start = session.state.focused
        session.move(.leave(step))
        session.move(.leave(step.reversed))
        #expect(session.state.focused?.group == start?.group)
        // A raised item wins over memory.
        let source = start.flatMap { session.map.group($0.group) }
        if source?.memory == .kept, source?.source.entryCandidates.isEmpty == true {
          #expect(session.state.focused?.item == start?.item)
        }
      }
      return session.map.tabOrder(from: session.state).count > 1
    }
  }

  @Test("An arrow and its reverse return to the same item")
  func returning() {
    everywhere(least: 100) { _, session in
      var isWorthIt = false
      for heading in [FocusHeading.up, .down, .left, .right] {
        var session = session
        let proposal = session.map.propose(.arrow(heading), from: session.state)
        guard case .moved(let update) = proposal.outcome, proposal.rule == .searchWithin,
          update.guide == nil, update.entered == nil,
          // What holds no cell is never found again.
          let previous = update.previous,
          session.map.screenRectangle(of: previous)?.isEmpty == false
        else { continue }
        session.move(.arrow(heading))
        if case .scrolled = session.move(.arrow(heading.reversed)) { continue }
        #expect(session.state.focused == update.previous)
        isWorthIt = true
      }
      return isWorthIt
    }
  }

  @Test(
    "Closing what was opened gives the same focus, order and scopes",
    arguments: [
      Modality.modal, .joined,
    ])
  func closing(_ modality: Modality) {
    everywhere(least: 500) { world, session in
      var session = session
      let before = session.state
      let map = session.map
      let sheet = FocusScope("new sheet", modality: modality)
      let group = FocusGroup.list("new sheet.list", ["n0", "n1"]).with { $0.scope = "new sheet" }
      session.change(
        to: FocusMap(
          scopes: map.scopes + [sheet], groups: map.groups + [group], guides: map.guides))
      #expect(session.state.focused?.group == "new sheet.list")
      session.move(.next)
      session.change(to: world.map())
      #expect(session.state.focused == before.focused)
      #expect(session.state.scopes == before.scopes)
      #expect(map.tabOrder(from: session.state) == map.tabOrder(from: before))
      return true
    }
  }

  @Test("A second reconcile with the same map changes nothing")
  func settled() {
    everywhere(least: 500) { world, session in
      var session = session
      let before = session.state
      #expect(session.change(to: world.map()) == nil)
      #expect(session.state == before)
      return true
    }
  }
}
