import Focus
import Geometry
import Testing

/// A source whose answers have nothing to do with each other.
private struct LyingSource: FocusSource {
  let seed: UInt64

  private func lie(_ question: Int, _ index: Int = 0) -> Int {
    var numbers = SeededNumbers(
      seed: seed &+ UInt64(bitPattern: Int64(question)) &* 977
        &+ UInt64(bitPattern: Int64(truncatingIfNeeded: index)))
    let wild = [Int.min, .max, -1, 0, 1, 2, 3, 4, 5, 1_000]
    return wild[Int.random(in: 0..<wild.count, using: &numbers)]
  }

  var count: Int { min(lie(1), 1_000) }
  var generation: UInt64 { seed }
  func id(at index: Int) -> ItemID { ItemID("i\(lie(2, index))") }
  func index(of id: ItemID, near hint: Int) -> Int? { lie(3, hint) }
  func rectangle(at index: Int) -> Rectangle {
    Rectangle(
      column: lie(4, index), row: lie(5, index), columns: lie(6, index), rows: lie(7, index))
  }
  func focusability(at index: Int) -> Focusability {
    lie(8, index) > 1 ? .focusable : .disabled
  }
  func nextFocusable(from index: Int, step: FocusStep) -> Int? { lie(9, index) }
  var entryCandidates: [EntryCandidate] { [EntryCandidate(lie(10)), EntryCandidate(lie(11))] }
  func indices(meeting area: Rectangle) -> Range<Int> {
    let one = lie(12)
    let other = lie(13)
    return min(one, other)..<max(one, other)
  }
  func appendRectangles(of range: Range<Int>, to list: inout [Rectangle]) {
    list.append(rectangle(at: 0))
  }
  func title(at index: Int) -> String { "\u{0}\u{1b}\(lie(14, index))" }
  var optedOut: [Int] { [lie(15), lie(16), lie(17)] }
  var rowCount: Int { lie(18) }
  func row(of index: Int) -> Int { lie(19, index) }
  func indices(inRow row: Int) -> Range<Int> { indices(meeting: .zero) }
  func nextMatch(of prefix: String, after index: Int) -> Int? { lie(20, index) }
}

@Suite("Hostile input is answered, never a trap")
struct HostileTests {
  private static let movements: [Movement] = [
    .tab(.forward), .tab(.backward), .leave(.forward), .group("a"), .arrow(.up), .arrow(.down),
    .arrow(.left), .arrow(.right), .arrow(.next), .arrow(.last), .next, .previous, .first, .last,
    .page(.forward), .page(.backward), .halfPage(.forward), .halfPage(.backward),
    .to(FocusTarget("i1", in: "b")), .click(Point(column: .max, row: .min)),
    .click(Point(column: 3, row: 3)), .typeAhead("i"), .typeAhead(""),
  ]

  @Test(
    "Sources that contradict themselves",
    arguments: [
      FocusArrangement.list(.vertical), .list(.horizontal), .grid, .spatial,
    ])
  func lies(_ arrangement: FocusArrangement) {
    for seed in 0..<300 as Range<UInt64> {
      func map(_ shift: UInt64) -> FocusMap {
        FocusMap(
          groups: ["a", "b", "c"].enumerated().map { number, name in
            FocusGroup(
              GroupID(name), frame: .pane(number),
              source: LyingSource(seed: seed &* 3 &+ UInt64(number) &+ shift),
              arrangement: arrangement,
              ends: GroupEnds(vertical: .wrap, horizontal: number == 0 ? .wrap : .leave),
              controls: number == 1 ? "c" : nil)
          })
      }
      var session = Session(map(0))
      for movement in HostileTests.movements {
        session.move(movement)
        _ = session.map.explain(movement, from: session.state)
      }
      session.change(to: map(1))
      session.move(.next)
      _ = session.state.focused.flatMap(session.map.sentence(for:))
      _ = session.map.lint(limit: 10)
    }
  }

  @Test("Rectangles at the ends of Int, empty and negative ones")
  func rectangles() {
    let wild = [Int.min, .max, -1, 0, 1, 7]
    var numbers = SeededNumbers(seed: 5)
    func any() -> Rectangle {
      Rectangle(
        column: wild.randomElement(using: &numbers) ?? 0,
        row: wild.randomElement(using: &numbers) ?? 0,
        columns: wild.randomElement(using: &numbers) ?? 0,
        rows: wild.randomElement(using: &numbers) ?? 0)
    }
    for round in 0..<300 {
      let arrangements: [FocusArrangement] = [
        .list(.vertical), .list(.horizontal), .grid, .spatial,
      ]
      let groups = ["a", "b", "c"].map { name in
        FocusGroup(
          GroupID(name), frame: any(), viewport: any(),
          source: ArraySource((0..<4).map { FocusItem(ItemID("i\($0)"), at: any()) }),
          arrangement: arrangements[round % 4],
          sidewaysEntry: round.isMultiple(of: 2) ? .nearest : .preferred)
      }
      let scopes = [FocusScope(.base), FocusScope("s", modality: .joined, frame: any())]
      var session = Session(
        FocusMap(
          scopes: scopes, groups: groups,
          guides: [FocusGuide("g", frame: any(), to: [FocusTarget("i1", in: "b")])],
          rowFactor: wild[round % wild.count]))
      for movement in HostileTests.movements {
        session.move(movement)
        if let place = session.state.focused {
          _ = session.map.reveal(of: place)?.scrolled(any())
          _ = session.map.visibleRectangle(of: place)
        }
      }
      #expect(session.focus != nil)
    }
  }

  @Test("Names that are given twice: the first stands, the others are told")
  func duplicates() {
    let groups: [FocusGroup] = [
      .list("a", ["x", "x", "x"]), .list("a", ["y"]), .list("b", ["x"], at: .pane(1)),
    ]
    let map = FocusMap(scopes: [FocusScope(.base), FocusScope(.base)], groups: groups)
    #expect(map.duplicates == [.scope(.base), .group("a")])
    var session = Session(map)
    #expect(session.path(.next, .next, .tab(.forward)) == ["a/x", "a/x", "b/x"])
    #expect(session.path(.tab(.backward)) == ["a/x"])
    #expect(session.state.focused?.index == 2)
    let many = FocusMap(
      groups: (0..<40).map { .list(GroupID("g\($0 % 20)"), ["x"]) })
    #expect(many.groups.count == 20)
  }

  @Test("No groups, no scopes, no items")
  func nothing() {
    for map in [
      FocusMap(groups: []), FocusMap(scopes: [], groups: []),
      FocusMap(groups: [.list("a", [])]),
      FocusMap(scopes: [FocusScope("x")], groups: FocusMap.paneGroups()),
    ] {
      var session = Session(map)
      for movement in HostileTests.movements { session.move(movement) }
      #expect(session.focus == nil)
      #expect(session.move(.next) == .refused(because: .nothingFocusable))
    }
  }

  @Test("A thousand groups nested in each other")
  func deep() {
    let groups = (0..<1_000).map { number in
      FocusGroup.list(GroupID("g\(number)"), ["x"]).with {
        $0.parent = number == 0 ? nil : GroupID("g\(number - 1)")
      }
    }
    var session = Session(groups.reversed())
    #expect(session.focus == "g0/x")
    session.move(.tab(.backward))
    #expect(session.focus == "g999/x")
    #expect(session.state.focused.map { session.map.trail(of: $0).groups.count } == 1_000)
  }

  @Test("A place that was never in the map")
  func foreignPlace() {
    let map = FocusMap.panes()
    let place = FocusPlace("x", in: "y", slot: .max, index: .min, generation: 3)
    #expect(map.trail(of: place).groups == ["y"])
    #expect(map.sentence(for: place) == nil)
    #expect(map.reveal(of: place) == nil)
    #expect(map.survivor(of: place, from: nil, state: FocusState())?.rule == .first)
  }
}
