/// What is worked out about a group once for each map.
struct GroupStanding: Sendable {
  /// The slot of the parent; `nil` at the top, and for groups that are their own ancestors.
  var parent: Int?

  /// The index of the scope; `nil` where the map has none of that name.
  var scope: Int?

  /// Why none of its items can take the focus, if so.
  var barrier: GroupBarrier?

  /// How many items it has, never below 0.
  var count: Int

  /// The items that opted out, ascending.
  var optedOut: [Int]

  /// The first item that can take the focus; `nil` where none can.
  var first: Int?

  /// The axis of a list in which a step is only ever a step: no item opted out, and the group
  /// steers none.
  var plainAxis: FocusAxis?

  /// What nested groups inherit.
  private var legacy = Legacy()

  /// The word of a group and its ancestors on being in use.
  private struct Legacy {
    var barrier: GroupBarrier?
    var isFinal = false
    var declined: GroupID?
  }

  /// Whether an item of it can take the focus now, seen from the group alone.
  var isEnterable: Bool { first != nil }
}

extension GroupStanding {
  /// The standings of all groups, one a slot.
  static func all(
    _ groups: [FocusGroup], scopes: [FocusScope], lookup: GroupLookup
  ) -> [GroupStanding] {
    let parents = parents(of: groups, lookup: lookup)
    var standings = groups.indices.map { slot in
      GroupStanding(
        parent: parents[slot], scope: scopes.firstIndex { $0.id == groups[slot].scope },
        barrier: nil, count: max(0, groups[slot].source.count),
        optedOut: groups[slot].source.optedOut, first: nil)
    }
    for slot in parentsFirst(parents) {
      let inherited = parents[slot].map { standings[$0].legacy } ?? Legacy()
      standings[slot].inherit(inherited, as: groups[slot])
      guard standings[slot].barrier == nil else { continue }
      standings[slot].first = groups[slot].source.firstFocusable(count: standings[slot].count)
      if case .list(let axis) = groups[slot].arrangement, groups[slot].controls == nil,
        standings[slot].optedOut.isEmpty
      {
        standings[slot].plainAxis = axis
      }
    }
    return standings
  }

  /// Takes over what the ancestors say and adds what the group says (focus F11).
  private mutating func inherit(_ inherited: Legacy, as group: FocusGroup) {
    legacy = inherited
    if !inherited.isFinal {
      switch group.availability {
      case .inherited: break
      case .enabled: legacy.barrier = nil
      case .disabled: legacy.barrier = .disabled(by: group.id)
      case .disabledThroughout:
        legacy.barrier = .disabled(by: group.id)
        legacy.isFinal = true
      case .hidden: legacy.barrier = .hidden(by: group.id)
      }
    }
    if inherited.declined == nil, group.allowsFocus == .nothing { legacy.declined = group.id }
    let declined = legacy.declined ?? (group.allowsFocus == .nestedOnly ? group.id : nil)
    barrier =
      scope == nil
      ? .unknownScope(group.scope) : legacy.barrier ?? declined.map { .declined(by: $0) }
  }

  /// The slot of each group's parent; groups that are their own ancestors have none.
  private static func parents(of groups: [FocusGroup], lookup: GroupLookup) -> [Int?] {
    var parents = [Int?](repeating: nil, count: groups.count)
    var hasParents = false
    for slot in groups.indices {
      guard let parent = groups[slot].parent else { continue }
      parents[slot] = lookup.slot(of: parent, in: groups)
      hasParents = true
    }
    guard hasParents else { return parents }
    // The number of the walk that met a group; a walk that meets itself has found a ring.
    var walks = [Int](repeating: 0, count: groups.count)
    for start in groups.indices where walks[start] == 0 {
      var chain: [Int] = []
      var next: Int? = start
      while let slot = next, walks[slot] == 0 {
        walks[slot] = start + 1
        chain.append(slot)
        next = parents[slot]
      }
      if let slot = next, walks[slot] == start + 1, let first = chain.firstIndex(of: slot) {
        for member in chain[first...] { parents[member] = nil }
      }
    }
    return parents
  }

  /// All slots, every parent before its nested groups.
  private static func parentsFirst(_ parents: [Int?]) -> [Int] {
    guard parents.contains(where: { $0 != nil }) else { return Array(parents.indices) }
    var order: [Int] = []
    order.reserveCapacity(parents.count)
    var isListed = [Bool](repeating: false, count: parents.count)
    for start in parents.indices {
      var chain: [Int] = []
      var next: Int? = start
      while let slot = next, !isListed[slot] {
        isListed[slot] = true
        chain.append(slot)
        next = parents[slot]
      }
      order.append(contentsOf: chain.reversed())
    }
    return order
  }
}

/// Why no item of a group can take the focus.
enum GroupBarrier: Hashable, Sendable {
  /// A group, itself or an ancestor, is hidden.
  case hidden(by: GroupID)
  /// A group, itself or an ancestor, is disabled.
  case disabled(by: GroupID)
  /// A group, itself or an ancestor, declines the focus.
  case declined(by: GroupID)
  /// The map has no scope of that name.
  case unknownScope(ScopeID)
}

extension FocusSource {
  /// The first item that can take the focus.
  func firstFocusable(count: Int) -> Int? {
    guard count > 0, let first = nextFocusable(from: -1, step: .forward), first >= 0, first < count
    else { return nil }
    return first
  }
}
