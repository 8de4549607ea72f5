import Geometry
import Testing

@Suite("Dividing rectangles")
struct DividingTests {
  private static let whole = Rectangle(column: 2, row: 3, columns: 10, rows: 6)

  @Test(
    "A slice lies at its edge, and the remainder beside it",
    arguments: [
      (Edge.top, Rectangle(column: 2, row: 3, columns: 10, rows: 4)),
      (.left, Rectangle(column: 2, row: 3, columns: 4, rows: 6)),
      (.bottom, Rectangle(column: 2, row: 5, columns: 10, rows: 4)),
      (.right, Rectangle(column: 8, row: 3, columns: 4, rows: 6)),
    ])
  func slices(edge: Edge, slice: Rectangle) {
    #expect(Self.whole.divided(atDistance: 4, from: edge).slice == slice)
  }

  @Test("Slice and remainder are the rectangle, cell by cell", arguments: Edge.allCases, -2...12)
  func cells(edge: Edge, distance: Int) {
    let (slice, remainder) = Self.whole.divided(atDistance: distance, from: edge)
    for row in 0..<12 {
      for column in 0..<15 {
        let cell = Point(column: column, row: row)
        #expect(Self.whole.contains(cell) == (slice.contains(cell) != remainder.contains(cell)))
        #expect(!(slice.contains(cell) && remainder.contains(cell)))
      }
    }
  }

  @Test("From the other edge the two change places", arguments: 0...6)
  func opposite(distance: Int) {
    let (above, below) = Self.whole.divided(atDistance: distance, from: .top)
    let (slice, remainder) = Self.whole.divided(atDistance: 6 - distance, from: .bottom)
    #expect(slice == below)
    #expect(remainder == above)
  }

  @Test("Any rectangle and any distance give an answer", arguments: Edge.allCases)
  func extremes(edge: Edge) {
    for number in [Int.min, -1, 0, 1, .max] {
      for distance in [Int.min, 0, .max] {
        let odd = Rectangle(column: number, row: number, columns: number, rows: number)
        let (slice, remainder) = odd.divided(atDistance: distance, from: edge)
        #expect(slice.isEmpty || remainder.isEmpty)
      }
    }
  }

  @Test("A centred rectangle has as much on either side, and never more room than there is")
  func centred() {
    #expect(
      Self.whole.centered(Size(columns: 4, rows: 3))
        == Rectangle(column: 5, row: 4, columns: 4, rows: 3))
    #expect(Self.whole.centered(Size(columns: .max, rows: .max)) == Self.whole)
    #expect(Self.whole.centered(Size(columns: -1, rows: .min)).isEmpty)
    #expect(Rectangle.zero.centered(Size(columns: 3, rows: 3)).isEmpty)
  }
}
