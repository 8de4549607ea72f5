import Focus
import Geometry
import Testing

@Suite("Clicks")
struct ClickTests {
  private func click(_ column: Int, _ row: Int) -> Movement {
    .click(Point(column: column, row: row))
  }

  @Test("A click focuses the item under it, also where the list is scrolled")
  func hit() {
    var groups = FocusMap.paneGroups(50)
    groups[1].viewport.origin.row = 30
    var session = Session(groups)
    #expect(session.path(click(25, 4), click(3, 9)) == ["b/b34", "a/a9"])
    #expect(session.move(click(3, 9)) == .refused(because: .alreadyThere))
  }

  @Test("Beside all items nothing moves")
  func miss() {
    var session = Session(.panes())
    for movement in [click(3, 7), click(-1, 0), click(90, 3), click(3, 10)] {
      #expect(session.move(movement) == .refused(because: .nothingAtPoint))
    }
    #expect(session.focus == "a/a0")
  }

  @Test("What can't take the focus hands the click to the item on which its group hangs")
  func ancestors() {
    let outer = FocusGroup(
      "outer", frame: .pane(0),
      source: ArraySource([
        FocusItem("card", at: Rectangle(column: 0, row: 0, columns: 20, rows: 5)),
        FocusItem(
          "label", at: Rectangle(column: 0, row: 6, columns: 20, rows: 1),
          focusability: .unfocusable(because: "label")),
      ]))
    let inner = FocusGroup.list(
      "inner", ["x", "y"], at: Rectangle(column: 2, row: 1, columns: 5, rows: 2),
      except: [0: .disabled]
    ).with {
      $0.parent = "outer"
      $0.parentItem = "card"
    }
    var session = Session([outer, inner])
    #expect(
      session.path(click(3, 2), click(3, 1), click(3, 2)) == ["inner/y", "outer/card", "inner/y"])
    #expect(session.path(click(10, 3)) == ["outer/card"])
    #expect(session.move(click(3, 6)) == .refused(because: .nothingAtPoint))
  }

  @Test("Of items that overlap the last takes the click, as it lies on top")
  func overlapping() {
    let group = FocusGroup(
      "note", frame: .pane(0),
      source: ArraySource([
        FocusItem("block", at: Rectangle(column: 0, row: 1, columns: 20, rows: 3)),
        FocusItem("link", at: Rectangle(column: 4, row: 2, columns: 6, rows: 1)),
        FocusItem("next", at: Rectangle(column: 0, row: 4, columns: 20, rows: 1)),
      ]))
    var session = Session([group])
    #expect(
      session.path(click(5, 2), click(5, 1), click(9, 2)) == [
        "note/link", "note/block", "note/link",
      ])
    #expect(group.index(at: Point(column: 10, row: 2)) == 0)
    #expect(group.index(at: Point(column: 5, row: 0)) == nil)
  }

  @Test("What a sheet covers can't be clicked through it")
  func covered() {
    let sheet = FocusScope(
      "s", modality: .joined, frame: Rectangle(column: 0, row: 3, columns: 60, rows: 7),
      opening: .stays)
    let inside = FocusGroup.list(
      "s", ["s0"], at: Rectangle(column: 0, row: 4, columns: 10, rows: 3)
    ).with { $0.scope = "s" }
    var session = Session(
      FocusMap.paneGroups() + [inside], scopes: [FocusScope(.base), sheet])
    #expect(session.move(click(25, 4)) == .refused(because: .nothingAtPoint))
    #expect(session.path(click(25, 2), click(3, 4)) == ["b/b2", "s/s0"])
  }

  @Test("A group that isn't on screen can't be clicked")
  func offered() {
    var groups = FocusMap.paneGroups()
    groups[1].presence = .offered
    var session = Session(groups)
    #expect(session.move(click(25, 1)) == .refused(because: .nothingAtPoint))
  }
}
