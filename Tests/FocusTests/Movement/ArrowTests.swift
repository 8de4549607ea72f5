import Focus
import Geometry
import Testing

@Suite("Arrows by geometry and out of groups (focus F17–F23)")
struct ArrowTests {
  /// A free arrangement of one-row boxes, three columns wide.
  private func boxes(_ places: [(ItemID, column: Int, row: Int)], ends: GroupEnds? = nil)
    -> FocusGroup
  {
    FocusGroup(
      "boxes", frame: Rectangle(column: 0, row: 0, columns: 40, rows: 20),
      source: ArraySource(
        places.map {
          FocusItem($0.0, at: Rectangle(column: $0.column, row: $0.row, columns: 3, rows: 1))
        }), arrangement: .spatial, ends: ends)
  }

  @Test("Sideways leads to the group that lies that way, and back to the same item")
  func sideways() {
    var session = Session(.panes())
    #expect(
      session.path(.next, .next, .arrow(.right), .next, .arrow(.left), .arrow(.right))
        == ["a/a1", "a/a2", "b/b0", "b/b1", "a/a2", "b/b1"])
    #expect(session.move(.group("a")) != .refused(because: .alreadyThere))
    #expect(session.move(.arrow(.left)) == .refused(because: .nothingThatWay(.left)))
  }

  @Test("A group that asks for it is entered at the nearest item")
  func nearest() {
    var groups = FocusMap.paneGroups()
    groups[1].sidewaysEntry = .nearest
    var session = Session(groups)
    session.move(.to(FocusTarget("a3", in: "a")))
    #expect(session.path(.arrow(.right)) == ["b/b3"])
    session.move(.to(FocusTarget("a4", in: "a")))
    groups[1].source = ListSource(.numbered("b", 0..<3))
    session.change(to: groups)
    #expect(session.path(.arrow(.right)) == ["b/b2"])
  }

  @Test("From an item scrolled out of sight its group stands for it (WICG #128)")
  func scrolledOut() {
    var groups = FocusMap.paneGroups(50)
    groups[0].viewport.origin.row = 30
    groups[1].sidewaysEntry = .nearest
    var session = Session(groups)
    // The middle of the window, not the row that the item would have.
    #expect(session.path(.arrow(.right)) == ["b/b4"])
  }

  @Test("What a sheet covers is no candidate")
  func covered() {
    var groups = FocusMap.paneGroups()
    groups.append(
      .list("s", ["s0"], at: Rectangle(column: 0, row: 5, columns: 20, rows: 5)).with {
        $0.scope = "sheet"
      })
    let scopes = [
      FocusScope(.base),
      FocusScope("sheet", modality: .joined, frame: .pane(1), opening: .stays),
    ]
    var session = Session(groups, scopes: scopes)
    #expect(session.path(.arrow(.right)) == ["c/c0"])
  }

  @Test("A reverse move goes back the way it came until the axis changes")
  func retrace() {
    // The wide box above lies over two narrow ones.
    let group = FocusGroup(
      "boxes", frame: Rectangle(column: 0, row: 0, columns: 40, rows: 20),
      source: ArraySource([
        FocusItem("top", at: Rectangle(column: 0, row: 0, columns: 20, rows: 1)),
        FocusItem("left", at: Rectangle(column: 0, row: 1, columns: 9, rows: 1)),
        FocusItem("right", at: Rectangle(column: 11, row: 1, columns: 9, rows: 1)),
      ]), arrangement: .spatial)
    var session = Session([group])
    session.move(.to(FocusTarget("right", in: "boxes")))
    #expect(session.path(.arrow(.up), .arrow(.down)) == ["boxes/top", "boxes/right"])
    session.move(.to(FocusTarget("top", in: "boxes")))
    #expect(session.path(.arrow(.down)) == ["boxes/left"])
  }

  @Test("A free arrangement wraps where it is told to")
  func wraps() {
    let ends = GroupEnds(vertical: .wrap, horizontal: .wrap)
    var session = Session([
      boxes([("a", 0, 0), ("b", 10, 0), ("c", 0, 5), ("d", 10, 5)], ends: ends)
    ])
    #expect(
      session.path(.arrow(.left), .arrow(.right), .arrow(.up), .arrow(.down))
        == ["boxes/b", "boxes/a", "boxes/c", "boxes/a"])
  }

  @Test(
    "With nothing focused an arrow enters from the corner opposite to it",
    arguments: [
      (FocusHeading.down, "boxes/a"), (.right, "boxes/a"), (.up, "boxes/d"), (.left, "boxes/d"),
    ])
  func entering(_ heading: FocusHeading, _ expected: String) {
    let map = FocusMap(groups: [boxes([("a", 0, 0), ("b", 10, 0), ("c", 0, 5), ("d", 10, 5)])])
    var state = FocusState()
    _ = state.move(.arrow(heading), in: map)
    #expect(state.focused.map { "\($0.group)/\($0.item)" } == expected)
  }

  @Test("Items of a group that surrounds the focused one take part")
  func surrounding() {
    let outer = boxes([("a", 0, 0), ("z", 30, 0)])
    let inner = FocusGroup.list(
      "inner", ["i0", "i1"], at: Rectangle(column: 10, row: 0, columns: 10, rows: 5)
    ).with { $0.parent = "boxes" }
    var session = Session([outer, inner])
    #expect(
      session.path(.arrow(.right), .arrow(.right), .arrow(.left), .arrow(.left))
        == ["inner/i0", "boxes/z", "inner/i0", "boxes/a"])
  }

  @Test("A guide sends the focus on, is named in the update, and never holds it")
  func guide() throws {
    let groups = [
      FocusMap.paneGroups()[0],
      .list("far", ["f0", "f1"], at: Rectangle(column: 60, row: 30, columns: 20, rows: 5)),
    ]
    let guide = FocusGuide(
      "bridge", frame: Rectangle(column: 25, row: 0, columns: 5, rows: 10),
      to: [FocusTarget("gone", in: "far"), FocusTarget("f1", in: "far")])
    var session = Session(FocusMap(groups: groups, guides: [guide]))
    guard case .moved(let update) = session.move(.arrow(.right)) else {
      Issue.record("not moved")
      return
    }
    #expect(update.guide == "bridge")
    #expect(session.focus == "far/f1")

    let dead = FocusGuide("bridge", frame: guide.frame, to: [FocusTarget("gone", in: "far")])
    session = Session(FocusMap(groups: groups, guides: [dead]))
    guard case .moved(let other) = session.move(.arrow(.right)) else {
      Issue.record("not moved")
      return
    }
    #expect(other.guide == nil)
    #expect(session.focus == "far/f0")
  }

  @Test("A guide inside a free arrangement takes part in its searches")
  func guideInside() {
    let guide = FocusGuide(
      "corner", frame: Rectangle(column: 5, row: 0, columns: 2, rows: 1),
      to: [FocusTarget("d", in: "boxes")])
    var session = Session(
      FocusMap(
        groups: [boxes([("a", 0, 0), ("b", 10, 0), ("d", 10, 5)])], guides: [guide]))
    #expect(session.path(.arrow(.right)) == ["boxes/d"])
  }

  @Test("The answer doesn't depend on the order in which groups and guides are listed")
  func listing() {
    let groups =
      FocusMap.paneGroups() + [
        .list("d", ["d0"], at: Rectangle(column: 20, row: 10, columns: 20, rows: 10))
      ]
    let movements: [Movement] = [
      .arrow(.right), .arrow(.right), .arrow(.left), .tab(.forward), .tab(.backward),
    ]
    func path(_ groups: [FocusGroup]) -> [String?] {
      var session = Session(groups)
      return movements.map { movement in
        session.move(movement)
        return session.focus
      }
    }
    #expect(path(groups) == path(groups.reversed()))
  }

  @Test("A huge free arrangement takes part through what is near")
  func huge() {
    let group = FocusGroup(
      "many", frame: Rectangle(column: 0, row: 0, columns: 20, rows: 10),
      viewport: Rectangle(column: 0, row: 500_000, columns: 20, rows: 10),
      source: HugeSource(count: 1_000_000), arrangement: .spatial)
    var session = Session([group])
    session.move(.to(FocusTarget("500000", in: "many")))
    #expect(session.path(.arrow(.down), .arrow(.up), .arrow(.up)).last == "many/499999")
    session.move(.last)
    #expect(session.move(.arrow(.down)) == .refused(because: .nothingThatWay(.down)))
  }
}
