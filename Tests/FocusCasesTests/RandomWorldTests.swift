import Focus
import FocusCases
import Testing

@Suite("Random worlds")
struct RandomWorldTests {
  /// All items of a world, the ones inside too.
  func all(_ items: [CaseItem]) -> [CaseItem] {
    items.flatMap { [$0] + all($0.children) }
  }

  func path(_ moves: [CaseMove], from: ItemID?, in world: CaseWorld) -> [ItemID?] {
    let fact = FocusCase(
      id: "x", source: .init(), world: world, question: .sequence(from: from, moves))
    guard case .path(let path) = fact.answer() else { return [] }
    return path
  }

  @Test(
    "Tab stops at an item once a round, and only at one that takes the focus", arguments: 1...50)
  func order(seed: UInt64) {
    let world = RandomWorld.world(seed: seed)
    let order = world.order()
    #expect(Set(order).count == order.count)
    for id in order {
      let item = all(world.items).first { $0.id == id }
      #expect(item?.focusable ?? item?.children.isEmpty == true)
      #expect(item?.isTabStop == true)
    }
  }

  @Test("Shift-Tab undoes Tab", arguments: 1...50)
  func backAndForth(seed: UInt64) {
    let world = RandomWorld.world(seed: seed)
    for id in world.order() {
      let path = path([CaseMove(.next), CaseMove(.previous)], from: id, in: world)
      #expect(path.last == id)
    }
  }

  @Test("No key loses the focus or puts it on an unknown item", arguments: 1...40)
  func keys(seed: UInt64) {
    let world = RandomWorld.world(seed: seed)
    let known = Set(all(world.items).map(\.id))
    let moves = (CaseMove.Key.allCases + CaseMove.Key.allCases.reversed()).map { CaseMove($0) }
    for start in world.order().prefix(3) {
      for stop in path(moves, from: start, in: world) {
        #expect(stop.map(known.contains) == true)
      }
    }
  }

  @Test("What is entered, clicked or searched for is answered", arguments: 1...40)
  func questions(seed: UInt64) {
    let world = RandomWorld.world(seed: seed)
    let items = all(world.items).map(\.id)
    let known = Set(items)
    let questions: [FocusCase.Question] =
      [.entry(into: nil), .entry(into: "g"), .click(items)]
      + [.up, .down, .left, .right].flatMap { heading in
        [.directional(from: nil, heading), .directional(from: items.last, heading)]
      }
    for question in questions {
      let answer = FocusCase(id: "x", source: .init(), world: world, question: question).answer()
      switch answer {
      case .item(let item): #expect(item.map(known.contains) ?? true)
      case .path(let path): #expect(path.count == items.count)
      case .order: Issue.record("no order was asked for")
      }
    }
  }
}
