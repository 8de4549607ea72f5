import Focus

/// What people who use the keyboard will stumble over in the world of a case.
struct LintLine: ReportLine, Encodable {
  let id: String
  let findings: [Finding]

  var isRight: Bool? { findings.isEmpty }

  private enum CodingKeys: String, CodingKey {
    case id, findings
  }

  /// One finding.
  struct Finding: Encodable {
    /// What it is, as one word.
    let kind: String

    /// The items or groups that it is about.
    let about: [String]

    /// The arrow that it is about.
    var heading: FocusHeading?

    /// What it is, in words.
    let text: String
  }

  init(_ fact: FocusCase) {
    id = fact.id
    var player = CasePlayer(fact.world)
    let stage = player.stage(for: .any)
    findings = stage.map.lint().compactMap { Finding($0, in: stage) }
  }

  var text: String {
    findings.map { "\(id): \($0.text)".replacing("\n", with: " ").printable + "\n" }.joined()
  }
}

extension LintLine.Finding {
  /// A finding in the words of the case; `nil` for one that comes of how the case was set up and
  /// not of the case.
  init?(_ finding: FocusFinding, in stage: CaseStage) {
    func name(_ target: FocusTarget) -> String { stage.name(of: target) }
    switch finding {
    case .unreachable(let item):
      self.init(
        kind: "unreachable", about: [name(item)],
        text: "\(name(item)) can't be reached by Tab and arrows")
    case .trap(let item):
      self.init(
        kind: "trap", about: [name(item)],
        text: "from \(name(item)) no Tab and no arrow leads back to the start")
    case .oneWay(let from, let heading, let to):
      self.init(
        kind: "one-way", about: [name(from), name(to)], heading: heading,
        text: "\(heading) leads from \(name(from)) to \(name(to)),"
          + " and \(heading.reversed) not back")
    case .tie(let item, let heading):
      self.init(
        kind: "tie", about: [name(item)], heading: heading,
        text: "\(heading) from \(name(item)) leads to two that are equally near")
    case .overlappingItems(let one, let other):
      guard stage.hasPlaces else { return nil }
      self.init(
        kind: "overlap", about: [name(one), name(other)],
        text: "\(name(one)) and \(name(other)) lie over each other")
    case .overlappingGroups(let one, let other):
      guard stage.hasPlaces else { return nil }
      let names = [stage.name(of: one), stage.name(of: other)]
      self.init(
        kind: "overlap", about: names,
        text: "\(names[0]) and \(names[1]) lie over each other")
    case .withoutEntry(let group):
      // An item that never takes the focus has a group to itself all the same.
      guard stage.singles[group] == nil, !stage.rows.contains(group) else { return nil }
      self.init(
        kind: "no-entry", about: [stage.name(of: group)],
        text: "nothing in \(stage.name(of: group)) can take the focus")
    case .holdsNoCell(let item):
      guard stage.hasPlaces else { return nil }
      self.init(kind: "no-extent", about: [name(item)], text: "\(name(item)) has no extent")
    case .cutShort(let group, let items):
      self.init(
        kind: "cut-short", about: [stage.name(of: group)],
        text: "only the first \(items) items of \(stage.name(of: group)) were looked at")
    case .duplicateItem, .duplicate, .unknownGroup, .unknownScope, .deadGuide:
      // The reader lets no name stand twice, and a stage names only what it has.
      return nil
    }
  }
}
