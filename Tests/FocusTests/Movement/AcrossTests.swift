import Focus
import Geometry
import Testing

@Suite("Out of a group, whatever of its own lies that way (focus F22)")
struct AcrossTests {
  @Test("It leads to the group beside from the middle of a grid, and back to the same item")
  func overItems() {
    var groups = FocusMap.paneGroups()
    groups[1].arrangement = .spatial
    groups[1].source = ArraySource([
      FocusItem("left", at: Rectangle(column: 0, row: 0, columns: 3, rows: 1)),
      FocusItem("right", at: Rectangle(column: 5, row: 0, columns: 3, rows: 1)),
    ])
    var session = Session(groups)
    session.move(.to(FocusTarget("right", in: "b")))
    #expect(session.path(.arrow(.left)) == ["b/left"])
    session.move(.to(FocusTarget("right", in: "b")))
    #expect(session.path(.across(.left), .next, .across(.right)) == ["a/a0", "a/a1", "b/right"])
  }

  @Test("Where no group lies that way it is refused, and so is a way without an axis")
  func refused() {
    var session = Session(.panes())
    #expect(session.move(.across(.left)) == .refused(because: .nothingThatWay(.left)))
    #expect(session.move(.across(.next)) == .refused(because: .nothingThatWay(.next)))
  }

  @Test("It can be explained, with the groups that were weighed")
  func explained() {
    let session = Session(.panes())
    let explanation = session.map.explain(.across(.right), from: session.state)
    #expect(explanation.rule == .searchAround)
    #expect(explanation.candidates.contains { $0.name == .group("b") })
  }

  @Test("While nothing is focused it enters what it would reach from the edge")
  func unfocused() {
    let map = FocusMap.panes()
    let state = FocusState()
    #expect(
      map.propose(.across(.right), from: state).outcome
        == map.propose(.arrow(.right), from: state).outcome)
  }
}
