import Focus

// How items of one parent stand to each other.
extension StageBuilder {
  /// The group on both sides of an item that opted out, past others that did and overlays.
  static func groupRound(_ index: Int, of items: [CaseItem]) -> GroupID? {
    func name(_ item: CaseItem) -> String? {
      if case .named(let name) = item.membership { name } else { nil }
    }
    func counts(_ item: CaseItem) -> Bool { item.membership != .optedOut && !item.isOverlay }
    let before = items[..<index].last(where: counts).flatMap(name)
    let after = items[(index + 1)...].first(where: counts).flatMap(name)
    return before == after ? before.map { GroupID("group \($0)") } : nil
  }

  /// The explicit order of items that have one parent; `nil` where they are read as they lie.
  func ranks(of items: [CaseItem], policy: CaseItem.Policy?) -> [Int]? {
    let isOrdered = items.contains { $0.order != nil }
    switch policy {
    case .reading?: return nil
    case .listed?: return Array(items.indices)
    case .ordered?, nil:
      guard isOrdered else { return places == .given ? nil : Array(items.indices) }
    }
    let sorted = items.indices.sorted { left, right in
      switch (items[left].order, items[right].order) {
      case (let a?, let b?) where a != b: a < b
      case (.some, nil): true
      case (nil, .some): false
      default: left < right
      }
    }
    var ranks = [Int](repeating: 0, count: items.count)
    for (rank, index) in sorted.enumerated() { ranks[index] = rank }
    return ranks
  }
}
