import Geometry
import Interface
import Sheets
import Testing

@Suite("Columns of a window")
struct ColumnLayoutTests {
  @Test(
    "Widths are those of the pictures",
    arguments: [
      (120, Column.supplementary, [24, 40, 56]), (100, .supplementary, [20, 33, 47]),
      (200, .secondary, [28, 48, 124]), (80, .supplementary, [nil, 34, 46]),
      (60, .secondary, [nil, 25, 35]), (99, .supplementary, [nil, 40, 59]),
      (80, .primary, [26, 34, 46]), (59, .secondary, [nil, nil, 59]),
      (40, .primary, [40, nil, nil]),
    ] as [(Int, Column, [Int?])])
  func widths(columns: Int, front: Column, wanted: [Int?]) {
    let layout = ColumnLayout(size: Size(columns: columns, rows: 24), front: front)
    #expect(Column.allCases.map { layout.area(of: $0)?.columns } == wanted)
    #expect(Column.allCases.compactMap { layout.area(of: $0)?.rows }.allSatisfy { $0 == 23 })
    #expect(layout.footer == Rectangle(column: 0, row: 23, columns: columns, rows: 1))
    #expect(layout.isDrawerOpen == (columns == 80 && front == .primary))
  }

  @Test("Columns stand side by side and fill the window; an open drawer lies over them")
  func tiling() {
    for columns in 1...220 {
      for front in Column.allCases {
        let layout = ColumnLayout(size: Size(columns: columns, rows: 30), front: front)
        var left = 0
        for column in Column.allCases {
          guard let area = layout.area(of: column) else { continue }
          if column == .primary, layout.isDrawerOpen {
            #expect(area.minColumn == 0)
            continue
          }
          #expect(area.minColumn == left)
          left = area.maxColumn
        }
        #expect(left == columns)
        #expect(layout.area(of: front) != nil)
      }
    }
  }

  @Test("Nothing but a compact window and the drawer depends on the front column")
  func still() {
    for columns in 60...160 {
      let layouts = [Column.supplementary, .secondary].map {
        ColumnLayout(size: Size(columns: columns, rows: 30), front: $0)
      }
      #expect(layouts[0] == layouts[1])
    }
  }

  @Test(
    "Wishes are clamped so that every column keeps its least width",
    arguments: [-5, 0, 30, 99, .max])
  func wishes(width: Int) {
    let wishes = ColumnWishes(primary: width, supplementary: width)
    for columns in 60...140 {
      for front in Column.allCases {
        let layout = ColumnLayout(
          size: Size(columns: columns, rows: 30), front: front, wishes: wishes)
        for column in Column.allCases {
          let area = layout.area(of: column)
          #expect(area.map { $0.columns >= ColumnLayout.narrowest } ?? true)
        }
      }
    }
    #expect(
      ColumnLayout(
        size: Size(columns: 120, rows: 30), front: .primary,
        wishes: ColumnWishes(primary: 30, supplementary: 50)
      ).area(of: .secondary) == Rectangle(column: 80, row: 0, columns: 40, rows: 29))
  }

  @Test("A zoomed column takes the window while it is at the front")
  func zoom() {
    let wishes = ColumnWishes(zoomed: .secondary)
    let size = Size(columns: 120, rows: 30)
    let zoomed = ColumnLayout(size: size, front: .secondary, wishes: wishes)
    #expect(zoomed.area(of: .secondary)?.columns == 120)
    #expect(zoomed.area(of: .supplementary) == nil)
    let other = ColumnLayout(size: size, front: .supplementary, wishes: wishes)
    #expect(other.area(of: .supplementary)?.columns == 40)
  }

  @Test("A column that isn't shown is offered to the left or right of those that are")
  func offered() {
    let regular = ColumnLayout(size: Size(columns: 80, rows: 24), front: .secondary)
    #expect(regular.offeredArea(of: .primary).minColumn == -80)
    #expect(regular.offeredArea(of: .secondary) == regular.area(of: .secondary))
    let left = ColumnLayout(size: Size(columns: 50, rows: 24), front: .primary)
    #expect(left.offeredArea(of: .supplementary).minColumn == 50)
    #expect(left.offeredArea(of: .secondary).minColumn == 100)
    let right = ColumnLayout(size: Size(columns: 50, rows: 24), front: .secondary)
    #expect(right.offeredArea(of: .supplementary).minColumn == -50)
    #expect(right.offeredArea(of: .primary).minColumn == -100)
  }

  @Test(
    "Classes change at their borders",
    arguments: [
      (59, 24, WidthClass.compact, HeightClass.regular), (60, 20, .regular, .regular),
      (99, 19, .regular, .compact), (100, 0, .wide, .compact),
    ])
  func classes(columns: Int, rows: Int, width: WidthClass, height: HeightClass) {
    let layout = ColumnLayout(size: Size(columns: columns, rows: rows), front: .secondary)
    #expect(layout.widthClass == width)
    #expect(layout.heightClass == height)
  }

  @Test(
    "Windows of any size have a layout; those below 40×10 are too small",
    arguments: [(-1, -1), (0, 0), (1, 1), (40, 9), (39, 10), (40, 10), (.max, .max)])
  func small(columns: Int, rows: Int) {
    for front in Column.allCases {
      let layout = ColumnLayout(size: Size(columns: columns, rows: rows), front: front)
      #expect(layout.isTooSmall == !(columns >= 40 && rows >= 10))
      #expect(layout.container.rows + layout.footer.rows == max(0, rows))
      #expect(rows <= 1 || layout.footer.rows == 1)
    }
  }
}
