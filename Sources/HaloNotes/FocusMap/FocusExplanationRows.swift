import Focus
import FocusCases

/// The rows of the sheet that explains the focus: what there is to say of the focused item, and where
/// each key would lead, and why.
struct FocusExplanationRows: Sendable {
  /// The rows from top to bottom.
  let rows: [ExplanationContent.Row]

  private typealias Row = ExplanationContent.Row

  private static let movements: [(key: String, movement: Movement)] = [
    ("Tab", .tab(.forward)), ("S-Tab", .tab(.backward)), ("k", .arrow(.up)),
    ("j", .arrow(.down)), ("h", .arrow(.left)), ("l", .arrow(.right)),
  ]

  /// Explains an item of a map.
  init(of target: FocusTarget, in map: FocusMap, from state: FocusState) {
    let names = MapNames(map: map)
    var rows = [Row(kind: .header, text: names.name(of: target))]
    if let item = target.item {
      let found = map.explain(item, in: target.group, from: state)
      let sentences =
        found.canFocus
        ? ["it can take the focus"] : found.barriers.map { $0.words(in: names) }
      for sentence in sentences + found.facts.map({ $0.words(in: names) }) {
        rows.append(Row(kind: .fact, text: sentence))
      }
    }
    for (key, movement) in Self.movements {
      rows.append(Row(kind: .gap, text: ""))
      rows += Self.rows(of: map.explain(movement, from: state), key: key, names: names)
    }
    self.rows = rows
  }

  private static func rows(
    of found: MovementExplanation, key: String, names: MapNames
  ) -> [Row] {
    let answer: String
    switch found.outcome {
    case .moved(let update), .steered(let update):
      answer = update.next.map { names.name(of: $0.target) } ?? ""
    case .scrolled: answer = "the text scrolls first"
    case .refused(let refusal): answer = refusal.words(in: names)
    }
    let rule = [found.rule?.words, found.search?.words].compactMap { $0 }.joined(separator: "; ")
    var rows = [Row(kind: .header, text: key), Row(kind: .fact, text: answer, trailing: rule)]
    for candidate in found.candidates {
      guard case .weighed(_, let distance?) = candidate.verdict else { continue }
      rows.append(
        Row(
          kind: .candidate, text: names.name(of: candidate.name),
          trailing: "score \(distance.score / 4)"))
    }
    return rows
  }
}

/// The names of groups and items as the screen shows them.
struct MapNames: FocusNaming {
  let map: FocusMap

  func name(of group: GroupID) -> String { map.group(group)?.title ?? group.rawValue }

  func name(of target: FocusTarget) -> String {
    guard let item = target.item else { return name(of: target.group) }
    guard let place = map.place(of: item, in: target.group),
      let title = map.group(target.group)?.source.title(at: place.index), !title.isEmpty
    else { return item.rawValue }
    return "\(title) (\(name(of: target.group)))"
  }

  /// What something that was weighed is called.
  func name(of candidate: CandidateExplanation.Name) -> String {
    switch candidate {
    case .item(let target): name(of: target)
    case .group(let group): name(of: group)
    case .guide(let guide): guide.rawValue
    }
  }
}
