import Focus
import Geometry
import Testing

@Suite("Requests of the program (focus F3, F4, F29)")
struct RequestTests {
  private let wish = FocusTarget("new", in: "a")

  private func grown() -> FocusMap {
    var groups = FocusMap.paneGroups()
    groups[0].source = ListSource(["new", "a0", "a1"])
    return FocusMap(groups: groups)
  }

  @Test("A place that exists is focused at once")
  func atOnce() {
    var session = Session(.panes())
    let outcome = session.request(
      PendingRequest(for: FocusTarget("b2", in: "b"), asked: .zero))
    guard case .moved(let update) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(update.reason == .programmatic)
    #expect(session.focus == "b/b2")
  }

  @Test("A place that doesn't exist yet holds the focus until it does")
  func waits() throws {
    var session = Session(.panes())
    session.move(.group("b"))
    guard case .waiting(let update) = session.request(PendingRequest(for: wish, asked: .zero))
    else {
      Issue.record("not waiting")
      return
    }
    #expect(update.previous?.item == "b0")
    #expect(update.next == nil)
    #expect(session.focus == nil)
    #expect(session.state.haloPlace(in: session.map) == nil)
    #expect(session.state.nextDeadline == .seconds(2))
    session.now = .seconds(1)
    #expect(session.change(to: .panes()) == nil)
    session.change(to: grown())
    let arrived = try #require(session.update)
    #expect(session.focus == "a/new")
    #expect(arrived.reason == .programmatic)
    #expect(session.state.nextDeadline == nil)
  }

  @Test("Its deadline, the end of loading, or any movement ends it")
  func ends() throws {
    var session = Session(.panes())
    _ = session.request(PendingRequest(for: wish, asked: .zero))
    #expect(session.withState { $0.expire(at: .seconds(1), in: $1) } == nil)
    let expired = session.withState { $0.expire(at: .seconds(2), in: $1) }
    #expect(expired?.next?.item == "a0")
    #expect(session.focus == "a/a0")

    _ = session.request(PendingRequest(for: wish, asked: .zero))
    #expect(session.withState { $0.endRequest(in: $1) }?.next?.item == "a0")
    #expect(session.focus == "a/a0")

    _ = session.request(PendingRequest(for: wish, asked: .zero))
    #expect(session.path(.next) == ["a/a1"])
    session.change(to: grown())
    #expect(session.focus == "a/a1")

    session.now = .zero
    _ = session.request(PendingRequest(for: wish, asked: .zero))
    session.now = .seconds(3)
    session.change(to: .panes())
    #expect(session.focus != nil)
  }

  @Test("A refused movement ends it as well")
  func refusedMovement() {
    var session = Session(.panes())
    _ = session.request(PendingRequest(for: wish, asked: .zero))
    #expect(session.move(.previous) == .refused(because: .atEnd(.previous)))
    #expect(session.focus == "a/a0")
  }

  @Test("A request that was asked for before the user's last movement loses")
  func overtaken() {
    var session = Session(.panes())
    session.now = .seconds(5)
    session.move(.next)
    let late = PendingRequest(for: FocusTarget("b2", in: "b"), asked: .seconds(4))
    #expect(session.request(late) == .refused(because: .overtaken))
    #expect(session.focus == "a/a1")
  }

  @Test("A request that can wait no longer says what is wrong")
  func tooLate() {
    var session = Session(.panes())
    session.now = .seconds(9)
    #expect(
      session.request(PendingRequest(for: wish, asked: .zero))
        == .refused(because: .unknownItem(wish)))
    #expect(session.focus == "a/a0")
  }

  @Test("Regaining the window names its reason and moves nothing")
  func window() {
    var session = Session(.panes())
    #expect(session.withState { state, _ in state.regainWindow() } == nil)
    session.withState { state, _ in state.loseWindow() }
    #expect(session.state.window == .inactive)
    let update = session.withState { state, _ in state.regainWindow() }
    #expect(update?.reason == .windowRegained)
    #expect(update?.next == update?.previous)
    #expect(session.state.window == .active)
  }
}
