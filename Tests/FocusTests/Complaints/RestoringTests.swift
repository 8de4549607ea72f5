import Focus
import FoundationEssentials
import Geometry
import Testing

/// Getting the focus back: what users of other systems complained of.
@Suite("Complaints: getting the focus back")
struct RestoringTests {
  private func map(_ scopes: [ScopeID] = [], rows: [ItemID] = .numbered("a", 0..<5)) -> FocusMap {
    var groups = FocusMap.paneGroups()
    groups[0].source = ListSource(rows)
    for scope in scopes {
      groups.append(
        .list(GroupID("\(scope).list"), ["one", "two"], at: .pane(4)).with { $0.scope = scope })
    }
    return FocusMap(scopes: [FocusScope(.base)] + scopes.map { FocusScope($0) }, groups: groups)
  }

  @Test(
    "A dialog opened from a menu leads back to the menu's opener (react-spectrum #2444)"
  )
  func menuThenDialog() {
    var session = Session(map())
    session.move(.next)
    session.change(to: map(["menu"]))
    session.change(to: map(["menu", "dialog"]))
    session.change(to: map(["dialog"]))
    session.change(to: map())
    #expect(session.focus == "a/a1")
  }

  @Test("A row that the dialog deleted leaves its neighbour focused (react-spectrum PR#3385)")
  func deletedFromDialog() {
    var session = Session(map())
    session.move(.to(FocusTarget("a2", in: "a")))
    session.change(to: map(["ask"]))
    session.change(to: map(["ask"], rows: ["a0", "a1", "a3", "a4"]))
    session.change(to: map(rows: ["a0", "a1", "a3", "a4"]))
    #expect(session.focus == "a/a3")
  }

  @Test("Row and dialog going at once leave the neighbour as well (react-spectrum PR#3385)")
  func deletedAtOnce() {
    var session = Session(map())
    session.move(.to(FocusTarget("a4", in: "a")))
    session.change(to: map(["ask"]))
    session.change(to: map(rows: ["a0", "a1", "a2"]))
    #expect(session.focus == "a/a2")
  }

  @Test("Focus returns to the gap that the opener left (whatwg/html #8367)")
  func gap() {
    var session = Session(map())
    session.move(.to(FocusTarget("a1", in: "a")))
    session.change(to: map(["ask"]))
    session.change(to: map(["ask"], rows: ["x", "a0", "a2", "a3"]))
    session.change(to: map(["ask"], rows: ["a0", "y", "a2"]))
    session.change(to: map(rows: ["a0", "y", "a2"]))
    #expect(session.focus == "a/a2")
  }

  @Test("The opener is what was focused, not what was clicked last (zng-ui/zng #14)")
  func notTheClick() {
    var session = Session(map())
    session.move(.click(Point(column: 25, row: 2)))
    session.move(.tab(.backward))
    session.change(to: map(["palette"]))
    session.change(to: map())
    #expect(session.focus == "a/a0")
  }

  @Test("The palette gives the editor its focus back (zed-industries/zed PR#2680)")
  func palette() {
    var session = Session(map())
    session.move(.to(FocusTarget("b3", in: "b")))
    session.change(to: map(["palette"]))
    session.move(.next)
    session.change(to: map())
    #expect(session.focus == "b/b3")
    #expect(session.update?.reason == .scopeClosed)
  }

  @Test(
    "A screen that goes and comes back finds its places (Norigin #132, #176)"
  )
  func screenComesBack() {
    let other = FocusMap(groups: [.list("other", ["o0"])])
    var session = Session(map())
    session.move(.to(FocusTarget("c3", in: "c")))
    session.move(.to(FocusTarget("a2", in: "a")))
    session.change(to: other)
    session.change(to: map())
    session.move(.group("c"))
    #expect(session.focus == "c/c3")
    session.move(.group("a"))
    #expect(session.focus == "a/a2")
  }

  @Test("A pop-up that closes leaves something focused (react-spatial-navigation #42, #99)")
  func popUp() {
    var session = Session(map())
    session.change(to: map(["pop"]))
    session.change(to: map(rows: []))
    #expect(session.focus == "b/b0")
  }

  @Test(
    "Back leads to row n, not n − 1 (tv-samples #209, react-native-tvos #237)"
  )
  func notOneOff() {
    var session = Session(map())
    session.move(.to(FocusTarget("a2", in: "a")))
    session.change(to: map(["detail"]))
    session.change(to: map(["detail"], rows: ["new"] + .numbered("a", 0..<5)))
    session.change(to: map(rows: ["new"] + .numbered("a", 0..<5)))
    #expect(session.focus == "a/a2")
    #expect(session.state.focused?.index == 3)
  }

  @Test(
    "A window that regains the input says so (textual PR#4265, #5379)"
  )
  func windowRegained() {
    var session = Session(map())
    session.move(.next)
    session.withState { state, _ in state.loseWindow() }
    session.change(to: map(["sheet"]))
    let update = session.withState { state, _ in state.regainWindow() }
    #expect(update?.reason == .windowRegained)
    #expect(update?.next?.group == "sheet.list")
  }

  @Test("An app can say no, and where to instead (ariatemplates PR#1790)")
  func policy() {
    var session = Session(map())
    session.move(.group("b"))
    let groups = map(["s"]).groups
    let scope = FocusScope("s", restoration: .given(FocusTarget("c4", in: "c")))
    session.change(to: FocusMap(scopes: [FocusScope(.base), scope], groups: groups))
    session.change(to: map())
    #expect(session.focus == "c/c4")
  }

  @Test("A saved state leads back to the same item after a restart")
  func restart() throws {
    var session = Session(map())
    session.move(.to(FocusTarget("a3", in: "a")))
    let data = try JSONEncoder().encode(session.state)
    var state = try JSONDecoder().decode(FocusState.self, from: data)
    let update = state.reconcile(from: nil, to: map(rows: ["new"] + .numbered("a", 0..<5)))
    #expect(state.focused?.item == "a3")
    #expect(update?.reason == .restored)
  }
}
