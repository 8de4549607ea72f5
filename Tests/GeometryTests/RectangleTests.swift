import Geometry
import Testing

@Suite("Rectangles")
struct RectangleTests {
  @Test("An intersection holds exactly the cells of both", arguments: Self.smallRectangles)
  func intersection(a: Rectangle) {
    for b in Self.smallRectangles {
      let both = a.intersection(b)
      for row in -1...3 {
        for column in -1...3 {
          let cell = Point(column: column, row: row)
          #expect(both.contains(cell) == (a.contains(cell) && b.contains(cell)))
        }
      }
      #expect(a.intersects(b) == b.intersects(a))
    }
  }

  @Test("A union is the smallest rectangle round both")
  func union() {
    let a = Rectangle(column: 1, row: 1, columns: 2, rows: 1)
    let b = Rectangle(column: 5, row: 0, columns: 1, rows: 4)
    #expect(a.union(b) == Rectangle(column: 1, row: 0, columns: 5, rows: 4))
    #expect(a.union(.zero) == a)
    #expect(Rectangle.zero.union(b) == b)
  }

  @Test("Numbers at the ends of Int give an answer instead of a trap")
  func extremes() {
    let huge = Rectangle(column: .max, row: .max, columns: .max, rows: .max)
    let low = Rectangle(column: .min, row: .min, columns: .min, rows: .min)
    #expect(huge.maxColumn == .max)
    #expect(low.maxRow == .min)
    #expect(huge.intersection(low).isEmpty)
    #expect(low.union(huge) == huge)
    #expect(huge.inset(by: Insets(all: .max)).isEmpty)
    #expect(huge.offset(columns: .max, rows: .min).origin == Point(column: .max, row: -1))
  }

  @Test("Insets never turn a rectangle inside out")
  func insets() {
    let area = Rectangle(column: 0, row: 0, columns: 3, rows: 2)
    #expect(area.inset(by: Insets(all: 1)) == Rectangle(column: 1, row: 1, columns: 1, rows: 0))
    #expect(area.inset(by: Insets(all: 5)).isEmpty)
  }

  @Test("Saturating arithmetic stops at the ends of Int")
  func saturation() {
    #expect(Int.max.adding(clamped: 1) == .max)
    #expect(Int.min.adding(clamped: -1) == .min)
    #expect(Int.min.subtracting(clamped: 1) == .min)
    #expect(0.subtracting(clamped: .min) == .max)
    #expect(Int.max.multiplied(clamped: -2) == .min)
    #expect(Int.min.multiplied(clamped: -1) == .max)
    #expect(7.clamped(to: 0...5) == 5)
  }

  static let smallRectangles: [Rectangle] = {
    var all: [Rectangle] = []
    for column in 0...2 {
      for row in 0...2 {
        for columns in 0...2 {
          for rows in 0...2 {
            all.append(Rectangle(column: column, row: row, columns: columns, rows: rows))
          }
        }
      }
    }
    return all
  }()
}
