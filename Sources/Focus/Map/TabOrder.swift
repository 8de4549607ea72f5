import Geometry

/// A stop of the Tab key: a group, or a segment of one (focus F10).
struct TabStop: Hashable, Sendable {
  /// The group.
  var slot: Int

  /// The items that belong to the stop.
  var items: Range<Int>
}

/// The order in which Tab goes through the groups of each scope (focus F7).
struct TabOrder: Sendable {
  /// All groups, scope by scope from back to front, also those that can't be entered.
  private(set) var sequence: [Int] = []

  /// The part of `sequence` that belongs to each scope.
  private(set) var scopes: [Range<Int>] = []

  /// The stops that can be entered, in the same order.
  private(set) var stops: [TabStop] = []

  /// The part of `stops` that belongs to each scope.
  private(set) var scopeStops: [Range<Int>] = []

  /// Where each group stands in `stops`: its first stop, or the first one after it.
  private(set) var position: [Int]

  /// Where each group stands in `sequence`.
  private(set) var rank: [Int]

  init(
    _ groups: [FocusGroup], standings: [GroupStanding], scopeCount: Int,
    reading: ReadingDirection
  ) {
    position = [Int](repeating: 0, count: groups.count)
    rank = position
    sequence.reserveCapacity(groups.count)
    stops.reserveCapacity(groups.count)
    let family = Family(groups, standings: standings, scopeCount: scopeCount, reading: reading)
    for scope in 0..<scopeCount {
      let firstGroup = sequence.count
      let firstStop = stops.count
      var pending = Array(family.sorted(family.tops[scope]).reversed())
      while let slot = pending.popLast() {
        rank[slot] = sequence.count
        position[slot] = stops.count
        sequence.append(slot)
        appendStops(of: slot, source: groups[slot].source, standing: standings[slot])
        if let nested = family.nested[slot] {
          pending.append(contentsOf: family.sorted(nested, in: slot).reversed())
        }
      }
      scopes.append(firstGroup..<sequence.count)
      scopeStops.append(firstStop..<stops.count)
    }
  }

  /// The numbers of a group's own stops.
  func stops(of slot: Int) -> Range<Int> {
    let first = position[slot]
    var end = first
    while end < stops.count, stops[end].slot == slot { end += 1 }
    return first..<end
  }

  /// Appends a stop for each segment that can be entered and each focusable item between them.
  private mutating func appendStops(
    of slot: Int, source: any FocusSource, standing: GroupStanding
  ) {
    guard standing.isEnterable else { return }
    var start = 0
    for cut in standing.optedOut where cut >= start && cut < standing.count {
      if source.nextFocusable(in: start..<cut) != nil {
        stops.append(TabStop(slot: slot, items: start..<cut))
      }
      if source.focusability(at: cut).isFocusable {
        stops.append(TabStop(slot: slot, items: cut..<cut + 1))
      }
      start = cut + 1
    }
    if start == 0 || source.nextFocusable(in: start..<standing.count) != nil {
      stops.append(TabStop(slot: slot, items: start..<standing.count))
    }
  }
}

/// Who is nested in whom, and the order among the groups of one parent.
private struct Family {
  /// The groups of each scope that hang on no other group of it.
  var tops: [[Int]]

  /// The groups nested in a group of their own scope.
  var nested: [Int: [Int]] = [:]

  private let groups: [FocusGroup]

  /// The direction of reading around the groups of each parent; of the tops the map's.
  private let reading: ReadingDirection

  /// The direction of each group; empty where all have the map's.
  private var directions: [ReadingDirection] = []

  init(
    _ groups: [FocusGroup], standings: [GroupStanding], scopeCount: Int,
    reading: ReadingDirection
  ) {
    self.groups = groups
    self.reading = reading
    if groups.contains(where: { $0.reading != nil }) {
      directions = groups.indices.map { slot in
        var next: Int? = slot
        while let slot = next {
          if let own = groups[slot].reading { return own }
          next = standings[slot].parent
        }
        return reading
      }
    }
    tops = [[Int]](repeating: [], count: scopeCount)
    for slot in standings.indices {
      guard let scope = standings[slot].scope else { continue }
      if let parent = standings[slot].parent, standings[parent].scope == scope {
        nested[parent, default: []].append(slot)
      } else {
        tops[scope].append(slot)
      }
    }
  }

  /// Groups of one parent in Tab order: by explicit order, then the others as they are read.
  func sorted(_ slots: [Int], in parent: Int? = nil) -> [Int] {
    guard slots.count > 1 else { return slots }
    if let ordered = explicitlyOrdered(slots) { return ordered }
    let frames = slots.map { groups[$0].frame }
    let hasDirections = !directions.isEmpty
    let order = ReadingOrder(hasDirections ? parent.map { directions[$0] } ?? reading : reading)
    func precedes(_ left: Int, _ right: Int) -> Bool {
      groups[slots[left]].id < groups[slots[right]].id
    }
    let read =
      hasDirections
      ? order.sorted(frames, directions: slots.map { directions[$0] }, ties: precedes)
      : order.sorted(frames, ties: precedes)
    guard slots.contains(where: { groups[$0].order != nil }) else { return read.map { slots[$0] } }
    // The place in reading order comes second, so that equal orders are read.
    return read.enumerated().sorted { left, right in
      let leftOrder = groups[slots[left.element]].order ?? .max
      let rightOrder = groups[slots[right.element]].order ?? .max
      return (leftOrder, left.offset) < (rightOrder, right.offset)
    }.map { slots[$0.element] }
  }
}

extension Family {
  /// The groups by their explicit orders, where all have one and no two the same: then it doesn't
  /// matter how they are read.
  private func explicitlyOrdered(_ slots: [Int]) -> [Int]? {
    var ordered: [Int] = []
    ordered.reserveCapacity(slots.count)
    for slot in slots {
      guard let order = groups[slot].order else { return nil }
      var place = ordered.count
      while place > 0, let other = groups[ordered[place - 1]].order, other >= order {
        if other == order { return nil }
        place -= 1
      }
      ordered.insert(slot, at: place)
      // A screen has a handful of panes; many groups are sorted in a better way.
      guard ordered.count <= 16 else { return nil }
    }
    return ordered
  }
}

extension FocusSource {
  /// The first focusable item of `range`.
  func nextFocusable(in range: Range<Int>) -> Int? {
    guard !range.isEmpty,
      let first = nextFocusable(from: range.lowerBound - 1, step: .forward), range.contains(first)
    else { return nil }
    return first
  }
}
