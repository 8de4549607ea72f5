import Focus
import Geometry
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
  @Test("Bands are read from the top, each from the left (focus F7)")
  func bands() {
    // ┌──┐┌──┐     b starts above a, and c still overlaps the band of b.
    let a = Rectangle(column: 0, row: 1, columns: 4, rows: 2)
    let b = Rectangle(column: 6, row: 0, columns: 4, rows: 4)
    let c = Rectangle(column: 0, row: 3, columns: 4, rows: 2)
    let d = Rectangle(column: 0, row: 5, columns: 4, rows: 2)
    #expect(ReadingOrder().sorted([d, c, b, a]) == [3, 1, 2, 0])
  }

  @Test("Edges that only touch are two bands (focus F7)")
  func touching() {
    let upper = Rectangle(column: 9, row: 0, columns: 4, rows: 2)
    let lower = Rectangle(column: 0, row: 2, columns: 4, rows: 2)
    #expect(ReadingOrder().sorted([lower, upper]) == [1, 0])
  }

  @Test("Right to left a band is read from the rightmost edge (focus F7)")
  func rightToLeft() {
    let short = Rectangle(column: 4, row: 0, columns: 2, rows: 1)
    let long = Rectangle(column: 0, row: 0, columns: 8, rows: 1)
    #expect(ReadingOrder(.rightToLeft).sorted([short, long]) == [1, 0])
    #expect(ReadingOrder(.leftToRight).sorted([short, long]) == [1, 0])
    let apart = Rectangle(column: 20, row: 0, columns: 1, rows: 1)
    #expect(ReadingOrder(.rightToLeft).sorted([short, long, apart]) == [2, 1, 0])
    #expect(ReadingOrder(.leftToRight).sorted([short, long, apart]) == [1, 0, 2])
  }

  @Test("Between equals the upper one comes first, then the lower id (focus F7)")
  func ties() {
    let upper = Rectangle(column: 0, row: 0, columns: 4, rows: 3)
    let lower = Rectangle(column: 0, row: 1, columns: 4, rows: 3)
    #expect(ReadingOrder().sorted([lower, upper]) == [1, 0])
    #expect(ReadingOrder().sorted([upper, upper, upper]) == [0, 1, 2])
    let ids = ["c", "a", "b"]
    #expect(
      ReadingOrder().sorted([upper, upper, upper], ties: { ids[$0] < ids[$1] }) == [1, 2, 0])
  }

  @Test("Few or none have an order too")
  func small() {
    #expect(ReadingOrder().sorted([]) == [])
    #expect(ReadingOrder().sorted([.zero]) == [0])
  }

  @Test("The order is the reference's", arguments: UInt64(1)...300)
  func reference(seed: UInt64) {
    let world = DirectionalWorld(seed: seed, count: 1 + Int(seed % 14))
    let reference = ReadingReference(direction: world.reading).sorted(world.rectangles)
    #expect(ReadingOrder(world.reading).sorted(world.rectangles) == reference, "\(world)")
  }

  @Test("The order doesn't depend on the listing when ids break ties (focus F1)", arguments: 1...60)
  func listing(seed: UInt64) {
    let world = DirectionalWorld(seed: seed, count: 12)
    var numbers = SeededNumbers(seed: seed)
    let order = ReadingOrder(world.reading).sorted(world.rectangles)
    let shuffle = world.rectangles.indices.shuffled(using: &numbers)
    let shuffled = ReadingOrder(world.reading).sorted(
      shuffle.map { world.rectangles[$0] }, ties: { shuffle[$0] < shuffle[$1] })
    #expect(shuffled.map { shuffle[$0] } == order, "\(world)")
  }

  @Test("Every rectangle is read once, whatever its numbers")
  func extremes() {
    let numbers = [Int.min, -1, 0, 1, Int.max]
    let rectangles = numbers.flatMap { place in
      numbers.map { Rectangle(column: place, row: $0, columns: $0, rows: place) }
    }
    for direction in ReadingDirection.allCases {
      let order = ReadingOrder(direction).sorted(rectangles)
      #expect(order.sorted() == Array(rectangles.indices))
    }
  }
}
