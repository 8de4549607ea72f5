import Focus
import Geometry
import Testing

@Suite("Directional explanations")
struct DirectionalExplanationTests {
  static let origin = Rectangle(column: 0, row: 0, columns: 10, rows: 10)

  func explanation(
    _ heading: FocusHeading, among rectangles: [Rectangle]
  ) throws -> DirectionalExplanation {
    let search = try #require(
      DirectionalSearch(heading: heading, origin: Self.origin, rowFactor: 1))
    return search.explanation(among: DirectionalWorld(rectangles).candidates(besides: nil))
  }

  @Test("Each candidate has its class, and those that lie in the heading their score (focus F34)")
  func classes() throws {
    let found = try explanation(
      .down,
      among: [
        Rectangle(column: 0, row: 30, columns: 10, rows: 5),
        Rectangle(column: 12, row: 12, columns: 10, rows: 5),
        Rectangle(column: 12, row: 12, columns: 10, rows: 50),
        Rectangle(column: 0, row: -20, columns: 10, rows: 5),
        Rectangle(column: 0, row: 2, columns: 10, rows: 5),
        Rectangle(column: 0, row: 12, columns: 0, rows: 5),
      ])
    #expect(
      found.verdicts.map(\.standing) == [
        .inBeam, .outside, .dropped(for: 0), .notCandidate(because: .startsBehind),
        .notCandidate(because: .endsBefore), .notCandidate(because: .holdsNoCell),
      ])
    #expect(found.verdicts.map(\.index) == [0, 1, 2, 3, 4, 5])
    #expect(found.verdicts[1].distance?.major == 2)
    #expect(found.verdicts[1].distance?.doubledMinor == 24)
    #expect(found.verdicts[1].distance?.majorFar == 7)
    #expect(found.verdicts[1].distance?.score == 4 * (13 * 4 + 144))
    #expect(found.verdicts[3].distance == nil)
    #expect(found.answer == 1)
  }

  @Test("The rule that decided is named (focus F34)")
  func rules() throws {
    let near = Rectangle(column: 0, row: 12, columns: 10, rows: 5)
    let far = Rectangle(column: 0, row: 40, columns: 10, rows: 5)
    let aside = Rectangle(column: 10, row: 12, columns: 10, rows: 5)
    let left = Rectangle(column: -9, row: 12, columns: 10, rows: 5)
    let right = Rectangle(column: 9, row: 12, columns: 10, rows: 5)
    let closer = Rectangle(column: 10, row: 11, columns: 10, rows: 90)
    let cases: [([Rectangle], DirectionalRule)] = [
      ([], .noCandidate),
      ([Self.origin], .noCandidate),
      ([near], .onlyCandidate),
      ([near, aside], .beam),
      ([far, closer], .beam),
      ([near, far], .score),
      ([left, right], .readingOrder),
      ([near, near], .index),
    ]
    for (rectangles, rule) in cases {
      #expect(try explanation(.down, among: rectangles).rule == rule, "\(rule)")
    }
  }

  @Test("Left and right drop all outside for the best in the beam (focus F17)")
  func sideways() throws {
    let found = try explanation(
      .right,
      among: [
        Rectangle(column: 11, row: 10, columns: 1, rows: 1),
        Rectangle(column: 30, row: 0, columns: 10, rows: 10),
      ])
    #expect(found.verdicts.map(\.standing) == [.dropped(for: 1), .inBeam])
    #expect(found.answer == 1)
    #expect(found.rule == .beam)
  }

  @Test("The explanation's answer is the search's", arguments: UInt64(1)...100)
  func agrees(seed: UInt64) throws {
    let world = DirectionalWorld(seed: seed)
    for heading in DirectionalWorld.arrows {
      let search = try #require(world.search(heading, from: 0))
      let candidates = world.candidates(besides: 0)
      let found = search.explanation(among: candidates)
      #expect(found.answer == search.best(among: candidates)?.index)
      #expect((found.answer == nil) == (found.rule == .noCandidate))
      let winner = found.verdicts.first { $0.index == found.answer }
      switch winner?.standing {
      case .inBeam, .outside, nil: break
      case .dropped, .notCandidate: Issue.record("a dropped candidate won in \(world)")
      }
    }
  }
}
