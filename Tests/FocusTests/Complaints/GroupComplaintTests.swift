import Focus
import Geometry
import Testing

/// Groups and their memory: what users of other systems complained of.
@Suite("Complaints: groups and memory")
struct GroupComplaintTests {
  @Test("Tabbing into a grid keeps column and row (openui/open-ui #537)")
  func gridPlace() {
    let grid = FocusGroup(
      "g", frame: .pane(1),
      source: ArraySource(
        rows: (0..<60).map { row in (0..<60).map { FocusItem(ItemID("\(row).\($0)")) } }),
      arrangement: .grid)
    var session = Session([FocusMap.paneGroups()[0], grid])
    session.move(.to(FocusTarget("50.50", in: "g")))
    #expect(session.path(.tab(.forward), .tab(.forward)) == ["a/a0", "g/50.50"])
  }

  @Test("The active tab wins over the one focused last (ai/keyux PR#48)")
  func activeTab() {
    var groups = FocusMap.paneGroups()
    groups[1].source = ListSource(.numbered("b", 0..<5), entering: [EntryCandidate(3)])
    var session = Session(groups)
    session.move(.to(FocusTarget("b1", in: "b")))
    #expect(session.path(.tab(.backward), .tab(.forward)) == ["a/a0", "b/b3"])
  }

  @Test("The same item from both sides, or the near edge: a group's choice (open-ui #1316)")
  func bothSides() {
    for (policy, expected) in [(TabEntry.preferred, "b/b0"), (.nearEdge, "b/b4")] {
      var groups = FocusMap.paneGroups()
      groups[1].tabEntry = policy
      var session = Session(groups)
      session.move(.group("c"))
      #expect(session.path(.tab(.backward)) == [expected])
    }
  }

  @Test("Segments round an opted-out item are stops of their own (open-ui PR#1290)")
  func segments() {
    let group = FocusGroup(
      "g", frame: .pane(0),
      source: ArraySource([
        FocusItem("0"), FocusItem("1", membership: .optedOut),
        FocusItem("2", focusability: .disabled), FocusItem("3", membership: .optedOut),
        FocusItem("4"),
      ]))
    var session = Session([group])
    #expect(
      session.path(.tab(.forward), .tab(.forward), .tab(.forward), .tab(.forward), .next)
        == ["g/1", "g/3", "g/4", "g/0", "g/4"])
  }

  @Test("Virtual rows may want no memory (bbc/lrud-spatial #57)")
  func memoryOff() {
    var groups = FocusMap.paneGroups()
    groups[0].memory = .off
    var session = Session(groups)
    session.move(.last)
    #expect(session.path(.arrow(.right), .tab(.backward)) == ["b/b0", "a/a0"])
  }

  @Test("A container whose remembered item is gone can be entered (bbc/lrud-spatial PR#22)")
  func staleMemory() {
    var groups = FocusMap.paneGroups()
    var session = Session(groups)
    session.move(.last)
    session.move(.group("b"))
    groups[0].source = ListSource(["x", "y"])
    session.change(to: groups)
    #expect(session.path(.group("a")) == ["a/x"])
  }

  @Test(
    "Memory is kept when the focus left by mouse or by code (bbc/lrud-spatial PR#37)",
    arguments: [
      Movement.click(Point(column: 25, row: 0)), .to(FocusTarget("b0", in: "b"), as: .programmatic),
    ])
  func leftOtherwise(_ movement: Movement) {
    var session = Session(.panes())
    session.move(.last)
    session.move(movement)
    #expect(session.path(.group("a")) == ["a/a4"])
  }

  @Test("A request of the program keeps the memory of what it leaves (bbc/lrud-spatial PR#37)")
  func leftByRequest() {
    var session = Session(.panes())
    session.move(.last)
    _ = session.request(PendingRequest(for: FocusTarget("b1", in: "b"), asked: .zero))
    #expect(session.path(.group("a")) == ["a/a4"])
  }

  @Test("Other content in the same list has its own beginning (react-native-tvos PR#646)")
  func replacedContent() {
    var groups = FocusMap.paneGroups()
    groups[0].contentToken = "one"
    var session = Session(groups)
    session.move(.last)
    session.move(.group("b"))
    groups[0].contentToken = "two"
    session.change(to: groups)
    #expect(session.path(.group("a")) == ["a/a0"])
  }

  @Test("A guide that has nowhere to go isn't in the way (react-native-tvos PR#450)")
  func deadGuide() {
    let guide = FocusGuide(
      "g", frame: Rectangle(column: 19, row: 0, columns: 2, rows: 10),
      to: [FocusTarget("gone", in: "c")])
    var session = Session(FocusMap(groups: FocusMap.paneGroups(), guides: [guide]))
    #expect(session.path(.arrow(.right)) == ["b/b0"])
  }

  @Test("A guide that leads back to the group one comes from isn't in the way")
  func returningGuide() {
    let guide = FocusGuide(
      "g", frame: Rectangle(column: 19, row: 0, columns: 2, rows: 1), to: ["gone", "a", "c"])
    var session = Session(FocusMap(groups: FocusMap.paneGroups(), guides: [guide]))
    #expect(session.path(.arrow(.right), .arrow(.right)) == ["b/b0", "c/c0"])
    session.move(.to(FocusTarget("b0", in: "b")))
    guard case .moved(let update) = session.move(.arrow(.left)) else {
      Issue.record("not moved")
      return
    }
    #expect(update.guide == "g")
    #expect(session.focus == "a/a0")
  }

  @Test("Tab doesn't weave in and out of a list beside other things (flutter/flutter #69366)")
  func weaving() {
    let list = FocusGroup.list(
      "list", .numbered("l", 0..<9), at: Rectangle(column: 0, row: 0, columns: 10, rows: 9))
    let buttons = (0..<3).map { number in
      FocusGroup.list(
        GroupID("button\(number)"), [ItemID("b\(number)")],
        at: Rectangle(column: 12, row: number * 3, columns: 5, rows: 1))
    }
    let map = FocusMap(groups: buttons + [list])
    #expect(map.tabOrder(from: FocusState()) == ["list", "button0", "button1", "button2"])
  }

  @Test("Each group comes back to what was focused in it last (Terminal.Gui #4080)")
  func lastOfEach() {
    var session = Session(.panes())
    session.move(.to(FocusTarget("a1", in: "a")))
    session.move(.to(FocusTarget("b2", in: "b")))
    session.move(.to(FocusTarget("c3", in: "c")))
    #expect(
      session.path(.tab(.forward), .tab(.forward), .tab(.forward)) == ["a/a1", "b/b2", "c/c3"])
  }

  @Test("Focusing never changes the order (Terminal.Gui #3775, #3669, #750)")
  func stableOrder() {
    var session = Session(.panes())
    for _ in 0..<7 {
      session.move(.tab(.backward))
      #expect(session.map.tabOrder(from: session.state) == ["a", "b", "c"])
    }
  }

  @Test(
    "Order is that of reading, not of creation (lib_ui PR#336, toga #1650)"
  )
  func readingOrder() {
    var groups = Array(FocusMap.paneGroups().reversed())
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["a", "b", "c"])
    groups[0].order = 0
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["c", "a", "b"])
  }
}
