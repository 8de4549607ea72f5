import Focus
import FocusCases
import Testing

/// Every fact, asked of the whole engine: a map, a state, movements.
@Suite("Facts")
struct EngineFactsTests {
  @Test("The engine answers as the source does", arguments: Fixture.allCases)
  func engine(fixture: Fixture) throws {
    for fact in try fixture.cases() where Difference.known[fact.id] == nil {
      let answer = fact.answer()
      #expect(fact.isRight(answer) == true, "\(fixture.rawValue): \(fact.id): \(answer)")
    }
  }

  @Test("Every listed difference is one")
  func differences() throws {
    let facts = try Fixture.allCases.flatMap { try $0.cases() }
    for (id, reason) in Difference.known {
      let fact = try #require(facts.first { $0.id == id })
      #expect(fact.isRight(fact.answer()) == false, "\(id) no longer differs: \(reason)")
    }
  }
}
