/// The stops of all scopes in reach as one ring, held as a few ranges of `TabOrder.stops`
/// (focus F25).
struct TabCycle {
  /// The stops of the scope in front.
  private var first: Range<Int>

  /// The stops of the scopes below, each turned so that its opener's group comes last.
  private var rest: [Range<Int>] = []

  /// A ring of the stops of one scope.
  init(_ stops: Range<Int>) { first = stops }

  /// Puts the stops of a scope in front of those below.
  ///
  /// - Parameter gap: where to turn those below, so that what follows the gap comes first.
  mutating func join(_ stops: Range<Int>, turningTo gap: TabGap?) {
    var below = ranges
    if let gap, let turn = below.firstIndex(where: { $0.contains(gap.neighbour) }) {
      let range = below[turn]
      below =
        [gap.start..<range.upperBound] + below[(turn + 1)...] + below[..<turn]
        + [range.lowerBound..<gap.start]
    }
    first = stops
    rest = below.filter { !$0.isEmpty }
  }

  /// The ranges in order.
  var ranges: [Range<Int>] { first.isEmpty ? rest : [first] + rest }

  /// The first stop; `nil` where there is none.
  var start: Int? { first.isEmpty ? rest.first?.lowerBound : first.lowerBound }

  /// The last stop; `nil` where there is none.
  var end: Int? { (rest.last ?? first).last }

  /// The stop after or before another one, round the end.
  func stop(_ step: FocusStep, from stop: Int) -> Int? {
    if first.contains(stop + step.sign), first.contains(stop) { return stop + step.sign }
    let ranges = ranges
    guard let number = ranges.firstIndex(where: { $0.contains(stop) }) else { return start }
    if ranges[number].contains(stop + step.sign) { return stop + step.sign }
    let next = ranges[(number + step.sign + ranges.count) % ranges.count]
    return step == .forward ? next.first : next.last
  }

  /// The stop after a gap.
  func stop(after gap: TabGap) -> Int? {
    switch gap {
    case .before(let stop): stop
    case .after(let stop): self.stop(.forward, from: stop)
    }
  }
}

/// A place between two stops, named by one of them.
enum TabGap {
  case before(Int)
  case after(Int)

  /// The stop that names it.
  var neighbour: Int {
    switch self {
    case .before(let stop), .after(let stop): stop
    }
  }

  /// The number from which the stops after the gap go.
  var start: Int {
    switch self {
    case .before(let stop): stop
    case .after(let stop): stop + 1
    }
  }
}
