import Focus
import Geometry
import Testing

/// Arrows: what users of other systems complained of, where more than the search is concerned.
@Suite("Complaints: arrows")
struct ArrowComplaintTests {
  private func boxes(_ items: [FocusItem]) -> FocusGroup {
    FocusGroup(
      "g", frame: Rectangle(column: 0, row: 0, columns: 60, rows: 30),
      source: ArraySource(items), arrangement: .spatial)
  }

  private func box(_ id: ItemID, _ column: Int, _ row: Int, _ columns: Int = 5) -> FocusItem {
    FocusItem(id, at: Rectangle(column: column, row: row, columns: columns, rows: 1))
  }

  @Test("Listing in another order gives the same answers (flutter/flutter #115550)")
  func listing() {
    let items = [box("a", 0, 0), box("b", 10, 0), box("c", 0, 4), box("d", 10, 4)]
    for order in [items, items.reversed(), [items[2], items[0], items[3], items[1]]] {
      var session = Session([boxes(order)])
      session.move(.to(FocusTarget("a", in: "g")))
      #expect(
        session.path(.arrow(.right), .arrow(.down), .arrow(.left), .arrow(.up))
          == ["g/b", "g/d", "g/c", "g/a"])
    }
  }

  @Test("Up from the last leads one up, not to the first (flutter/flutter #159098)")
  func upFromLast() {
    var session = Session([boxes((0..<5).map { box(ItemID("\($0)"), 0, $0 * 2) })])
    session.move(.to(FocusTarget("4", in: "g")))
    #expect(session.path(.arrow(.up)) == ["g/3"])
  }

  @Test("A path over an item that is gone is forgotten (flutter/flutter #33435)")
  func unmounted() {
    let top = box("top", 0, 0, 20)
    let left = box("left", 0, 2, 9)
    let right = box("right", 11, 2, 9)
    var session = Session([boxes([top, left, right])])
    session.move(.to(FocusTarget("right", in: "g")))
    session.move(.arrow(.up))
    session.change(to: [boxes([top, left])])
    #expect(session.path(.arrow(.down)) == ["g/left"])
  }

  @Test("A move by code clears the path (flutter/flutter #85941)")
  func programmatic() {
    var session = Session([
      boxes([box("top", 0, 0, 20), box("left", 0, 2, 9), box("right", 11, 2, 9)])
    ])
    session.move(.to(FocusTarget("right", in: "g")))
    session.move(.arrow(.up))
    _ = session.request(PendingRequest(for: FocusTarget("left", in: "g"), asked: .zero))
    _ = session.request(PendingRequest(for: FocusTarget("top", in: "g"), asked: .zero))
    #expect(session.path(.arrow(.down)) == ["g/left"])
  }

  @Test(
    "A small icon in the way can be left to Tab alone, and why is told (flutter/flutter #100489)")
  func icon() {
    let icon = FocusItem(
      "icon", at: Rectangle(column: 6, row: 0, columns: 1, rows: 1), membership: .optedOut)
    var session = Session([boxes([box("a", 0, 0), icon, box("b", 10, 0)])])
    #expect(session.path(.arrow(.right)) == ["g/b"])
    #expect(session.map.explain("icon", in: "g", from: session.state).facts.contains(.optedOut))
  }

  @Test("A search goes on from the group when its item is scrolled away (WICG #128)")
  func scrolledAway() {
    var groups = FocusMap.paneGroups(100)
    groups[0].viewport.origin.row = 80
    var session = Session(groups)
    #expect(session.path(.arrow(.right)) == ["b/b0"])
  }

  @Test("A pane that hides its overflow is no trap: what is hidden can be scrolled to (WICG #189)")
  func overflow() {
    let group = boxes([box("a", 0, 0), box("b", 0, 50)])
    var session = Session([group])
    guard case .moved(let update) = session.move(.arrow(.down)) else {
      Issue.record("not moved")
      return
    }
    #expect(session.focus == "g/b")
    #expect(update.reveal?.scrolled(group.viewport).minRow == 21)
  }

  @Test("A search never looks into another window (emilk/egui PR#3272)")
  func otherWindows() {
    let groups =
      FocusMap.paneGroups() + [
        .list("m", ["m0"], at: Rectangle(column: 0, row: 2, columns: 10, rows: 2)).with {
          $0.scope = "m"
        }
      ]
    var session = Session(groups, scopes: [FocusScope(.base), FocusScope("m")])
    #expect(session.move(.arrow(.right)) == .refused(because: .nothingThatWay(.right)))
  }

  @Test("Each side of a group can be closed by itself (react-native-tvos #800)")
  func closedSide() {
    var groups = FocusMap.paneGroups()
    groups[1].ends = GroupEnds(vertical: .leave, horizontal: .stop)
    groups.append(
      .list("below", ["x"], at: Rectangle(column: 20, row: 10, columns: 20, rows: 3)))
    var session = Session(groups)
    session.move(.to(FocusTarget("b4", in: "b")))
    #expect(session.move(.arrow(.left)) == .refused(because: .atEnd(.left)))
    #expect(session.path(.arrow(.down)) == ["below/x"])
  }

  @Test("A guide that was used is named (react-native-tvos #305)")
  func silentGuide() {
    let guide = FocusGuide(
      "to c", frame: Rectangle(column: 19, row: 0, columns: 2, rows: 10),
      to: [FocusTarget("c2", in: "c")])
    var session = Session(FocusMap(groups: FocusMap.paneGroups(), guides: [guide]))
    guard case .moved(let update) = session.move(.arrow(.right)) else {
      Issue.record("not moved")
      return
    }
    #expect(update.guide == "to c")
    #expect(session.focus == "c/c2")
  }
}
