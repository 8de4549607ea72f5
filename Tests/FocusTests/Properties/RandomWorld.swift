import Focus
import Geometry

/// Maps made at random, each a small step away from the one before.
struct RandomWorld {
  private var numbers: SeededNumbers
  private var next = 0
  private(set) var panes: [Pane] = []
  private(set) var scopes = [FocusScope(.base)]
  private var guides: [FocusGuide] = []

  /// A group, by what it is made of.
  struct Pane {
    var group: FocusGroup
    var items: [FocusItem]
  }

  /// Whether items may opt out and fields may steer, which makes Tab go other ways.
  private let isPlain: Bool

  init(seed: UInt64, plain isPlain: Bool = false) {
    numbers = SeededNumbers(seed: seed)
    self.isPlain = isPlain
    for _ in 0..<pick(0...4) { addPane(to: .base) }
  }

  /// The map as it is now, with groups and guides listed in order or in reverse.
  func map(reversed: Bool = false) -> FocusMap {
    let groups = panes.map { pane in
      var group = pane.group
      group.source =
        group.arrangement == .grid
        ? ArraySource(
          rows: stride(from: 0, to: pane.items.count, by: 3).map {
            Array(pane.items[$0..<min($0 + 3, pane.items.count)])
          })
        : ArraySource(pane.items)
      return group
    }
    return FocusMap(
      scopes: scopes, groups: reversed ? groups.reversed() : groups,
      guides: reversed ? guides.reversed() : guides)
  }

  /// A movement of any kind.
  mutating func movement() -> Movement {
    let step = FocusStep.allCases[pick(0...1)]
    switch pick(0...12) {
    case 0, 1: return .tab(step)
    case 2: return .leave(step)
    case 3: return .group(anyGroup())
    case 4, 5, 6: return .arrow(FocusHeading.allCases[pick(0...7)])
    case 7: return [.next, .previous, .first, .last][pick(0...3)]
    case 8: return .page(step)
    case 9: return .halfPage(step)
    case 10: return .to(FocusTarget(anyItem(), in: anyGroup()), as: .programmatic)
    case 11: return .click(Point(column: pick(-5...60), row: pick(-5...40)))
    default: return .typeAhead(["i", "1", "i2", "zz", ""][pick(0...4)])
    }
  }

  /// Changes one thing, as an app may between two arrangements.
  mutating func change() {
    switch pick(0...15) {
    case 0: addPane(to: scopes[pick(0...scopes.count - 1)].id)
    case 1: if !panes.isEmpty { panes.remove(at: pick(0...panes.count - 1)) }
    case 2: openScope()
    case 3: if scopes.count > 1 { scopes.remove(at: pick(1...scopes.count - 1)) }
    case 4:
      let scope = pick(0...scopes.count - 1)
      scopes[scope].modality = scopes[scope].modality == .modal ? .joined : .modal
    case 5:
      guides = (0..<pick(0...2)).map { number in
        FocusGuide(
          GuideID("g\(number)"), frame: rectangle(),
          to: [FocusTarget(anyItem(), in: anyGroup()), FocusTarget(entryOf: anyGroup())])
      }
    case 6: changePane { $0.group.parent = $1 }
    case 7: if !isPlain { changePane { $0.group.controls = $1 } }
    case 8:
      var shuffling = SeededNumbers(seed: UInt64(pick(0...1_000)))
      changePane { pane, _ in pane.items.shuffle(using: &shuffling) }
    case 9, 10: changePane { pane, _ in if !pane.items.isEmpty { pane.items.removeLast() } }
    case 11: changePane { pane, _ in if !pane.items.isEmpty { pane.items.removeFirst() } }
    default:
      let availability: [Availability] = [
        .inherited, .enabled, .disabled, .disabledThroughout, .hidden,
      ]
      let chosen = availability[max(0, pick(-4...4))]
      let item = item()
      let roll = pick(0...3)
      changePane { pane, _ in
        switch roll {
        case 0: pane.group.availability = chosen
        case 1: pane.items.insert(item, at: 0)
        case 2: pane.group.presence = pane.group.presence == .shown ? .offered : .shown
        default: pane.items.append(item)
        }
      }
    }
  }

  /// A number of a range.
  mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  private mutating func changePane(_ change: (inout Pane, GroupID) -> Void) {
    guard !panes.isEmpty else { return }
    let number = pick(0...panes.count - 1)
    let other = anyGroup()
    change(&panes[number], other)
  }

  mutating func anyGroup() -> GroupID {
    panes.isEmpty || pick(0...9) == 0 ? "nowhere" : panes[pick(0...panes.count - 1)].group.id
  }

  private mutating func anyItem() -> ItemID { ItemID("i\(pick(0...max(1, next)))") }

  private mutating func openScope() {
    guard scopes.count < 4 else { return }
    next += 1
    let scope = FocusScope(
      ScopeID("s\(next)"), modality: pick(0...1) == 0 ? .modal : .joined,
      frame: pick(0...1) == 0 ? rectangle() : nil,
      opening: pick(0...3) == 0 ? .stays : .enters,
      restoration: [
        .lastOutside, .lastOutside, .nowhere, .given(FocusTarget(entryOf: anyGroup())),
      ][
        pick(0...3)])
    scopes.append(scope)
    for _ in 0..<pick(1...3) { addPane(to: scope.id) }
  }

  private mutating func addPane(to scope: ScopeID) {
    guard panes.count < 12 else { return }
    next += 1
    let arrangements: [FocusArrangement] = [
      .list(.vertical), .list(.horizontal), .grid, .spatial,
    ]
    let ends: [EndPolicy] = [.stop, .wrap, .leave, .exitToParent, .exit(to: anyGroup())]
    var group = FocusGroup(
      GroupID("p\(next)"), scope: scope, order: pick(0...4) == 0 ? pick(0...2) : nil,
      frame: rectangle(), source: ArraySource([]), arrangement: arrangements[pick(0...3)],
      ends: pick(0...1) == 0
        ? nil : GroupEnds(vertical: ends[pick(0...4)], horizontal: ends[pick(0...4)]))
    group.sidewaysEntry = pick(0...1) == 0 ? .preferred : .nearest
    group.tabEntry = pick(0...1) == 0 ? .preferred : .nearEdge
    group.memory = pick(0...3) == 0 ? .off : .kept
    group.allowsFocus =
      [.everything, .everything, .everything, .nestedOnly, .nothing][
        pick(0...4)]
    panes.append(Pane(group: group, items: (0..<pick(0...7)).map { _ in item() }))
  }

  private mutating func item() -> FocusItem {
    next += 1
    return FocusItem(
      ItemID("i\(next)"), at: rectangle(),
      focusability: [.focusable, .focusable, .focusable, .disabled, .hidden][pick(0...4)],
      tabPolicy: pick(0...5) == 0 ? .consumed : .leaves,
      priority: pick(0...5) == 0 ? .prioritized : .ignored,
      membership: pick(0...7) == 0 && !isPlain ? .optedOut : .member)
  }

  private mutating func rectangle() -> Rectangle {
    if pick(0...30) == 0 {
      return Rectangle(
        column: [Int.min, .max, -1][pick(0...2)], row: [Int.min, .max, 0][pick(0...2)],
        columns: [Int.min, .max, 0][pick(0...2)], rows: [Int.min, .max, -3][pick(0...2)])
    }
    return Rectangle(
      column: pick(0...50), row: pick(0...30), columns: pick(1...20), rows: pick(1...8))
  }
}
