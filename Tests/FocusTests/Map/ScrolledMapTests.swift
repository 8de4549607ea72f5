import Focus
import Geometry
import Testing

@Suite("Scrolled maps")
struct ScrolledMapTests {
  private func map(row: Int) -> FocusMap {
    FocusMap(
      groups: FocusMap.paneGroups(40).map { group in
        group.with { $0.viewport.origin.row = group.id == "b" ? row : 0 }
      })
  }

  @Test("A scrolled map answers every movement as one that was made so", arguments: [0, 7, 30])
  func sameAsMade(row: Int) {
    let made = map(row: row)
    let scrolled = map(row: 0).scrolled { Point(column: 0, row: $0.id == "b" ? row : 0) }
    for start in ["a", "b", "c"].map({ FocusTarget(ItemID("\($0)9"), in: GroupID($0)) }) {
      for movement in Self.movements {
        var one = FocusState()
        _ = one.reconcile(from: nil, to: made)
        _ = one.move(.to(start), in: made)
        var other = one
        #expect(one.move(movement, in: made) == other.move(movement, in: scrolled))
        #expect(one == other)
      }
    }
    #expect(scrolled.group("b")?.viewport == made.group("b")?.viewport)
  }

  private static let movements: [Movement] = [
    .arrow(.up), .arrow(.down), .arrow(.left), .arrow(.right), .tab(.forward), .tab(.backward),
    .page(.forward), .last, .click(Point(column: 25, row: 3)),
  ]
}
