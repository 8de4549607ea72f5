import Focus
import Geometry
import Testing

@Suite("Sources (focus F14)")
struct SourceTests {
  @Test("The generation differs with names and their order and is the same for the same list")
  func generation() {
    let lists: [[ItemID]] = [["a", "b"], ["b", "a"], ["ab"], ["a"], [], ["a", "b", "c"]]
    #expect(Set(lists.map { ArraySource($0, columns: 5).generation }).count == lists.count)
    #expect(Set(lists.map { ListSource($0).generation }).count == lists.count)
    #expect(ListSource(["a", "b"]).generation == ListSource(["a", "b"], columns: 9).generation)
    #expect(ListSource(["a"], generation: 7).generation == 7)
  }

  @Test("A name is found from any hint, the nearest where there are several")
  func indexOf() {
    let ids: [ItemID] = ["a", "x", "b", "x", "c"]
    for hint in [Int.min, -1, 0, 1, 2, 3, 4, 5, .max] {
      #expect(ListSource(ids).index(of: "b", near: hint) == 2)
      #expect(ArraySource(ids, columns: 1).index(of: "c", near: hint) == 4)
      #expect(ListSource(ids).index(of: "x", near: hint) == (hint > 2 ? 3 : 1))
      #expect(ListSource(ids).index(of: "gone", near: hint) == nil)
    }
    #expect(ListSource([]).index(of: "a", near: 0) == nil)
  }

  @Test(
    "Rows that meet an area are found by arithmetic",
    arguments: [
      (0, 3, 0..<1), (2, 2, 0..<2), (3, 1, 1..<2), (-5, 5, 0..<0), (-5, 6, 0..<1),
      (28, 100, 9..<10), (30, 5, 10..<10), (0, 0, 0..<0), (Int.min, Int.max, 0..<0),
      (5, Int.max, 1..<10),
    ])
  func meeting(_ row: Int, _ rows: Int, _ expected: Range<Int>) {
    let list = ListSource(.numbered("a", 0..<10), rowsEach: 3)
    let area = Rectangle(column: 0, row: row, columns: 1, rows: rows)
    #expect(list.indices(meeting: area) == expected)
  }

  @Test("Ragged rows know their items, and empty rows are left out")
  func rows() {
    let grid = ArraySource(rows: [
      [FocusItem("a"), FocusItem("b")], [], [FocusItem("c")],
      [FocusItem("d"), FocusItem("e"), FocusItem("f")],
    ])
    #expect(grid.rowCount == 3)
    #expect((0..<6).map(grid.row(of:)) == [0, 0, 1, 2, 2, 2])
    #expect((0..<3).map(grid.indices(inRow:)) == [0..<2, 2..<3, 3..<6])
    #expect(grid.indices(inRow: -1).isEmpty)
    #expect(grid.indices(inRow: 3).isEmpty)
    #expect(ArraySource([]).rowCount == 0)
  }

  @Test("The nearest focusable item is found from beyond both ends")
  func nextFocusable() {
    let list = ListSource(.numbered("a", 0..<5), except: [0: .hidden, 2: .disabled, 4: .hidden])
    #expect(list.nextFocusable(from: -1, step: .forward) == 1)
    #expect(list.nextFocusable(from: 1, step: .forward) == 3)
    #expect(list.nextFocusable(from: 3, step: .forward) == nil)
    #expect(list.nextFocusable(from: 5, step: .backward) == 3)
    #expect(list.nextFocusable(from: .max, step: .backward) == 3)
    #expect(list.nextFocusable(from: .min, step: .forward) == 1)
  }

  @Test("A sheet's buttons are a literal")
  func literal() {
    let buttons: ArraySource = ["Save", "Cancel"]
    #expect(buttons.count == 2)
    #expect(buttons.title(at: 1) == "Cancel")
    #expect(buttons.rectangle(at: 1).minRow == 1)
  }

  @Test("Many groups are found by name as few are")
  func lookup() {
    let groups = (0..<100).map { FocusGroup.list(GroupID("g\($0)"), ["x"]) }
    let map = FocusMap(groups: groups)
    #expect(map.group("g99")?.id == "g99")
    #expect(map.group("g100") == nil)
    #expect(map.scope(.base)?.id == .base)
    #expect(map.scope("other") == nil)
  }
}
