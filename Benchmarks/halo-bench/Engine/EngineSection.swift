import Focus
import Geometry

/// What the focus engine costs by itself, without a screen and without notes (focus, "Cost").
enum EngineSection {
  /// Measures everything.
  static func measure() -> Section {
    Section(
      title: "Focus engine",
      figures: tab() + next() + directional() + reconcile() + map() + arrangement())
  }

  // MARK: - Tab

  private static func tab() -> [Figure] {
    let groups = (0..<1_000).map { number in
      FocusGroup(
        GroupID("group \(number)"),
        frame: Rectangle(column: number % 40 * 30, row: number / 40 * 6, columns: 28, rows: 5),
        source: ListSource((0..<5).map { ItemID("item \($0)") }, generation: 1))
    }
    let map = FocusMap(groups: groups)
    var state = focused(in: map, on: FocusTarget(entryOf: "group 0"))
    return Cost(of: 2_000) { _ in keep(state.move(.tab(.forward), in: map)) }
      .figures("Tab among 1,000 groups", .microseconds, atMost: 2)
  }

  // MARK: - Steps

  private static func next() -> [Figure] {
    func cost(_ names: NumberedRows.Names) -> Cost {
      let map = map(of: NumberedRows(count: 1_000_000, names: names))
      var state = focused(in: map, on: FocusTarget(entryOf: "notes"))
      let step = Cost(of: 10_000) { _ in keep(state.move(.next, in: map)) }
      // What the engine asks of the source for a step is the source's own affair.
      let source = map.groups[0].source
      var index = 0
      let asking = Cost(of: 10_000) { _ in
        let here = source.rectangle(at: index)
        index = source.nextFocusable(from: index, step: .forward) ?? 0
        keep((source.generation, here, source.rectangle(at: index), source.id(at: index)))
      }
      return step.less(asking)
    }
    return cost(.short).figures(
      "next in a group of 1,000,000", .nanoseconds, atMost: 50, allocations: 0)
      + cost(.long).figures("– with names longer than 15 bytes", .nanoseconds, allocations: 0)
  }

  // MARK: - Searches by geometry

  private static func directional() -> [Figure] {
    [(10_000, 80.0, 20), (200, 2.0, 400)].flatMap { count, budget, iterations in
      let plane = Plane(count: count)
      let map = FocusMap(groups: [
        FocusGroup("plane", frame: plane.bounds, source: plane, arrangement: .spatial)
      ])
      let state = focused(in: map, on: FocusTarget(ItemID("item \(count / 2)"), in: "plane"))
      let headings: [FocusHeading] = [.down, .right, .up, .left]
      return Cost(of: iterations) { number in
        keep(map.propose(.arrow(headings[number % 4]), from: state))
      }.figures("arrow among \(grouped(count)) visible items", .microseconds, atMost: budget)
    }
  }

  // MARK: - Changes

  private static func reconcile() -> [Figure] {
    let rows = NumberedRows(count: 1_000_000, names: .long)
    let row = 500_000
    let (old, new) = (map(of: rows), map(of: rows.without(row)))
    let before = focused(in: old, on: FocusTarget(rows.id(at: row), in: "notes"))
    return Cost(of: 1_000) { _ in
      var state = before
      keep(state.reconcile(from: old, to: new))
    }.figures("reconcile after one row of 1,000,000 went", .microseconds, atMost: 2)
  }

  // MARK: - Maps

  private static func map() -> [Figure] {
    let groups = AppLikeGroups.groups
    return Cost(of: 200) { _ in keep(FocusMap(groups: groups)) }
      .figures("making a map of 12 groups", .microseconds)
  }

  private static func arrangement() -> [Figure] {
    let map = FocusMap(groups: AppLikeGroups.groups)
    let state = focused(in: map, on: FocusTarget(entryOf: "group 3"))
    return Cost(of: 1_000) { _ in
      var state = state
      keep(state.reconcile(from: map, to: map))
    }.figures("reconcile of a map in which nothing changed", .microseconds)
  }

  private static func map(of rows: NumberedRows) -> FocusMap {
    FocusMap(groups: [
      FocusGroup(
        "notes", frame: Rectangle(column: 0, row: 0, columns: 40, rows: 38), source: rows)
    ])
  }

  private static func focused(in map: FocusMap, on target: FocusTarget) -> FocusState {
    var state = FocusState()
    _ = state.reconcile(from: nil, to: map)
    _ = state.move(.to(target, as: .programmatic), in: map)
    return state
  }
}

/// Groups as a screen with three panes, a sheet and a few fields has them.
private enum AppLikeGroups {
  static let groups = (0..<12).map { number in
    FocusGroup(
      GroupID("group \(number)"), title: "Group \(number)", order: number < 6 ? number : nil,
      frame: Rectangle(column: number % 3 * 40, row: number / 3 * 10, columns: 38, rows: 9),
      source: ListSource((0..<30).map { ItemID("item \($0)") }, generation: 1))
  }
}

/// Items that lie about on a plane without touching, in an order that means nothing.
struct Plane: FocusSource {
  private let ids: [ItemID]
  private let rectangles: [Rectangle]

  /// Everything that the items cover.
  let bounds: Rectangle

  /// Puts so many items on a plane.
  init(count: Int) {
    let perRow = Int(Double(count).squareRoot().rounded(.up))
    // A step that shares no divisor with the count goes through all of them, far apart each time.
    let step = 7_919
    rectangles = (0..<count).map { number in
      let place = number * step % count
      return Rectangle(
        column: place % perRow * 12 + place / perRow % 5, row: place / perRow * 4 + place % 3,
        columns: 6 + place % 4, rows: 1 + place % 2)
    }
    ids = (0..<count).map { ItemID("item \($0)") }
    bounds = Rectangle(column: 0, row: 0, columns: perRow * 12 + 12, rows: perRow * 4 + 8)
  }

  var count: Int { ids.count }
  var generation: UInt64 { 1 }
  func id(at index: Int) -> ItemID { ids[index] }
  func index(of id: ItemID, near hint: Int) -> Int? { ids.firstIndex(of: id) }
  func rectangle(at index: Int) -> Rectangle { rectangles[index] }
  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let next = index + step.sign
    return ids.indices.contains(next) ? next : nil
  }
  func appendFocusable(in range: Range<Int>, to list: inout [DirectionalCandidate]) {
    list.reserveCapacity(list.count + range.count)
    for index in range {
      list.append(DirectionalCandidate(index: index, rectangle: rectangles[index]))
    }
  }
}

/// A count with its thousands set apart.
private func grouped(_ count: Int) -> String {
  count < 1_000 ? "\(count)" : "\(count / 1_000),\(String(count % 1_000 + 1_000).dropFirst())"
}
