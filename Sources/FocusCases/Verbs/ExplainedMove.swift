import Focus

/// How one movement came to its answer.
struct ExplainedMove: Encodable {
  let move: String
  let from: String?
  let answer: String?
  let refusal: String?
  let rule: MovementRule?
  let search: DirectionalRule?
  let candidates: [ExplainedCandidate]

  /// Explains a key and presses it.
  init(_ move: CaseMove, _ player: inout CasePlayer) {
    let (stage, found) = player.explain(move)
    self.move = move.key.rawValue + (move.type.map { ":\($0)" } ?? "")
    from = player.focused?.rawValue
    rule = found.rule
    search = found.search
    switch found.outcome {
    case .moved(let update), .steered(let update):
      answer = update.next?.item.rawValue
      refusal = nil
    case .refused(let reason):
      answer = nil
      refusal = reason.words(in: stage)
    case .scrolled:
      answer = nil
      refusal = "the content scrolls first"
    }
    let names = Dictionary(
      found.candidates.map { ($0.index, $0.name.text(in: stage)) }, uniquingKeysWith: { $1 })
    candidates = found.candidates.map { ExplainedCandidate($0, names, in: stage) }
    player.press(move)
  }

  var lines: [String] {
    let found = [rule?.words, search?.words].compactMap { $0 }.joined(separator: "; ")
    let reason = refusal ?? found
    return ["  \(move): \(from ?? "-") → \(answer ?? "-") (\(reason))"]
      + candidates.map { "    \($0.line)" }
  }
}

/// What became of one thing that was weighed.
struct ExplainedCandidate: Encodable {
  let name: String

  /// Its class in a search; `open` or `closed` in a Tab order.
  let standing: String
  let reason: String?
  let distance: DirectionalDistance?

  private enum CodingKeys: String, CodingKey {
    case name, standing = "class", reason, distance
  }

  init(_ candidate: CandidateExplanation, _ names: [Int: String], in stage: CaseStage) {
    name = candidate.name.text(in: stage)
    switch candidate.verdict {
    case .weighed(.notCandidate(let exclusion), let distance):
      (standing, reason, self.distance) = ("none", exclusion.words, distance)
    case .weighed(.inBeam, let distance):
      (standing, reason, self.distance) = ("beam", nil, distance)
    case .weighed(.outside, let distance):
      (standing, reason, self.distance) = ("outside", nil, distance)
    case .weighed(.dropped(let other), let distance):
      (standing, reason, self.distance) = ("dropped", "for \(names[other] ?? "")", distance)
    case .open:
      (standing, reason, distance) = ("open", nil, nil)
    case .closed(let barriers):
      let words = barriers.map { $0.words(in: stage) }.joined(separator: ", ")
      (standing, reason, distance) = ("closed", words, nil)
    }
  }

  var line: String {
    let measure = distance.map {
      "score \(Double($0.score) / 4), major \($0.major), minor \(Double($0.doubledMinor) / 2)"
    }
    return ["\(name): \(standing)", reason, measure].compactMap { $0 }.joined(separator: ", ")
  }
}

extension CandidateExplanation.Name {
  /// What it is called.
  fileprivate func text(in stage: CaseStage) -> String {
    switch self {
    case .item(let target): stage.name(of: target)
    case .group(let group): stage.name(of: group)
    case .guide(let guide): guide.rawValue
    }
  }
}
