import Focus
import Geometry
import Testing

@Suite("Grids of equal tiles")
struct GridSourceTests {
  /// The same grid with every area written down.
  private static func reference(_ count: Int, across: Int, tile: Size) -> ArraySource {
    let items = (0..<count).map { index in
      FocusItem(
        ItemID("t\(index)"),
        at: Rectangle(
          column: index % across * tile.columns, row: index / across * tile.rows,
          columns: tile.columns, rows: tile.rows))
    }
    return ArraySource(
      rows: stride(from: 0, to: count, by: across).map {
        Array(items[$0..<min(count, $0 + across)])
      })
  }

  @Test("A grid is the ragged grid that is written down item by item", arguments: 0...13, 1...5)
  func sameAsWritten(count: Int, across: Int) {
    let tile = Size(columns: 7, rows: 3)
    let grid = GridSource(.numbered("t", 0..<count), tile: tile, across: across)
    let written = Self.reference(count, across: across, tile: tile)
    #expect(grid.count == written.count)
    #expect(grid.generation == written.generation)
    #expect(grid.rowCount == written.rowCount)
    for index in 0..<count {
      #expect(grid.id(at: index) == written.id(at: index))
      #expect(grid.rectangle(at: index) == written.rectangle(at: index))
      #expect(grid.row(of: index) == written.row(of: index))
      #expect(grid.index(of: grid.id(at: index), near: 0) == index)
    }
    for row in -1...grid.rowCount {
      #expect(grid.indices(inRow: row) == written.indices(inRow: row))
    }
  }

  @Test("The items meeting an area are those of its rows, no item that meets it is left out")
  func meeting() {
    let grid = GridSource(.numbered("t", 0..<11), tile: Size(columns: 5, rows: 2), across: 3)
    for row in -3...10 {
      for rows in -1...6 {
        let area = Rectangle(column: 4, row: row, columns: 2, rows: rows)
        let range = grid.indices(meeting: area)
        let met = (0..<grid.count).filter { grid.rectangle(at: $0).intersects(area) }
        #expect(met.allSatisfy(range.contains))
        for index in range {
          let tile = grid.rectangle(at: index)
          #expect(tile.minRow < area.maxRow && tile.maxRow > area.minRow)
        }
      }
    }
  }

  @Test(
    "A filling grid has as many tiles side by side as fit, widened evenly",
    arguments: [(53, 2, 26), (54, 3, 18), (80, 4, 20), (17, 1, 17), (0, 1, 1), (-4, 1, 1)])
  func filling(columns: Int, across: Int, width: Int) {
    let grid = GridSource(
      .numbered("t", 0..<9), filling: columns, tile: Size(columns: 18, rows: 5))
    #expect(grid.across == across)
    #expect(grid.tile == Size(columns: width, rows: 5))
  }

  @Test("A resize that changes the rows keeps the generation, another order doesn't")
  func generation() {
    let names: [ItemID] = ["a", "b", "c"]
    let tile = Size(columns: 4, rows: 1)
    let wide = GridSource(names, tile: tile, across: 3)
    #expect(GridSource(names, tile: tile, across: 2).generation == wide.generation)
    #expect(GridSource(names.reversed(), tile: tile, across: 3).generation != wide.generation)
    #expect(GridSource(names, tile: tile, across: 3, generation: 7).generation == 7)
  }

  @Test("Sizes of nothing count as one cell, and the ends of Int give an answer")
  func extremes() {
    let names: [ItemID] = ["a", "b"]
    let none = GridSource(names, tile: Size(columns: .min, rows: 0), across: -1)
    #expect(none.rectangle(at: 1) == Rectangle(column: 0, row: 1, columns: 1, rows: 1))
    let huge = GridSource(names, tile: Size(columns: .max, rows: .max), across: .max)
    #expect(huge.rowCount == 1)
    #expect(huge.indices(inRow: 0) == 0..<2)
    let whole = Rectangle(column: .min, row: .min, columns: .max, rows: .max)
    #expect(huge.indices(meeting: whole) == 0..<0)
    #expect(
      none.indices(meeting: Rectangle(column: 0, row: 0, columns: 1, rows: .max)) == 0..<2)
    #expect(
      huge.indices(meeting: Rectangle(column: 0, row: 0, columns: 1, rows: .max)) == 0..<2)
  }

  @Test("Titles stand for the names where they are given")
  func titles() {
    let grid = GridSource(
      ["a", "b"], titles: ["First"], tile: Size(columns: 4, rows: 1), across: 2)
    #expect([grid.title(at: 0), grid.title(at: 1)] == ["First", "b"])
  }
}
