import Focus

/// A case, what the engine answers and whether that is right.
struct MoveLine: ReportLine {
  let id: String
  let answer: CaseAnswer
  let expected: CaseAnswer?
  let isRight: Bool?

  /// Whether it is a sequence, whose answer is a path; several clicks have several answers.
  private let isSequence: Bool

  /// Plays a case.
  init(_ fact: FocusCase) {
    id = fact.id
    answer = fact.answer()
    expected = fact.expected
    isRight = fact.isRight(answer)
    if case .sequence = fact.question { isSequence = true } else { isSequence = false }
  }

  /// The Tab order of a case's world, whatever the case asks.
  init(orderOf fact: FocusCase) {
    id = fact.id
    answer = .order(fact.world.order(), isCyclic: true)
    if case .order? = fact.expected { expected = fact.expected } else { expected = nil }
    isRight = expected == nil ? nil : fact.isRight(answer)
    isSequence = false
  }

  var text: String {
    let verdict =
      switch isRight {
      case true?: "ok"
      case false?: "differs, expected \(expected?.text ?? "")"
      case nil: ""
      }
    let line = "\(id): \(answer.text)" + (verdict.isEmpty ? "" : " (\(verdict))")
    return line.replacing("\n", with: " ").printable + "\n"
  }
}

extension MoveLine: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, answer, path, order, ok
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    switch answer {
    case .item(let item): try values.encode(item, forKey: .answer)
    case .path(let path): try values.encode(path, forKey: isSequence ? .path : .answer)
    case .order(let order, _): try values.encode(order, forKey: .order)
    }
    try values.encode(isRight, forKey: .ok)
  }
}

extension CaseAnswer {
  /// The answer for people; what has no focus is a dash.
  fileprivate var text: String {
    switch self {
    case .item(let item): item?.rawValue ?? "-"
    case .path(let path): path.map { $0?.rawValue ?? "-" }.joined(separator: " ")
    case .order(let order, _): order.map(\.rawValue).joined(separator: " ")
    }
  }
}
