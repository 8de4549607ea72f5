import Focus
import Geometry
import Testing

@Suite("Directional search: properties")
struct DirectionalPropertyTests {
  @Test("The answer is the reference's", arguments: UInt64(1)...400)
  func reference(seed: UInt64) {
    let world = DirectionalWorld(seed: seed)
    for heading in DirectionalWorld.arrows {
      for origin in world.rectangles.indices {
        let reference = DirectionalReference(
          heading: heading, origin: world.rectangles[origin], rowFactor: world.rowFactor,
          reading: world.reading)
        let expected = reference.answer(among: world.candidates(besides: origin))
        #expect(world.move(heading, from: origin) == expected?.index, "\(heading) \(world)")
      }
    }
  }

  @Test("The answer doesn't depend on the order of listing (focus F1)", arguments: UInt64(1)...100)
  func listing(seed: UInt64) throws {
    let world = DirectionalWorld(seed: seed, count: 9)
    var numbers = SeededNumbers(seed: seed)
    for heading in DirectionalWorld.arrows {
      let search = try #require(world.search(heading, from: 0))
      let candidates = world.candidates(besides: 0)
      let answer = search.best(among: candidates)
      for _ in 0..<8 {
        let shuffled = candidates.shuffled(using: &numbers)
        #expect(search.best(among: shuffled) == answer, "\(heading) \(world)")
      }
    }
  }

  @Test("Moving everything moves the answer along", arguments: UInt64(1)...100)
  func translation(seed: UInt64) {
    let world = DirectionalWorld(seed: seed)
    var moved = world
    moved.rectangles = world.rectangles.map { $0.offset(columns: 70_000, rows: -3_001) }
    for heading in DirectionalWorld.arrows {
      #expect(moved.move(heading, from: 0) == world.move(heading, from: 0), "\(heading) \(world)")
    }
  }

  @Test("Turning everything upside down turns the answer over", arguments: UInt64(1)...100)
  func mirrored(seed: UInt64) throws {
    let world = DirectionalWorld(seed: seed)
    let turned = world.rectangles.map {
      Rectangle(column: $0.minColumn, row: -$0.maxRow, columns: $0.columns, rows: $0.rows)
    }
    let down = try #require(world.search(.down, from: 0))
    let up = try #require(
      DirectionalSearch(heading: .up, origin: turned[0], rowFactor: world.rowFactor))
    for (rectangle, other) in zip(world.rectangles, turned) {
      #expect(down.isCandidate(rectangle) == up.isCandidate(other))
    }
    let beneath = down.explanation(among: world.candidates(besides: 0)).verdicts
    let above = up.explanation(
      among: DirectionalWorld(turned).candidates(besides: 0)
    ).verdicts
    #expect(beneath.map(\.distance) == above.map(\.distance), "\(world)")
  }

  @Test("In a table every move and its reverse lead back", arguments: UInt64(1)...30)
  func tableReturns(seed: UInt64) {
    let columns = 4
    let world = DirectionalWorld.table(columns: columns, rows: 5, seed: seed)
    for origin in world.rectangles.indices {
      for heading in DirectionalWorld.arrows {
        guard let next = world.move(heading, from: origin) else { continue }
        #expect(world.move(heading.reversed, from: next) == origin, "\(heading) \(world)")
      }
      let right = (origin + 1) % columns == 0 ? nil : origin + 1
      #expect(world.move(.right, from: origin) == right)
    }
  }

  @Test("A candidate in one heading is the origin's candidate in the other", arguments: 1...100)
  func symmetry(seed: UInt64) throws {
    let world = DirectionalWorld(seed: seed)
    let solid = world.rectangles.filter { !$0.isEmpty }
    for origin in solid {
      for heading in DirectionalWorld.arrows {
        let there = try #require(DirectionalSearch(heading: heading, origin: origin))
        for other in solid where there.isCandidate(other) {
          let back = try #require(DirectionalSearch(heading: heading.reversed, origin: other))
          #expect(back.isCandidate(origin))
        }
      }
    }
  }

  @Test("Rectangles at the ends of Int and inside out never trap", arguments: [1, 2, Int.max])
  func extremes(rowFactor: Int) throws {
    let numbers = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]
    var rectangles: [Rectangle] = []
    for place in numbers {
      for size in numbers {
        rectangles.append(Rectangle(column: place, row: size, columns: size, rows: place))
        rectangles.append(Rectangle(column: place, row: place, columns: size, rows: size))
      }
    }
    let world = DirectionalWorld(rectangles, rowFactor: rowFactor)
    let candidates = world.candidates(besides: nil)
    for heading in DirectionalWorld.arrows {
      for origin in rectangles {
        let search = try #require(
          DirectionalSearch(heading: heading, origin: origin, rowFactor: rowFactor))
        let entry = try #require(
          DirectionalSearch(entering: origin, heading: heading, rowFactor: rowFactor))
        for answer in [search.best(among: candidates), entry.best(among: candidates)] {
          #expect(answer?.rectangle.isEmpty != true)
        }
      }
    }
  }

  @Test("Beyond the precision of a score the answer is still a candidate and independent of order")
  func saturated() throws {
    let far = Int.max / 4
    let candidates = [far, far * 2, far + 1].enumerated().map {
      DirectionalCandidate(
        index: $0.offset,
        rectangle: Rectangle(column: $0.element, row: 0, columns: 5, rows: 5))
    }
    let search = try #require(
      DirectionalSearch(
        heading: .right, origin: Rectangle(column: 0, row: 0, columns: 5, rows: 5)))
    #expect(search.best(among: candidates)?.index == 0)
    #expect(search.best(among: candidates.reversed())?.index == 0)
  }
}
