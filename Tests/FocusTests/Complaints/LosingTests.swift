import Focus
import Geometry
import Testing

/// Focus lost when something goes away: what users of other systems complained of.
@Suite("Complaints: losing the focus")
struct LosingTests {
  private func panes(
    _ a: [ItemID] = .numbered("a", 0..<5), except: [Int: Focusability] = [:]
  ) -> [FocusGroup] {
    var groups = FocusMap.paneGroups()
    groups[0].source = ListSource(a, except: except)
    return groups
  }

  @Test("Focus jumped to something that was being removed too (Textualize/textual PR#954)")
  func removalSet() {
    var session = Session(panes())
    session.move(.to(FocusTarget("a1", in: "a")))
    session.change(to: panes(["a0", "a4"]))
    #expect(session.focus == "a/a4")
  }

  @Test("Nothing was focused and keys were dead (NoriginMedia/react-spatial-navigation #102)")
  func deadKeys() {
    var session = Session(panes())
    session.change(to: panes([]))
    #expect(session.focus == "b/b0")
    session.change(to: [])
    session.change(to: panes())
    #expect(session.focus != nil)
    #expect(session.move(.next) != .refused(because: .nothingFocusable))
  }

  @Test("A removed container leaves the focus to its parent (Norigin-Spatial-Navigation #25)")
  func containerGone() {
    var groups = panes()
    groups[2].parent = "b"
    var session = Session(groups)
    session.move(.group("b"))
    session.move(.to(FocusTarget("b2", in: "b")))
    session.move(.group("c"))
    groups.removeLast()
    session.change(to: groups)
    #expect(session.focus == "b/b2")
  }

  @Test("Items vanish on a data refresh; whether one can be focused can be asked (#89)")
  func dataRefresh() {
    var session = Session(panes())
    session.move(.last)
    session.change(to: panes(["n0", "n1"]))
    #expect(session.focus == "a/n0")
    #expect(!session.map.canFocus("a4", in: "a"))
    #expect(session.map.canFocus("n1", in: "a"))
  }

  @Test(
    "Arrows did nothing once the focus was lost (Norigin-Spatial-Navigation PR#93)",
    arguments: [
      Movement.next, .arrow(.down), .arrow(.left), .tab(.forward), .first,
    ])
  func lostForever(_ movement: Movement) {
    var state = FocusState()
    _ = state.move(movement, in: .panes())
    #expect(state.focused != nil)
  }

  @Test("A sibling list that is made anew loses no focus (react-spatial-navigation #87)")
  func siblingRebuilt() {
    var session = Session(panes())
    session.move(.next)
    var groups = panes()
    groups[1].source = ListSource(["other"])
    #expect(session.change(to: groups.reversed()) == nil)
    #expect(session.focus == "a/a1")
  }

  @Test("Removal is no way out of a modal (adobe/react-spectrum #874)")
  func escapeByRemoval() {
    let scopes = [FocusScope(.base), FocusScope("m")]
    let inside = FocusGroup.list("m", ["m0", "m1"], at: .pane(4)).with { $0.scope = "m" }
    var session = Session(panes() + [inside], scopes: scopes)
    session.change(
      to: panes() + [inside.with { $0.source = ListSource(["m1"]) }], scopes: scopes)
    #expect(session.focus == "m/m1")
    session.change(to: panes() + [inside.with { $0.source = ListSource([]) }], scopes: scopes)
    #expect(session.focus == nil)
    #expect(session.move(.tab(.forward)) == .refused(because: .nothingFocusable))
  }

  @Test("On an item that was just disabled Tab knows where it is (buggins/dlangui #262)")
  func justDisabled() {
    let old = FocusMap(groups: panes())
    var state = FocusState()
    _ = state.reconcile(from: nil, to: old)
    _ = state.move(.group("b"), in: old)
    var groups = panes()
    groups[1].availability = .disabled
    // The key comes before the state was brought in line with the map.
    _ = state.move(.tab(.forward), in: FocusMap(groups: groups))
    #expect(state.focused?.group == "c")
  }

  @Test("A Next button that disables itself leaves its neighbour (facebook/astryx PR#6304)")
  func disablesItself() {
    var session = Session(panes(["back", "next", "help"]))
    session.move(.next)
    session.change(to: panes(["back", "next", "help"], except: [1: .disabled]))
    #expect(session.focus == "a/help")
    #expect(session.update?.reason == .disabling)
  }

  @Test("What is hidden keeps no focus (nicopap/ui-navigation #31)")
  func hidden() {
    var session = Session(panes())
    var groups = panes()
    groups[0].availability = .hidden
    session.change(to: groups)
    #expect(session.focus == "b/b0")
    #expect(session.update?.reason == .hiding)
  }

  @Test("The order of falling back is following, preceding, group, parent (lockbox-extension #133)")
  func fallbackOrder() {
    func survivor(_ rest: [ItemID], keepsGroup: Bool = true) -> SurvivorRule? {
      var groups = panes()
      groups[0].parent = "b"
      var session = Session(groups)
      session.move(.to(FocusTarget("a2", in: "a")))
      groups[0].source = ListSource(rest)
      if !keepsGroup { groups.removeFirst() }
      let place = session.state.focused
      return place.flatMap {
        FocusMap(groups: groups).survivor(of: $0, from: session.map, state: session.state)?.rule
      }
    }
    #expect(survivor(["a0", "a1", "a3"]) == .following)
    #expect(survivor(["a0", "a1"]) == .preceding)
    #expect(survivor(["new"]) == .groupEntry)
    #expect(survivor([], keepsGroup: false) == .parentEntry)
  }

  @Test("What lies in a disabled parent loses the focus (textual #2772)")
  func disabledParent() {
    var groups = panes()
    groups[1].parent = "a"
    var session = Session(groups)
    session.move(.group("b"))
    groups[0].availability = .disabled
    session.change(to: groups)
    #expect(session.focus == "c/c0")
    groups[1].availability = .enabled
    session.change(to: groups)
    #expect(session.map.canFocus("b0", in: "b"))
    groups[0].availability = .disabledThroughout
    session.change(to: groups)
    #expect(!session.map.canFocus("b0", in: "b"))
  }

  @Test("A visible child of an invisible container can be reached (textual #3053)")
  func visibleInside() {
    var groups = panes()
    groups[1].parent = "a"
    groups[0].availability = .hidden
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["c"])
    groups[1].availability = .enabled
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["b", "c"])
  }
}
