import Focus
import Geometry
import Testing

@Suite("Tab (focus F6–F10, F12)")
struct TabTests {
  @Test("Tab goes through the groups in reading order and round the end")
  func cycle() {
    var session = Session(.panes())
    #expect(session.focus == "a/a0")
    #expect(
      session.path(.tab(.forward), .tab(.forward), .tab(.forward)) == ["b/b0", "c/c0", "a/a0"])
    #expect(
      session.path(.tab(.backward), .tab(.backward), .tab(.backward)) == ["c/c0", "b/b0", "a/a0"])
  }

  @Test(
    "A group remembers its item, whatever made the focus leave",
    arguments: [
      Movement.tab(.forward), .group("b"), .to(FocusTarget("b2", in: "b"), as: .programmatic),
      .click(Point(column: 25, row: 3)), .arrow(.right),
    ])
  func memory(_ leaving: Movement) {
    var session = Session(.panes())
    session.move(.next)
    session.move(.next)
    session.move(leaving)
    #expect(session.state.focused?.group == "b")
    session.move(.tab(.backward))
    #expect(session.focus == "a/a2")
  }

  @Test("A group without memory is entered at its first item")
  func memoryOff() {
    var groups = FocusMap.paneGroups()
    groups[0].memory = .off
    var session = Session(groups)
    session.move(.next)
    #expect(session.path(.tab(.forward), .tab(.backward)) == ["b/b0", "a/a0"])
  }

  @Test("Another list in the same place resets the memory")
  func contentToken() {
    var groups = FocusMap.paneGroups()
    groups[0].contentToken = "inbox"
    var session = Session(groups)
    session.move(.next)
    session.move(.tab(.forward))
    groups[0].contentToken = "archive"
    session.change(to: groups)
    session.move(.tab(.backward))
    #expect(session.focus == "a/a0")
    session.move(.tab(.forward))
    groups[0].contentToken = "archive"
    session.change(to: groups)
    #expect(session.path(.tab(.backward)) == ["a/a0"])
  }

  @Test("Explicit order wins over reading order; equal orders are read")
  func explicitOrder() {
    var groups = FocusMap.paneGroups()
    groups[2].order = 1
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["c", "a", "b"])
    groups[0].order = 2
    groups[1].order = 2
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["c", "a", "b"])
  }

  @Test("Right to left, the rightmost group comes first")
  func rightToLeft() {
    let map = FocusMap(groups: FocusMap.paneGroups(), reading: .rightToLeft)
    #expect(map.tabOrder(from: FocusState()) == ["c", "b", "a"])
  }

  @Test("A nested group follows its parent's items, however deep, and wherever it lies")
  func nested() {
    var groups = FocusMap.paneGroups()
    groups[2].parent = "a"
    groups.append(.list("d", ["d0"], at: .pane(3)).with { $0.parent = "c" })
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["a", "c", "d", "b"])
  }

  @Test("Groups that are their own ancestors stand at the top")
  func ring() {
    var groups = FocusMap.paneGroups()
    groups[0].parent = "b"
    groups[1].parent = "a"
    groups[2].parent = "c"
    #expect(FocusMap(groups: groups).tabOrder(from: FocusState()) == ["a", "b", "c"])
  }

  @Test("Groups without a focusable item, hidden, disabled or declining ones are passed over")
  func skipping() {
    let others: [(inout FocusGroup) -> Void] = [
      { $0.availability = .hidden }, { $0.availability = .disabled },
      { $0.availability = .disabledThroughout }, { $0.allowsFocus = .nothing },
      { $0.allowsFocus = .nestedOnly }, { $0.scope = "nowhere" },
      { $0.source = ArraySource([]) },
      { $0.source = ListSource(["x"], except: [0: .disabled]) },
    ]
    for change in others {
      var groups = FocusMap.paneGroups()
      change(&groups[1])
      var session = Session(groups)
      #expect(session.path(.tab(.forward), .tab(.forward)) == ["c/c0", "a/a0"])
    }
  }

  @Test("An offered group is entered by Tab, by its number and sideways")
  func offered() {
    var groups = FocusMap.paneGroups()
    groups[0].presence = .offered
    groups[0].frame = Rectangle(column: -20, row: 0, columns: 20, rows: 10)
    var session = Session(groups)
    session.move(.group("b"))
    #expect(session.path(.tab(.backward)) == ["a/a0"])
    #expect(session.path(.group("b"), .group("a")) == ["b/b0", "a/a0"])
    #expect(session.path(.group("b"), .arrow(.left)) == ["b/b0", "a/a0"])
  }

  @Test("Text that wants Tab keeps it; a forced leave goes on")
  func consumed() {
    var groups = FocusMap.paneGroups()
    groups[0].source = ArraySource([FocusItem("text", tabPolicy: .consumed)])
    var session = Session(groups)
    #expect(session.move(.tab(.forward)) == .refused(because: .tabConsumed))
    #expect(session.path(.leave(.forward), .leave(.backward)) == ["b/b0", "a/text"])
  }

  @Test("An opted-out item is a stop of its own and splits its group")
  func segments() {
    var groups = FocusMap.paneGroups()
    let ids = [ItemID].numbered("a", 0..<5)
    groups[0].source = ArraySource(
      ids.map { FocusItem($0, membership: $0 == "a2" ? .optedOut : .member) })
    var session = Session(groups)
    #expect(
      session.path(.tab(.forward), .tab(.forward), .tab(.forward), .tab(.backward))
        == ["a/a2", "a/a3", "b/b0", "a/a3"])
    #expect(session.path(.previous, .next, .first, .last) == ["a/a1", "a/a3", "a/a0", "a/a4"])
    session.move(.to(FocusTarget("a2", in: "a")))
    #expect(session.move(.next) == .refused(because: .optedOut))
    #expect(session.move(.arrow(.down)) == .refused(because: .optedOut))
  }

  @Test("A group can be entered at the near edge")
  func nearEdge() {
    var groups = FocusMap.paneGroups()
    groups[1].tabEntry = .nearEdge
    groups[1].memory = .off
    var session = Session(groups)
    session.move(.group("c"))
    #expect(session.path(.tab(.backward)) == ["b/b4"])
    #expect(session.path(.tab(.backward), .tab(.forward)) == ["a/a0", "b/b0"])
  }

  @Test("A single group refuses Tab and keeps the focus")
  func alone() {
    var session = Session([.list("a", ["a0", "a1"])])
    #expect(session.move(.tab(.forward)) == .refused(because: .alreadyThere))
    #expect(session.focus == "a/a0")
  }

  @Test("The update names group left, group entered, reason, heading and what to reveal")
  func update() throws {
    var session = Session(.panes())
    guard case .moved(let update) = session.move(.tab(.forward)) else {
      Issue.record("not moved")
      return
    }
    #expect(update.left == "a")
    #expect(update.entered == "b")
    #expect(update.reason == .tab)
    #expect(update.heading == .next)
    #expect(
      update.reveal
        == FocusReveal(Rectangle(column: 0, row: 0, columns: 20, rows: 1), in: "b"))
  }
}
