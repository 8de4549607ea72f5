import Focus
import Geometry
import Testing

/// Keys, lists and when the focus moves: what users of other systems complained of.
@Suite("Complaints: keys, lists and timing")
struct ListComplaintTests {
  private func huge(_ viewport: Int = 0) -> FocusMap {
    FocusMap(groups: [
      FocusGroup(
        "many", frame: .pane(0),
        viewport: Rectangle(column: 0, row: viewport, columns: 20, rows: 10),
        source: HugeSource(count: 1_000_000))
    ])
  }

  @Test("A field keeps the keys that it needs (egui-terminal #5, openlierox PR#1121)")
  func fieldKeys() {
    var groups = FocusMap.paneGroups()
    groups[0].source = ArraySource([FocusItem("text", tabPolicy: .consumed)])
    groups[0].ends = GroupEnds(vertical: .stop, horizontal: .stop)
    var session = Session(groups)
    for movement in [Movement.tab(.forward), .tab(.backward), .arrow(.left), .arrow(.down)] {
      session.move(movement)
      #expect(session.focus == "a/text")
    }
  }

  @Test("A text field can always be left (ink-tab #14, kas #231, textual #4110)")
  func forcedLeave() {
    var groups = FocusMap.paneGroups()
    groups[0].source = ArraySource([FocusItem("text", tabPolicy: .consumed)])
    var session = Session(groups)
    #expect(session.path(.leave(.forward), .tab(.backward)) == ["b/b0", "a/text"])
    #expect(!session.map.lint().contains { if case .trap = $0 { true } else { false } })
  }

  @Test("What is focused can be read at any time (vadimdemedes/ink PR#937, #661, PR#427)")
  func readable() {
    var session = Session(.panes())
    session.move(.next)
    #expect(session.state.focused?.item == "a1")
    #expect(session.state.focused?.index == 1)
  }

  @Test(
    "Type-ahead goes on from here and wraps (IPED #553, mui-x PR#12827, ILSpy #472)"
  )
  func typeAhead() {
    let titles = ["beta", "alpha", "Alpine", "gamma", "alps"]
    var session = Session([
      FocusGroup(
        "g", frame: .pane(0), source: ListSource(.numbered("n", 0..<5), titles: titles))
    ])
    session.move(.to(FocusTarget("n2", in: "g")))
    #expect(
      session.path(.typeAhead("al"), .typeAhead("al"), .typeAhead("al"), .typeAhead("al"))
        == ["g/n4", "g/n1", "g/n2", "g/n4"])
  }

  @Test("The name of a key is no text to search for (public-ui/kolibri PR#7579)")
  func keyNames() {
    var session = Session([
      FocusGroup("g", frame: .pane(0), source: ListSource(["1", "2"], titles: ["one", "Arrow"]))
    ])
    #expect(session.move(.arrow(.down)) != session.move(.typeAhead("ArrowDown")))
    #expect(session.focus == "g/2")
  }

  @Test("Rows that aren't built exist for the focus (flutter #77519, PR#191670)")
  func unbuiltRows() {
    var session = Session(huge())
    #expect(
      session.path(.page(.forward), .last, .previous) == ["many/9", "many/999999", "many/999998"])
  }

  @Test("There are no invisible stops: what is hidden is none (flutter #91795)")
  func invisibleStops() {
    var groups = FocusMap.paneGroups()
    groups[1].availability = .hidden
    groups[2].source = ListSource(.numbered("c", 0..<3), except: [0: .hidden, 1: .hidden])
    var session = Session(groups)
    #expect(session.path(.tab(.forward), .tab(.forward)) == ["c/c2", "a/a0"])
  }

  @Test("Every update says what to reveal, a wrap to the first too (flutter #149254)")
  func wrapReveals() {
    var groups = FocusMap.paneGroups(50)
    groups[0].ends.vertical = .wrap
    groups[0].viewport.origin.row = 40
    var session = Session(groups)
    session.move(.last)
    guard case .moved(let update) = session.move(.next) else {
      Issue.record("not moved")
      return
    }
    #expect(update.reveal?.scrolled(groups[0].viewport).minRow == 0)
  }

  @Test("Memory is of the item, not of the row that shows it (tv-samples #194, NuvioTV PR#1526)")
  func recycledRows() {
    var session = Session(huge())
    session.move(.to(FocusTarget("500", in: "many")))
    session.change(to: huge(495))
    #expect(session.focus == "many/500")
    session.change(to: huge())
    #expect(session.focus == "many/500")
  }

  @Test("A tall item scrolls before it is left (textual PR#6203, #1816)")
  func tallItem() {
    let source = ArraySource([
      FocusItem("tall", at: Rectangle(column: 0, row: 0, columns: 20, rows: 15)),
      FocusItem("next", at: Rectangle(column: 0, row: 15, columns: 20, rows: 1)),
    ])
    var session = Session([FocusGroup("g", frame: .pane(0), source: source)])
    #expect(session.move(.next) == .scrolled(FocusScroll("g", rows: 5)))
    #expect(session.focus == "g/tall")
  }

  @Test(
    "Arranging anew never moves the focus (Terminal.Gui #3847, textual #5420)"
  )
  func layout() {
    var groups = FocusMap.paneGroups()
    var session = Session(groups)
    session.move(.next)
    for column in 0..<20 {
      groups[0].frame.origin.column = column * 7
      groups[0].viewport.origin.row = column
      session.now += .seconds(1)
      #expect(session.change(to: groups.shuffledByRotation(column)) == nil)
    }
    #expect(session.focus == "a/a1")
  }

  @Test("A late request loses to newer input of the user (Terminal.Gui #3847)")
  func lateRequest() {
    var session = Session(.panes())
    session.now = .seconds(2)
    session.move(.next)
    let late = PendingRequest(for: FocusTarget(entryOf: "c"), asked: .seconds(1))
    #expect(session.request(late) == .refused(because: .overtaken))
  }

  @Test("A change while drawing is told in full: both sides, in order (emilk/egui PR#8210)")
  func bothEvents() {
    var session = Session(.panes())
    guard case .moved(let update) = session.move(.tab(.forward)) else {
      Issue.record("not moved")
      return
    }
    #expect(update.previous?.item == "a0")
    #expect(update.next?.item == "b0")
    #expect(update.left == "a")
    #expect(update.entered == "b")
  }

  @Test("What doesn't exist yet can be asked for (Norigin `focusOnPresetKey`, rat-focus `future`)")
  func future() {
    var session = Session(.panes())
    _ = session.request(PendingRequest(for: FocusTarget("d0", in: "d"), asked: .zero))
    session.change(to: FocusMap.paneGroups() + [.list("d", ["d0"], at: .pane(3))])
    #expect(session.focus == "d/d0")
  }

  @Test(
    "Moving activates nothing: an outcome is all that comes of it (NetNewsWire #5437, FB18300647)")
  func noActivation() {
    var session = Session(.panes())
    guard case .moved(let update) = session.move(.arrow(.down)) else {
      Issue.record("not moved")
      return
    }
    #expect(update.reason == .arrow)
  }

  @Test("A pane that is no Tab stop is found by lint (TablePro #1490, PR#2916)")
  func lint() {
    var groups = FocusMap.paneGroups()
    groups[1].source = ListSource(["b0"], except: [0: .disabled])
    #expect(FocusMap(groups: groups).lint().contains(.withoutEntry("b")))
  }
}

extension [FocusGroup] {
  /// The same groups listed from another one on.
  fileprivate func shuffledByRotation(_ places: Int) -> [FocusGroup] {
    let start = places % count
    return Array(self[start...] + self[..<start])
  }
}
