import Focus
import FocusCases
import Geometry
import Testing

/// The facts about single arrows, asked of the search alone: no map, no state.
@Suite("Facts about arrows")
struct BeamFactsTests {
  @Test("The open-edge beam answers as the source does", arguments: Fixture.allCases)
  func beam(fixture: Fixture) throws {
    for fact in try fixture.cases() {
      guard case .directional(let from, let heading) = fact.question,
        Difference.known[fact.id] == nil
      else { continue }
      let answer = try Self.answer(fact.world.items, from: from, heading)
      #expect(.item(answer) == fact.expected, "\(fixture.rawValue): \(fact.id)")
    }
  }

  static func answer(
    _ items: [CaseItem], from: ItemID?, _ heading: FocusHeading
  ) throws -> ItemID? {
    let rectangles = items.map { $0.rectangle ?? .zero }
    let search =
      if let from, let origin = items.firstIndex(where: { $0.id == from }) {
        DirectionalSearch(heading: heading, origin: rectangles[origin], rowFactor: 1)
      } else {
        DirectionalSearch(
          entering: rectangles.reduce(.zero) { $0.union($1) }, heading: heading, rowFactor: 1)
      }
    let candidates = items.indices.filter { items[$0].focusable != false && items[$0].id != from }
      .map { DirectionalCandidate(index: $0, rectangle: rectangles[$0]) }
    return try #require(search).best(among: candidates).map { items[$0.index].id }
  }
}
