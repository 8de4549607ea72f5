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

@Suite("Reading order of mixed directions")
struct MixedReadingTests {
  /// Squares of one row, side by side.
  static let row = (0..<4).map { Rectangle(column: $0 * 2, row: 0, columns: 2, rows: 1) }

  @Test("Runs of one direction are kept together and each is read in its own (focus F7)")
  func runs() {
    let directions: [ReadingDirection] = [.rightToLeft, .rightToLeft, .leftToRight, .leftToRight]
    #expect(ReadingOrder().sorted(Self.row, directions: directions) == [1, 0, 2, 3])
    let reversed = ReadingOrder(.rightToLeft)
    #expect(reversed.sorted(Self.row, directions: directions) == [2, 3, 1, 0])
  }

  @Test("A band of one direction is read in it, whatever the direction around")
  func uniform() {
    let directions = [ReadingDirection](repeating: .rightToLeft, count: 4)
    #expect(ReadingOrder(.leftToRight).sorted(Self.row, directions: directions) == [3, 2, 1, 0])
  }

  @Test("With one direction everywhere it is the plain reading order", arguments: UInt64(1)...60)
  func plain(seed: UInt64) {
    let world = DirectionalWorld(seed: seed, count: 9)
    let directions = world.rectangles.map { _ in world.reading }
    let plain = ReadingOrder(world.reading).sorted(world.rectangles)
    for around in ReadingDirection.allCases {
      let order = ReadingOrder(around).sorted(world.rectangles, directions: directions)
      #expect(order == plain, "\(around) \(world)")
    }
  }

  @Test("Nested groups are read in their parent's direction, a group among others in its own")
  func groups() {
    func group(_ id: GroupID, _ column: Int, in parent: GroupID? = nil) -> FocusGroup {
      let frame = Rectangle(column: column, row: 0, columns: 2, rows: 1)
      return FocusGroup(
        id, parent: parent, frame: frame,
        source: ArraySource([ItemID(id.rawValue)], columns: 2))
    }
    var around = group("around", 0)
    around.frame.size.columns = 8
    let nested = [group("a", 0, in: "around"), group("b", 2, in: "around")]
    func order(_ groups: [FocusGroup]) -> [GroupID] {
      FocusMap(groups: groups).tabOrder(from: FocusState())
    }
    #expect(order([around] + nested) == ["around", "a", "b"])
    around.reading = .rightToLeft
    #expect(order([around] + nested) == ["around", "b", "a"])
    var first = group("c", 4, in: "around")
    first.reading = .leftToRight
    #expect(order([around, first] + nested) == ["around", "c", "b", "a"])
  }
}
