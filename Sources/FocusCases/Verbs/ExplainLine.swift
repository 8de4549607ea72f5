import Focus

/// How the engine came to the answer of a case: each of its movements, or each of its items.
struct ExplainLine: ReportLine {
  let id: String
  let isRight: Bool?
  let moves: [ExplainedMove]
  let items: [ExplainedItem]

  init(_ fact: FocusCase) {
    id = fact.id
    isRight = fact.isRight(fact.answer())
    var player = CasePlayer(fact.world)
    switch fact.question {
    case .directional(let from, let heading):
      if let from { player.start(at: from) }
      let key = CaseMove.Key(rawValue: heading.rawValue) ?? .right
      moves = [ExplainedMove(CaseMove(key), &player)]
      items = []
    case .sequence(let from, let keys):
      if let from { player.start(at: from) }
      moves = keys.map { ExplainedMove($0, &player) }
      items = []
    case .order, .entry, .click:
      if let focused = fact.world.focused { player.start(at: focused) }
      let stage = player.stage(for: fact.question == .order ? .tab(type: nil) : .any)
      moves = []
      items = fact.world.all.compactMap { ExplainedItem($0.id, in: stage, player.state) }
    }
  }

  var text: String {
    let lines = moves.flatMap(\.lines) + items.map(\.line)
    return ([id] + lines).map { $0.replacing("\n", with: " ").printable + "\n" }.joined()
  }
}

extension ExplainLine: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, ok, moves, items
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(isRight, forKey: .ok)
    if !moves.isEmpty { try values.encode(moves, forKey: .moves) }
    if !items.isEmpty { try values.encode(items, forKey: .items) }
  }
}
