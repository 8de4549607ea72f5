import Focus

extension FocusCase {
  /// What the engine answers.
  public func answer() -> CaseAnswer {
    var player = CasePlayer(world)
    switch question {
    case .directional(let from, let heading):
      if let from { player.start(at: from) }
      let (stage, movement) = player.arrow(heading)
      guard case .moved(let update) = stage.map.propose(movement, from: player.state).outcome
      else { return .item(nil) }
      return .item(update.next?.item)
    case .order:
      return .order(world.order(), isCyclic: true)
    case .sequence(let from, let moves):
      if let from { player.start(at: from) }
      return .path(
        moves.map { move in
          player.press(move)
          return player.focused
        })
    case .entry(let name):
      player.enter(name)
      return .item(player.focused)
    case .click(let items):
      let path = items.map { item in
        var player = CasePlayer(world)
        player.click(item)
        return player.focused
      }
      return path.count == 1 ? .item(path[0]) : .path(path)
    }
  }

  /// Whether an answer is the right one; `nil` for a case that only asks.
  public func isRight(_ answer: CaseAnswer) -> Bool? {
    guard let expected else { return nil }
    switch (expected, answer) {
    case (.item(let item), .path(let path)): return path.last == item
    case (.order(let order, _), .order(let found, _)): return order == found
    default: return expected == answer
    }
  }
}

extension CaseWorld {
  /// The items at which Tab stops, once round, from the first.
  ///
  /// It is the order for what is focused now: a trap that doesn't hold the focus has no effect,
  /// though Tab would go into it.
  public func order() -> [ItemID] {
    var world = self
    if trap(holding: focused) == nil { world.traps = [] }
    var player = CasePlayer(world)
    player.enterFirstStop()
    var order: [ItemID] = []
    var seen: Set<ItemID> = []
    while let focused = player.focused, seen.insert(focused).inserted {
      order.append(focused)
      player.press(CaseMove(.next))
    }
    return order
  }
}
