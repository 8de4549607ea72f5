import Focus
import Testing

@Suite("Moves inside callbacks (focus F30, F31)")
struct QueueTests {
  @Test("A movement asked for while being told is made afterwards, in order")
  func queued() {
    var session = Session(.panes())
    var told: [MovementOutcome] = []
    let loop = session.withState { state, map in
      state.move(.tab(.forward), in: map) { _ in
        .granted
      } telling: { outcome, state, queue in
        told.append(outcome)
        if state.focused?.item == "b0" {
          queue.request(.next)
          queue.request(.last)
        }
      }
    }
    #expect(loop == nil)
    #expect(told.count == 3)
    #expect(session.focus == "b/b4")
  }

  @Test("A loop is cut and reported, and the focus stands where it was cut")
  func cut() throws {
    var session = Session(.panes())
    var count = 0
    let loop = session.withState { state, map in
      state.move(.tab(.forward), in: map) { _ in
        .granted
      } telling: { _, _, queue in
        count += 1
        queue.request(.tab(count.isMultiple(of: 2) ? .forward : .backward))
      }
    }
    let cut = try #require(loop)
    #expect(cut.movements.count == MovementQueue.limit + 1)
    #expect(count == MovementQueue.limit)
    #expect(session.focus != nil)
  }

  @Test("One no is told as a refusal, and nothing moved")
  func refused() {
    var session = Session(.panes())
    var told: [MovementOutcome] = []
    _ = session.withState { state, map in
      state.move(.tab(.forward), in: map) { update in
        update.left == "a" ? .refused(because: "not yet") : .granted
      } telling: { outcome, _, _ in
        told.append(outcome)
      }
    }
    #expect(told == [.refused(because: .vetoed(because: "not yet"))])
    #expect(session.focus == "a/a0")
  }

  @Test("Nobody is asked about a movement that goes nowhere")
  func notAsked() {
    var session = Session(.panes())
    var asked = 0
    _ = session.withState { state, map in
      state.move(.previous, in: map) { _ in
        asked += 1
        return .granted
      } telling: { _, _, _ in
      }
    }
    #expect(asked == 0)
  }
}
