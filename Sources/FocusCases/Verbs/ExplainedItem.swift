import Focus

/// What keeps an item from the focus, and what else there is to say of it.
struct ExplainedItem: Encodable {
  let item: String
  let barriers: [String]
  let facts: [String]

  init?(_ item: ItemID, in stage: CaseStage, _ state: FocusState) {
    guard let target = stage.members[item], let name = target.item else { return nil }
    let found = stage.map.explain(name, in: target.group, from: state)
    self.item = item.rawValue
    barriers = found.barriers.map { $0.words(in: stage) }
    facts = found.facts.map { $0.words(in: stage) }
  }

  var line: String {
    let verdict = barriers.isEmpty ? "can take the focus" : barriers.joined(separator: ", ")
    return "  \(item): " + ([verdict] + facts).joined(separator: "; ")
  }
}
