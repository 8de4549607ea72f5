import Focus
import Geometry
import Testing

@Suite("Directional search")
struct DirectionalSearchTests {
  /// A square of ten at the place that most tests start from.
  static let origin = Rectangle(column: 0, row: 0, columns: 10, rows: 10)

  func answer(
    _ heading: FocusHeading, from origin: Rectangle = origin, among rectangles: [Rectangle],
    rowFactor: Int = 1, reading: ReadingDirection = .leftToRight
  ) throws -> Int? {
    let search = try #require(
      DirectionalSearch(
        heading: heading, origin: origin, rowFactor: rowFactor, reading: reading))
    let candidates = rectangles.enumerated().map {
      DirectionalCandidate(index: $0.offset, rectangle: $0.element)
    }
    return search.best(among: candidates)?.index
  }

  @Test("Only an arrow makes a search", arguments: FocusHeading.allCases)
  func arrowsOnly(heading: FocusHeading) {
    let search = DirectionalSearch(heading: heading, origin: Self.origin)
    let entry = DirectionalSearch(entering: Self.origin, heading: heading)
    #expect((search != nil) == DirectionalWorld.arrows.contains(heading))
    #expect((entry != nil) == DirectionalWorld.arrows.contains(heading))
  }

  @Test("A candidate starts beyond the start of the origin and ends beyond its end (focus F17)")
  func candidates() throws {
    let search = try #require(DirectionalSearch(heading: .down, origin: Self.origin))
    func isCandidate(_ row: Int, _ rows: Int) -> Bool {
      search.isCandidate(Rectangle(column: 0, row: row, columns: 10, rows: rows))
    }
    #expect(isCandidate(1, 10))
    #expect(isCandidate(10, 1))
    #expect(!isCandidate(0, 20), "starts with the origin")
    #expect(!isCandidate(1, 9), "ends with the origin")
    #expect(!isCandidate(-5, 5), "lies behind")
    #expect(!isCandidate(20, 0), "holds no cell, so it can't be revealed")
  }

  @Test("From an empty origin whatever starts there is a candidate (focus F17)")
  func emptyOrigin() throws {
    let origin = Rectangle.zero
    #expect(try answer(.down, from: origin, among: [Self.origin]) == 0)
    #expect(try answer(.right, from: origin, among: [Self.origin]) == 0)
    #expect(try answer(.up, from: origin, among: [Self.origin]) == nil)
  }

  @Test("Left and right stay in the beam however far it is (focus F17)")
  func sidewaysBeam() throws {
    let far = Rectangle(column: 500, row: 9, columns: 10, rows: 10)
    let near = Rectangle(column: 11, row: 10, columns: 10, rows: 10)
    #expect(try answer(.right, among: [near, far]) == 1)
    #expect(try answer(.right, among: [near]) == 0)
  }

  @Test("Touching edges are not in the beam (focus F17)")
  func touching() throws {
    let touching = Rectangle(column: 10, row: 10, columns: 10, rows: 10)
    let overlapping = Rectangle(column: 40, row: 9, columns: 10, rows: 10)
    #expect(try answer(.right, among: [touching, overlapping]) == 1)
  }

  @Test("Up and down leave the beam for what ends before the beam's best starts (focus F17)")
  func verticalBeam() throws {
    let below = Rectangle(column: 0, row: 30, columns: 10, rows: 10)
    let endsAtStart = Rectangle(column: 11, row: 20, columns: 10, rows: 10)
    let endsBeyond = Rectangle(column: 11, row: 20, columns: 10, rows: 11)
    #expect(try answer(.down, among: [below, endsAtStart]) == 1)
    #expect(try answer(.down, among: [below, endsBeyond]) == 0)
  }

  @Test("What is dropped for the beam's best doesn't drop what is nearer (focus F17)")
  func notPairwise() throws {
    // Pairwise, the far one outside beats the one in the beam only after the order of listing let
    // it: the rule asks the best in the beam alone.
    let beam = Rectangle(column: 0, row: 40, columns: 10, rows: 5)
    let dropped = Rectangle(column: 12, row: 12, columns: 10, rows: 60)
    let kept = Rectangle(column: 60, row: 20, columns: 10, rows: 10)
    for order in [[beam, dropped, kept], [kept, dropped, beam], [dropped, kept, beam]] {
      let winner = try answer(.down, among: order)
      #expect(winner.map { order[$0] } == kept)
    }
  }

  @Test("Thirteen is the weight of the distance along the heading (focus F17)")
  func weight() throws {
    let ahead = Rectangle(column: 20, row: 20, columns: 10, rows: 10)
    func aside(_ column: Int) -> Rectangle {
      Rectangle(column: column, row: 11, columns: 10, rows: 10)
    }
    // ahead: 13·100 + 400 = 1700; aside: 13·1 + minor², equal near 41.07.
    #expect(try answer(.down, among: [ahead, aside(41)]) == 1)
    #expect(try answer(.down, among: [ahead, aside(42)]) == 0)
  }

  @Test("Equal scores are decided by reading order, whatever is listed first (focus F17)")
  func ties() throws {
    let left = Rectangle(column: -5, row: 20, columns: 10, rows: 10)
    let right = Rectangle(column: 5, row: 20, columns: 10, rows: 10)
    #expect(try answer(.down, among: [left, right]) == 0)
    #expect(try answer(.down, among: [right, left]) == 1)
    #expect(try answer(.down, among: [left, right], reading: .rightToLeft) == 1)
    #expect(try answer(.down, among: [right, right, left], reading: .rightToLeft) == 0)
  }

  @Test("Half a cell between centres counts (focus F17)")
  func halfCells() throws {
    let origin = Rectangle(column: 0, row: 0, columns: 3, rows: 1)
    let wide = Rectangle(column: 0, row: 1, columns: 4, rows: 1)
    let exact = Rectangle(column: 1, row: 1, columns: 1, rows: 1)
    #expect(try answer(.down, from: origin, among: [wide, exact]) == 1)
  }

  @Test("The row factor weighs rows across the heading and along it (focus F18)")
  func rowFactor() throws {
    // Both outside the beam of a move to the right.
    let farther = Rectangle(column: 15, row: 10, columns: 10, rows: 10)
    let lower = Rectangle(column: 12, row: 17, columns: 10, rows: 10)
    #expect(try answer(.right, among: [farther, lower], rowFactor: 1) == 1)
    #expect(try answer(.right, among: [farther, lower], rowFactor: 2) == 0)
    let closer = Rectangle(column: 24, row: 12, columns: 10, rows: 10)
    let ahead = Rectangle(column: 18, row: 13, columns: 10, rows: 10)
    #expect(try answer(.down, among: [closer, ahead], rowFactor: 1) == 1)
    #expect(try answer(.down, among: [closer, ahead], rowFactor: 4) == 0)
  }

  @Test("A row factor below one counts as one (focus F18)", arguments: [-3, 0, 1])
  func smallRowFactor(factor: Int) throws {
    let search = try #require(
      DirectionalSearch(heading: .up, origin: Self.origin, rowFactor: factor))
    #expect(search.rowFactor == 1)
  }

  @Test("With nothing focused the search starts at the corner opposite (focus F21)")
  func entry() throws {
    let corners = [(0, 0), (20, 0), (0, 20), (20, 20)].map {
      Rectangle(column: $0.0, row: $0.1, columns: 10, rows: 10)
    }
    let bounds = Rectangle(column: 0, row: 0, columns: 30, rows: 30)
    let candidates = corners.enumerated().map {
      DirectionalCandidate(index: $0.offset, rectangle: $0.element)
    }
    let expected: [(FocusHeading, Int)] = [(.down, 0), (.right, 0), (.up, 3), (.left, 3)]
    for (heading, index) in expected {
      let search = try #require(
        DirectionalSearch(entering: bounds, heading: heading, rowFactor: 1))
      #expect(search.best(among: candidates)?.index == index, "\(heading)")
    }
  }

  @Test("An array and a span give the same answer")
  func span() throws {
    let world = DirectionalWorld(seed: 4)
    let candidates = world.candidates(besides: 0)
    let search = try #require(world.search(.down, from: 0))
    #expect(search.best(among: candidates.span) == search.best(among: candidates))
    #expect(search.best(among: []) == nil)
  }
}
