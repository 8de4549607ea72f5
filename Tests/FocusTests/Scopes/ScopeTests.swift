import Focus
import Geometry
import Testing

@Suite("Scopes (focus F24–F26)")
struct ScopeTests {
  /// Three panes, and the given sheets in front, each with two lists.
  private func map(
    _ sheets: [FocusScope] = [], change: (inout [FocusGroup]) -> Void = { _ in }
  ) -> FocusMap {
    var groups = FocusMap.paneGroups()
    for sheet in sheets {
      for (number, part) in ["x", "y"].enumerated() {
        groups.append(
          .list(
            GroupID("\(sheet.id).\(part)"), .numbered(part, 0..<2),
            at: Rectangle(column: number * 30, row: 20, columns: 30, rows: 5)
          ).with { $0.scope = sheet.id })
      }
    }
    change(&groups)
    return FocusMap(scopes: [FocusScope(.base)] + sheets, groups: groups)
  }

  private let joined = FocusScope("s", modality: .joined)
  private let modal = FocusScope("s", modality: .modal)

  @Test("Opening enters the scope's preferred item and remembers the opener")
  func opening() throws {
    var session = Session(map())
    session.move(.next)
    let preferred = FocusScope("s", preferred: FocusTarget("y1", in: "s.y"))
    session.change(to: map([preferred]))
    let update = try #require(session.update)
    #expect(session.focus == "s.y/y1")
    #expect(update.reason == .scopeOpened)
    #expect(update.previous?.item == "a1")
    let record = try #require(session.state.scopes.last)
    #expect(record.opener?.item == "a1")
    #expect(record.opener?.index == 1)
    #expect(record.trail?.groups == ["a"])
    #expect(record.openerFrame == Rectangle(column: 0, row: 1, columns: 20, rows: 1))
  }

  @Test("A modal scope confines Tab, arrows, numbers and clicks")
  func modalConfines() {
    var session = Session(map())
    session.change(to: map([modal]))
    #expect(session.path(.tab(.forward), .tab(.forward)) == ["s.y/y0", "s.x/x0"])
    #expect(session.path(.tab(.backward), .tab(.backward)) == ["s.y/y0", "s.x/x0"])
    #expect(session.move(.arrow(.up)) == .refused(because: .atEnd(.up)))
    #expect(session.move(.group("b")) == .refused(because: .cannotFocus([.behind("s")])))
    #expect(
      session.move(.click(Point(column: 25, row: 1))) == .refused(because: .nothingAtPoint))
  }

  @Test(
    "A group behind a scope that is made to remember another item is found there on closing",
    arguments: [FocusScope("s", modality: .joined), FocusScope("s", modality: .modal)])
  func rememberedBehind(_ scope: FocusScope) {
    var session = Session(map())
    session.move(.next)
    session.change(to: map([scope]))
    session.withState { state, map in
      #expect(state.remember(FocusTarget("a2", in: "a"), in: map) == nil)
    }
    #expect(session.focus == "s.x/x0")
    session.change(to: map())
    #expect(session.focus == "a/a2")
  }

  @Test(
    "From a joined scope S-Tab goes to the opener and Tab comes back, whatever opened it",
    arguments: ["a", "b", "c"] as [GroupID])
  func joinedOrder(_ opener: GroupID) {
    var session = Session(map())
    session.move(.group(opener))
    session.move(.next)
    session.change(to: map([joined]))
    #expect(session.focus == "s.x/x0")
    #expect(session.path(.tab(.backward), .tab(.forward)) == ["\(opener)/\(opener)1", "s.x/x0"])
    let order = session.map.tabOrder(from: session.state)
    #expect(order.prefix(2) == ["s.x", "s.y"])
    #expect(order.last == opener)
    #expect(Set(order) == ["a", "b", "c", "s.x", "s.y"])
  }

  @Test("Three joined scopes each lead back to their opener")
  func joinedTwice() {
    var session = Session(map())
    session.move(.group("b"))
    session.change(to: map([joined]))
    session.move(.tab(.forward))
    let second = FocusScope("t", modality: .joined)
    session.change(to: map([joined, second]))
    #expect(session.focus == "t.x/x0")
    #expect(
      session.map.tabOrder(from: session.state) == ["t.x", "t.y", "c", "a", "b", "s.x", "s.y"])
    #expect(session.path(.tab(.backward), .tab(.forward)) == ["s.y/y0", "t.x/x0"])
  }

  @Test("Growing past the boundary brings the focus in, shrinking moves nothing")
  func modality() throws {
    var session = Session(map())
    session.change(to: map([joined]))
    session.move(.next)
    session.move(.tab(.backward))
    #expect(session.focus == "a/a0")
    session.change(to: map([modal]))
    let update = try #require(session.update)
    #expect(update.reason == .scopeOpened)
    #expect(session.focus == "s.x/x1")
    #expect(session.change(to: map([joined])) == nil)
    #expect(session.focus == "s.x/x1")
    session.change(to: map())
    #expect(session.focus == "a/a0")
  }

  @Test("Closing gives the focus back to the opener, with the reason")
  func closing() throws {
    var session = Session(map())
    session.move(.group("b"))
    session.move(.next)
    let before = session.state
    session.change(to: map([modal]))
    session.move(.next)
    session.change(to: map())
    let update = try #require(session.update)
    #expect(session.focus == "b/b1")
    #expect(update.reason == .scopeClosed)
    #expect(update.previous?.group == "s.x")
    #expect(session.state.scopes == before.scopes)
  }

  @Test("Closing gives the focus to what was focused outside last, not to the first opener")
  func lastOutside() {
    var session = Session(map())
    session.change(to: map([joined]))
    session.move(.to(FocusTarget("c3", in: "c")))
    session.move(.group("s.y"))
    session.change(to: map())
    #expect(session.focus == "c/c3")
  }

  @Test("Closing with the focus outside moves nothing")
  func closingElsewhere() {
    var session = Session(map())
    session.change(to: map([joined]))
    session.move(.group("b"))
    #expect(session.change(to: map()) == nil)
    #expect(session.focus == "b/b0")
  }

  @Test("Scopes may close out of order, one by one or at once")
  func outOfOrder() {
    let second = FocusScope("t", modality: .modal)
    var session = Session(map())
    session.move(.group("b"))
    session.change(to: map([modal]))
    session.move(.tab(.forward))
    session.change(to: map([modal, second]))
    #expect(session.change(to: map([second])) == nil)
    #expect(session.focus == "t.x/x0")
    session.change(to: map())
    #expect(session.focus == "b/b0")

    session.change(to: map([modal]))
    session.change(to: map([modal, second]))
    session.change(to: map())
    #expect(session.focus == "b/b0")
  }

  @Test("A sheet that takes another's place gives the focus back to the same opener")
  func replacing() throws {
    let second = FocusScope("t", modality: .joined)
    var session = Session(map())
    session.move(.next)
    session.change(to: map([joined]))
    session.change(to: map([second]))
    let update = try #require(session.update)
    #expect(update.reason == .scopeOpened)
    #expect(session.focus == "t.x/x0")
    session.change(to: map())
    #expect(session.focus == "a/a1")
  }

  @Test("An opener that went while the scope was open leaves the gap, not its number")
  func openerGone() {
    var session = Session(map())
    session.move(.to(FocusTarget("a2", in: "a")))
    session.change(to: map([modal]))
    let shorter = { (groups: inout [FocusGroup]) in
      groups[0].source = ListSource(["a0", "a1", "a3", "a4"])
    }
    session.change(to: map([modal], change: shorter))
    session.change(
      to: map([modal]) { $0[0].source = ListSource(["new", "a0", "a1", "a3", "a4"]) })
    session.change(to: map { $0[0].source = ListSource(["new", "a0", "a1", "a3", "a4"]) })
    #expect(session.focus == "a/a3")
  }

  @Test("An opener whose group is away for a while is still the opener")
  func openerAway() {
    var session = Session(map())
    session.move(.next)
    session.change(to: map([modal]))
    session.change(to: map([modal]) { $0.removeFirst() })
    session.change(to: map([modal]))
    session.change(to: map())
    #expect(session.focus == "a/a1")
  }

  @Test(
    "The policy of a scope says where closing leads",
    arguments: [
      (Restoration.lastOutside, "b/b1"), (.nowhere, "a/a0"),
      (.given(FocusTarget("c2", in: "c")), "c/c2"),
      (.given(FocusTarget(entryOf: "c")), "c/c0"),
      (.given(FocusTarget("gone", in: "c")), "b/b1"),
    ])
  func policies(_ restoration: Restoration, _ expected: String) {
    let sheet = FocusScope("s", restoration: restoration)
    var session = Session(map())
    session.move(.group("b"))
    session.move(.next)
    session.change(to: map([sheet]))
    session.change(to: map())
    #expect(session.focus == expected)
  }

  @Test("A scope that stays on opening takes the focus only when it is modal")
  func stays() {
    var session = Session(map())
    #expect(
      session.change(to: map([FocusScope("s", modality: .joined, opening: .stays)])) == nil)
    #expect(session.focus == "a/a0")
    #expect(session.path(.tab(.backward)) == ["c/c0"])
    #expect(session.map.tabOrder(from: session.state) == ["s.x", "s.y", "b", "c", "a"])
    session = Session(map())
    session.change(to: map([FocusScope("s", modality: .modal, opening: .stays)]))
    #expect(session.focus == "s.x/x0")
  }

  @Test(
    "A scope that opens empty is entered when it fills, unless the user moved since",
    arguments: [(false, "s.x/x0"), (true, "a/a1")])
  func late(_ moves: Bool, _ expected: String) {
    var session = Session(map())
    session.change(
      to: map([joined]) { groups in
        for number in 3...4 { groups[number].source = ArraySource([]) }
      })
    #expect(session.focus == "a/a0")
    if moves { session.move(.next) }
    session.change(to: map([joined]))
    #expect(session.focus == expected)
  }

  @Test("An empty modal scope holds the focus of nothing, and the first item that comes takes it")
  func emptyModal() {
    let empty = { (groups: inout [FocusGroup]) in
      for number in 3...4 { groups[number].source = ArraySource([]) }
    }
    var session = Session(map())
    session.move(.next)
    session.change(to: map([modal], change: empty))
    #expect(session.focus == nil)
    #expect(session.move(.tab(.forward)) == .refused(because: .nothingFocusable))
    session.change(to: map([modal]))
    #expect(session.focus == "s.x/x0")
    session.change(to: map([modal], change: empty))
    session.change(to: map())
    #expect(session.focus == "a/a1")
  }

  @Test("What is removed inside a modal scope leaves the focus inside")
  func removalInside() {
    var session = Session(map())
    session.change(to: map([modal]))
    session.change(to: map([modal]) { $0.remove(at: 3) })
    #expect(session.focus == "s.y/y0")
    session.change(to: map([modal]) { $0.removeSubrange(3...4) })
    #expect(session.focus == nil)
  }
}
