import Focus
import Geometry
import Testing

@Suite("Grids (focus F15)")
struct GridTests {
  /// Rows of the given lengths; items are named by row and column.
  private func grid(
    _ lengths: [Int], except: Set<ItemID> = [], ends: GroupEnds? = nil
  ) -> FocusGroup {
    let rows = lengths.enumerated().map { row, length in
      (0..<length).map { column in
        let id = ItemID("\(row).\(column)")
        return FocusItem(
          id, at: Rectangle(column: column * 4, row: row, columns: 3, rows: 1),
          focusability: except.contains(id) ? .disabled : .focusable)
      }
    }
    return FocusGroup(
      "g", frame: Rectangle(column: 20, row: 0, columns: 20, rows: 4),
      source: ArraySource(rows: rows), arrangement: .grid, ends: ends)
  }

  @Test("Up and down keep the wished column over short rows")
  func wish() {
    var session = Session([grid([3, 1, 2, 3])])
    #expect(
      session.path(.arrow(.right), .arrow(.right), .arrow(.down), .arrow(.down), .arrow(.down))
        == ["g/0.1", "g/0.2", "g/1.0", "g/2.1", "g/3.2"])
    #expect(
      session.path(.arrow(.up), .arrow(.left), .arrow(.down)) == ["g/2.1", "g/2.0", "g/3.0"])
  }

  @Test("Left and right stay in the row and leave the group at its ends")
  func columns() {
    var session = Session([
      grid([2, 3]), .list("a", ["a0"], at: Rectangle(column: 0, row: 0, columns: 20, rows: 4)),
    ])
    session.move(.group("g"))
    session.move(.arrow(.right))
    #expect(session.move(.arrow(.right)) == .refused(because: .nothingThatWay(.right)))
    #expect(session.path(.arrow(.left), .arrow(.left)) == ["g/0.0", "a/a0"])
    #expect(session.path(.arrow(.right)) == ["g/0.0"])
  }

  @Test("Columns that can't be focused are passed over, towards the nearest one, lower first")
  func skipping() {
    var session = Session([grid([3, 3, 3], except: ["1.1", "2.0", "2.1"])])
    #expect(
      session.path(.arrow(.right), .arrow(.down), .arrow(.down)) == ["g/0.1", "g/1.0", "g/2.2"])
  }

  @Test("A grid wraps along each axis where told to")
  func wraps() {
    var session = Session([grid([2, 3], ends: GroupEnds(vertical: .wrap, horizontal: .wrap))])
    #expect(
      session.path(.arrow(.left), .arrow(.up), .arrow(.right), .arrow(.right), .arrow(.down))
        == ["g/0.1", "g/1.1", "g/1.2", "g/1.0", "g/0.0"])
  }

  @Test("Next and previous go through all items; last is the last row's first")
  func order() {
    var session = Session([grid([2, 3])])
    #expect(
      session.path(.next, .next, .previous, .last, .first)
        == ["g/0.1", "g/1.0", "g/0.1", "g/1.0", "g/0.0"])
  }

  @Test("Pages keep the wished column")
  func pages() {
    var session = Session([grid([3, 1, 1, 3, 1, 1, 1])])
    #expect(
      session.path(.arrow(.right), .page(.forward), .page(.forward), .page(.backward))
        == ["g/0.1", "g/3.1", "g/6.0", "g/3.1"])
  }

  @Test("Right to left, the first column is the rightmost")
  func rightToLeft() {
    var session = Session(FocusMap(groups: [grid([3])], reading: .rightToLeft))
    #expect(session.path(.arrow(.left), .arrow(.right)) == ["g/0.1", "g/0.0"])
  }
}
